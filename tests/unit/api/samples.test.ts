import {execFile, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {languages} from '../../../src/api/samples/languages.ts';
import {samplesOf, specOf} from '../../../src/api/samples/of-call.ts';
import {lineOfField, paint} from '../../../src/api/samples/paint.ts';
import {addressOf, type SampleRequest} from '../../../src/api/samples/request.ts';
import {parseValue, requestOf} from '../../../src/api/samples/spec.ts';
import {type Call, callsOf} from '../../../src/api/types.ts';
import {apiVersions} from '../../../src/api/versions.ts';
import {type Mock, startMock} from './mock.ts';
import {resolved} from './resolved.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');

/** How a sample is run: its file and the command. TypeScript runs as Node strips types; PHP, Go, Ruby and C# where they are installed. */
const runners: Readonly<Record<string, {readonly file: string; readonly command: readonly string[]}>> = {
  curl: {file: 'sample.sh', command: ['sh']},
  javascript: {file: 'sample.mjs', command: [process.execPath]},
  typescript: {file: 'sample.mts', command: [process.execPath, '--disable-warning=ExperimentalWarning']},
  python: {file: 'sample.py', command: ['python3']},
  php: {file: 'sample.php', command: ['php']},
  go: {file: 'sample.go', command: ['go', 'run']},
  java: {file: 'Main.java', command: ['java']},
  ruby: {file: 'sample.rb', command: ['ruby']},
};
const probes: Readonly<Record<string, readonly string[]>> = {
  curl: ['curl', '--version'],
  python: ['python3', '-c', 'import requests'],
  java: ['java', '-version'],
  go: ['go', 'version'],
};

function installed(id: string): boolean {
  const [command, ...args] = probes[id] ?? [runners[id]?.command[0] ?? 'dotnet', '--version'];
  return command !== undefined && runners[id] !== undefined && spawnSync(command, args).status === 0;
}
const runnable = languages.map(({id}) => id).filter(installed);

// Inside the project, so that the samples find the package that they import.
const cache = path.join(root, '.cache');
mkdirSync(cache, {recursive: true});
const folder = mkdtempSync(path.join(cache, 'samples-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Several samples one after the other in one process, where starting it takes longer than the request. */
const together: Readonly<Record<string, readonly string[]>> = {
  javascript: ['--input-type=module', '-e', 'for (const file of process.argv.slice(1)) await import(file)', '--'],
  typescript: ['--input-type=module', '-e', 'for (const file of process.argv.slice(1)) await import(file)', '--'],
  python: ['-c', 'import runpy, sys\nfor file in sys.argv[1:]: runpy.run_path(file)'],
};

async function start(id: string, ...codes: readonly string[]): Promise<{stdout: string; stderr: string; failed: boolean}> {
  const runner = runners[id];
  if (!runner) throw new Error(`no way to run ${id}`);
  const files = codes.map((code) => {
    const file = path.join(mkdtempSync(path.join(folder, `${id}-`)), runner.file);
    writeFileSync(file, code);
    return file;
  });
  const [command = '', ...args] = runner.command;
  try {
    const env = {...process.env, API_TOKEN: 'token'};
    const {stdout, stderr} = await run(command, [...args, ...(files.length > 1 ? (together[id] ?? []) : []), ...files], {env});
    return {stdout, stderr, failed: false};
  } catch (cause) {
    const {stdout = '', stderr = ''} = cause as {stdout?: string; stderr?: string};
    return {stdout, stderr, failed: true};
  }
}

describe('Languages of the samples', () => {
  it('are nine, of which these machines run at least JavaScript, TypeScript, Python, curl and Java', () => {
    expect(languages.map(({label}) => label)).toEqual(['cURL', 'JavaScript', 'TypeScript', 'Python', 'PHP', 'Go', 'C#', 'Java', 'Ruby']);
    expect(runnable).toEqual(expect.arrayContaining(['curl', 'javascript', 'typescript', 'python', 'java']));
  });
});

describe.each(apiVersions)('Samples of $id', (version) => {
  let calls: readonly Call[] = [];
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock(version);
    calls = callsOf(await resolved(version, 'en'));
  }, 60_000);
  afterAll(async () => await mock.close());
  const sample = (call: Call, id: string, body?: string): string => samplesOf(call, version, body).find((item) => item.id === id)?.code ?? '';

  it('read the token from the environment and look at the status', () => {
    const checks: Readonly<Record<string, RegExp>> = {
      curl: /--fail-with-body/,
      javascript: /response\.ok/,
      typescript: /if \(error\)/,
      python: /response\.ok/,
      php: /\$status !== 200/,
      go: /StatusCode != http\.StatusOK/,
      csharp: /IsSuccessStatusCode/,
      java: /statusCode\(\) != 200/,
      ruby: /response\.code == '200'/,
    };
    for (const call of calls)
      for (const {id, code} of samplesOf(call, version)) {
        expect(code).toContain('API_TOKEN');
        expect(code).not.toContain('YOUR_TOKEN');
        expect(code, id).toMatch(checks[id] ?? /$^/);
      }
  });

  it.each(runnable)(
    'run against the described API in %s, with every example body',
    async (id) => {
      // Java compiles each of them anew; its samples differ in method, address and body only.
      const methods = calls.filter(({method}, index) => calls.findIndex((call) => call.method === method) === index);
      const codes = (id === 'java' ? methods : calls).flatMap((call) => {
        const bodies = specOf(call, version).bodies.map((body) => body.id);
        return (bodies.length > 0 && id !== 'java' ? bodies : [undefined]).map((body) => sample(call, id, body).replace(version.server, mock.url));
      });
      for (const code of codes) expect(code).toContain(mock.url);
      const results = together[id] ? [await start(id, ...codes)] : await Promise.all(codes.map(async (code) => await start(id, code)));
      for (const result of results) expect(result.failed, result.stderr).toBe(false);
      if (together[id]) expect(results[0]?.stdout.trim().split('\n').length).toBeGreaterThanOrEqual(codes.length);
    },
    180_000,
  );

  it.each(runnable)('fail in %s when the API refuses the request', async (id) => {
    const call = calls.find(({path: place}) => place === '/accounts');
    const code = call && sample(call, id).replace(version.server, mock.url).replace('1204', '-1');
    const result = await start(id, code ?? '');
    expect(result.failed).toBe(true);
    expect(result.stdout + result.stderr).toMatch(/422/);
  });
});

