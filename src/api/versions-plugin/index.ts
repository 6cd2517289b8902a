import type {Plugin} from '@docusaurus/types';
import {readDocument} from '../document.ts';
import type {ApiDocument} from '../types.ts';
import {apiVersions} from '../versions.ts';
import {pairsOf, type Pair} from './pairs.ts';

export interface ApiVersionsData {
  readonly pairs: readonly Pair[];
}

/** Gives the browser which page of API 4.1 stands for which of 4.0: about a kilobyte, from the OpenAPI documents. */
export default function apiVersionsPlugin(): Plugin<ApiVersionsData> {
  return {
    name: 'api-versions',
    loadContent: async () => {
      const [newer, older] = apiVersions;
      if (!newer || !older) return {pairs: []};
      return {pairs: pairsOf(readDocument(newer) as unknown as ApiDocument, readDocument(older) as unknown as ApiDocument)};
    },
    contentLoaded: async ({content, actions}) => {
      actions.setGlobalData(content);
    },
    getPathsToWatch: () => ['openapi/*.yaml'],
  };
}
