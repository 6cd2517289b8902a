import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {DocumentError} from './document-error.ts';
import {brokenReferences, readYaml} from './document.ts';
import {errorsOfCall} from './tables.ts';
import type {Call} from './types.ts';

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

it('names the call that names a code which does not exist', () => {
  const call = {method: 'get', path: '/a', operation: {operationId: 'get-a', 'x-error-codes': [99999]}} as unknown as Call;
  expect(() => errorsOfCall(call, 'en')).toThrow(DocumentError);
  expect(() => errorsOfCall(call, 'en')).toThrow(/get-a names 99999/);
});

it('lists a code that calls answer differently under the status of the call', () => {
  const responses = {'404': {description: 'Not there.'}, '422': {description: 'Refused.'}};
  const codesOf = (statuses?: Record<string, number>): string[] => {
    const operation = {operationId: 'get-a', responses, 'x-error-codes': [10017], ...(statuses ? {'x-error-statuses': statuses} : {})};
    const call = {method: 'get', path: '/a', operation} as unknown as Call;
    return errorsOfCall(call, 'en').statuses.flatMap(({status, codes}) => (codes ? [status] : []));
  };
  expect(codesOf()).toEqual(['404', '422']);
  expect(codesOf({10017: 404})).toEqual(['404']);
});
