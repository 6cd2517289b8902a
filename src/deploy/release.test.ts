import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {hashedFiles, keepPreviousRelease, saveRelease} from './release.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

function release(name: string, files: readonly string[]): string {
  for (const file of ['index.html', ...files]) {
    mkdirSync(path.dirname(path.join(folder, name, file)), {recursive: true});
    writeFileSync(path.join(folder, name, file), `${name} ${file}`);
  }
  return path.join(folder, name);
}

it('keeps the hashed files of one release, not of the one before it', () => {
  const first = release('first', ['assets/js/a.1.js', 'ru/assets/js/a.1.js']);
  const second = release('second', ['assets/js/a.2.js']);
  const third = release('third', ['assets/js/a.3.js']);
  const saved = path.join(folder, 'saved');
  expect(keepPreviousRelease(first, saved)).toBe(0);
  saveRelease(first, saved);
  expect(keepPreviousRelease(second, saved)).toBe(2);
  saveRelease(second, saved);
  expect(hashedFiles(second)).toEqual(['assets/js/a.1.js', 'assets/js/a.2.js', 'ru/assets/js/a.1.js']);
  expect(keepPreviousRelease(third, saved)).toBe(1);
  expect(hashedFiles(third)).toEqual(['assets/js/a.2.js', 'assets/js/a.3.js']);
});

it('also takes a whole earlier release as the previous one, and brings no page of it', () => {
  const first = release('first', ['assets/js/a.1.js', 'docs/old.html']);
  const second = release('second', ['assets/js/a.2.js']);
  keepPreviousRelease(first, path.join(folder, 'none'));
  expect(keepPreviousRelease(second, first)).toBe(1);
  expect(keepPreviousRelease(second, first)).toBe(0);
  expect(existsSync(path.join(second, 'docs/old.html'))).toBe(false);
});
