import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readDocument} from '../../../src/api/document.ts';
import {specOf} from '../../../src/api/samples/of-call.ts';
import {addressOf} from '../../../src/api/samples/request.ts';
import {requestOf} from '../../../src/api/samples/spec.ts';
import {type ApiDocument, callsOf} from '../../../src/api/types.ts';
import {apiVersions} from '../../../src/api/versions.ts';
import {resolved} from './resolved.ts';
import {type Mock, startMock} from './mock.ts';

const headers = {Authorization: 'Bearer token', 'Content-Type': 'application/json'};

describe.each(apiVersions)('API $id, as a server made from its document answers', (version) => {
  let mock: Mock;
  let document: ApiDocument;
  beforeAll(async () => {
    mock = await startMock(version);
    document = await resolved(version, 'en');
  }, 60_000);
  afterAll(async () => await mock.close());

  const send = async (method: string, path: string, body?: unknown, sent: Record<string, string> = headers): Promise<Response> =>
    await fetch(`${mock.url}${path}`, {method, headers: sent, ...(body === undefined ? {} : {body: JSON.stringify(body)})});
  const publication = {
    project_id: 1,
    post_at: '2026-12-01T09:30:00+03:00',
    account_ids: [1],
    publication_status: 5,
    details: [{publication_type: 1, content: 'Text'}],
  };
  const upload = {project_id: 1, name: 'a.jpg', size: 10};

  it('takes the example of every call', async () => {
    const calls = callsOf(document);
    expect(calls.length).toBeGreaterThanOrEqual(15);
    for (const call of calls) {
      const spec = specOf(call, version);
      for (const body of spec.bodies.length > 0 ? spec.bodies.map(({id}) => id) : [undefined]) {
        const request = requestOf(spec, body);
        const answer = await fetch(addressOf({...request, server: mock.url}), {
          method: request.method,
          headers,
          ...(request.body === undefined ? {} : {body: JSON.stringify(request.body)}),
        });
        expect(answer.status, `${request.method} ${request.path} ${body}: ${await answer.clone().text()}`).toBe(200);
        const example = Object.values(call.operation.responses['200']?.content['application/json'].examples ?? {})[0]?.value;
        expect(await answer.json()).toEqual(example);
        expect(answer.headers.get('X-Rate-Limit-Limit'), call.operation.operationId).toMatch(/^(10|30)$/);
      }
    }
  });

  it('can be asked for a refusal with the pause to make', async () => {
    const answer = await fetch(`${mock.url}/projects`, {headers: {...headers, Prefer: 'code=429'}});
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({code: 10008, status: 429});
  });

  it.each([
    ['no token', 'GET', '/projects', undefined, {}, 401],
    ['a list of accounts without a project', 'GET', '/accounts', undefined, headers, 422],
    ['a publication without details', 'POST', '/publications', {...publication, details: undefined}, headers, 422],
    ['a publication with an empty list of details', 'POST', '/publications', {...publication, details: []}, headers, 422],
    ['a status that comes about by itself', 'POST', '/publications', {...publication, publication_status: 1}, headers, 422],
    ['a status that does not exist', 'POST', '/publications', {...publication, publication_status: 7}, headers, 422],
    ['a time without an offset', 'POST', '/publications', {...publication, post_at: '2026-12-01 09:30'}, headers, 422],
    ['an unknown field', 'POST', '/publications', {...publication, text: 'Text'}, headers, 422],
    ['files instead of file_ids', 'POST', '/publications', {...publication, details: [{publication_type: 1, files: []}]}, headers, 422],
    ['a type of publication that does not exist', 'POST', '/publications', {...publication, details: [{publication_type: 3}]}, headers, 422],
    ['a detail without a type', 'POST', '/publications', {...publication, details: [{content: 'Text'}]}, headers, 422],
    ['the project in a change', 'PUT', '/publications/1', publication, headers, 422],
    ['an id that is not a number', 'GET', '/publications/abc', undefined, headers, 422],
    ['a deletion without saying where', 'DELETE', '/publications/1?account_ids=1', undefined, headers, 422],
    ['a place of deletion that does not exist', 'DELETE', '/publications/1?delete_option=4&account_ids=1', undefined, headers, 422],
    ['a deletion for no account', 'DELETE', '/publications/1?delete_option=1', undefined, headers, 422],
    ['an upload with both url and size', 'POST', '/upload/init', {...upload, url: 'https://example.com/a.jpg'}, headers, 422],
    ['an upload with neither', 'POST', '/upload/init', {project_id: 1}, headers, 422],
    ['a file above the largest size', 'POST', '/upload/init', {...upload, size: 2_147_483_649}, headers, 422],
    ['an address that is not one', 'POST', '/upload/init', {project_id: 1, url: 'a.jpg'}, headers, 422],
    ['analytics without metrics', 'GET', '/analytics/accounts?project_id=1&account_id=1&date_from=2026-11-01&date_to=2026-11-02', undefined, headers, 422],
  ] as const)('refuses %s', async (_what, method, path, body, sent, status) => {
    expect((await send(method, path, body, sent)).status).toBe(status);
  });
});

describe('Lists of API 4.1', () => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock(apiVersions[0] as (typeof apiVersions)[number]);
  }, 60_000);
  afterAll(async () => await mock.close());

  it.each(['/projects?', '/channels?', '/timezones?', '/accounts?project_id=1&', '/rubrics?project_id=1&', '/publications?project_id=1&'])(
    '%s takes pages and sorting within their bounds only',
    async (path) => {
      const status = async (query: string): Promise<number> => (await fetch(`${mock.url}${path}${query}`, {headers})).status;
      expect(await status('page=2&per_page=50&sort=-id,name')).toBe(200);
      expect(await status('per_page=51')).toBe(422);
      expect(await status('per_page=0')).toBe(422);
      expect(await status('page=0')).toBe(422);
      expect(await status('sort=name desc')).toBe(422);
    },
  );
});

describe('Lists of API 4.0', () => {
  it('have no pages and no sorting', () => {
    const older = apiVersions.find((version) => version.id === '4.0');
    expect(JSON.stringify(older && readDocument(older))).not.toMatch(/"(page|per_page|sort)"/);
  });
});
