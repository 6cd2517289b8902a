// Every element of facts, rendered from a small data set in both languages and kept as the Markdown that it becomes: a table whose
// columns are swapped, a "no" that became a "yes", a filter that nobody asks any more show as a difference.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ComponentType, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import {pageToMarkdown} from '../../../src/content/markdown-export/page.ts';
import type {CatalogueData} from '../../../src/errors/components/ErrorCatalogue/index.tsx';
import type {ComparisonData} from '../../../src/facts/comparison.ts';
import type {CatalogueEntry} from '../../../src/facts/load.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const language = vi.hoisted(() => ({locale: 'en' as 'en' | 'ru'}));

vi.mock('@docusaurus/Link', () => ({default: ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>}));
vi.mock('@docusaurus/router', () => ({useHistory: () => ({}), useLocation: () => ({pathname: '/docs/page', search: '', hash: ''})}));
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor: () => undefined})}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({i18n: {currentLocale: language.locale}})}));
vi.mock('@docusaurus/useBaseUrl', () => ({default: (url: string) => url}));
vi.mock('@docusaurus/Translate', () => {
  const russian = JSON.parse(readFileSync(path.join(root, 'i18n/ru/code.json'), 'utf8')) as Record<string, {message: string}>;
  const say = (id: string, message: string, values: Record<string, ReactNode> = {}): string =>
    (language.locale === 'ru' ? (russian[id]?.message ?? message) : message).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return {
    default: ({id, children, values}: {id: string; children: string; values?: Record<string, ReactNode>}) => say(id, children, values),
    translate: ({id, message}: {id: string; message: string}, values?: Record<string, ReactNode>) => say(id, message, values),
  };
});
vi.mock('../../../src/facts/load.ts', async (original) => {
  const {network} = await import('../../../src/facts/schema/network.ts');
  const {errorFile} = await import('../../../src/facts/schema/error.ts');
  const read = (name: string): unknown => parse(readFileSync(path.join(root, 'tests/fixtures/facts', name), 'utf8'));
  const facts = network.parse(read('network.yaml'));
  const second = network.parse(read('second.yaml'));
  const files = ['errors.yaml', 'second-errors.yaml'].map((name) => errorFile.parse(read(name)));
  const errors = new Map<number, CatalogueEntry>(files.flatMap((file) => file.errors.map((entry) => [entry.code, {...entry, group: file.group}] as const)));
  const networks = new Map([facts, second].map((one) => [one.id, one]));
  const real = await original<typeof import('../../../src/facts/load.ts')>();
  const plan = {id: 'small', name: {en: 'Small', ru: 'Малый'}, price_usd: 1, price_rub: 90, accounts: 2, projects: 3, members: 4};
  const rest = {publications_per_month: 5000, ai_requests_per_month: 6, workflow: false, api: true, analytics_days: 21, storage_gb: 8};
  const plans = [
    {...plan, ...rest},
    {...plan, ...rest, id: 'large', name: {en: 'Large', ru: 'Большой'}, price_usd: 10, price_rub: 900, workflow: true, api: false},
  ];
  return {...real, loadNetworks: () => networks, loadErrors: () => errors, loadService: () => ({...real.loadService(), plans})};
});
vi.mock('../../../src/facts/sources.ts', async (original) => ({
  ...(await original<object>()),
  datedSource: (url: string) => (url.endsWith('/video') ? 'copy of Mar 3, 2026' : 'copy of unknown date'),
}));
vi.mock('../../../src/errors/texts.ts', async (original) => ({
  ...(await original<object>()),
  loadErrorTexts: () => {
    const text = (title: string) => ({title, description: '', message: `${title}: message`, meaning: `${title}: meaning.`, keywords: []});
    return new Map([10141, 10142, 10143, 10209].map((code) => [code, text(`Title of ${code}`)]));
  },
  docsFolder: (locale: string) => path.join(root, 'tests/fixtures/ways', locale),
}));
vi.mock('../../../packages/lean/page-names/store.ts', () => ({
  currentNames: () => Object.fromEntries([10141, 10142, 10143, 10209].map((code) => [code, `${code} Title of ${code}`])),
  loadNames: () => undefined,
  onNames: () => () => undefined,
}));
vi.mock('@generated/error-files/default/catalogue.json', () => ({default: []}));
vi.mock('../../../src/errors/reply.ts', () => ({errorReply: () => 'Reply'}));

