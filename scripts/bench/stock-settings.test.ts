import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import config from '../../docusaurus.config.ts';
import {ownThemeParts, stockNames, stockSettings} from './stock-settings.ts';

const root = path.resolve(import.meta.dirname, '../..');
const names = (list: readonly unknown[] | undefined): string[] => (list ?? []).map((item) => String(Array.isArray(item) ? item[0] : item));

it('has nothing of what makes this site lean, and all the rest', () => {
  const stock = stockSettings(config);
  const [before, after] = [
    [...names(config.plugins), ...names(config.presets), ...names(config.themes)],
    [...names(stock.plugins), ...names(stock.presets), ...names(stock.themes)],
  ];
  expect(before.filter((name) => !after.includes(name))).toEqual([
    './packages/lean/docs/index.ts',
    './packages/lean/docs/index.ts',
    './packages/lean/bundle/index.ts',
    './src/content/highlight/plugin/index.ts',
    './src/delivery/preset/index.ts',
    './packages/lean/docs-parts/index.ts',
  ]);
  expect(after.filter((name) => !before.includes(name))).toEqual(['@docusaurus/plugin-content-docs', '@docusaurus/plugin-content-docs']);
  expect(Object.keys(stock.future ?? {})).toEqual(['experimental_vcs']);
});

it('reads the same pages with the same options, but for the highlighting', () => {
  const options = (list: typeof config.plugins, name: string): unknown[] =>
    (list ?? []).filter((item) => Array.isArray(item) && item[0] === name).map((item) => (item as [string, object])[1]);
  const own = options(config.plugins, './packages/lean/docs/index.ts');
  expect(options(stockSettings(config).plugins, '@docusaurus/plugin-content-docs')).toEqual(own.map((item) => ({...(item as object), rehypePlugins: []})));
});

it('takes out theme parts that exist', () => {
  expect([...ownThemeParts, stockNames.file].filter((folder) => !existsSync(path.join(root, folder)))).toEqual([]);
});
