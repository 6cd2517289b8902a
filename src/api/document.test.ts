import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {brokenReferences, readYaml} from './document.ts';

let folder = '';
afterEach(() => folder && rmSync(folder, {recursive: true, force: true}));

function read(text: string): unknown {
  folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
  const file = path.join(folder, 'v1.yaml');
  writeFileSync(file, text);
  return readYaml(file);
}

it('names a document that is empty or not YAML, and the line', () => {
  expect(() => read('')).toThrow(/v1\.yaml: the file is empty/);
  expect(() => read('paths:\n\tx: 1\n')).toThrow(/v1\.yaml: not readable as YAML: Tabs are not allowed as indentation at line 2/);
});

it('names references that lead nowhere, and no others', () => {
  expect(brokenReferences({components: {schemas: {A: {}}}, paths: {'/a': {$ref: '#/components/schemas/A'}, '/b': [{$ref: '#/components/schemas/B'}]}})).toEqual(
    ['#/components/schemas/B'],
  );
});
