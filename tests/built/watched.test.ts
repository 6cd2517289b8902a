import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {addressesNow} from '../../src/delivery/redirects/published.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('every address of the documentation is one of those that may not be forgotten', () => {
  const sitemap = readFileSync(path.join(root, 'build/sitemap.xml'), 'utf8');
  const published = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname).filter((address) => address.startsWith('/docs'));
  expect(published.length).toBeGreaterThan(300);
  expect([...addressesNow(root)].sort()).toEqual(published.sort());
});
