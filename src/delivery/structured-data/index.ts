import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {documentsOf} from '../../content/documents.ts';
import {faqOf, howToOf, questionOf, type StructuredData, withData} from './read.ts';

/** What a page of a kind tells of itself, read from its HTML. */
const readers: ReadonlyMap<unknown, (html: string, language: string) => StructuredData | undefined> = new Map([
  ['faq', faqOf],
  ['question', questionOf],
  ['connecting', howToOf],
]);

/** Tells search engines which pages are questions with answers and which are instructions; breadcrumbs come from the theme (`src/theme/DocBreadcrumbs`). */
export default function structuredDataPlugin(context: LoadContext): Plugin {
  const pages: {readonly permalink: string; readonly kind: unknown}[] = [];
  return {
    name: 'structured-data',
    async allContentLoaded({allContent}) {
      for (const {permalink, frontMatter} of documentsOf(allContent)) {
        if (readers.has(frontMatter.kind)) pages.push({permalink, kind: frontMatter.kind});
      }
    },
    async postBuild({outDir, baseUrl}) {
      for (const {permalink, kind} of pages) {
        const file = path.join(outDir, `${permalink.slice(baseUrl.length)}.html`);
        // A page that was not written as a file of its own has nothing to be told.
        if (!existsSync(file)) continue;
        const html = readFileSync(file, 'utf8');
        const data = readers.get(kind)?.(html, context.i18n.currentLocale);
        if (data) writeFileSync(file, withData(html, data));
      }
    },
  };
}
