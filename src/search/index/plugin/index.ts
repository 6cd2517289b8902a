import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../../config/product.ts';
import {loadNetworks} from '../../../facts/load.ts';
import {buildIndex} from '../build-index.ts';
import {collectPages, pagesByTag} from '../collect.ts';
import {indexFolder} from '../../engine/format.ts';
import {loadSynonyms} from '../synonyms.ts';

/** Names of the networks, without what stands in brackets behind some of them. */
function networkNames(locale: Locale): string[] {
  return Array.from(loadNetworks().values(), ({name}) => name[locale].replace(/\s*\(.*\)$/, ''));
}

/** Writes the files of the embedded search beside the built pages, read from those pages. */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  const {currentLocale, locales} = context.i18n;
  const {embedded} = context.siteConfig.themeConfig.algolia as {readonly embedded: boolean};
  return {
    name: 'search-index',
    getPathsToWatch: () => ['src/data/synonyms.*.yaml'],
    async postBuild({outDir, baseUrl}) {
      if (!embedded) return;
      const others = locales.filter((locale) => locale !== currentLocale);
      const names = {synonyms: loadSynonyms(currentLocale), subjects: networkNames(currentLocale as Locale)};
      for (const [tag, pages] of pagesByTag(collectPages(outDir, baseUrl, currentLocale, others))) {
        for (const file of buildIndex(tag, pages, names)) {
          const target = path.join(outDir, indexFolder, file.path);
          mkdirSync(path.dirname(target), {recursive: true});
          writeFileSync(target, file.json);
        }
      }
    },
  };
}
