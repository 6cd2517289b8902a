// The reference of a small API, taken through the whole generator in both languages: what its pages, menus and list of changes say is
// kept as it is written. A bound that is left out, a role that is another one, an error under the wrong status show as a difference.
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import type {ApiVersion} from '../../../src/api/versions.ts';
import type {CatalogueEntry} from '../../../src/facts/load.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const fixtures = path.join(root, 'tests/fixtures');

vi.mock('../../../src/api/folder.ts', () => ({documentFolder: path.join(fixtures, 'api')}));
// The collection knows the ids of the real calls, and has tests of its own.
vi.mock('../../../src/api/postman.ts', () => ({postmanCollection: () => ({})}));
vi.mock('../../../src/facts/load.ts', async (original) => {
  const {network} = await import('../../../src/facts/schema/network.ts');
  const {errorFile} = await import('../../../src/facts/schema/error.ts');
  const real = await original<typeof import('../../../src/facts/load.ts')>();
  const read = (name: string): unknown => parse(readFileSync(path.join(fixtures, name), 'utf8'));
  const files = ['general-errors.yaml', 'errors.yaml', 'second-errors.yaml'].map((name) => errorFile.parse(read(`facts/${name}`)));
  const errors = new Map<number, CatalogueEntry>(files.flatMap(({group, errors: own}) => own.map((entry) => [entry.code, {...entry, group}] as const)));
  const networks = new Map(['network.yaml', 'second.yaml'].map((name) => network.parse(read(`facts/${name}`))).map((one) => [one.id, one]));
  const service = real.loadService();
  const roles = [
    {id: 'owner', name: {en: 'Owner', ru: 'Владелец'}},
    {id: 'editor', name: {en: 'Editor', ru: 'Редактор'}},
    {id: 'guest', name: {en: 'Guest', ru: 'Гость'}},
  ];
  const api = {create_requests_per_minute: 4, upload_requests_per_minute: 5, other_requests_per_minute: 6};
  const days = {released_4_0: {en: 'May 1, 2024', ru: '1 мая 2024 года'}, released_4_1: {en: 'May 2, 2026', ru: '2 мая 2026 года'}};
  return {
    ...real,
    // The schema asks for every network there is; the fixture has two.
    readData: (file: string) => read(`api/${path.basename(file)}`),
    loadNetworks: () => networks,
    loadErrors: () => errors,
    loadService: () => ({...service, team: {...service.team, roles}, api: {...service.api, ...api, ...days}}),
  };
});
vi.mock('../../../src/errors/texts.ts', async (original) => ({
  ...(await original<object>()),
  loadErrorTexts: (locale: string) =>
    new Map([10000, 10008, 10010, 10030, 10032, 10143, 10209].map((code) => [code, {title: `${locale === 'ru' ? 'Название' : 'Title of'} ${code}`}])),
}));

const {changelogPage, compareDocuments} = await import('../../../src/api/changelog.ts');
const {generateVersion} = await import('../../../src/api/generate.ts');
const {samplesOf} = await import('../../../src/api/samples/of-call.ts');
const {callsOf} = await import('../../../src/api/types.ts');
const {apiVersions} = await import('../../../src/api/versions.ts');
const {counterpart, pairsOf} = await import('../../../src/api/versions-plugin/pairs.ts');
const {product} = await import('../../../src/config/product.ts');

const [newer, older] = apiVersions as readonly [ApiVersion, ApiVersion];
const folder = mkdtempSync(path.join(tmpdir(), 'golden-reference-'));
afterAll(() => rmSync(folder, {recursive: true}));
type Made = Awaited<ReturnType<typeof generateVersion>>;
let made: Readonly<Record<'en' | 'ru', readonly [Made, Made]>>;
beforeAll(async () => {
  const of = async (locale: 'en' | 'ru'): Promise<[Made, Made]> => [await generateVersion(folder, newer, locale), await generateVersion(folder, older, locale)];
  made = {en: await of('en'), ru: await of('ru')};
});

/** The owner's addresses and names are others after `npm run rename`. */
function neutral(text: string): string {
  return text.replaceAll(product.apiUrl, 'https://api.example').replaceAll(product.siteUrl, 'https://help.example').replaceAll(product.slug, 'slug');
}

/** Rows and answers on lines of their own, so that a difference is short. */
function readable(page: string): string {
  return neutral(page).replace(/(?<=[\]}]),(?=[[{"])/g, ',\n');
}

const pages = ['list-boxes.api', 'create-box.api', 'fill-box.api', 'get-figures.api', 'boxes.tag'] as const;

describe.each(['en', 'ru'] as const)('%s', (locale) => {
  it.each(pages)('%s', async (name) => {
    const page = made[locale][0].files.find(({file}) => file.endsWith(`/${name}.mdx`))?.content ?? '';
    await expect(readable(page)).toMatchFileSnapshot(`./snapshots/reference/${name}.${locale}.mdx`);
  });

  it('list of changes', async () => {
    const [to, from] = made[locale];
    const page = changelogPage(compareDocuments(made.en[1].document, made.en[0].document), from, to, locale);
    await expect(neutral(page)).toMatchFileSnapshot(`./snapshots/reference/changelog.${locale}.mdx`);
  });
});

it('menu and its Russian names', async () => {
  const files = [...made.en[0].files, ...made.ru[0].files];
  const content = (ending: string): string => files.find(({file}) => file.endsWith(ending))?.content ?? '{}';
  const menu = Object.values(JSON.parse(content('version-4.1-sidebars.json')) as Record<string, {key?: string}[]>).flat();
  // Which guides there are is no matter of the document.
  const groups = menu.filter(({key}) => key !== 'guides');
  await expect(`${JSON.stringify(groups, null, 2)}\n${content('version-4.1.json')}`).toMatchFileSnapshot('./snapshots/reference/menu.txt');
});

it('samples of a call with a body, in every language', async () => {
  const call = callsOf(made.en[0].document).find(({operation}) => operation.operationId === 'create-box');
  if (!call) throw new Error('the fixture has lost its call');
  const text = samplesOf(call, newer).map(({label, code}) => `## ${label}\n\n${neutral(code)}\n`);
  await expect(text.join('\n')).toMatchFileSnapshot('./snapshots/reference/samples.md');
});

it('a page leads to the one that stands for it in the other version, to its resource, or to the overview', () => {
  const pairs = pairsOf(made.en[0].document, made.en[1].document);
  const both = (slug: string, to: 'newer' | 'older'): string => counterpart(pairs, slug, to);
  expect(['list-boxes', 'boxes', 'get-figures', 'fill-box', 'first-publication'].map((slug) => both(slug, 'older'))).toEqual([
    'boxes-get',
    'box',
    'parcels-get',
    'box',
    '',
  ]);
  expect(['boxes-get', 'parcels-get', 'boxes-delete', 'analytics'].map((slug) => both(slug, 'newer'))).toEqual([
    'list-boxes',
    'get-figures',
    'boxes',
    'analytics',
  ]);
});
