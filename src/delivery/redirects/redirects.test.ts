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
    for (const from of ['docs/old', '/ru/docs/old', '/docs/old/', '/docs/old.html', '/docs/old#a'])
      expect(() => read(`a: b\n${from}: /docs\n`), from).toThrow(/line 2: .*an old address is written as \/docs\/tools\/old/);
    for (const to of ['/ru/docs', 'https://x.example/', 'team', '/docs/team.mdx/', '[a]'])
      expect(() => read(`/docs/old: ${to}\n`), to).toThrow(/line 1: .*a new address is written as/);
    expect(() => read('/docs/old: {gone: so}\n')).toThrow(/line 1: .*say in a sentence why/);
  });
});

it('is served by a page that leads on, in each language, which no search engine keeps', () => {
  const pages = redirectPages('ru', '/help/ru/', {'/docs/tools/old': '/docs/team#roles'});
  expect(Object.keys(pages)).toEqual(['docs/tools/old.html']);
  const html = pages['docs/tools/old.html'] ?? '';
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/help/ru/docs/team#roles">');
  expect(html).toContain('<a href="/help/ru/docs/team#roles">Страница переехала</a>');
  expect(html).toContain('content="noindex"');
  expect(redirectPages('en', '/', {'/docs/old': '/docs'})['docs/old.html']).toContain('<a href="/docs">This page has moved</a>');
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
  expect(found({}, ['/docs/over'])).toEqual([]);
  expect(found({}, ['/docs/team', '/docs/tools/publications/issues/10999']).map(({line, message}) => `${line} ${message}`)).toEqual([
    expect.stringContaining('1 /docs/team: this page is there'),
    expect.stringContaining('2 /docs/tools/publications/issues/10999: a code keeps its page for good'),
  ]);
});
