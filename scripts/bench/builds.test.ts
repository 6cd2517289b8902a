import {existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {copyOfSources, makeStock, multiplyErrorPages} from './builds.ts';
import {ownThemeParts, stockNames} from './stock-settings.ts';

let folder = '';
const at = (...names: readonly string[]): string => path.join(folder, ...names);
function write(file: string, text = ''): void {
  mkdirSync(path.dirname(at(file)), {recursive: true});
  writeFileSync(at(file), text);
}
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bench-test-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

describe('a copy of the sources', () => {
  it('has the packages, and a place of its own for what builds keep', () => {
    write('site/docs/a.mdx', 'text');
    write('site/build/index.html');
    write('site/node_modules/left-pad/index.js', 'code');
    write('site/node_modules/.cache/kept', 'of the project');
    copyOfSources(at('site'), at('copy'));
    expect(readFileSync(at('copy/docs/a.mdx'), 'utf8')).toBe('text');
    expect(existsSync(at('copy/build'))).toBe(false);
    expect(readFileSync(at('copy/node_modules/left-pad/index.js'), 'utf8')).toBe('code');
    expect(lstatSync(at('copy/node_modules')).isSymbolicLink()).toBe(false);
    expect(existsSync(at('copy/node_modules/.cache'))).toBe(false);
    write('copy/node_modules/.cache/kept', 'of the copy');
    expect(readFileSync(at('site/node_modules/.cache/kept'), 'utf8')).toBe('of the project');
  });

  it('becomes stock without the parts that make the site lean', () => {
    for (const part of [...ownThemeParts, 'src/theme/SearchBar']) write(`${part}/index.tsx`);
    write(stockNames.file, "import names from '@page-names';");
    makeStock(folder);
    expect(ownThemeParts.filter((part) => existsSync(at(part)))).toEqual([]);
    expect(existsSync(at('src/theme/SearchBar'))).toBe(true);
    expect(readFileSync(at(stockNames.file), 'utf8')).not.toContain('@page-names');
    expect(readFileSync(at('stock.config.ts'), 'utf8')).toContain('export default stockSettings(config)');
  });
});

it('ten times the errors are errors with facts, codes and pages of their own', () => {
  const trees = ['docs', 'i18n/ru/docusaurus-plugin-content-docs/current'];
  const groups: Readonly<Record<string, readonly [string, ...number[]]>> = {general: ['publications', 10000, 10032], automation: ['automation', 20004]};
  for (const [group, [tool, ...codes]] of Object.entries(groups)) {
    write(`src/data/errors/${group}.yaml`, `group: ${group}\nerrors:\n${codes.map((code) => `  - {code: ${code}, category: token}\n`).join('')}`);
    for (const tree of trees)
      for (const code of codes) write(`${tree}/tools/${tool}/issues/${code}.mdx`, `kind: error of ${code}\ntitle: Page of code ${code}\n`);
  }
  write('src/data/errors/ranges.yaml', 'general: [[10000, 10032]]\n');
  expect(multiplyErrorPages(folder, 10)).toBe(3 * 9 * 2);
  const {errors} = parse(readFileSync(at('src/data/errors/general.yaml'), 'utf8')) as {errors: {code: number; category: string}[]};
  const all = errors.map(({code}) => code);
  expect([all.length, new Set(all).size, all.every((code) => /^\d{5}$/.test(String(code)))]).toEqual([20, 20, true]);
  expect(new Set(errors.map(({category}) => category))).toEqual(new Set(['token']));
  for (const tree of trees) for (const code of all) expect(readFileSync(at(tree, `tools/publications/issues/${code}.mdx`), 'utf8')).toMatch(/^kind: error/);
  expect(existsSync(at('docs/tools/automation/issues/41004.mdx'))).toBe(true);
  // A title that is there ten times would weigh nothing once it is compressed.
  const titles = all.map((code) => /^title: (.*)$/m.exec(readFileSync(at('docs/tools/publications/issues', `${code}.mdx`), 'utf8'))?.[1]);
  expect(new Set(titles).size).toBeGreaterThan(10);
});
