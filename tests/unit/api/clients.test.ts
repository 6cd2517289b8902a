import {execFile} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {languages} from '../../../src/api/samples/languages.ts';
import {samplesOf, specOf} from '../../../src/api/samples/of-call.ts';
import {callsOf} from '../../../src/api/types.ts';
import {type ApiVersion, apiVersions, downloadPath} from '../../../src/api/versions.ts';
import {exampleMonth} from '../../../src/config/examples.ts';
import {product} from '../../../src/config/product.ts';
import {hardValues} from './hard-values.ts';
import {type Mock, startMock} from './mock.ts';
import {made} from './resolved.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const [newer] = apiVersions as readonly [ApiVersion];

/** Generators that need another compiler than the site, and grammars, have a folder of their own; it is filled once for each of its lockfiles. */
const generators = path.join(root, '.cache/clients');
async function installGenerators(): Promise<void> {
  const lock = (folder: string): string => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  // npm writes this file last.
  const installed = path.join(generators, 'node_modules/.package-lock.json');
  if (existsSync(installed) && lock(generators) === lock(path.join(root, 'tests/clients'))) return;
  mkdirSync(generators, {recursive: true});
  for (const file of ['package.json', 'package-lock.json']) cpSync(path.join(root, 'tests/clients', file), path.join(generators, file));
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {cwd: generators});
}

