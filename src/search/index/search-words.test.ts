import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadErrors} from '../../facts/load.ts';
import {keyOf, loadSearchWords, withSearchWords} from './search-words.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folders = ['docs', 'api_versioned_docs/version-4.1'];

/** Whether a key names a page that is written; the API's pages stand below /docs/api. */
function isPage(key: string): boolean {
  if (/^\d{5}$/.test(key)) return loadErrors().has(Number(key));
  const [folder, page] = key === 'api' || key.startsWith('api/') ? [folders[1], key.slice(4)] : [folders[0], key];
  return [`${page}.mdx`, `${page}/index.mdx`].some((file) => existsSync(path.join(root, folder ?? '', file.replace(/^\//, ''))));
}

describe('words by which pages are looked for', () => {
  it('stand under pages that exist', () => {
    expect(Object.keys(loadSearchWords()).filter((key) => !isPage(key))).toEqual([]);
  });
  it('are added to the page, in its language', () => {
    const page = {path: '/ru/docs/billing', language: 'ru', tag: 't', version: 'v', group: 'g', title: 't', keywords: ['a'], codes: [], sections: []};
    expect(withSearchWords([page], 'ru', {billing: {en: ['price'], ru: ['цена']}})[0]?.keywords).toEqual(['a', 'цена']);
    expect(keyOf('/docs/tools/publications/issues/10141')).toBe('10141');
  });
});
