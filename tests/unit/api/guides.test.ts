import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {visit} from 'unist-util-visit';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {latestVersion} from '../../../src/api/versions.ts';
import {exampleMonth} from '../../../src/config/examples.ts';
import {locales} from '../../../src/config/product.ts';
import {readPage} from '../../../src/content/page.ts';
import {replaceVariables} from '../../../src/content/variables.ts';
import {loadService} from '../../../src/facts/load.ts';
import {type Mock, startMock} from './mock.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
/** When the examples of the document publish. */
const postAt = `${exampleMonth}-01T09:30:00-04:00`;

/** Programs of the guides by file name, as a reader copies them. */
function programs(guide: string, locale: string = 'en'): Map<string, string> {
  const folder = locale === 'en' ? 'api_versioned_docs' : `i18n/${locale}/docusaurus-plugin-content-docs-api`;
  const page = readPage(root, `${folder}/version-4.1/${guide}.mdx`);
  const found = new Map<string, string>();
  visit(page.tree, 'code', (node) => {
    const name = /title="([\w-]+\.(?:mjs|py))"/.exec(node.meta ?? '')?.[1];
    if (name) found.set(name, replaceVariables(node.value, 'en'));
  });
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
  const failures: {status: number; body: string; headers?: Record<string, string>; path?: string; drop?: boolean}[] = [];
  /** Values of the mock's answers that stand otherwise in the next ones. */
  const values: [string, string][] = [];
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
      const failure = !failures[0]?.path || url.startsWith(failures[0].path) ? failures.shift() : undefined;
      // A connection that breaks before the answer.
      if (failure?.drop) return request.socket.destroy();
      if (failure) return response.writeHead(failure.status, {'Content-Type': 'application/json', ...failure.headers}).end(failure.body);
      if (url === '/storage') return response.writeHead(204).end();
      const headers: Record<string, string> = {Authorization: request.headers.authorization ?? ''};
      if (body.length > 0) headers['Content-Type'] = 'application/json';
      if (url.startsWith('/upload/status') && statusRequests++ === 0) headers.Prefer = 'example=processing';
      if (url === '/upload/init') headers.Prefer = `example=${'url' in JSON.parse(body.toString()) ? 'by-url' : 'by-file'}`;
      const answer = await fetch(`${mock.url}${url}`, {method, headers, ...(body.length > 0 ? {body: body.toString()} : {})});
      let text = await answer.text();
      text = text.replace('https://upload.example.com/incoming', `http://${request.headers.host}/storage`);
      for (const [value, other] of values) if (method === 'GET') text = text.replaceAll(value, other);
      if (/[?&]page=1(&|$)/.test(url)) text = text.replace('"next":null', '"next":2');
      return response.writeHead(answer.status, {'Content-Type': 'application/json'}).end(text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    failures,
    values,
    reset: () => {
      values.length = 0;
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
  }, 60_000);
  beforeEach(() => service.reset());
  afterAll(async () => {
    await service.close();
    await mock.close();
    rmSync(folder, {recursive: true});
  });

  const start = async (guide: string, file: string, args: readonly string[] = [], locale = 'en', env: Record<string, string> = {}): Promise<string> => {
    const program = programs(guide, locale).get(file);
    if (!program) throw new Error(`${guide}.mdx has no program ${file}`);
    // Nobody waits eight seconds here; that the program does is what the replaced text says.
    const hasty = program.replace(/wait\((\d+) \* 1000\)/g, (_, seconds: string) => `wait(${seconds})`).replace(/time\.sleep\((\d+)\)/g, 'time.sleep(0.01)');
    writeFileSync(path.join(folder, file), hasty);
    const command = file.endsWith('.py') ? 'python3' : process.execPath;
    const {stdout} = await run(command, [file, ...args], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PYTHONIOENCODING: 'utf-8',
        API_URL: service.url,
        API_TOKEN: 'token',
        SECOND: file.endsWith('.py') ? '0.005' : '5',
        ...env,
      },
    });
    return stdout.trim();
  };
  const calls = (): string[] => service.received.map(({method, path: url}) => `${method} ${url.split('?')[0]}`);
  const tooMany = {status: 429, headers: {'Retry-After': '1'}, body: JSON.stringify({name: 'Too Many Requests', message: 'x', code: 10008, status: 429})};
  const fault = {status: 503, body: JSON.stringify({name: 'Service Unavailable', message: 'x', code: 10030, status: 503})};

  it('are the same in both languages but for texts, each in JavaScript and in Python', () => {
    for (const guide of ['first-publication', 'from-draft-to-schedule', 'uploading-a-file', 'analytics-to-csv', 'errors-and-retries', 'moving-from-4-0']) {
      const [english, russian] = locales.map((locale) => [...programs(guide, locale).keys()]);
      expect(russian).toEqual(english);
      const stem = (name: string): string => name.replace(/\.\w+$/, '').replaceAll('_', '-');
      expect(english?.filter((name) => name.endsWith('.py')).map(stem), guide).toEqual(english?.filter((name) => name.endsWith('.mjs')).map(stem));
    }
  });

  it('wait at least as long between two questions about an upload as the limits ask', () => {
    const {upload_poll_seconds: pause, upload_requests_per_minute: limit} = loadService().api;
    expect(pause).toBeGreaterThanOrEqual(8);
    // Starting, completing and asking fit into a minute.
    expect(60 / pause + 2).toBeLessThanOrEqual(limit);
    for (const [name, program] of programs('uploading-a-file'))
      expect(program, name).toMatch(new RegExp(`(wait\\(${pause} \\* 1000\\)|time\\.sleep\\(${pause}\\))`));
  });

  describe.each(['mjs', 'py'])('.%s', (ending) => {
    const file = (name: string): string => (ending === 'py' ? `${name.replaceAll('-', '_')}.py` : `${name}.mjs`);

    it('first publication: without an account only lists them', async () => {
      const output = await start('first-publication', file('first-publication'));
      // What the next programs need.
      expect(output).toContain('Project 1204: Coffee on Main Street');
      expect(output).toContain('58211 Coffee on Main Street');
      expect(calls()).toEqual(['GET /projects', 'GET /accounts']);
    });

    it('first publication: says so where no account is connected', async () => {
      service.failures.push({status: 200, body: JSON.stringify({data: [], pages: {next: null}}), path: '/accounts'});
      expect(await start('first-publication', file('first-publication'))).toContain('No accounts yet');
    });

    it.each(locales)('first publication, %s: a draft on the one chosen account, shown and deleted', async (locale) => {
      const output = await start('first-publication', file('first-publication'), ['58211'], locale);
      expect(output.split('\n')).toHaveLength(2);
      expect(output).toContain('9120553');
      expect(calls()).toEqual(['GET /projects', 'GET /accounts', 'POST /publications', 'GET /publications/9120553', 'DELETE /publications/9120553']);
      expect(JSON.parse(service.received[2]?.body ?? '')).toMatchObject({account_ids: [58211], publication_status: 4});
      expect(service.received[4]?.path).toContain('delete_option=3&account_ids=58211');
    });

    it('first publication: an account that has to be reconnected is not taken', async () => {
      await start('first-publication', file('first-publication'), ['58417']);
      expect(calls()).not.toContain('POST /publications');
    });

    it('going live: one post, on the account and at the time that were named', async () => {
      await start('first-publication', file('go-live'), ['1204', '58211', postAt, 'The new menu is here.']);
      expect(calls()).toEqual(['POST /publications']);
      expect(JSON.parse(service.received[0]?.body ?? '')).toEqual({
        project_id: 1204,
        post_at: postAt,
        account_ids: [58211],
        publication_status: 5,
        details: [{publication_type: 1, content: 'The new menu is here.'}],
      });
    });

    it('too many requests: waits as long as Retry-After says, then sends the same request', async () => {
      service.failures.push(tooMany);
      const began = Date.now();
      await start('first-publication', file('go-live'), ['1204', '58211', postAt, 'Text']);
      expect(Date.now() - began).toBeGreaterThanOrEqual(1000);
      expect(calls()).toEqual(['POST /publications', 'POST /publications']);
      expect(service.received[1]?.body).toBe(service.received[0]?.body);
    });

    it('a fault or a broken connection: the post is not sent again', async () => {
      for (const failure of [fault, {status: 0, body: '', drop: true}]) {
        service.reset();
        service.failures.push(failure);
        await expect(start('first-publication', file('go-live'), ['1204', '58211', postAt, 'Text'])).rejects.toThrow();
        expect(calls()).toEqual(['POST /publications']);
      }
    });

    const saved = {
      id: 9120553,
      post_at: postAt,
      delete_at: `${exampleMonth}-08T00:00:00-04:00`,
      rubric_id: 301,
      account_ids: [58211],
      details: [
        {
          publication_type: 1,
          content: 'The new menu is here.',
          link: 'https://shop.example.com/menu',
          files: [{id: 774120, original: 'https://media.example.com/774120/new-menu.jpg'}],
        },
      ],
      publication_status: 4,
    };
    const answer = (fields: object): {status: number; body: string} => ({status: 200, body: JSON.stringify({...saved, ...fields})});
    const publication = async (...values: readonly string[]): Promise<string> => await start('from-draft-to-schedule', file('publication'), values);

    it('from draft to schedule: a draft on one account, shown, and deleted in the service only', async () => {
      expect(await publication('draft', '1204', '58211', 'The new menu is here.')).toContain('9120553: status');
      expect(JSON.parse(service.received[0]?.body ?? '')).toMatchObject({project_id: 1204, account_ids: [58211], publication_status: 4});
      expect(await publication('show', '9120553')).toContain('The new menu is here.');
      await publication('delete', '9120553');
      expect(calls()).toEqual(['POST /publications', 'GET /publications/9120553', 'GET /publications/9120553', 'DELETE /publications/9120553']);
      expect(service.received[3]?.path).toContain('delete_option=3&account_ids=58211');
    });

    it.each(locales)('from draft to schedule, %s: sends the whole publication back, files by their ids, with another time and status only', async (locale) => {
      const {id: _, ...fields} = saved;
      const [{files, ...detail}] = saved.details as [(typeof saved.details)[0]];
      const whole = {...fields, details: [{...detail, file_ids: files.map(({id}) => id)}]};
      const later = `${exampleMonth}-02T18:00:00-04:00`;
      service.failures.push(answer({}));
      await start('from-draft-to-schedule', file('publication'), ['schedule', '9120553', later], locale);
      expect(calls()).toEqual(['GET /publications/9120553', 'PUT /publications/9120553']);
      expect(JSON.parse(service.received[1]?.body ?? '')).toEqual({...whole, post_at: later, publication_status: 5});
      service.failures.push(answer({publication_status: 5, details: [detail]}));
      await publication('unschedule', '9120553');
      expect(JSON.parse(service.received[3]?.body ?? '')).toEqual({...whole, details: [{...detail, file_ids: []}], publication_status: 4});
    });

    it('from draft to schedule: without a time, in an hour, also after an error', async () => {
      service.failures.push(answer({publication_status: 3}));
      await publication('schedule', '9120553');
      const {post_at, publication_status} = JSON.parse(service.received[1]?.body ?? '') as typeof saved;
      expect(publication_status).toBe(5);
      expect((Date.parse(post_at) - Date.now()) / 60_000).toBeCloseTo(60, 0);
    });

    it('from draft to schedule: follows a post from its time on until it is published, once a minute', async () => {
      const program = programs('from-draft-to-schedule').get(file('publication'));
      expect(program).toMatch(/wait\(60 \* 1000\)|time\.sleep\(60\)/);
      const soon = new Date(Date.now() + 2500).toISOString();
      service.failures.push(answer({publication_status: 5, post_at: soon}), answer({publication_status: 2, post_at: soon}));
      expect(await publication('watch', '9120553')).toContain('9120553: status 1');
      expect(calls()).toEqual(Array.from({length: 3}, () => 'GET /publications/9120553'));
      expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon));
      service.reset();
      service.failures.push(answer({}));
      expect(await publication('watch', '9120553')).toContain('status 4');
      expect(service.received).toHaveLength(1);
    });

    it('from draft to schedule: names its commands', async () => {
      await expect(publication('publish')).rejects.toThrow('Commands: draft, show, schedule, watch, unschedule, delete');
    });

    it('uploading a file from disk: fields first, file last, without the token', async () => {
      writeFileSync(path.join(folder, 'new-menu.jpg'), 'image');
      expect(await start('uploading-a-file', file('upload-file'), ['1204', 'new-menu.jpg'])).toBe('file_id 774120');
      expect(calls()).toEqual(['POST /upload/init', 'POST /storage', 'POST /upload/complete', 'GET /upload/status', 'GET /upload/status']);
      expect(JSON.parse(service.received[0]?.body ?? '')).toEqual({project_id: 1204, name: 'new-menu.jpg', size: 5});
      const form = service.received[1];
      expect(form?.authorization).toBeUndefined();
      expect(form?.type).toMatch(/^multipart\/form-data/);
      expect([...(form?.body ?? '').matchAll(/ name="(\w+)"/g)].map((match) => match[1])).toEqual(['key', 'policy', 'signature', 'file']);
    });

    it('uploading a file by its URL: nothing to complete', async () => {
      expect(await start('uploading-a-file', file('upload-url'), ['1204', 'https://shop.example.com/a.jpg'])).toBe('file_id 774120');
      expect(calls()).toEqual(['POST /upload/init', 'GET /upload/status', 'GET /upload/status']);
    });

    it('analytics to CSV, page after page', async () => {
      const output = await start('analytics-to-csv', file('analytics'), ['1204', '58340', '2026-11-01', '2026-11-30', 'followers,reach']);
      expect(output).toBe('days.csv: 3, posts.csv: 2');
      expect(readFileSync(path.join(folder, 'days.csv'), 'utf8').split('\r\n')).toEqual([
        'date,followers,reach',
        '2026-11-01,31,18400',
        '2026-11-02,24,15277',
        '2026-11-03,28,20114',
        '',
      ]);
      const [head, first] = readFileSync(path.join(folder, 'posts.csv'), 'utf8').split('\r\n');
      expect(head).toBe('created_at,address,text,post_comments,post_likes,post_reach,post_views');
      expect(first).toBe('2026-11-02T09:30:04-05:00,https://www.instagram.com/p/DQx4mT1kR2a/,The new menu is here.,12,87,1980,2411');
      expect(service.received.filter(({path: url}) => url.startsWith('/analytics/publications'))).toHaveLength(2);
    });

    it('analytics to CSV for spreadsheets with a decimal comma: semicolons and a byte order mark', async () => {
      const args = ['1204', '58340', '2026-11-01', '2026-11-30', 'followers,reach'];
      service.values.push(['"value":31', '"value":51.5']);
      await start('analytics-to-csv', file('analytics'), args, 'ru', {CSV_SEPARATOR: ';', CSV_BOM: '1'});
      const text = readFileSync(path.join(folder, 'days.csv'), 'utf8');
      expect(text.startsWith('\ufeffdate;followers;reach\r\n2026-11-01;51,5;18400\r\n')).toBe(true);
    });

    it('errors and retries: finds a publication whose answer was lost, and does not create it again', async () => {
      for (const failure of [fault, {status: 502, body: '<html>'}, {status: 0, body: '', drop: true}]) {
        service.reset();
        service.failures.push(failure);
        expect(await start('errors-and-retries', file('client'))).toBe('9120553');
        expect(calls()).toEqual(['POST /publications', 'GET /publications']);
        expect(service.received[1]?.path).toContain(`post_date=${exampleMonth}-01`);
      }
    });

    it('errors and retries: waits as long as a fault asks, and knows the moment in whatever offset it comes', async () => {
      service.values.push([postAt, new Date(postAt).toISOString()]);
      service.failures.push({...fault, path: '/publications'}, {...fault, headers: {'Retry-After': '400'}, path: '/publications?'});
      const began = Date.now();
      expect(await start('errors-and-retries', file('client'))).toBe('9120553');
      expect(Date.now() - began).toBeGreaterThanOrEqual(2000);
      expect(calls()).toEqual(['POST /publications', 'GET /publications', 'GET /publications']);
    });

    it('errors and retries: creates it again only when it is not in the list, and asks for the list again after a fault', async () => {
      service.values.push(['The new menu is here.', 'Another text']);
      service.failures.push(
        {...fault, path: '/publications'},
        {...fault, path: '/publications?'},
        {...tooMany, headers: {'Retry-After': '2'}, path: '/publications?'},
      );
      expect(await start('errors-and-retries', file('client'))).toBe('9120553');
      expect(calls()).toEqual(['POST /publications', 'GET /publications', 'GET /publications', 'GET /publications', 'GET /publications', 'POST /publications']);
    });

    it('errors and retries: gives up at once on the rest', async () => {
      service.failures.push({status: 401, body: JSON.stringify({name: 'Unauthorized', message: 'The access token has expired.', code: 10001, status: 401})});
      await expect(start('errors-and-retries', file('client'))).rejects.toThrow('POST /publications: 401, 10001: The access token has expired.');
      expect(service.received).toHaveLength(1);
    });

    it('moving from 4.0: reads a list to its end', async () => {
      const names = ['Coffee on Main Street', 'coffee.main', 'coffee_main'];
      expect((await start('moving-from-4-0', file('all-pages'))).split('\n')).toEqual([...names, ...names]);
      expect(service.received.map(({path: url}) => new URLSearchParams(url.split('?')[1]).get('page'))).toEqual(['1', '2']);
    });
  });
});
