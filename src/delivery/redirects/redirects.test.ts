import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {closestPages} from '../../shell/NotFound/closest.ts';
import {checkRedirects} from './check.ts';
import {redirectPages} from './index.ts';
import {loadOldAddresses, loadRedirects, type Redirects} from './read.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'redirects-'));
});
afterEach(() => rmSync(folder, {recursive: true}));
const read = (yaml: string): Redirects => {
  writeFileSync(path.join(folder, 'redirects.yaml'), yaml);
  return loadRedirects(folder);
};

describe('the file of redirects', () => {
  it('may hold none', () => {
    expect(read('# Nothing has moved yet.\n')).toEqual({});
  });
  it('holds addresses without language and ending, and says what it expects', () => {
    expect(read('/docs/tools/old: /docs/team#roles\n/docs/api/v4.0/old: /docs/api\n')).toEqual({
      '/docs/tools/old': '/docs/team#roles',
      '/docs/api/v4.0/old': '/docs/api',
    });
    expect(loadOldAddresses(folder).gone).toEqual([]);
    expect(read('/docs/over: {gone: The contest of 2026 has ended.}\n')).toEqual({});
    expect(loadOldAddresses(folder).gone).toEqual(['/docs/over']);
    expect(read('/docs/api/v4.0/*: /docs/api\n')).toEqual({'/docs/api/v4.0/*': '/docs/api'});
    for (const from of ['/docs/*/old', '/docs/old*', '/*', 'docs/old', '/ru/docs/old', '/docs/old/', '/docs/old.html', '/docs/old#a'])
      expect(() => read(`a: b\n${from}: /docs\n`), from).toThrow(/line 2: .*an old address is written as \/docs\/tools\/old/);
    for (const to of ['/ru/docs', 'https://x.example/', 'team', '/docs/team.mdx/', '[a]'])
      expect(() => read(`/docs/old: ${to}\n`), to).toThrow(/line 1: .*a new address is written as/);
    expect(() => read('/docs/old: {gone: so}\n')).toThrow(/line 1: .*say in a sentence why/);
  });
});

it('is served by a page that leads on, in each language, which no search engine keeps', () => {
  const pages = redirectPages('ru', '/help/ru/', {'/docs/tools/old': '/docs/team#roles'}, []);
  expect(Object.keys(pages)).toEqual(['docs/tools/old.html']);
  const html = pages['docs/tools/old.html'] ?? '';
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/help/ru/docs/team#roles">');
  expect(html).toContain('<a href="/help/ru/docs/team#roles">Страница переехала</a>');
  expect(html).toContain('content="noindex"');
  expect(redirectPages('en', '/', {'/docs/old': '/docs'}, [])['docs/old.html']).toContain('<a href="/docs">This page has moved</a>');
});

it('may be a folder, which leads on with all below it that was published', () => {
  const redirects = {'/docs/api/v4.0/*': '/docs/api', '/docs/api/v4.0/guides/*': '/docs/api/first', '/docs/api/v4.0/posts-get': '/docs/api/get-posts#new'};
  const published = ['/docs/team', '/docs/api/v4.0', '/docs/api/v4.0/posts', '/docs/api/v4.0/posts-get', '/docs/api/v4.0/guides/one', '/docs/api/v4.01'];
  const targets = Object.entries(redirectPages('en', '/', redirects, published)).map(([name, html]) => [name, /url=([^"]+)/.exec(html)?.[1]]);
  const known = {
    'docs/api/v4.0.html': '/docs/api',
    'docs/api/v4.0/guides.html': '/docs/api/first',
    'docs/api/v4.0/posts-get.html': '/docs/api/get-posts#new',
  };
  expect(Object.fromEntries(targets)).toEqual({...known, 'docs/api/v4.0/posts.html': '/docs/api', 'docs/api/v4.0/guides/one.html': '/docs/api/first'});
  expect(Object.keys(redirectPages('en', '/', redirects, [])), 'without a history').toEqual(expect.arrayContaining(Object.keys(known)));
});

it('leads from what has gone to what is there, in one step', () => {
  const addresses = new Map(
    ['/docs', '/docs/team', '/docs/billing', '/docs/tools/publications/issues/10141', '/docs/tools/publications/issues/10142'].map((address) => [
      address,
      new Set(['roles']),
    ]),
  );
  const found = (moved: Redirects, gone: readonly string[] = []) => {
    const lines = new Map([...Object.keys(moved), ...gone].map((from, index) => [from, index + 1]));
    return checkRedirects('src/data/redirects.yaml', {moved, gone}, lines, addresses, closestPages);
  };
  expect(
    found({
      '/docs/colleagues': '/docs/team',
      '/docs/rights': '/docs/team#roles',
      '/docs/tools/automation/issues/10141': '/docs/tools/publications/issues/10141',
    }),
  ).toEqual([]);
  const faults = found({
    '/docs/a': '/docs/taem',
    '/docs/b': '/docs/team#rules',
    '/docs/billing': '/docs/team',
    '/docs/c': '/docs/d',
    '/docs/d': '/docs/team',
    '/docs/e': '/docs/f',
    '/docs/f': '/docs/e',
    '/docs/tools/automation/issues/10999': '/docs/tools/publications/issues/10142',
    '/e/10999': '/docs/team',
  });
  expect(faults.map(({line, message}) => `${line} ${message}`)).toEqual([
    expect.stringMatching(/^1 \/docs\/a: "\/docs\/taem": there is no such page\. Did you mean \/docs\/team\?$/),
    expect.stringContaining('2 /docs/b: "/docs/team#rules": the page has no section "rules". Did you mean roles?'),
    expect.stringContaining('3 /docs/billing: this page is there'),
    expect.stringContaining('4 /docs/c: "/docs/d" is led on to "/docs/team"; name that'),
    expect.stringContaining('6 /docs/e: "/docs/f" leads back here'),
    expect.stringContaining('7 /docs/f: "/docs/e" leads back here'),
    expect.stringContaining('8 /docs/tools/automation/issues/10999: a code keeps its page for good'),
    expect.stringContaining('9 /e/10999: short addresses are made of the codes'),
  ]);
  expect(found({'/docs/api/v4.0/*': '/docs', '/docs/api/v4.0/posts': '/docs/team'}), 'a folder, and one of it apart').toEqual([]);
  const ofFolders = found({'/docs/tools/*': '/docs', '/docs/old/*': '/docs/old/new', '/docs/a': '/docs/old/b', '/docs/team/*': '/docs'}, ['/docs/old/x']);
  expect(ofFolders.map(({line, message}) => `${line} ${message}`)).toEqual([
    expect.stringMatching(/^1 \/docs\/tools\/\*: \/docs\/tools\/publications\/issues\/10141 is there, and 1 more below this folder; .* a line of its own$/),
    expect.stringContaining('2 /docs/old/*: "/docs/old/new" leads back here'),
    expect.stringContaining('3 /docs/a: "/docs/old/b" leads back here'),
    expect.stringMatching(/^4 \/docs\/team\/\*: \/docs\/team is there; such a line is for a folder/),
    expect.stringContaining('5 /docs/old/x: "/docs/old/*" leads it on to "/docs/old/new"; delete this line'),
  ]);
  expect(found({}, ['/docs/over'])).toEqual([]);
  expect(found({}, ['/docs/team', '/docs/tools/publications/issues/10999']).map(({line, message}) => `${line} ${message}`)).toEqual([
    expect.stringContaining('1 /docs/team: this page is there'),
    expect.stringContaining('2 /docs/tools/publications/issues/10999: a code keeps its page for good'),
  ]);
});
