import {execFileSync} from 'node:child_process';
import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

it('ARCHITECTURE.md gives every dependency its reason, and no other package', () => {
  const {dependencies, devDependencies}: Record<string, Record<string, string>> = JSON.parse(read('package.json'));
  const section = read('ARCHITECTURE.md').split('## Dependencies')[1]?.split('\n## ')[0] ?? '';
  const table = section.split('\n').filter((line) => line.startsWith('| `'));
  const named = table.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((found) => found[1]));
  expect(named.sort()).toEqual(Object.keys({...dependencies, ...devDependencies}).sort());
});

it('every version is exact', () => {
  const {dependencies, devDependencies}: Record<string, Record<string, string>> = JSON.parse(read('package.json'));
  expect(Object.entries({...dependencies, ...devDependencies}).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('ARCHITECTURE.md is short enough to be read: why is in decisions/', () => {
  expect(read('ARCHITECTURE.md').split('\n').length).toBeLessThanOrEqual(200);
});

it('every decision has its day, and says what was measured or that nothing was', () => {
  const records = globSync('decisions/[0-9]*.md', {cwd: root});
  expect(records.length).toBeGreaterThan(40);
  const isWhole = (text: string): boolean => /^Date: \d{4}-\d\d-\d\d$/m.test(text) && /^\*\*(Measured\b|Not measured:)/m.test(text);
  expect(records.filter((name) => !isWhole(read(name)))).toEqual([]);
});

it('no file holds what a merge leaves to be decided', () => {
  const marks = ['<', '>'].map((sign) => `^${sign.repeat(7)} `).join('|');
  const search = (): string => execFileSync('git', ['grep', '-IlE', marks], {cwd: root, encoding: 'utf8'});
  // git grep answers "none" with the status 1, and anything that is wrong with a higher one.
  expect(search).toThrow(expect.objectContaining({status: 1}));
});
