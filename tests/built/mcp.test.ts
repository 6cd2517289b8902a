// The server for assistants over the finished build, asked by the protocol's own client over both transports.
import {type ChildProcess, spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {answerLimit} from '../../mcp/answer.ts';
import {locales, product} from '../../src/config/product.ts';
import type {CatalogueFile} from '../../src/errors/catalogue.ts';
import {buildLimitsFile} from '../../src/checker/limits-files/build.ts';

const root = path.resolve(import.meta.dirname, '../..');
const build = path.join(root, 'build');
const catalogue = JSON.parse(readFileSync(path.join(build, 'errors.json'), 'utf8')) as CatalogueFile;
const program = path.join(root, 'bin/help-mcp.mjs');
const dated = /\((updated|обновлено) \d{4}-\d\d-\d\d\)|\((date unknown|дата неизвестна)\)/;

const textOf = (result: CallToolResult): string => result.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
/** Texts for programs have ordinary spaces. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const newClient = (): Client => new Client({name: 'test', version: '1.0.0'});
const environment = (variables: Readonly<Record<string, string>>): Record<string, string> => ({PATH: process.env.PATH ?? '', ...variables});

async function ask(client: Client, name: string, question: Readonly<Record<string, unknown>>): Promise<CallToolResult & {readonly text: string}> {
  const result = (await client.callTool({name, arguments: question})) as CallToolResult;
  return {...result, text: textOf(result)};
}

async function overStandardStreams(variables: Readonly<Record<string, string>>, command = program): Promise<Client> {
  const client = newClient();
  await client.connect(new StdioClientTransport({command: process.execPath, args: [command], env: environment(variables), stderr: 'ignore'}));
  return client;
}

interface Running {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** The program over HTTP on a free port; what it says first names the address. */
async function overHttp(variables: Readonly<Record<string, string>>): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, [program, '--http'], {
    env: environment({MCP_PORT: '0', ...variables}),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (piece: Buffer) => {
      said += piece.toString();
      const found = /answers at (http:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
  });
  return {
    address,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function connect(address: string): Promise<Client> {
  const client = newClient();
  await client.connect(new StreamableHTTPClientTransport(new URL(address)) as Parameters<typeof client.connect>[0]);
  return client;
}

/** The build as a published site. */
async function publish(): Promise<{readonly address: string; readonly server: Server}> {
  const server = createServer((request, response) => {
    const file = path.join(build, decodeURI((request.url ?? '/').replace(/\?.*$/, '')));
    if (!statSync(file, {throwIfNoEntry: false})?.isFile()) return response.writeHead(404).end();
    return response.writeHead(200).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server};
}

/** Thirty questions a language for each tool, from what the site itself holds. */
const sample = <Item>(items: readonly Item[], count: number): Item[] => {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0).slice(0, count);
};

describe('over standard input and output, from a build', () => {
  let client: Client;
  beforeAll(async () => {
    client = await overStandardStreams({BUILD_DIR: build});
  });
  afterAll(() => client.close());

  it('lists six tools that only read, two prompts, and the pages and data as resources', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(['search_help', 'read_page', 'explain_error', 'network_limits', 'check_post', 'api_operation']);
    expect(tools.filter(({annotations}) => annotations?.readOnlyHint !== true)).toEqual([]);
    expect((await client.listPrompts()).prompts.map(({name}) => name)).toEqual(['reply_in_english', 'reply_in_russian']);
    const {resources} = await client.listResources();
    const uris = resources.map(({uri}) => uri);
    expect(uris).toContain('help://data/limits.json');
    expect(uris).toContain('help://pages/ru/docs/channels/telegram');
  });

  describe.each(locales)('in %s', (locale) => {
    const prefix = locale === 'en' ? '' : 'ru/';
    const other = JSON.parse(readFileSync(path.join(build, `${prefix}errors.json`), 'utf8')) as CatalogueFile;
    const active = other.errors.filter(({status}) => status === 'active');

    it('search_help finds the page of a title, with its address and date', async () => {
      const list = readFileSync(path.join(build, `${prefix}llms.txt`), 'utf8');
      const pages = [...list.matchAll(/^- \[([^\]\\]+)\]\((\S+?)\.md\)/gm)].filter(([, , address = '']) => !/\/issues\/|index$|llms|\/docs$/.test(address));
      const missed: string[] = [];
      const asked = sample(pages, 30);
      expect(asked).toHaveLength(30);
      for (const [, title = '', address = ''] of asked) {
        const {text} = await ask(client, 'search_help', {query: title, language: locale, limit: 3});
        expect(text).toMatch(dated);
        if (!text.includes(address)) missed.push(title);
      }
      expect(missed).toEqual([]);
    });

    it('read_page gives the Markdown that the site serves, whole', async () => {
      const {resources} = await client.listResources();
      const uris = resources.map(({uri}) => uri).filter((uri) => uri.startsWith(`help://pages/${locale}/docs/`));
      for (const uri of sample(uris, 30)) {
        const name = uri.slice(`help://pages/${locale}/`.length);
        const served = readFileSync(path.join(build, `${prefix}${name}.md`), 'utf8')
          .replace(/^---\n[\s\S]*?\n---\n/, '')
          .trim();
        let read = '';
        for (let offset: number | undefined = 0; offset !== undefined; ) {
          const answer = await ask(client, 'read_page', {page: `/${prefix}${name}`, offset});
          expect(answer.text.length).toBeLessThanOrEqual(answerLimit);
          expect(answer.text).toContain(`${product.siteUrl}${product.baseUrl}${prefix}${name}`);
          const next = (answer.structuredContent as {next_offset?: number}).next_offset;
          read += answer.text.replace(/^.*\n\n/, '').replace(next === undefined ? '' : /\n\n\[[^\]]+\]$/, '');
          offset = next;
        }
        expect(read).toBe(served);
      }
    });

    it('explain_error knows a code, its message and what to do about it', async () => {
      const wrong: number[] = [];
      for (const {code, title, url, short_url} of sample(active, 30)) {
        const {text} = await ask(client, 'explain_error', {text: `${locale === 'ru' ? 'ошибка' : 'error'} ${code}`, language: locale});
        expect(text).toContain(plain(`# ${code}: ${title}`));
        expect(text).toContain(short_url);
        expect(text).toMatch(dated);
        if (!text.includes(url)) wrong.push(code);
      }
      expect(wrong).toEqual([]);
    });

    it('network_limits gives every limit of every network, with value, source and codes', async () => {
      const file = buildLimitsFile();
      for (const network of file.networks) {
        for (const topic of [undefined, 'text', 'video'] as const) {
          const {text, isError} = await ask(client, 'network_limits', {network: network.name[locale], language: locale, ...(topic ? {topic} : {})});
          expect(isError, text).toBeFalsy();
          expect(text).toContain(network.page[locale]);
          const isCut = /\[(Cut|Ответ сокращён)/.test(text);
          const first = network.limits.find(({metric}) => (topic === 'text' ? metric === 'text_length' : topic === 'video' ? metric === 'video_size' : true));
          if (first && !isCut) expect(text).toContain(plain(`${first.label[locale]}: **${first.text[locale]}**`));
          if (first?.source && !isCut) expect(text).toContain(first.source.url);
        }
      }
    });

    it('check_post answers as the checker does', async () => {
      const text = locale === 'ru' ? 'ы'.repeat(301) : 'a'.repeat(301);
      const {text: said, structuredContent} = await ask(client, 'check_post', {text, networks: ['x', 'bluesky', 'tg', 'инстаграм'], language: locale});
      const {networks} = structuredContent as {networks: {network: string; verdict: string; findings: {reference?: string; remedy: string}[]}[]};
      expect(Object.fromEntries(networks.map(({network, verdict}) => [network, verdict]))).toEqual({
        x: 'refused',
        bluesky: 'refused',
        instagram: 'refused',
        telegram: 'passes',
      });
      const x = networks.find(({network}) => network === 'x');
      expect(x?.findings.map(({reference}) => reference)).toContain('x.text_max');
      expect(said).toContain(locale === 'ru' ? 'Сократите текст на 21 символ' : 'Shorten the text by 21 characters');
      expect(said).toContain(locale === 'ru' ? 'Добавьте фото или видео' : 'Add a photo or a video');
      expect(said).toContain('docs/tools/publications/post-checker');
    });

    it('api_operation has every call of both versions, by name and by method and path', async () => {
      for (const version of ['4.1', '4.0']) {
        const list = await ask(client, 'api_operation', {version, language: locale});
        const {operations} = list.structuredContent as {operations: {id: string; method: string; path: string}[]};
        expect(operations.length).toBeGreaterThan(10);
        for (const {id, method, path: route} of operations) {
          const {text} = await ask(client, 'api_operation', {operation: id, version, language: locale});
          expect(text).toContain(`${method}** \``);
          expect(text).toContain('```bash');
          expect(text).toMatch(dated);
          const called = await ask(client, 'api_operation', {operation: `${method} ${route.replace(/\{\w+\}/, '123')}`, version, language: locale});
          expect((called.structuredContent as {id?: string}).id).toBe(id);
        }
      }
    });

    it('the prompt brings what the site says of the customer’s message', async () => {
      const {messages} = await client.getPrompt({
        name: locale === 'ru' ? 'reply_in_russian' : 'reply_in_english',
        arguments: {message: 'Bad Request: chat not found'},
      });
      const [message] = messages;
      const text = message?.content.type === 'text' ? message.content.text : '';
      expect(text).toContain('<message>\nBad Request: chat not found\n</message>');
      expect(text).toContain(`${product.siteUrl}${product.baseUrl}${prefix}docs/tools/publications/issues/10141`);
    });
  });

  it('reads resources: a page with its address, the data as it is published', async () => {
    const page = await client.readResource({uri: 'help://pages/ru/docs/channels/telegram'});
    const [content] = page.contents;
    expect(content && 'text' in content ? content.text : '').toContain('/ru/docs/channels/telegram');
    const limits = await client.readResource({uri: 'help://data/limits.json'});
    const [data] = limits.contents;
    expect(data && 'text' in data ? JSON.parse(data.text) : undefined).toEqual(JSON.parse(readFileSync(path.join(build, 'limits.json'), 'utf8')));
    await expect(client.readResource({uri: 'help://pages/fr/docs'})).rejects.toThrow('no language of this site');
    await expect(client.readResource({uri: 'help://pages/en/docs/../../package'})).rejects.toThrow();
    const completed = await client.complete({
      ref: {type: 'ref/resource', uri: 'help://pages/{language}/{+path}'},
      argument: {name: 'path', value: 'channels/tele'},
    });
    expect(completed.completion.values).toContain('docs/channels/telegram');
  });

  const hostile: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
    ['a question of the wrong type', 'search_help', {query: 5}],
    ['an empty question', 'search_help', {query: ''}],
    ['a key that nobody knows', 'read_page', {page: '/docs', shell: 'ls'}],
    ['a path out of the site', 'read_page', {page: '../../package.json'}],
    ['an encoded path out of the site', 'read_page', {page: '/docs/%2e%2e/%2e%2e/etc/passwd'}],
    ['a half-encoded path', 'read_page', {page: '/docs/%E0%A4%A'}],
    ['a null character', 'read_page', {page: '/docs/\u0000/team'}],
    ['a file of the machine', 'read_page', {page: 'file:///etc/passwd'}],
    ['another site', 'read_page', {page: 'http://169.254.169.254/latest/meta-data'}],
    ['a page that is not there', 'read_page', {page: '/docs/nothing-here'}],
    ['an offset beyond the end', 'read_page', {page: '/docs', offset: 999_999}],
    ['a network that is not there', 'network_limits', {network: '__proto__'}],
    ['no network and no topic', 'network_limits', {}],
    ['nothing to check', 'check_post', {text: '   '}],
    ['too many files', 'check_post', {files: Array.from({length: 51}, () => ({name: 'a.jpg', size: 1, format: 'jpeg'}))}],
    ['a text too long', 'check_post', {text: 'a'.repeat(100_001)}],
    ['a call that is not there', 'api_operation', {operation: 'qqqqzzzz'}],
    ['a tool that is not there', 'run_shell', {command: 'id'}],
  ];
  it.each(hostile)('answers %s with what is wrong', async (_, name, question) => {
    const {isError, text} = await ask(client, name, question);
    expect(isError).toBe(true);
    expect(text).not.toMatch(/root:|fault of this program|\n\s+at /);
    expect(text.length).toBeGreaterThan(20);
    expect(text.length).toBeLessThan(1500);
  });

  it('keeps answers short, whatever is pasted', async () => {
    for (const text of ['a '.repeat(50_000), '{"error":'.repeat(10_000), '🙂'.repeat(40_000), '\u202e\u0000 10141', '<script>alert(1)</script>']) {
      const begun = performance.now();
      const answer = await ask(client, 'explain_error', {text});
      expect(answer.text.length).toBeLessThanOrEqual(answerLimit);
      expect(performance.now() - begun).toBeLessThan(5000);
    }
    const dots = await ask(client, 'check_post', {text: '.'.repeat(100_000)});
    expect(dots.isError).toBeFalsy();
    expect(dots.text.length).toBeLessThanOrEqual(answerLimit);
  });
});

