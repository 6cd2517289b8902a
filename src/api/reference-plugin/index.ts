import type {LoadContext, Plugin} from '@docusaurus/types';
import {generateReference} from '../generate.ts';

/** Docusaurus loads its plugins anew for each language; the reference of all languages is made once. */
const made = Symbol.for('api reference');

async function make(siteDir: string): Promise<void> {
  const started = performance.now();
  const files = await generateReference(siteDir);
  console.log(`API reference: ${files.length} files made in ${Math.round(performance.now() - started)} ms`);
}

/** Makes the pages, menus and downloads of the API reference from `openapi/` before any plugin reads its content, and again when a document changes. */
export default async function apiReferencePlugin({siteDir}: LoadContext): Promise<Plugin> {
  const store = globalThis as {[made]?: Promise<void>};
  store[made] ??= make(siteDir);
  await store[made];
  let isFresh = true;
  return {
    name: 'api-reference',
    getPathsToWatch: () => ['openapi/*.yaml'],
    async loadContent() {
      if (!isFresh) await make(siteDir);
      isFresh = false;
    },
  };
}
