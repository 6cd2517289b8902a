import {expect, it} from 'vitest';
import {readThirdParties} from '../config/third-parties.ts';
import {hashOf} from './inline-scripts.ts';
import {contentSecurityPolicy, securityHeaders, sourcesOfSearch} from './policy.ts';
import {headersFile, redirectsFile} from './static-hosts.ts';

const site = {url: 'https://help.example', baseUrl: '/', prefixedLocales: ['ru'], moved: {}, gone: []};

it('names no header twice for one path, and keeps hashed files for a year', () => {
  const text = headersFile(site, securityHeaders(site.url, "default-src 'self'"));
  const all = text.split('\n\n').find((block) => block.startsWith('/*\n')) ?? '';
  expect(all).toContain("  Content-Security-Policy: default-src 'self'");
  expect(all).not.toContain('Cache-Control');
  expect(text).toContain('/ru/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
});

/** The policy as long as it gets: every service on, and as many inline scripts as the build has. */
const everything = {ANALYTICS_ID: 'x', COUNTER_ID: 'x', CHAT_ID: 'x', SEARCH_BACKEND: 'algolia'};
function longestPolicy(scripts: number): string {
  const hashes = Array.from({length: scripts}, (_, index) => hashOf(String(index)));
  return contentSecurityPolicy({scripts: hashes, styles: [hashOf('style')]}, [
    ...readThirdParties(everything).map(({sources}) => sources),
    ...sourcesOfSearch(everything),
  ]);
}

it('stays below the length of a line that hosts allow, with every service on', () => {
  const lines = headersFile(site, securityHeaders(site.url, longestPolicy(5))).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

it('is not written with a policy that hosts would leave out', () => {
  expect(() => headersFile(site, securityHeaders(site.url, longestPolicy(20)))).toThrow(/Content-Security-Policy.* characters, and static hosts take 2000/);
});

it('lets the hashed files of the search be kept for a year, and not the lists that name them', () => {
  const text = headersFile(site, []);
  // As both hosts read a pattern: a placeholder is one part of a path, a star everything.
  const kept = text
    .split('\n\n')
    .filter((block) => block.includes('immutable'))
    .map((block) => new RegExp(`^${(block.split('\n')[0] ?? '').replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`));
  const isKept = (path: string): boolean => kept.some((pattern) => pattern.test(path));
  for (const base of ['', '/ru']) {
    expect(isKept(`${base}/search-index/docs-default-current/228939b80b6a/words.json`)).toBe(true);
    expect(isKept(`${base}/search-index/docs-default-current/228939b80b6a/page/17.json`)).toBe(true);
    expect(isKept(`${base}/search-index/docs-default-current/headings.json`)).toBe(false);
    expect(isKept(`${base}/errors.json`)).toBe(false);
  }
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

it('leads old addresses on for good, in every language and as Markdown', () => {
  const text = redirectsFile({...site, moved: {'/docs/tools/old': '/docs/team#roles'}}, []);
  expect(text.split('\n').slice(1, 5)).toEqual([
    '/docs/tools/old /docs/team#roles 301',
    '/docs/tools/old.md /docs/team.md 301',
    '/ru/docs/tools/old /ru/docs/team#roles 301',
    '/ru/docs/tools/old.md /ru/docs/team.md 301',
  ]);
});

it('leads a folder on with all below it, after the addresses that have a line of their own', () => {
  const text = redirectsFile(
    {...site, prefixedLocales: [], moved: {'/docs/v1/*': '/docs/api#start', '/docs/v1/new/*': '/docs', '/docs/v1/posts': '/docs/team'}},
    [],
  );
  expect(text.split('\n').slice(1, -1)).toEqual([
    '/docs/v1/posts /docs/team 301',
    '/docs/v1/posts.md /docs/team.md 301',
    '/docs/v1/new /docs 301',
    '/docs/v1/new.md /docs.md 301',
    '/docs/v1/new/* /docs 301',
    '/docs/v1 /docs/api#start 301',
    '/docs/v1.md /docs/api.md 301',
    '/docs/v1/* /docs/api#start 301',
  ]);
});
