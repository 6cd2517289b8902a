import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type ApiDocument, callsOf} from '../../../src/api/types.ts';
import {apiVersions, downloadPath} from '../../../src/api/versions.ts';
import {product} from '../../../src/config/product.ts';
import {type Mock, startMock} from './mock.ts';
import {startRecorder} from './recorder.ts';
import {made, madeAnew} from './resolved.ts';

const run = promisify(execFile);

/** What newman reports. */
interface Result {
  readonly failures: readonly {readonly source?: {readonly name: string}; readonly error: {readonly message: string}}[];
  readonly stats: {readonly requests: object; readonly assertions: object};
}

interface Item {
  readonly name: string;
  readonly item?: readonly Item[];
  readonly request?: {readonly method: string; readonly url: {readonly query: readonly {readonly key: string; readonly disabled: boolean}[]}};
  readonly response?: readonly {readonly originalRequest: {readonly method: string}}[];
}

const requestsOf = (item: Item): Item[] => (item.item ? item.item.flatMap(requestsOf) : [item]);

describe.each(apiVersions)('Postman collection of $id', (version) => {
  let mock: Mock;
  let text = '';
  let calls: ReturnType<typeof callsOf> = [];
  let document: ApiDocument;
  const collectionOf = (files: Awaited<ReturnType<typeof made>>['files']): string =>
    files.find(({file}) => file === `static${downloadPath(version, 'postman')}`)?.content ?? '';
  beforeAll(async () => {
    mock = await startMock(version);
    const {files, ...all} = await made(version, 'en');
    document = all.document;
    text = collectionOf(files);
    calls = callsOf(document);
  }, 60_000);
  afterAll(async () => await mock.close());

  /** Runs the collection as a newcomer does: with a token, and an address. */
  async function runNewman(collection: string, baseUrl: string): Promise<Result> {
    const folder = mkdtempSync(path.join(tmpdir(), 'postman-'));
    const [file, report] = [path.join(folder, 'collection.json'), path.join(folder, 'report.json')];
    writeFileSync(file, collection);
    const command = path.join(import.meta.dirname, '../../../node_modules/newman/bin/newman.js');
    const variables = ['--env-var', `baseUrl=${baseUrl}`, '--env-var', 'bearerToken=token'];
    // It ends with an error where a call fails; the report, which is read next, says which.
    await run(process.execPath, [command, 'run', file, ...variables, '--reporters', 'json', '--reporter-json-export', report]).catch(() => undefined);
    const {run: result} = JSON.parse(readFileSync(report, 'utf8')) as {run: Result};
    rmSync(folder, {recursive: true});
    return result;
  }

  it('runs green as it is downloaded, with a token and an address', async () => {
    const result = await runNewman(text, mock.url);
    expect(result.failures.map(({source, error}) => `${source?.name}: ${error.message}`)).toEqual([]);
    expect(result.stats.requests).toMatchObject({total: calls.length, failed: 0});
    expect(result.stats.assertions).toMatchObject({total: calls.length, failed: 0});
  }, 60_000);

  it('takes the ids of its reader from the answers, and creates a draft', async () => {
    const collection = JSON.parse(text) as {variable: {key: string; value: string}[]};
    for (const variable of collection.variable) if (variable.key.endsWith('_id')) variable.value = '1';
    const recorder = await startRecorder(mock.url);
    const {failures} = await runNewman(JSON.stringify(collection), recorder.url);
    await recorder.close();
    expect(failures).toEqual([]);
    const sent = (method: string, place: string) => recorder.received.find((request) => request.method === method && request.path === place);
    expect(sent('GET', '/accounts')?.query).toContainEqual(['project_id', '1204']);
    expect(sent('POST', '/publications')?.body).toMatchObject({project_id: 1204, account_ids: [58211], publication_status: 4});
    expect(sent('GET', '/publications/9120553')).toBeDefined();
    expect(sent('DELETE', '/publications/9120553')?.query).toContainEqual(['account_ids', '58211']);
    expect(sent('GET', '/upload/status')?.query).toEqual([['id', '551902']]);
    expect(sent('GET', '/analytics/accounts')?.query).toContainEqual(['account_id', '58211']);
  }, 60_000);

  it('is read by a person: its version in its name, folders as the reference names them, links that can be followed, and answers with their requests', () => {
    const collection = JSON.parse(text) as Item & {info: {name: string; description: {content: string}}};
    expect(collection.info.name).toBe(`${product.name} API ${version.id}`);
    expect(collection.info.description.content).toContain('bearerToken');
    expect(collection.item?.map(({name}) => name)).toEqual(document.tags.map((tag) => tag['x-displayName']));
    expect(text).not.toContain('text/plain');
    for (const {name, request, response} of requestsOf(collection))
      for (const answer of response ?? []) expect(answer.originalRequest.method, name).toBe(request?.method);
  });

  it('has the token as a variable, and optional parameters off', () => {
    const collection = JSON.parse(text) as Item & {variable: {key: string}[]; auth: unknown};
    expect(collection.variable.map(({key}) => key)).toEqual(['baseUrl', 'bearerToken', 'project_id', 'account_id', 'publication_id', 'upload_id']);
    expect(JSON.stringify(collection.auth)).toContain('{{bearerToken}}');
    const optional = new Set(calls.flatMap(({operation}) => (operation.parameters ?? []).flatMap(({name, required}) => (required ? [] : [name]))));
    for (const {name, request} of requestsOf(collection))
      for (const {key, disabled} of request?.url.query ?? []) expect(disabled, `${name} ${key}`).toBe(optional.has(key));
    expect(text).not.toMatch(/<(integer|string|dateTime|uri|boolean|date)>/);
  });

  it('is the same file at each generation', async () => {
    expect(collectionOf((await madeAnew(version, 'en')).files)).toBe(text);
  });
});
