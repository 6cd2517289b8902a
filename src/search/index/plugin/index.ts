import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../../config/product.ts';
import {servedPath} from '../../../content/served-path.ts';
import {buildIndex} from '../build-index.ts';
import {collectPages, pagesByTag, unversionedTag} from '../collect.ts';
import {indexFolder} from '../../engine/format.ts';
import {answersFile} from '../answers.ts';
import {withErrorFacts} from '../facts.ts';
import {learnedIndex} from '../learned.ts';
import {pageFromSource} from '../from-sources.ts';
import {indexNames} from '../names.ts';
import type {SearchPage} from '../page.ts';
import {withQuestions} from '../questions.ts';
import {withSearchWords} from '../search-words.ts';

/** Writes the files of the index below a folder. To learn takes seconds: while pages are written it is left out. */
function writeIndex(pages: readonly SearchPage[], folder: string, locale: Locale, learns: boolean): void {
  const names = indexNames(locale);
  const known = withQuestions(withSearchWords(withErrorFacts(pages, locale), locale), locale);
  for (const [tag, those] of pagesByTag(known)) {
    // The indexes are searched together: one of them brings the synonyms.
    for (const file of buildIndex(tag, those, tag === unversionedTag ? names : {...names, synonyms: []})) {
      const target = path.join(folder, indexFolder, file.path);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, file.json);
    }
  }
  for (const file of [answersFile(locale), ...(learns ? [learnedIndex(known, locale)] : [])])
    writeFileSync(path.join(folder, indexFolder, file.path), file.json);
}

/** Every listed page of every instance and version, from its source. */
function pagesOfSources(allContent: AllContent, siteDir: string, locale: Locale): SearchPage[] {
  return Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(([instance, content]) =>
    (content as LoadedContent).loadedVersions.flatMap((version) =>
      version.docs
        .filter(({unlisted}) => !unlisted)
        .map((document) => {
          const source = readFileSync(document.source.replace('@site', siteDir), 'utf8');
          const tag = `docs-${instance}-${version.versionName}`;
          return pageFromSource({...document, permalink: servedPath(document.permalink)}, source, tag, version.versionName, locale);
        }),
    ),
  );
}

/** Writes the files of the embedded search beside the built pages, read from those pages. */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  const {currentLocale, locales} = context.i18n;
  const {embedded} = context.siteConfig.themeConfig.algolia as {readonly embedded: boolean};
  const locale = currentLocale as Locale;
  const isWriting = process.env.NODE_ENV === 'development';
  const written = path.join(context.generatedFilesDir, 'written-search');
  return {
    name: 'search-index',
    getPathsToWatch: () => ['src/data/synonyms.*.yaml', 'src/data/search-words.yaml', 'src/data/questions.*.yaml'],
    // npm start builds no page: it searches the pages' sources, in a folder that its server hands out.
    async allContentLoaded({allContent}) {
      if (!embedded || !isWriting) return;
      writeIndex(pagesOfSources(allContent, context.siteDir, locale), written, locale, false);
    },
    // Docusaurus hands `devServer` on; its type does not know it.
    configureWebpack: (): object => ({
      module: {
        rules: [
          {
            test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
            use: [{loader: fileURLToPath(new URL('../../window/docsearch-parts.cjs', import.meta.url))}],
          },
        ],
      },
      ...(embedded && isWriting ? {devServer: {static: [{publicPath: `${context.baseUrl}${indexFolder}`, directory: path.join(written, indexFolder)}]}} : {}),
    }),
    async postBuild({outDir, baseUrl}) {
      if (!embedded) return;
      const others = locales.filter((other) => other !== currentLocale);
      writeIndex(collectPages(outDir, baseUrl, locale, others), outDir, locale, true);
    },
  };
}