describe('over HTTP', () => {
  let site: Awaited<ReturnType<typeof publish>>;
  let running: Running;
  beforeAll(async () => {
    site = await publish();
    running = await overHttp({SITE_URL: site.address, MCP_RATE: '100000'});
  });
  afterAll(async () => {
    await running.stop();
    site.server.close();
  });

  it('answers from a published site as from its build', async () => {
    const [client, local] = [await connect(running.address), await overStandardStreams({BUILD_DIR: build})];
    for (const [name, question] of [
      ['search_help', {query: 'telegram text limit'}],
      ['read_page', {page: '/ru/docs/billing'}],
      ['explain_error', {text: '10141'}],
      ['network_limits', {network: 'vk', topic: 'text'}],
      ['check_post', {text: 'a'.repeat(400)}],
      ['api_operation', {operation: 'get-projects'}],
    ] as const)
      expect((await ask(client, name, question)).text, name).toBe((await ask(local, name, question)).text);
    await Promise.all([client.close(), local.close()]);
  });

  it('serves fifty sessions at once', async () => {
    const answers = await Promise.all(
      Array.from({length: 50}, async (_, index) => {
        const client = await connect(running.address);
        const error = catalogue.errors[index % catalogue.errors.length];
        const [explained, limits] = await Promise.all([
          ask(client, 'explain_error', {text: String(error?.code)}),
          ask(client, 'network_limits', {network: 'telegram', language: index % 2 === 0 ? 'en' : 'ru'}),
        ]);
        await client.close();
        return {isRight: explained.text.includes(`# ${error?.code}: `), limits: limits.text.split('\n')[0]};
      }),
    );
    expect(answers.filter(({isRight, limits}) => !isRight || limits !== '# Telegram')).toEqual([]);
  });

  const post = (body: string, headers: Readonly<Record<string, string>> = {}, address = running.address): Promise<Response> =>
    fetch(address, {method: 'POST', body, headers: {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers}});
  const listTools = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list'});

  it('refuses pages of other sites, other methods, other addresses, what is no JSON and what is too long', async () => {
    expect((await post(listTools)).status).toBe(200);
    expect((await post(listTools, {Origin: 'https://evil.example'})).status).toBe(403);
    expect((await post(listTools, {Origin: new URL(product.siteUrl).origin})).status).toBe(200);
    expect((await fetch(running.address, {headers: {Accept: 'text/event-stream'}})).status).toBe(405);
    expect((await fetch(running.address, {method: 'DELETE'})).status).toBe(405);
    expect((await post(listTools, {}, new URL('/other', running.address).href)).status).toBe(404);
    expect((await post('{"jsonrpc": ')).status).toBe(400);
    // The answer may be cut off with the connection, since the body is not read to its end.
    const long = await post(JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list', params: {x: 'a'.repeat(2_000_000)}})).catch(() => undefined);
    expect(long?.status ?? 413).toBe(413);
    // And it goes on.
    expect((await post(listTools)).status).toBe(200);
  });

  it('is not asked by another host’s name', async () => {
    const {hostname, port} = new URL(running.address);
    const {request} = await import('node:http');
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const call = request({hostname, port, path: '/mcp', method: 'POST', headers: {Host: 'rebound.example', 'Content-Type': 'application/json'}}, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      call.once('error', reject);
      call.end(listTools);
    });
    expect(status).toBe(403);
  });

  it('limits how often one address asks, and says when it may again', async () => {
    const slow = await overHttp({SITE_URL: site.address, MCP_RATE: '5'});
    const answers = await Promise.all(Array.from({length: 8}, () => post(listTools, {}, slow.address)));
    expect(answers.filter(({status}) => status === 200)).toHaveLength(5);
    const refused = answers.find(({status}) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    await slow.stop();
  });
});

describe('a site that is down', () => {
  it('is said so by every tool that needs it, and answers when it is back', async () => {
    const {address, server} = await publish();
    const {port} = new URL(address);
    await new Promise((resolve) => server.close(resolve));
    const client = await overStandardStreams({SITE_URL: address});
    for (const [name, question] of [
      ['search_help', {query: 'telegram'}],
      ['read_page', {page: '/docs'}],
      ['explain_error', {text: '10141'}],
      ['network_limits', {network: 'telegram'}],
      ['check_post', {text: 'a'}],
      ['api_operation', {operation: 'get-projects'}],
    ] as const) {
      const {isError, text} = await ask(client, name, question);
      expect(isError).toBe(true);
      expect(text).toContain('The help site could not be reached');
      expect(text).toContain(address);
    }
    const back = createServer((request, response) => {
      const file = path.join(build, request.url ?? '/');
      if (!statSync(file, {throwIfNoEntry: false})?.isFile()) return response.writeHead(404).end();
      return response.end(readFileSync(file));
    });
    await new Promise<void>((resolve) => back.listen(Number(port), '127.0.0.1', resolve));
    expect((await ask(client, 'read_page', {page: '/docs/channels/telegram'})).isError).toBeFalsy();
    await client.close();
    back.close();
  });

  it('and one that is no help site is told from it', async () => {
    const server = createServer((_, response) => response.writeHead(404).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const client = await overStandardStreams({SITE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`});
    expect((await ask(client, 'network_limits', {network: 'telegram'})).text).toContain('has no limits.json');
    await client.close();
    server.close();
  });
});

describe('the program', () => {
  const start = async (
    flags: readonly string[],
    variables: Readonly<Record<string, string>>,
  ): Promise<{readonly code: number | null; readonly said: string}> => {
    const child = spawn(process.execPath, [program, ...flags], {env: environment(variables), stdio: ['ignore', 'ignore', 'pipe']});
    let said = '';
    child.stderr.on('data', (piece: Buffer) => {
      said += piece.toString();
    });
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return {code, said};
  };

  it.each([
    [['--https'], {}, '"--https" is no option'],
    [[], {SITE_URL: 'help.example'}, 'SITE_URL must be an address'],
    [[], {BUILD_DIR: '/nowhere'}, 'no build is there'],
    [['--http'], {MCP_PORT: 'x', BUILD_DIR: build}, 'MCP_PORT must be a number'],
  ])('says what is wrong with %j %j', async (flags, variables, message) => {
    const {code, said} = await start(flags, variables);
    expect(said).toContain(message);
    expect(said).not.toMatch(/\n\s+at /);
    expect(code).toBe(1);
  });

  it('runs from below node_modules, where npx puts it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'help-mcp-'));
    const place = path.join(folder, 'node_modules', 'help-site');
    mkdirSync(place, {recursive: true});
    for (const name of ['bin', 'mcp', 'src', 'package.json']) cpSync(path.join(root, name), path.join(place, name), {recursive: true});
    symlinkSync(path.join(root, 'node_modules'), path.join(place, 'node_modules'));
    const client = await overStandardStreams({BUILD_DIR: build}, path.join(place, 'bin/help-mcp.mjs'));
    expect((await client.listTools()).tools).toHaveLength(6);
    await client.close();
    rmSync(folder, {recursive: true, force: true});
  });

  it('is taken by the protocol’s own inspector', async () => {
    const inspector = path.join(root, 'node_modules/.bin/mcp-inspector');
    const child = spawn(process.execPath, [inspector, '--cli', process.execPath, program, '--method', 'tools/list'], {
      env: environment({BUILD_DIR: build, HOME: tmpdir()}),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString();
    });
    await new Promise((resolve) => child.once('close', resolve));
    expect((JSON.parse(said) as {tools: unknown[]}).tools).toHaveLength(6);
  }, 120_000);
});
