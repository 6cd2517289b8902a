import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {footer} from '../../src/config/footer.ts';
import {navbar} from '../../src/config/navbar.ts';
import sidebars from '../../sidebars.ts';
import {loadNetworks} from '../../src/facts/load.ts';

const root = path.resolve(import.meta.dirname, '../..');
const readJson = (file: string): Record<string, {message: string} | string> => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const russian = /[а-яё]/i;
const messageOf = (value: {message: string} | string | undefined): string => (typeof value === 'string' ? value : (value?.message ?? ''));

/** Names that are the same in both languages: those of networks by their data, and the words of the site's own menus. */
const networkNames = new Set([...loadNetworks().values()].filter(({name}) => name.en === name.ru).map(({name}) => name.en));
const international = {test: (label: string): boolean => networkNames.has(label) || /^(API( \d\.\d)?|RSS|English|Русский)$/.test(label)};

/** Ids of interface strings in a source file: literals only, as the extraction of translations reads them. */
function interfaceIds(source: string): string[] {
  return [...source.matchAll(/<Translate\s+id="([^"]+)"|translate\(\s*\{\s*id: '([^']+)'/g)].map((match) => match[1] ?? match[2] ?? '');
}

function missing(ids: readonly string[], dictionary: Record<string, {message: string} | string>): string[] {
  return ids.filter((id) => !russian.test(messageOf(dictionary[id])));
}

/** Names in braces, which a component replaces by values. */
const variables = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort();