const {default: ErrorCatalogue} = await import('../../../src/errors/components/ErrorCatalogue/index.tsx');
const {default: LimitsComparison, Fits} = await import('../../../src/facts/components/LimitsComparison/index.tsx');
const {components} = await import('../../../src/shell/page-components/registry.ts');

/** One tag a line, so that a difference is short; classes as the sheets name them. */
function readable(html: string): string {
  return `${html.replace(/></g, '>\n<').replace(/\b_(\w+)_[0-9a-f]{6}\b/g, '$1')}\n`;
}

/** An element as a page of the fixture's network writes it: its HTML, and the Markdown that the built page would have. */
async function golden(
  name: string,
  attributes: Readonly<Record<string, string>>,
  code: number | undefined,
  locale: 'en' | 'ru',
): Promise<{html: string; markdown: string}> {
  language.locale = locale;
  const component = components[name];
  if (!component?.facts) throw new Error(`<${name} /> takes no facts`);
  const facts = component.facts(attributes, {locale, network: 'telegram', code});
  const {default: Element} = (await import(component.module.replace('@site', root))) as {default: ComponentType<{facts: unknown; children?: ReactNode}>};
  const html = renderToStaticMarkup(
    <Element facts={facts}>
      <p>The page’s own text.</p>
    </Element>,
  );
  const withTitle = /<h1/.test(html) ? html : `<h1>${name}</h1>${html}`;
  return {html: readable(html), markdown: pageToMarkdown(withTitle, 'https://help.example/docs/page', locale).body};
}

const cases: readonly {readonly file: string; readonly name: string; readonly attributes?: Readonly<Record<string, string>>; readonly code?: number}[] = [
  {file: 'limits', name: 'Limits'},
  {file: 'limits-of-text', name: 'Limits', attributes: {group: 'text'}},
  {file: 'limits-of-stories', name: 'Limits', attributes: {kinds: 'story'}},
  {file: 'post-kinds', name: 'PostKinds'},
  {file: 'features', name: 'Features'},
  {file: 'accounts', name: 'AccountTypes'},
  {file: 'permissions', name: 'Permissions'},
  {file: 'restrictions', name: 'ApiRestrictions'},
  {file: 'analytics', name: 'AnalyticsMetrics'},
  {file: 'figures', name: 'NetworkFigures'},
  {file: 'errors', name: 'NetworkErrors'},
  {file: 'errors-chosen', name: 'NetworkErrors', attributes: {codes: '10143,10141'}},
  {file: 'repair-reconnect', name: 'RepairCard', attributes: {step: '2'}, code: 10141},
  {file: 'repair-retried', name: 'RepairCard', attributes: {step: '1'}, code: 10142},
  {file: 'repair-refused', name: 'RepairCard', attributes: {step: '1'}, code: 10143},
  {file: 'look-alikes', name: 'LookAlikes', code: 10141},
  {file: 'comparison', name: 'LimitsComparison', attributes: {}},
  {file: 'catalogue', name: 'ErrorCatalogue'},
  {file: 'plans', name: 'Plans'},
  {file: 'all-facts', name: 'AllFacts'},
  {file: 'network-head', name: 'NetworkHead', attributes: {title: 'Telegram'}},
  {file: 'network-head-of-one-way', name: 'NetworkHead', attributes: {title: 'X', network: 'x'}},
  {file: 'network-head-alone', name: 'NetworkHead', attributes: {title: 'Connecting', ways: 'none'}},
  {file: 'fold', name: 'Fold', attributes: {title: 'Before you start', id: 'before'}},
  {file: 'fold-below-a-heading', name: 'Fold', attributes: {title: 'Show the fields'}},
  {file: 'features-of-another', name: 'Features', attributes: {network: 'x'}},
];

for (const locale of ['en', 'ru'] as const) {
  describe(locale, () => {
    it.each(cases)('$file', async ({file, name, attributes = {}, code}) => {
      const {html, markdown} = await golden(name, attributes, code, locale);
      await expect(markdown).toMatchFileSnapshot(`./snapshots/${file}.${locale}.md`);
      await expect(html).toMatchFileSnapshot(`./snapshots/html/${file}.${locale}.txt`);
    });
  });
}