// Inside the project, so that what is made finds the packages it imports.
mkdirSync(path.join(root, '.cache'), {recursive: true});
const folder = mkdtempSync(path.join(root, '.cache/made-clients-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** What the compiler objects to, with everything that is strict switched on. */
async function compile(place: string): Promise<string> {
  const options = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: ['node'],
    allowImportingTsExtensions: true,
  };
  writeFileSync(path.join(place, 'tsconfig.json'), JSON.stringify({compilerOptions: options, include: ['*.ts']}));
  const {stdout} = await run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', place]).catch((cause: {stdout: string}) => cause);
  return stdout;
}

async function written(version: ApiVersion, place: string): Promise<string> {
  const {files} = await made(version, 'en');
  const file = path.join(place, 'openapi.yaml');
  writeFileSync(file, files.find((item) => item.file === `static${downloadPath(version, 'yaml')}`)?.content ?? '');
  return file;
}

describe.each(apiVersions)('Types by openapi-typescript from $id', (version) => {
  const place = path.join(folder, `types-${version.id}`);
  beforeAll(async () => {
    mkdirSync(place);
    await installGenerators();
    const command = path.join(generators, 'node_modules/openapi-typescript/bin/cli.js');
    // The linter's settings at the root would be taken for its own.
    await run(process.execPath, [command, await written(version, place), '--output', path.join(place, `${product.slug}.ts`)], {cwd: place});
  }, 180_000);

  it('compile, and every TypeScript sample with them', async () => {
    const {document} = await made(version, 'en');
    let count = 0;
    for (const call of callsOf(document)) {
      const bodies = specOf(call, version).bodies.map(({id}) => id);
      for (const body of bodies.length > 0 ? bodies : [undefined]) {
        const code = samplesOf(call, version, body).find(({id}) => id === 'typescript')?.code ?? '';
        writeFileSync(path.join(place, `sample-${count++}.ts`), code);
      }
    }
    expect(count).toBeGreaterThanOrEqual(15);
    expect(await compile(place)).toBe('');
    // The compiler would have seen a mistake.
    writeFileSync(
      path.join(place, 'wrong.ts'),
      `import type {paths} from './${product.slug}';\nexport const page: paths['/projects']['get']['parameters'] = {query: {project: 'x'}};\n`,
    );
    expect(await compile(place)).toContain('wrong.ts');
  }, 120_000);
});

/** Every call of 4.1 with a client of swagger-typescript-api, as its user writes them. */
const program = `import {Api, DeleteOption, EditablePublicationStatus, PublicationStatus, PublicationType, TiktokPrivacyStatus, UploadStatus} from './client.ts';

const api = new Api({baseUrl: process.env.API_URL ?? '', securityWorker: () => ({headers: {Authorization: 'Bearer token'}})});
const project_id = (await api.projects.getProjects({page: 1, per_page: 50, sort: '-id'})).data.data[0]?.id ?? 0;
const code: string = (await api.channels.getChannels()).data.data[0]?.code ?? '';
const {data: accounts, pages} = (await api.accounts.getAccounts({project_id})).data;
const next: number | null = pages.next;
await api.rubrics.getRubrics({project_id});
await api.timezones.getTimezones();
await api.publications.getPublications({project_id, post_date: '${exampleMonth}-01'});
const account_ids = accounts.map(({id}) => id);
const detail = {publication_type: PublicationType.REELS, tiktok_privacy_status: TiktokPrivacyStatus.PUBLIC, file_ids: [1]};
const publication = {post_at: '${exampleMonth}-01T09:30:00Z', account_ids, publication_status: EditablePublicationStatus.DRAFT, details: [detail]};
const {id, publication_status} = (await api.publications.createPublication({project_id, ...publication})).data;
const saved: PublicationStatus = publication_status;
await api.publications.getPublication(id);
await api.publications.updatePublication(id, publication);
await api.publications.deletePublication(id, {delete_option: DeleteOption.SERVICE_ONLY, account_ids: account_ids.join()});
const upload = (await api.upload.initUpload({project_id, name: 'a.jpg', size: 10})).data;
const action: string = 'action' in upload ? upload.action : upload.url;
await api.upload.completeUpload({id: upload.id});
const done: boolean = (await api.upload.statusUpload({id: upload.id})).data.status === UploadStatus.UPLOADED;
const range = {project_id, account_id: account_ids[0] ?? 0, date_from: '2026-11-01', date_to: '2026-11-30'};
await api.analytics.getAnalyticsAccounts({...range, metrics: 'followers,reach'});
const [post] = (await api.analytics.getAnalyticsPublications({...range, type: 1})).data.data;
const attached: string[] = (post?.attaches ?? []).map((item) => (item.type === 'link' ? item.link.url : item.preview.url));
console.log(JSON.stringify({code, next, saved, action, done, attached}));
`;

describe('A client by swagger-typescript-api from 4.1', () => {
  const place = path.join(folder, 'swagger');
  let mock: Mock;
  beforeAll(async () => {
    mkdirSync(place);
    mock = await startMock(newer);
    const command = path.join(root, 'node_modules/swagger-typescript-api/dist/cli.mjs');
    const input = await written(newer, place);
    await run(process.execPath, [command, 'generate', '--path', input, '--output', place, '--name', 'client.ts', '--silent']);
    writeFileSync(path.join(place, 'program.ts'), program);
  }, 120_000);
  afterAll(async () => await mock.close());

  it('compiles strictly, with names for the values', async () => {
    expect(await compile(place)).toBe('');
  }, 120_000);

  it('makes every call', async () => {
    const flags = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning', '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'];
    const {stdout} = await run(process.execPath, [...flags, path.join(place, 'program.ts')], {env: {...process.env, API_URL: mock.url}});
    expect(JSON.parse(stdout)).toMatchObject({code: 'telegram', next: null, saved: 5, done: true});
  }, 60_000);
});

/** What this test needs of tree-sitter, whose types stand in the folder that is filled while tests run. */
interface Grammars {
  readonly Parser: {new (): {setLanguage: (language: unknown) => void; parse: (code: string) => {rootNode: {hasError: boolean}}}; init: () => Promise<void>};
  readonly Language: {load: (file: string) => Promise<unknown>};
}

/** Where a grammar has another name than the language's id. */
const grammarNames: Readonly<Record<string, string>> = {curl: 'bash', csharp: 'c-sharp'};
/** A mistake that each language's own writer could make. */
const mistakes: Readonly<Record<string, string>> = {php: '<?php $a = [1;', curl: "curl --data 'open"};

describe.each(languages)('Samples in $label', ({id}) => {
  let parse: (code: string) => boolean;
  beforeAll(async () => {
    await installGenerators();
    const folder = path.join(generators, 'node_modules/@vscode/tree-sitter-wasm');
    const {Parser, Language} = createRequire(import.meta.url)(folder) as Grammars;
    await Parser.init();
    const parser = new Parser();
    parser.setLanguage(await Language.load(path.join(folder, `wasm/tree-sitter-${grammarNames[id] ?? id}.wasm`)));
    parse = (code) => !parser.parse(code).rootNode.hasError;
  }, 180_000);

  it('are read without an error by a grammar of the language, every call with every example body', async () => {
    expect(parse(mistakes[id] ?? 'x = [1, (2;')).toBe(false);
    for (const version of apiVersions) {
      for (const call of callsOf((await made(version, 'en')).document)) {
        const bodies = specOf(call, version).bodies.map((body) => body.id);
        for (const body of bodies.length > 0 ? bodies : [undefined]) {
          const code = samplesOf(call, version, body).find((sample) => sample.id === id)?.code ?? '';
          expect(parse(code), `${call.operation.operationId} ${body}:\n${code}`).toBe(true);
        }
      }
    }
  }, 60_000);

  it('stay readable whatever a reader fills in', () => {
    for (const value of [...hardValues, hardValues.join('')]) {
      const code = languages
        .find((language) => language.id === id)
        ?.write({
          method: 'PUT',
          server: newer.server,
          path: '/publications/{id}',
          pathValues: {id: value},
          query: [['sort', value]],
          body: {content: value, details: [{link: value}]},
          document: 'https://help.example/openapi/v4.1.yaml',
          clientName: 'client',
        });
      expect(parse(code ?? ''), code).toBe(true);
      // Letters that end a line in C#, or that Go refuses, stand in none of them.
      expect(code).not.toMatch(/[\u0085\u2028\u2029\ufeff]/);
    }
  });
});
