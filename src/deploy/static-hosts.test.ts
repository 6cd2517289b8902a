import {expect, it} from 'vitest';
import {securityHeaders} from './policy.ts';
import {headersFile, redirectsFile} from './static-hosts.ts';

const site = {url: 'https://help.example', baseUrl: '/', prefixedLocales: ['ru']};

it('names no header twice for one path, and keeps hashed files for a year', () => {
  const text = headersFile(site, securityHeaders(site.url, "default-src 'self'"));
  const all = text.split('\n\n').find((block) => block.startsWith('/*\n')) ?? '';
  expect(all).toContain("  Content-Security-Policy: default-src 'self'");
  expect(all).not.toContain('Cache-Control');
  expect(text).toContain('/ru/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
});

it('stays below the length of a line that hosts allow', () => {
  for (const line of headersFile(site, securityHeaders(site.url, "default-src 'self'")).split('\n')) expect(line.length).toBeLessThan(2000);
});

it('sends every short address on: the rare ones by name, before the pattern for the rest', () => {
  const text = redirectsFile(site, [
    {code: 10001, path: '/tools/publications/issues/10001'},
    {code: 10002, path: '/tools/publications/issues/10002'},
    {code: 20004, path: '/tools/automation/issues/20004'},
  ]);
  expect(text.split('\n').slice(1, 5)).toEqual([
    '/e/20004 /docs/tools/automation/issues/20004 302',
    '/e/:code /docs/tools/publications/issues/:code 302',
    '/ru/e/20004 /ru/docs/tools/automation/issues/20004 302',
    '/ru/e/:code /ru/docs/tools/publications/issues/:code 302',
  ]);
  expect(text).toContain('/ru/* /ru/404.html 404');
});
