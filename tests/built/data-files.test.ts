// The data that the build publishes for programs, and the programs of the page about it, run as they stand there.
import {execFile} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {locales} from '../../src/config/product.ts';
import {type LimitsFile, limitsFile} from '../../src/checker/limits-files/schema.ts';
import {readPage} from '../../src/content/page.ts';
import {replaceVariables} from '../../src/content/variables.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const build = path.join(root, 'build');
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(build, name), 'utf8'));
const all: LimitsFile = limitsFile.parse(read('limits.json'));

const pages = {en: 'docs/about/data-for-developers.mdx', ru: 'i18n/ru/docusaurus-plugin-content-docs/current/about/data-for-developers.mdx'} as const;

/** A program of the page, as a reader copies it. */
function program(locale: 'en' | 'ru', name: string): string {
  for (const node of readPage(root, pages[locale]).tree.children)
    if (node.type === 'code' && node.meta?.includes(`title="${name}"`)) return replaceVariables(node.value, locale);
  throw new Error(`${pages[locale]} has no program ${name}`);
}

describe('limits files', () => {
  it('keep to the published schema, whole and network by network', () => {
    const ajv = new Ajv2020({strict: false});
    addFormats(ajv);
    const fits = ajv.compile(read('limits.schema.json') as object);
    for (const name of ['limits.json', ...all.networks.map(({id}) => `limits/${id}.json`)]) {
      fits(read(name));
      expect(fits.errors, name).toBeNull();
    }
    for (const {id} of all.networks) expect(limitsFile.parse(read(`limits/${id}.json`)).networks.map((network) => network.id)).toEqual([id]);
  });

  it('name pages that exist', () => {
    const addresses = [
      ...all.errors.flatMap(({url}) => [url.en, url.ru]),
      ...all.networks.flatMap(({page, kinds}) => [page.en, page.ru, ...kinds.flatMap((kind) => [kind.page.en, kind.page.ru])]),
      ...all.service.limits.flatMap(({page}) => [page.en, page.ru]),
      all.changes.en,
      all.changes.ru,
      all.schema,
    ];
    const isThere = (address: string): boolean => {
      const name = address.slice(all.sites.en.length).replace(/#.*/, '');
      return existsSync(path.join(build, name)) || existsSync(path.join(build, `${name}.html`));
    };
    expect(addresses.filter((address) => !isThere(address))).toEqual([]);
  });
});

describe.each(locales)('programs of the page about the data, %s', (locale) => {
  let server: Server;
  let site = '';
  const folder = mkdtempSync(path.join(tmpdir(), 'help-data-'));

  beforeAll(async () => {
    server = createServer((request, response) => {
      const file = path.join(build, request.url ?? '/');
      if (!existsSync(file)) return response.writeHead(404).end();
      return response.writeHead(200, {'Content-Type': 'application/json'}).end(readFileSync(file));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, {recursive: true});
  });

  const start = async (command: string, name: string, ...options: string[]): Promise<string[]> => {
    writeFileSync(path.join(folder, name), program(locale, name));
    const {stdout} = await run(command, [name, ...options], {cwd: folder, env: {...process.env, SITE: site, PYTHONIOENCODING: 'utf-8'}});
    return stdout.trim().split('\n');
  };

  it('the text limits of every network, in JavaScript', async () => {
    const lines = await start(process.execPath, 'text-limits.mjs', locale);
    const bluesky = all.networks.find(({id}) => id === 'bluesky');
    const limit = bluesky?.limits.find(({metric, bound}) => metric === 'text_length' && bound === 'max');
    expect(lines).toContain(`${bluesky?.name[locale]}: ${limit?.label[locale]}, ${limit?.text[locale]}`);
    expect(new Set(lines.map((line) => line.split(':')[0])).size).toBeGreaterThan(5);
  });

  it('what a network refuses, with the pages of its codes, in Python', async () => {
    const lines = await start('python3', 'refusals.py', 'tiktok', locale);
    const tiktok = all.networks.find(({id}) => id === 'tiktok');
    const refusing = tiktok?.limits.filter(({effect}) => effect === 'refused') ?? [];
    expect(lines.length).toBe(refusing.length);
    const known = new Map(all.errors.map(({code, url}) => [code, url[locale]]));
    for (const limit of refusing) {
      const line = lines.find((text) => text.startsWith(`${limit.label[locale]}: ${limit.text[locale]}`));
      for (const code of limit.errors) expect(line).toContain(known.get(code));
    }
  });
});
