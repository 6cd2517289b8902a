import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';

const own = createRequire(import.meta.url);
const load = own('./loader.cjs') as (this: object, source: string) => string;
const {take} = own('./fired.cjs') as {readonly take: () => ReadonlyMap<string, number>};

it('puts interface texts into typographer’s spaces on the server as in the browser, and counts what a browser loads', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'loader-'));
  writeFileSync(path.join(folder, 'codeTranslations.json'), JSON.stringify({a: 'Файл в посте'}));
  writeFileSync(path.join(folder, 'i18n.json'), JSON.stringify({currentLocale: 'ru'}));
  const made = (source: string, server: boolean): string =>
    load.call(
      {getOptions: () => ({rewrite: 'texts', generatedFilesDir: folder, server}), cacheable: () => {}, addDependency: () => {}, resourcePath: 'a.js'},
      source,
    );
  const [source, typeset] = [`translate({id: 'a', message: 'A file in the post'})`, 'translate({message: "Файл в\u00a0посте"})'];
  take();
  expect(made(source, true)).toBe(typeset);
  expect(take()).toEqual(new Map());
  expect(made('const none = 1;', false)).toBe('const none = 1;');
  expect(take()).toEqual(new Map());
  expect(made(source, false)).toBe(typeset);
  expect(take()).toEqual(new Map([['texts', 1]]));
  rmSync(folder, {recursive: true});
});