it('a catalogue that is too long for a page is links to the pages of its groups, without script too', async () => {
  language.locale = 'ru';
  const facts = components.ErrorCatalogue?.facts?.({}, {locale: 'ru'}) as CatalogueData;
  const index = [{to: '/docs/category/errors-telegram', label: 'Telegram', count: 301}];
  const html = renderToStaticMarkup(<ErrorCatalogue facts={{...facts, groups: [], index}} />);
  expect(html).toContain('<a href="/docs/category/errors-telegram">Telegram</a> <span>301</span>');
  expect(html).toContain('name="text"');
  expect(html).not.toContain('issues/');
});

it('a group of the catalogue has the sign of its network; the general one has none', () => {
  language.locale = 'en';
  const facts = components.ErrorCatalogue?.facts?.({}, {locale: 'en'}) as CatalogueData;
  const headOf = (id: string): string =>
    /<h3.*?<\/h3>/.exec(renderToStaticMarkup(<ErrorCatalogue facts={{...facts, groups: facts.groups.slice(0, 1).map((group) => ({...group, id}))}} />))?.[0] ??
    '';
  expect(headOf('telegram')).toContain('data-net="telegram"');
  expect(headOf('general')).toMatch(/^<h3.*<\/h3>$/);
  expect(headOf('general')).not.toContain('data-net');
});

it('a recipe is headed by the networks that it fits: by name up to three, more by their number', () => {
  const headed = (locale: 'en' | 'ru', ...names: string[]): string => {
    language.locale = locale;
    return renderToStaticMarkup(<Fits names={names} />);
  };
  expect(headed('en')).toBe('Fits every network');
  expect(headed('en', 'TikTok', 'VK', 'X')).toBe('Fits TikTok, VK, and X');
  expect(headed('ru', 'TikTok', 'ВКонтакте')).toMatch(/TikTok и ВКонтакте/);
  expect(headed('en', 'TikTok', 'VK', 'X', 'Telegram')).toBe('Fits all 4 selected networks');
});

it('beside a value of a recipe are three names of networks, the others as signs that are heard; who sets which end of a range is said', () => {
  language.locale = 'en';
  const facts = components.LimitsComparison?.facts?.({}, {locale: 'en'}) as ComparisonData;
  const recipeOf = (...demands: ComparisonData['rows'][number]['demands'][number][]): string => {
    const networks = demands.map((_, index) => ({id: `n${index}`, name: `Network ${index}`}));
    const rows = demands.map((demand, index) => ({network: `n${index}`, kind: 'post' as const, cells: [], demands: [demand], to: '/'}));
    const html = renderToStaticMarkup(<LimitsComparison facts={{...facts, networks, rows, columns: [], lines: facts.lines.slice(0, 1)}} />);
    return (/<dl.*?<\/dl>/.exec(html)?.[0] ?? '')
      .replace(/<span class="spoken">(.*?)<\/span>/g, '[$1]')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ');
  };
  const max = {number: 5, text: '5 files'};
  expect(recipeOf(...Array.from({length: 5}, () => ({max})))).toBe('Textup to 5 files Network 0 Network 1 Network 2 [Network 3] [Network 4] ');
  expect(recipeOf({min: {number: 2, text: '2 files', condition: 'carousel'}}, {max})).toBe('Text2 files to 5 filesfrom: Network 0, carousel up to: Network 1 ');
});

it('a code that the group does not have is an error that names it', () => {
  expect(() => components.NetworkErrors?.facts?.({codes: '10141,99999'}, {locale: 'en', network: 'telegram'})).toThrow(/99999 is no code in use of "telegram"/);
});

it('a drawing is said in words: place, rows, their state, what is meant', () => {
  const said = (locale: 'en' | 'ru'): string => JSON.stringify(components.Screen?.facts?.({name: 'telegram'}, {locale})).replaceAll('\u00a0', ' ');
  expect(said('en')).toContain('Drawing of a screen: Telegram: Administrators → Add Admin. @name of the bot; Manage Messages, on (marked).');
  expect(said('ru')).toContain('Схема экрана: Telegram: Администраторы → Добавить администратора. @имя бота; Управление сообщениями, включено (отмечено).');
});
