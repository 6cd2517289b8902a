import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../../config/product.ts';
import {buildIndex} from '../build-index.ts';
import {collectPages, pagesByTag} from '../collect.ts';
import {indexFolder} from '../../engine/format.ts';
import {answerFiles} from '../answers.ts';
import {withErrorFacts} from '../facts.ts';
import {indexNames} from '../names.ts';
import {withSearchWords} from '../search-words.ts';

/** Writes the files of the embedded search beside the built pages, read from those pages. */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  const {currentLocale, locales} = context.i18n;
  const {embedded} = context.siteConfig.themeConfig.algolia as {readonly embedded: boolean};
  return {
    name: 'search-index',
    getPathsToWatch: () => ['src/data/synonyms.*.yaml', 'src/data/search-words.yaml'],
    async postBuild({outDir, baseUrl}) {
      if (!embedded) return;
      const others = locales.filter((locale) => locale !== currentLocale);
      const locale = currentLocale as Locale;
      const names = indexNames(locale);
      const pages = withSearchWords(withErrorFacts(collectPages(outDir, baseUrl, locale, others), locale), locale);
      const files = [...pagesByTag(pages)].flatMap(([tag, ofTag]) => buildIndex(tag, ofTag, names));
      for (const file of [...files, ...answerFiles(locale)]) {
        const target = path.join(outDir, indexFolder, file.path);
        mkdirSync(path.dirname(target), {recursive: true});
        writeFileSync(target, file.json);
      }
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
            use: [{loader: fileURLToPath(new URL('../../window/query-length.cjs', import.meta.url))}],
          },
        ],
      },
    }),
  };
}
