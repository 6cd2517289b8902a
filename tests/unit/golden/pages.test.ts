// Small pages of the fixture, taken through every transform in the order of the site, in both languages: what comes out is kept as a tree that
// can be read. A transform that is left out, reads the wrong language or turns a condition shows as a difference.
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import type {CatalogueEntry} from '../../../src/facts/load.ts';

const root = path.resolve(import.meta.dirname, '../../..');

vi.mock('../../../src/facts/load.ts', async (original) => {
  const {network} = await import('../../../src/facts/schema/network.ts');
  const {errorFile} = await import('../../../src/facts/schema/error.ts');
  const read = (name: string): unknown => parse(readFileSync(path.join(root, 'tests/fixtures/facts', name), 'utf8'));
  const facts = network.parse(read('network.yaml'));
  const second = network.parse(read('second.yaml'));
  const file = errorFile.parse(read('errors.yaml'));
  const errors = new Map<number, CatalogueEntry>(file.errors.map((entry) => [entry.code, {...entry, group: file.group}]));
  const real = await original<typeof import('../../../src/facts/load.ts')>();
  return {
    ...real,
    loadNetworks: () => new Map([facts, second].map((one) => [one.id, one])),
    loadErrors: () => errors,
    findLimit: (reference: string) => {
      const limit = facts.limits.find(({id}) => `telegram.${id}` === reference);
      return limit && {network: facts, limit};
    },
    loadService: () => ({
      ...real.loadService(),
      trial: {...real.loadService().trial, days: 2},
      notices: [{id: 'notice', about: ['Telegram'], en: '', ru: 'Сноска о Telegram.'}],
    }),
  };
});
vi.mock('../../../src/errors/texts.ts', async (original) => ({
  ...(await original<object>()),
  loadErrorTexts: (locale: string) =>
    new Map(
      [10141, 10142, 10143].map((code) => [
        code,
        {title: `${locale === 'ru' ? 'Название' : 'Title of'} ${code}`, description: '', message: '', meaning: '', keywords: []},
      ]),
    ),
}));
vi.mock('../../../src/content/screens/load.ts', async (original) => {
  const both = (text: string): {en: string; ru: string} => ({en: text, ru: text});
  const drawn = {section: 'connect', place: both('Here'), title: both('Title'), tabs: [], rows: [], buttons: []};
  const words = {en: 'Add Admin', ru: 'Добавить администратора'};
  return {
    ...(await original<object>()),
    loadScreens: () => [
      {...drawn, id: 'drawn', page: 'channels/telegram/connecting', words},
      {...drawn, id: 'elsewhere', page: 'channels/x/connecting', words},
    ],
    screenData: () => ({}),
  };
});

const {checkFrontMatter, completeFrontMatter, replaceInFrontMatter, typesetFrontMatter} = await import('../../../src/content/front-matter/parse.ts');
const {default: remarkVariables} = await import('../../../src/content/remark-variables/index.ts');
const {default: remarkTranslation} = await import('../../../src/content/remark-translation/index.ts');
const {default: remarkComponents} = await import('../../../src/shell/page-components/index.ts');
const {default: remarkNotices} = await import('../../../src/content/remark-notices/index.ts');
const {default: remarkTypography} = await import('../../../src/content/remark-typography/index.ts');

interface TreeNode {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly url?: string;
  readonly title?: string | null;
  readonly depth?: number;
  readonly data?: {readonly hProperties?: object};
  readonly attributes?: readonly {readonly name: string; readonly value?: unknown}[];
  readonly children?: readonly TreeNode[];
}

/** A literal of a page's script as the value that it makes. */
function literal(node: {readonly type: string; readonly [key: string]: unknown}): unknown {
  const list = (key: string): (typeof node)[] => (node[key] ?? []) as (typeof node)[];
  if (node.type === 'ArrayExpression') return list('elements').map(literal);
  if (node.type !== 'ObjectExpression') return node.value;
  return Object.fromEntries(
    list('properties').map((property) => {
      const key = property.key as {readonly value?: string; readonly name?: string};
      return [key.value ?? key.name ?? '', literal(property.value as typeof node)];
    }),
  );
}

/** The facts that an element was given. */
function givenTo(value: unknown): Record<string, unknown> {
  const {data} = value as {data: {estree: {body: readonly {expression: Parameters<typeof literal>[0]}[]}}};
  return literal(data.estree.body[0]?.expression ?? {type: ''}) as Record<string, unknown>;
}

