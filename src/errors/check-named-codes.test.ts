import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {keyLines} from '../facts/key-lines.ts';
import {checkNamedCodes} from './check-named-codes.ts';

it('finds the lines of keys, and codes among them that have no facts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keys-'));
  try {
    const file = path.join(folder, 'a.yaml');
    writeFileSync(file, '# words\n10033:\n  - Not found: 10035\n"10034": [a]\n10999: [b]\n');
    const lines = keyLines(file);
    expect([...lines]).toEqual([
      ['10033', 2],
      ['10034', 4],
      ['10999', 5],
    ]);
    expect(checkNamedCodes('src/data/a.yaml', lines, new Set([10033, 10034]))).toEqual([
      {file: 'src/data/a.yaml', line: 5, message: expect.stringContaining('"10999": there is no such code')},
    ]);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
