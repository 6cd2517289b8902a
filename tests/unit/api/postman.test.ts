import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {callsOf} from '../../../src/api/types.ts';
import {apiVersions, downloadPath} from '../../../src/api/versions.ts';
import {type Mock, startMock} from './mock.ts';
import {made} from './resolved.ts';

const run = promisify(execFile);

/** What newman reports. */
interface Result {
  readonly failures: readonly {readonly source?: {readonly name: string}; readonly error: {readonly message: string}}[];
  readonly stats: {readonly requests: object; readonly assertions: object};
}

interface Item {
  readonly name: string;
  readonly item?: readonly Item[];
  readonly request?: {readonly url: {readonly query: readonly {readonly key: string; readonly disabled: boolean}[]}};
}

const requestsOf = (item: Item): Item[] => (item.item ? item.item.flatMap(requestsOf) : [item]);

describe.each(apiVersions)('Postman collection of $id', (version) => {
  let mock: Mock;
  let text = '';
  let calls: ReturnType<typeof callsOf> = [];
  const collectionOf = (files: Awaited<ReturnType<typeof made>>['files']): string =>
    files.find(({file}) => file === `static${downloadPath(version, 'postman')}`)?.content ?? '';
  beforeAll(async () => {
    mock = await startMock(version);
    const {document, files} = await made(version, 'en');
    text = collectionOf(files);
    calls = callsOf(document);
  }, 60_000);
  afterAll(async () => await mock.close());

  it('runs green as it is downloaded, with a token and an address', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'postman-'));
    const [file, report] = [path.join(folder, 'collection.json'), path.join(folder, 'report.json')];
    writeFileSync(file, text);
    const command = path.join(import.meta.dirname, '../../../node_modules/newman/bin/newman.js');
    const variables = ['--env-var', `baseUrl=${mock.url}`, '--env-var', 'bearerToken=token'];
    // It ends with an error where a call fails; the report, which is read next, says which.
    await run(process.execPath, [command, 'run', file, ...variables, '--reporters', 'json', '--reporter-json-export', report]).catch(() => undefined);
    const {run: result} = JSON.parse(readFileSync(report, 'utf8')) as {run: Result};
    rmSync(folder, {recursive: true});
    expect(result.failures.map(({source, error}) => `${source?.name}: ${error.message}`)).toEqual([]);
    expect(result.stats.requests).toMatchObject({total: calls.length, failed: 0});
    expect(result.stats.assertions).toMatchObject({total: calls.length, failed: 0});
  }, 60_000);

  it('has the token as a variable, and optional parameters off', () => {
    const collection = JSON.parse(text) as Item & {variable: {key: string}[]; auth: unknown};
    expect(collection.variable.map(({key}) => key)).toEqual(['baseUrl', 'bearerToken']);
    expect(JSON.stringify(collection.auth)).toContain('{{bearerToken}}');
    const optional = new Set(calls.flatMap(({operation}) => (operation.parameters ?? []).flatMap(({name, required}) => (required ? [] : [name]))));
    for (const {name, request} of requestsOf(collection))
      for (const {key, disabled} of request?.url.query ?? []) expect(disabled, `${name} ${key}`).toBe(optional.has(key));
    expect(text).not.toMatch(/<(integer|string|dateTime|uri|boolean|date)>/);
  });

  it('is the same file at each generation', async () => {
    expect(collectionOf((await made(version, 'en')).files)).toBe(text);
  });
});
