import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {slowFiles, unitFiles} from './unit-files.ts';

it('a quick run leaves out the slow files and no other; one that has gone is named', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  const write = (file: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), '');
  };
  try {
    for (const file of [...slowFiles, 'src/a/a.test.ts', 'scripts/b.test.ts', 'src/a/a.ts']) write(file);
    expect(unitFiles(folder, true)).toEqual(['scripts/b.test.ts', 'src/a/a.test.ts']);
    expect(unitFiles(folder, false)).toEqual([...slowFiles, 'src/a/a.test.ts', 'scripts/b.test.ts'].sort());
    rmSync(path.join(folder, slowFiles[0] ?? ''));
    expect(() => unitFiles(folder, true)).toThrow(`names ${slowFiles[0]}, which is not there`);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});
