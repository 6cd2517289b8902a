import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {latestVersion} from '../../../src/api/versions.ts';
import {readPage} from '../../../src/content/page.ts';
import {replaceVariables} from '../../../src/content/variables.ts';
import {type Mock, startMock} from './mock.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');

/** Programs of the guides by file name, as a reader copies them. */
function programs(guide: string): Map<string, string> {
  const page = readPage(root, `api_versioned_docs/version-4.1/${guide}.mdx`);
  const found = new Map<string, string>();
  for (const node of page.tree.children) {
    const name = node.type === 'code' ? /title="([\w-]+\.mjs)"/.exec(node.meta ?? '')?.[1] : undefined;
    if (node.type === 'code' && name) found.set(name, replaceVariables(node.value, 'en'));
  }
  return found;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * The mock server with what it lacks: the file storage, an upload whose status changes, lists with a second page, and
 * failures on order.
 */
async function startService(mock: Mock) {
  const received: {method: string; path: string; type: string; authorization: string | undefined; body: string}[] = [];
  const failures: {status: number; body: string}[] = [];
  let statusRequests = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const {method = 'GET', url = '/'} = request;
      received.push({
        method,
        path: url,
        type: request.headers['content-type'] ?? '',
        authorization: request.headers.authorization,
        body: body.toString('latin1'),
      });
      const failure = failures.shift();
      if (failure) return response.writeHead(failure.status, {'Content-Type': 'application/json'}).end(failure.body);
      if (url === '/storage') return response.writeHead(204).end();
      const headers: Record<string, string> = {Authorization: request.headers.authorization ?? ''};
      if (body.length > 0) headers['Content-Type'] = 'application/json';
      if (url.startsWith('/upload/status') && statusRequests++ === 0) headers.Prefer = 'example=processing';
      if (url === '/upload/init') headers.Prefer = `example=${'url' in JSON.parse(body.toString()) ? 'by-url' : 'by-file'}`;
      const answer = await fetch(`${mock.url}${url}`, {method, headers, ...(body.length > 0 ? {body: body.toString()} : {})});
      let text = await answer.text();
      text = text.replace('https://upload.example.com/incoming', `http://${request.headers.host}/storage`);
      if (/[?&]page=1&/.test(url)) text = text.replace('"next":null', '"next":2');
      return response.writeHead(answer.status, {'Content-Type': 'application/json'}).end(text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    failures,
    reset: () => {
      received.length = 0;
      failures.length = 0;
      statusRequests = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('Programs of the guides, run as they stand on the page', () => {
  let mock: Mock;
  let service: Awaited<ReturnType<typeof startService>>;
  const folder = mkdtempSync(path.join(tmpdir(), 'api-guides-'));
  beforeAll(async () => {
    mock = await startMock(latestVersion);
    service = await startService(mock);
  });
  beforeEach(() => service.reset());
  afterAll(async () => {
    await service.close();
    await mock.close();
  });

  const start = async (guide: string, file: string, ...args: string[]): Promise<string> => {
    const program = programs(guide).get(file);
    if (!program) throw new Error(`${guide}.mdx has no program ${file}`);
    writeFileSync(path.join(folder, file), program);
    const {stdout} = await run(process.execPath, [file, ...args], {
      cwd: folder,
      env: {PATH: process.env.PATH, API_URL: service.url, API_TOKEN: 'token', FIRST_PAUSE: '10'},
    });
    return stdout.trim();
  };
  const calls = (): string[] => service.received.map(({method, path: url}) => `${method} ${url.split('?')[0]}`);

  it('first publication', async () => {
    expect(await start('first-publication', 'first-publication.mjs')).toBe('Publication 9120553 is planned for 2026-12-01T09:30:00+03:00\nIts status is 1');
    expect(calls()).toEqual(['GET /projects', 'GET /accounts', 'POST /publications', 'GET /publications/9120553']);
    // The account that needs authorization is left out.
    expect(JSON.parse(service.received[2]?.body ?? '').account_ids).toEqual([58211]);
  });

  it('uploading a file from disk: fields first, file last, without the token', async () => {
    writeFileSync(path.join(folder, 'winter-menu.jpg'), 'image');
    expect(await start('uploading-a-file', 'upload-file.mjs', '1204', 'winter-menu.jpg')).toBe('file_id 774120');
    expect(calls()).toEqual(['POST /upload/init', 'POST /storage', 'POST /upload/complete', 'GET /upload/status', 'GET /upload/status']);
    expect(JSON.parse(service.received[0]?.body ?? '')).toEqual({project_id: 1204, name: 'winter-menu.jpg', size: 5});
    const form = service.received[1];
    expect(form?.authorization).toBeUndefined();
    expect(form?.type).toMatch(/^multipart\/form-data/);
    expect([...(form?.body ?? '').matchAll(/ name="(\w+)"/g)].map((match) => match[1])).toEqual(['key', 'policy', 'signature', 'file']);
  });

  it('uploading a file by its address: nothing to complete', async () => {
    expect(await start('uploading-a-file', 'upload-url.mjs', '1204', 'https://shop.example.com/a.jpg')).toBe('file_id 774120');
    expect(calls()).toEqual(['POST /upload/init', 'GET /upload/status', 'GET /upload/status']);
  });

  it('analytics to CSV, page after page', async () => {
    expect(await start('analytics-to-csv', 'analytics.mjs', '1204', '58211', '2026-11-01', '2026-11-30')).toBe('3 days, 2 posts');
    expect(readFileSync(path.join(folder, 'days.csv'), 'utf8').split('\r\n')).toEqual([
      'date,subscribers,views',
      '2026-11-01,5120,18400',
      '2026-11-02,5131,15277',
      '2026-11-03,5127,20114',
      '',
    ]);
    const [head, first] = readFileSync(path.join(folder, 'posts.csv'), 'utf8').split('\r\n');
    expect(head).toBe('created_at,address,text,comments,reactions,shares,views');
    expect(first).toBe('2026-11-02T09:30:04+03:00,https://t.me/coffee_main/4410,The winter menu is here.,12,87,9,2411');
    expect(service.received.filter(({path: url}) => url.startsWith('/analytics/publications'))).toHaveLength(2);
  });

  it('errors and retries: repeats what may pass', async () => {
    service.failures.push(
      {status: 502, body: '<html>'},
      {status: 422, body: JSON.stringify({name: 'x', message: 'Too many requests.', code: 10008, status: 422})},
    );
    expect(await start('errors-and-retries', 'client.mjs')).toBe('2 projects');
    expect(service.received).toHaveLength(3);
  });

  it('errors and retries: gives up at once on the rest', async () => {
    service.failures.push({status: 401, body: JSON.stringify({name: 'Unauthorized', message: 'The access token has expired.', code: 10001, status: 401})});
    await expect(start('errors-and-retries', 'client.mjs')).rejects.toThrow('GET /projects: 401, 10001: The access token has expired.');
    expect(service.received).toHaveLength(1);
  });

  it('moving from 4.0: reads a list to its end', async () => {
    expect(await start('moving-from-4-0', 'all-pages.mjs')).toBe(['Coffee on Main Street', 'coffee.main', 'Coffee on Main Street', 'coffee.main'].join('\n'));
    expect(service.received.map(({path: url}) => new URLSearchParams(url.split('?')[1]).get('page'))).toEqual(['1', '2']);
  });
});
