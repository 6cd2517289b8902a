import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {servedPath} from './served-path.ts';

export type Document = LoadedContent['loadedVersions'][number]['docs'][number];

/** Every page of every documentation instance and version, as the docs plugin has read them; `permalink` is the path that answers without leading on. */
export function documentsOf(allContent: AllContent): Document[] {
  return Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap((content) =>
    (content as LoadedContent).loadedVersions.flatMap((version) => version.docs.map((document) => ({...document, permalink: servedPath(document.permalink)}))),
  );
}