/** Of an element's facts what depends on the page: which limits keep their anchors, whether the usual effect is said, which codes stand there. */
function factsOf(value: unknown): string {
  const facts = givenTo(value);
  const texts = JSON.stringify(facts);
  const ids = [...texts.matchAll(/"ids":\[([^\]]*)\]/g)].map(([, list]) => list).join(' | ');
  const codes = [...new Set([...texts.matchAll(/"code":"?(\d{5})/g)].map(([, code]) => code))].join();
  return [ids && `ids ${ids}`, 'usual' in facts && `usual ${JSON.stringify(facts.usual)}`, codes && `codes ${codes}`].filter(Boolean).join('; ');
}

function print(node: TreeNode, indent = ''): string {
  const attributes = (node.attributes ?? []).map(({name, value}) =>
    typeof value === 'object' ? `facts(${factsOf(value)})` : `${name}=${JSON.stringify(value)}`,
  );
  const parts = [
    node.name ? `<${node.name}>` : node.type + (node.depth ?? ''),
    ...attributes,
    node.url,
    node.title && `title=${node.title}`,
    node.value,
    node.data?.hProperties && JSON.stringify(node.data.hProperties),
  ].filter(Boolean);
  if (node.type === 'mdxjsEsm') return '';
  return `${indent}${parts.join(' ').replaceAll('\u00a0', '_')}\n${(node.children ?? []).map((child) => print(child, `${indent}  `)).join('')}`;
}

const trees = {en: 'docs', ru: 'i18n/ru/docusaurus-plugin-content-docs/current'} as const;

/** A page of the fixture as Docusaurus gets it: its front matter and the tree that is compiled. */
function made(name: string, place: string, locale: 'en' | 'ru'): string {
  const [, head = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path.join(root, `tests/fixtures/pages/${name}.${locale}.mdx`), 'utf8')) ?? [];
  const file = `${trees[locale]}/${place}`;
  const data = typesetFrontMatter(checkFrontMatter(replaceInFrontMatter(parse(head), locale), file), locale);
  const frontMatter = completeFrontMatter(data, file, locale);
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use([remarkVariables, remarkTranslation, remarkComponents, remarkNotices, remarkTypography]);
  const source = new VFile({value: body, path: file, data: {frontMatter}});
  const tree = processor.runSync(processor.parse(source), source);
  return `${Object.entries(frontMatter)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`.replaceAll('\u00a0', '_'))
    .join('\n')}\n\n${print(tree as TreeNode)}`;
}

describe.each(['en', 'ru'] as const)('%s', (locale) => {
  it.each([
    ['network', 'channels/telegram/index.mdx'],
    ['error', 'tools/publications/issues/10141.mdx'],
    ['connecting', 'channels/telegram/connecting.mdx'],
  ])('a page: %s', async (name, place) => {
    await expect(made(name, place, locale)).toMatchFileSnapshot(`./snapshots/page-${name}.${locale}.txt`);
  });
});

it.each([
  ['<Permissions network="x" />', 'there is nothing of it in src/data/networks/x.yaml; take the element out, or add the facts'],
  ['<AnalyticsMetrics network="x" />', 'there is nothing of it in src/data/networks/x.yaml; take the element out, or add the facts'],
  ['<ApiRestrictions network="x" />', 'there is nothing of it in src/data/networks/x.yaml; take the element out, or add the facts'],
  ['<NetworkErrors network="x" />', 'there is nothing of it in src/data/errors/x.yaml; take the element out, or add the facts'],
  ['<Limits network="x" group="video" />', 'x has no such limit; remove the component or add the facts'],
])('an element with nothing to show ends the build with page, element and what to do: %s', (element, said) => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkComponents);
  const source = new VFile({value: element, path: path.resolve('docs/channels/telegram/index.mdx'), data: {frontMatter: {network: 'telegram'}}});
  expect(() => processor.runSync(processor.parse(source), source)).toThrow(`docs/channels/telegram/index.mdx: ${element}: ${said}`);
});

it('what an element shows is typeset; the narrow columns of the comparison break between words', () => {
  const shownBy = (element: string): string => {
    const processor = unified().use(remarkParse).use(remarkMdx).use(remarkComponents);
    const source = new VFile({value: element, path: path.resolve(trees.ru, 'a.mdx'), data: {frontMatter: {}}});
    const tree = processor.runSync(processor.parse(source), source) as TreeNode;
    const given = tree.children?.flatMap(({attributes = []}) => attributes).find(({name}) => name === 'facts')?.value;
    return JSON.stringify(givenTo(given)).replaceAll('\u00a0', '_');
  };
  expect(shownBy('<Fold title="Что есть в посте" />')).toContain('Что есть в_посте');
  expect(shownBy('<LimitsComparison />')).toContain('≤_280 символов');
});

it('what the site has put on a page itself may have nothing to show', () => {
  const tree = {
    type: 'root',
    children: [{type: 'mdxJsxFlowElement', name: 'Permissions', attributes: [{type: 'mdxJsxAttribute', name: 'network', value: 'x'}], children: []}],
  };
  const source = new VFile({path: path.resolve('docs/channels/x/index.mdx'), data: {frontMatter: {}}});
  expect(() =>
    unified()
      .use(remarkComponents)
      .runSync(tree as never, source),
  ).not.toThrow();
});

it('a translation that is older than its English page says so first; one that is as old, or of no known age, does not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'translation-'));
  const here = vi.spyOn(process, 'cwd').mockReturnValue(folder);
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(path.join(folder, 'docs/a.mdx'), 'Now.\n');
  const first = (file: string, translated_from?: string): unknown => {
    const source = new VFile({value: 'Text.', path: path.join(folder, file), data: {frontMatter: {translated_from}}});
    const processor = unified().use(remarkParse).use(remarkTranslation);
    const [node] = (processor.runSync(processor.parse(source), source) as unknown as TreeNode).children ?? [];
    return node?.name ?? node?.type;
  };
  const russian = `${trees.ru}/a.mdx`;
  expect(first(russian, '000000000000')).toBe('StaleTranslation');
  expect(first(russian, 'b5560ea32a68')).toBe('paragraph');
  expect(first(russian)).toBe('paragraph');
  expect(first('docs/a.mdx', '000000000000')).toBe('paragraph');
  here.mockRestore();
  rmSync(folder, {recursive: true});
});