describe('Values that a reader fills in', () => {
  const hard = `He said "it's" 100 % \\ \`x\` \${y} #{z} </script> Привет 🎉\nsecond line`;
  const request: SampleRequest = {
    method: 'POST',
    server: 'http://127.0.0.1:1/v4.1',
    path: '/publications/{id}',
    pathValues: {id: '9/1'},
    query: [
      ['account_ids', '1,2'],
      ['text', 'a b&c'],
    ],
    body: {text: hard, none: null, yes: true},
    document: 'https://help.example/openapi/v4.1.yaml',
    clientName: 'client',
  };

  it('stand in the address encoded, lists readable', () => {
    expect(addressOf(request)).toBe('http://127.0.0.1:1/v4.1/publications/9%2F1?account_ids=1,2&text=a%20b%26c');
  });

  it.each(runnable.filter((id) => id !== 'typescript'))('reach the server unchanged in %s, whatever they hold', async (id) => {
    const {createServer} = await import('node:http');
    const received: {url: string; body: string}[] = [];
    const server = createServer((incoming, answer) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        received.push({url: incoming.url ?? '', body: Buffer.concat(chunks).toString('utf8')});
        answer.writeHead(200, {'Content-Type': 'application/json'}).end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const {port} = server.address() as {port: number};
    const code = languages.find((language) => language.id === id)?.write({...request, server: `http://127.0.0.1:${port}/v4.1`}) ?? '';
    const result = await start(id, code);
    server.close();
    expect(result.failed, result.stderr).toBe(false);
    expect(received[0]?.url).toBe('/v4.1/publications/9%2F1?account_ids=1,2&text=a%20b%26c');
    expect(JSON.parse(received[0]?.body ?? 'null')).toEqual(request.body);
  });

  it('keep their kinds, and optional ones are left out when they are empty', () => {
    expect(parseValue('58211, 58340', 'numbers')).toEqual([58211, 58340]);
    expect(parseValue('4', 'number')).toBe(4);
    expect(parseValue('false', 'boolean')).toBe(false);
    expect(parseValue('', 'text')).toBeUndefined();
    const spec = {
      method: 'POST',
      server: '',
      path: '/x',
      document: '',
      clientName: '',
      parameters: [{path: 'page', kind: 'number', required: false, in: 'query', example: 1}],
      bodies: [{id: 'a', label: 'A', value: {details: [{content: 'x', nsfw: true}], keep: 1}}],
      fields: [
        {path: 'details.0.content', kind: 'text', required: false},
        {path: 'details.0.nsfw', kind: 'boolean', required: false},
        {path: 'details.0.link', kind: 'text', required: false},
      ],
      forms: false,
    } as const;
    expect(requestOf(spec, 'a').query).toEqual([]);
    expect(
      requestOf(spec, 'a', {page: '3', 'body.details.0.content': 'y', 'body.details.0.nsfw': '', 'body.details.0.link': 'https://e.example'}),
    ).toMatchObject({
      query: [['page', 3]],
      body: {details: [{content: 'y', link: 'https://e.example'}], keep: 1},
    });
    expect(spec.bodies[0].value).toEqual({details: [{content: 'x', nsfw: true}], keep: 1});
  });
});

describe('Colours and lines of the samples', () => {
  it('change no letter', async () => {
    for (const version of apiVersions)
      for (const call of callsOf(await resolved(version, 'ru')))
        for (const {code} of samplesOf(call, version))
          expect(
            paint(code)
              .map(([, text]) => text)
              .join(''),
          ).toBe(code);
  });

  it('tell keys, strings, numbers and flags apart', () => {
    const kinds = Object.fromEntries(paint(`curl --request POST '{\n"id": 12}'\n// note\nconst a = 'b';`).map(([kind, text]) => [text.trim(), kind]));
    expect(kinds).toMatchObject({'--request': 'attr', '"id"': 'property', '12': 'number', '// note': 'comment', const: 'keyword', "'b'": 'string'});
  });

  it('find the line of a field below the objects it is in', () => {
    const lines = ['{', '"id": 1,', '"details": [', '{"content": "x",', '"files": [', '{"id": 2}', ']}', ']}'];
    expect(lineOfField(lines, ['id'])).toBe(1);
    expect(lineOfField(lines, ['details', 'files', 'id'])).toBe(5);
    expect(lineOfField(lines, ['by', 'file', 'details', 'content'])).toBe(3);
    expect(lineOfField(lines, ['nothing'])).toBe(-1);
    expect(lineOfField(["curl 'https://a/b?project_id=1204'"], ['project_id'])).toBe(0);
  });
});
