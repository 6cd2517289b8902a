import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {documentsOf} from '../documents.ts';
import {faqOf, howToOf, withData} from './read.ts';

const readers = {faq: faqOf, connecting: howToOf} as const;

/** Tells search engines which pages are questions with answers and which are instructions; breadcrumbs come from Docusaurus. */
export default function structuredDataPlugin(context: LoadContext): Plugin {
  const pages: {readonly permalink: string; readonly kind: keyof typeof readers}[] = [];
  return {
    name: 'structured-data',
    async allContentLoaded({allContent}) {
      for (const {permalink, frontMatter} of documentsOf(allContent)) {
        const kind = frontMatter.kind;
        if (kind === 'faq' || kind === 'connecting') pages.push({permalink, kind});
      }
    },
    async postBuild({outDir, baseUrl}) {
      for (const {permalink, kind} of pages) {
        const file = path.join(outDir, `${permalink.slice(baseUrl.length)}.html`);
        // A page that was not written as a file of its own has nothing to be told.
        if (!existsSync(file)) continue;
        const html = readFileSync(file, 'utf8');
        const data = readers[kind](html, context.i18n.currentLocale);
        if (data) writeFileSync(file, withData(html, data));
      }
    },
  };
}
