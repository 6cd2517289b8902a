import {readFileSync} from 'node:fs';
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
