import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {collectPages, pagesByTag} from './collect.ts';

const html = (title: string, tag: string): string =>
  `<!doctype html><html><head><meta name=docsearch:language content=en><meta name=docsearch:docusaurus_tag content=${tag}></head><body><main><article><h1>${title}</h1><p>Text</p></article></main></body></html>`;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'search-collect-'));
  const files: Readonly<Record<string, string>> = {
    'index.html': html('Home', 'default'),
    '404.html': html('Page not found', 'default'),
    'docs/team.html': html('Team', 'docs-default-current'),
    'docs/e/404.html': html('Error 404', 'docs-default-current'),
    'docs/api/index.html': html('API', 'docs-api-4.1'),
    'ru/404.html': html('Страница не найдена', 'default'),
    'ru/docs/team.html': html('Команда', 'docs-default-current'),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
});

afterEach(() => rmSync(folder, {recursive: true}));

describe('pages of a build', () => {
  it('are those of one language, by their addresses, without the page for addresses that are not there', () => {
    expect(collectPages(folder, '/', 'en', ['ru']).map((page) => page.path)).toEqual(['/docs/api', '/docs/e/404', '/docs/team', '/']);
    expect(collectPages(path.join(folder, 'ru'), '/ru/', 'ru', []).map((page) => page.path)).toEqual(['/ru/docs/team']);
  });

  it('go into one index a docs version; those outside any docs join the unversioned ones', () => {
    const tags = pagesByTag(collectPages(folder, '/', 'en', ['ru']));
    expect([...tags].map(([tag, pages]) => [tag, pages.map((page) => page.title)])).toEqual([
      ['docs-api-4.1', ['API']],
      ['docs-default-current', ['Error 404', 'Team', 'Home']],
    ]);
  });
});
