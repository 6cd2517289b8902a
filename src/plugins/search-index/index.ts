import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildIndex} from '../../search/build-index.ts';
import {collectPages, pagesByTag} from '../../search/collect.ts';
import {indexFolder} from '../../search/format.ts';
import {loadSynonyms} from '../../search/synonyms.ts';

/** Writes the files of the embedded search beside the built pages, read from those pages. */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  const {currentLocale, locales} = context.i18n;
  const {embedded} = context.siteConfig.themeConfig.algolia as {readonly embedded: boolean};
  return {
    name: 'search-index',
    getPathsToWatch: () => ['src/search/synonyms.*.yaml'],
    async postBuild({outDir, baseUrl}) {
      if (!embedded) return;
      const others = locales.filter((locale) => locale !== currentLocale);
      const synonyms = loadSynonyms(currentLocale);
      for (const [tag, pages] of pagesByTag(collectPages(outDir, baseUrl, currentLocale, others))) {
        for (const file of buildIndex(tag, pages, synonyms)) {
          const target = path.join(outDir, indexFolder, file.path);
          mkdirSync(path.dirname(target), {recursive: true});
          writeFileSync(target, file.json);
        }
      }
    },
  };
}