/** The English text of each interface string in a source file, by its id. */
function englishTexts(source: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const match of source.matchAll(/<Translate\s+id="([^"]+)"|translate\(\s*\{\s*id: '([^']+)'/g)) {
    const rest = source.slice(match.index);
    const [, element, call] = match;
    // An element can hold others among its values; its own text stands last.
    let depth = 0;
    const end = [...rest.matchAll(/<(\/?)Translate\b/g)].find(([, closing]) => {
      depth += closing ? -1 : 1;
      return depth === 0;
    })?.index;
    const inside = rest.slice(0, end).trimEnd();
    if (element !== undefined) texts.set(element, (/>\s*\{(['"`])(.*)\1\}$/.exec(inside)?.[2] ?? />([^<>{}]*)$/.exec(inside)?.[1] ?? '').trim());
    if (call !== undefined) texts.set(call, /message:\s*(['"`])(.*?)\1/s.exec(rest)?.[2] ?? '');
  }
  return texts;
}

describe('interface strings', () => {
  const code = readJson('i18n/ru/code.json');
  it('finds a string that has no Russian text', () => {
    expect(missing(interfaceIds(`<Translate id="a.b">Text</Translate> translate({id: 'c.d', message: 'x'})`), {'a.b': {message: 'Текст'}})).toEqual(['c.d']);
  });
  it('are all translated in our own components', () => {
    const ids = globSync('src/**/*.{ts,tsx}', {cwd: root, exclude: ['**/*.test.*']}).flatMap((file) =>
      interfaceIds(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(ids.length).toBeGreaterThan(40);
    // A name, a number and a date read the same in both.
    const same = ['api.version', 'theme.lastUpdated.atDate'];
    expect(missing(ids, code).filter((id) => !same.includes(id))).toEqual([]);
  });
  it('reads the English text of an element and of a call', () => {
    const source = `<Translate id="a.b" values={{version: <b><Translate id="e">Inner</Translate></b>}}>\n  {'API {version}'}\n</Translate> <Translate id="c">Plain</Translate> translate({id: 'd', message: 'Shown: {count}'}, {count})`;
    expect([...englishTexts(source)]).toEqual([
      ['a.b', 'API {version}'],
      ['e', 'Inner'],
      ['c', 'Plain'],
      ['d', 'Shown: {count}'],
    ]);
  });
  it('have the same variables in both languages', () => {
    const theme = Object.entries(readJson('node_modules/@docusaurus/theme-translations/locales/base/theme-common.json')).map(
      ([id, text]) => [id, messageOf(text)] as const,
    );
    const own = globSync('src/**/*.{ts,tsx}', {cwd: root, exclude: ['**/*.test.*']}).flatMap((file) => [
      ...englishTexts(readFileSync(path.join(root, file), 'utf8')),
    ]);
    expect(own.filter(([, text]) => text === '')).toEqual([]);
    const different = [...theme, ...own]
      .filter(([id, text]) => code[id] !== undefined && variables(messageOf(code[id])).join() !== variables(text).join())
      .map(([id, text]) => `${id}: ${text} / ${messageOf(code[id])}`);
    expect(different).toEqual([]);
  });
  it('are all translated in the theme', () => {
    const own = readJson('node_modules/@docusaurus/theme-translations/locales/base/theme-common.json');
    const shipped = readJson('node_modules/@docusaurus/theme-translations/locales/ru/theme-common.json');
    // The site has no blog, and these hold nothing but their variables.
    const ids = Object.keys(own).filter(
      (id) => !id.endsWith('___DESCRIPTION') && !id.startsWith('theme.blog') && !/^(theme\.lastUpdated\.atDate|theme\.docs\.breadcrumbs\.home___)/.test(id),
    );
    expect(missing(ids, {...shipped, ...code}).filter((id) => /[a-z]{3}/i.test(messageOf(own[id]).replace(/\{\w+\}/g, '')))).toEqual([]);
  });
});

describe('menus', () => {
  it('navbar and footer have Russian labels', () => {
    const bar = readJson('i18n/ru/docusaurus-theme-classic/navbar.json');
    const foot = readJson('i18n/ru/docusaurus-theme-classic/footer.json');
    type Labelled = {label?: string; title?: string; items?: readonly Labelled[]};
    const labels = (items: readonly Labelled[] = []): string[] => items.flatMap((item) => [...(item.label ? [item.label] : []), ...labels(item.items)]);
    const untranslated = [
      ...labels(navbar.items as Labelled[]).filter((label) => !international.test(label) && !russian.test(messageOf(bar[`item.label.${label}`]))),
      ...(footer('ru').links ?? []).flatMap((column) => [
        ...(international.test((column as Labelled).title ?? '') || russian.test(messageOf(foot[`link.title.${(column as Labelled).title}`]))
          ? []
          : [(column as Labelled).title]),
        ...labels((column as Labelled).items).filter((label) => !international.test(label) && !russian.test(messageOf(foot[`link.item.label.${label}`]))),
      ]),
    ];
    expect(untranslated, 'labels without Russian in i18n/ru/docusaurus-theme-classic: navbar.json ("item.label.…"), footer.json').toEqual([]);
  });
  it('categories of the sidebar have Russian labels', () => {
    const current = readJson('i18n/ru/docusaurus-plugin-content-docs/current.json');
    interface Item {
      readonly type?: string;
      readonly label?: string;
      readonly key?: string;
      readonly link?: {readonly type: string};
      readonly items?: readonly Item[];
    }
    const categories = (items: readonly Item[]): Item[] => items.flatMap((item) => (item.type === 'category' ? [item, ...categories(item.items ?? [])] : []));
    const untranslated = Object.values(sidebars).flatMap((sidebar) =>
      categories(sidebar as Item[]).filter(
        (item) => !international.test(item.label ?? '') && !russian.test(messageOf(current[`sidebar.docs.category.${item.key ?? item.label}`])),
      ),
    );
    expect(
      untranslated.map((item) => item.label),
      'categories without Russian in i18n/ru/docusaurus-plugin-content-docs/current.json',
    ).toEqual([]);
    // A page that is made for a category carries its title.
    const titles = Object.values(sidebars).flatMap((sidebar) =>
      categories(sidebar as Item[]).flatMap((item) =>
        item.link?.type === 'generated-index' ? [`sidebar.docs.category.${item.key ?? item.label}.link.generated-index.title`] : [],
      ),
    );
    expect(titles.filter((key) => !russian.test(messageOf(current[key])))).toEqual([]);
  });
});
