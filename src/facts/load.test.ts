import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {readData} from './load.ts';

const schema = z.strictObject({limits: z.array(z.strictObject({id: z.string(), unit: z.enum(['byte', 'pixel']), value: z.number()}))});
let folder = '';
afterEach(() => rmSync(folder, {recursive: true}));

function said(text: string): string {
  folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  const file = path.join(folder, 'a.yaml');
  writeFileSync(file, text);
  try {
    readData(file, schema);
  } catch (cause) {
    return (cause as Error).message;
  }
  return '';
}

describe('a data file that is not as it should be', () => {
  it('is named with line, place, what was found and what was expected', () => {
    const message = said('limits:\n  - id: a\n    unit: bite\n    value: 1\n');
    expect(message).toMatch(/a\.yaml: 1 value\(s\) do not fit/);
    expect(message).toContain('line 3: limits.0.unit: Invalid option: expected one of "byte"|"pixel"; found "bite"');
  });
  it('names the line of a key that is not known, and of the thing that lacks one', () => {
    expect(said('limits:\n  - {id: a, unit: byte, value: 1}\n  - id: b\n    unit: byte\n    value: 2\n    unti: byte\n')).toContain(
      'line 6: limits.1: Unrecognized key: "unti"; probably "unit" is meant',
    );
    expect(said('limits:\n  - {id: a, unit: byte, value: 1}\n  - id: b\n    unit: byte\n')).toContain('line 3: limits.1.value:');
  });
  it('says which keys there are where none is near', () => {
    expect(said('limits: []\ncolour: red\n')).toContain('line 2: (top): Unrecognized key: "colour"; take it out, or write one of limits');
  });
  it('says when it is empty, and where it cannot be read', () => {
    expect(said('')).toMatch(/a\.yaml: the file is empty$/);
    expect(said('limits:\n\t- id: a\n')).toMatch(/a\.yaml: not readable as YAML: Tabs are not allowed as indentation at line 2/);
  });
});
