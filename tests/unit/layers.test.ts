import {globSync, readFileSync} from 'node:fs';
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
};

const roomOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/** Imports between rooms in a source text, by the room they lead to. */
function importedFrom(file: string, source: string): string[] {
  const specifiers = [...source.matchAll(/(?:from|import\()\s*['"](\.{1,2}\/[^'"]+|@site\/[^'"]+)['"]/g)].map((match) => match[1] ?? '');
  return specifiers.map((specifier) =>
    specifier.startsWith('@site/') ? specifier.slice('@site/'.length) : path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier)),
  );
}

/** Imports that point to a room below their own. */
function wrongWay(file: string, source: string): string[] {
  const own = rooms.indexOf(roomOf(file) as (typeof rooms)[number]);
  if (own < 0) return [];
  return importedFrom(file, source)
    .filter((target) => rooms.indexOf(roomOf(target) as (typeof rooms)[number]) > own)
    .filter((target) => exceptions[`${roomOf(file)} -> ${roomOf(target)}`] === undefined)
    .map((target) => `${file} imports ${target}: ${roomOf(file)} may not know ${roomOf(target)}`);
}

it('imports point one way', () => {
  const files = globSync('{src,packages}/**/*.{ts,tsx,mts}', {cwd: root})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => wrongWay(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

it('sees an import that points the wrong way', () => {
  expect(wrongWay('src/facts/a.ts', "import {b} from '../shell/b.ts';")).toEqual(['src/facts/a.ts imports src/shell/b.ts: src/facts may not know src/shell']);
  expect(wrongWay('src/shell/a.ts', "import {b} from '@site/src/facts/b.ts';")).toEqual([]);
});
