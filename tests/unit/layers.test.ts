import {existsSync, globSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The rooms of the house from the ground up. A room imports from itself and from rooms above it in this list, never from one below: what
 * a change of the search needs lies in the search and under it, and the shell can be rebuilt without touching a fact.
 */
const rooms = [
  'src/config',
  'src/data',
  'src/language',
  'src/text',
  'src/ui',
  'src/facts',
  'src/content',
  'packages/lean',
  'src/errors',
  'src/search',
  'src/checker',
  'src/api',
  'src/delivery',
  'src/shell',
  'src/theme',
  'src/pages',
] as const;

/** Where the list bends, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/lean -> src/api': 'the documentation plugin takes the dates of generated pages from their document',
  'packages/lean -> src/theme': 'the parts of the docs plugin’s pages are brought with the page, by the names that Docusaurus has for them',
  'src/search -> src/theme': 'the page of the search stands in the layout of every page, by the name that Docusaurus has for it',
  'src/api -> src/theme': 'the switch of versions is an entry of the navbar, by the name that Docusaurus has for it',
  'src/shell -> src/theme': 'what stands around the text is put together of parts of the theme, some of which are replaced',
};

const roomOf = (file: string): string => file.split('/').slice(0, 2).join('/');
const isRoom = (name: string): boolean => (rooms as readonly string[]).includes(name);
const replaced = (part: string): boolean => ['', '.tsx', '.ts'].some((ending) => existsSync(path.join(root, `src/theme/${part}${ending}`)));

/** The file that an import leads to, from the root; undefined for packages, and for parts of the theme that the site takes as they are. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  const part = specifier.startsWith('@theme/') ? specifier.slice('@theme/'.length) : undefined;
  return part !== undefined && replaced(part) ? `src/theme/${part}` : undefined;
}

/** What a source text imports, with its effects alone and while it runs too. */
function importedFrom(file: string, source: string): string[] {
  const specifiers = [...source.matchAll(/(?:\bfrom|\bimport\(|^import)\s*['"]([^'"]+)['"]/gm)].map((match) => match[1] ?? '');
  return specifiers.flatMap((specifier) => targetOf(file, specifier) ?? []);
}

/** Imports that point to a room below their own. */
function wrongWay(file: string, source: string): string[] {
  const own = rooms.indexOf(roomOf(file) as (typeof rooms)[number]);
  if (own < 0) return [`${file}: ${roomOf(file)} is no room of tests/unit/layers.test.ts; give it its place there and in ARCHITECTURE.md`];
  return importedFrom(file, source)
    .filter((target) => rooms.indexOf(roomOf(target) as (typeof rooms)[number]) > own)
    .filter((target) => exceptions[`${roomOf(file)} -> ${roomOf(target)}`] === undefined)
    .map((target) => `${file} imports ${target}: ${roomOf(file)} may not know ${roomOf(target)}`);
}

it('imports point one way', () => {
  const files = globSync('{src,packages}/**/*.{ts,tsx,mts}', {cwd: root})
    .map((file) => file.split(path.sep).join('/'))
    // What stands in no folder are types for all of them.
    .filter((file) => !/\.test\.tsx?$/.test(file) && file !== 'src/types.d.ts');
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => wrongWay(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

it('sees an import that points the wrong way', () => {
  expect(wrongWay('src/facts/a.ts', "import {b} from '../shell/b.ts';")).toEqual(['src/facts/a.ts imports src/shell/b.ts: src/facts may not know src/shell']);
  expect(wrongWay('src/shell/a.ts', "import {b} from '@site/src/facts/b.ts';")).toEqual([]);
  expect(wrongWay('src/facts/a.ts', "import '@site/src/search/b.ts';")).toHaveLength(1);
  expect(wrongWay('src/facts/a.ts', "const {b} = await import('../errors/b.ts');")).toHaveLength(1);
});

it('sees what a room takes from the theme, where the site has replaced it', () => {
  const [part = ''] = readdirSync(path.join(root, 'src/theme'), {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  expect(wrongWay('src/facts/a.ts', `import Part from '@theme/${part}';`)).toEqual([
    `src/facts/a.ts imports src/theme/${part}: src/facts may not know src/theme`,
  ]);
  expect(wrongWay('src/facts/a.ts', "import Part from '@theme/PartThatNobodyReplaced';")).toEqual([]);
});

it('knows every folder, each says what it is for, and one that is not listed is named', () => {
  const folders = ['src', 'packages'].flatMap((above) =>
    readdirSync(path.join(root, above), {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? [`${above}/${entry.name}`] : [])),
  );
  expect(folders.filter((folder) => !isRoom(folder))).toEqual([]);
  expect(folders.filter((folder) => !existsSync(path.join(root, folder, 'README.md')))).toEqual([]);
  expect(wrongWay('src/cellar/a.ts', '')).toEqual([expect.stringContaining('src/cellar is no room')]);
});
