import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {isPrivate, withoutHash} from './private-pages.ts';

const checker = '/docs/tools/publications/post-checker';

describe('private pages', () => {
  it('are told in every language and spelling of the address', () => {
    for (const pathname of [checker, `/ru${checker}`, `${checker}/`, `${checker}.html`]) expect(isPrivate(pathname), pathname).toBe(true);
    for (const pathname of ['/', '/docs/tools/publications', `${checker}/more`]) expect(isPrivate(pathname), pathname).toBe(false);
  });
  it('exist', () => {
    expect(existsSync(path.resolve(import.meta.dirname, '../../..', `.${checker}.mdx`))).toBe(true);
  });
  it('are named to services without what the reader wrote', () => {
    expect(withoutHash(new URL(`https://help.example${checker}?a=1#check=1&text=secret`))).toBe(`https://help.example${checker}?a=1`);
  });
});
