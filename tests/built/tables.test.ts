// Tables of the built pages beside the data that they are made from, in both languages, on the page and in its Markdown: no row, sign, number,
// code or column of the data is lost, changed or swapped on its way. What is expected is read from the YAML files here, not from what makes the tables.
import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import type {Nodes, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {type Locale, locales} from '../../src/config/product.ts';
import {contentLabels, featureLabels, kindLabels, liveLabels, supportLabels} from '../../src/facts/labels.ts';
import {limitName, limitText} from '../../src/facts/limit-text.ts';
import {errorFile, type ErrorFacts} from '../../src/facts/schema/error.ts';
import {network, type Limit, type Network} from '../../src/facts/schema/network.ts';
import {service} from '../../src/facts/schema/service.ts';

const root = path.resolve(import.meta.dirname, '../..');
const build = path.join(root, 'build');
const data = (file: string): unknown => parse(readFileSync(path.join(root, 'src/data', file), 'utf8'));
const networks: readonly Network[] = globSync('networks/*.yaml', {cwd: path.join(root, 'src/data')})
  .sort()
  .map((file) => network.parse(data(file)));
const codesOf = new Map<string, readonly ErrorFacts[]>(
  globSync('errors/*.yaml', {cwd: path.join(root, 'src/data'), exclude: ['errors/ranges.yaml']}).map((file) => {
    const {group, errors} = errorFile.parse(data(file));
    return [group, errors.filter(({status}) => status === 'active').sort((a, b) => a.code - b.code)] as const;
  }),
);

/** Marks between words differ by nature between a page and its Markdown: letters and digits are compared. */
const letters = (text: string): string => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join('');
type Table = readonly (readonly string[])[];

/** What a page shows, read from its HTML or its Markdown. */
interface Shown {
  /** Cells, row by row, the head first. */
  readonly tables: readonly Table[];
  readonly items: readonly string[];
  /** Numbers of error pages that it links. */
  readonly codes: ReadonlySet<number>;
  /** Names in code. */
  readonly names: ReadonlySet<string>;
}

const isMark = (text: string): boolean => /^\[\d+\]$/.test(text.trim());
const codeIn = (address: string): number[] => [...(/\/issues\/(\d{5})(?:#|$)/.exec(address)?.slice(1) ?? [])].map(Number);

const pages = new Map<string, CheerioAPI>();
function page(route: string, locale: Locale): CheerioAPI {
  const file = `${locale === 'en' ? '' : `${locale}/`}${route}.html`;
  const $ = pages.get(file) ?? load(readFileSync(path.join(build, file), 'utf8'));
  pages.set(file, $);
  return $;
}

function shownOnPage(route: string, locale: Locale): Shown {
  const $ = page(route, locale);
  const article = $('.theme-doc-markdown').first();
  for (const link of article.find('a').toArray()) if (isMark($(link).text())) $(link).remove();
  article.find('script, svg, [aria-hidden=true], .hash-link').remove();
  const nodes = (selector: string) => article.find(selector).toArray();
  return {
    tables: nodes('table').map((table) =>
      $(table)
        .find('tr')
        .toArray()
        .map((row) =>
          $(row)
            .children()
            .toArray()
            .map((cell) => letters($(cell).text())),
        ),
    ),
    items: nodes('li').map((item) => letters($(item).text())),
    codes: new Set(nodes('a').flatMap(({attribs}) => codeIn(attribs.href ?? ''))),
    names: new Set(nodes('code').map((code) => $(code).text())),
  };
}

function shownInMarkdown(route: string, locale: Locale): Shown {
  const text = readFileSync(path.join(build, `${locale === 'en' ? '' : `${locale}/`}${route}.md`), 'utf8');
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(text);
  visit(tree, 'link', (link, index, parent) => {
    if (parent && index !== undefined && isMark(textOf(link))) parent.children.splice(index, 1);
  });
  const all = <Type extends Nodes['type']>(type: Type): Extract<Nodes, {type: Type}>[] => {
    const found: Extract<Nodes, {type: Type}>[] = [];
    visit(tree, (node) => void (node.type === type && found.push(node as Extract<Nodes, {type: Type}>)));
    return found;
  };
  return {
    tables: all('table').map(({children}) => children.map((row) => row.children.map((cell) => letters(textOf(cell))))),
    items: all('listItem').map((item) => letters(textOf(item))),
    codes: new Set(all('link').flatMap(({url}) => codeIn(url))),
    names: new Set(all('inlineCode').map(({value}) => value)),
  };
}

/** Read once: several tests ask for the same page. */
function remembered(read: (route: string, locale: Locale) => Shown): (route: string, locale: Locale) => Shown {
  const known = new Map<string, Shown>();
  return (route, locale) => {
    const shown = known.get(`${locale} ${route}`) ?? read(route, locale);
    known.set(`${locale} ${route}`, shown);
    return shown;
  };
}

const ways = [
  ['the page', remembered(shownOnPage)],
  ['its Markdown', remembered(shownInMarkdown)],
] as const;

const says = {
  en: {feature: 'Feature', permission: 'Permission', what: 'What', kind: 'Kind', account: 'Account type', api: 'API', metric: 'Metric'},
  ru: {feature: 'Возможность', permission: 'Разрешение', what: 'Что', kind: 'Тип', account: 'Тип аккаунта', api: 'API', metric: 'Показатель'},
} as const;

/** Rows of expected cells; one that ends with `…` says only how the cell begins. */
function differences(shown: Table | undefined, wanted: Table): string[] {
  if (!shown) return [`no table with the rows ${JSON.stringify(wanted.slice(0, 2))} …`];
  const rows = shown.slice(1);
  if (rows.length !== wanted.length) return [`${rows.length} rows for ${wanted.length} of the data: ${JSON.stringify(rows.map(([first]) => first))}`];
  return wanted.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      const found = rows[row]?.[column] ?? '';
      const fits = cell.endsWith('…') ? found.startsWith(cell.slice(0, -1)) : found === cell;
      return fits ? [] : [`row ${row + 1}, column ${column + 1}: "${found}" for "${cell}"`];
    }),
  );
}

/** Elements that the sources of pages hold, with the network that each is about. */
const elements = globSync('docs/**/*.mdx', {cwd: root}).flatMap((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const own = /^network: (\w+)$/m.exec(text)?.[1];
  const route = file.replace(/(\/index)?\.mdx$/, '');
  return [...text.matchAll(/^<([A-Z]\w+)\b([^>]*)\/>$/gm)].map(([, name = '', attributes = '']) => {
    const attribute = (key: string): string | undefined => new RegExp(`\\b${key}="([^"]*)"`).exec(attributes)?.[1];
    return {route, name, about: attribute('network') ?? attribute('group') ?? own ?? '', codes: attribute('codes')};
  });
});
const places = (name: string) => elements.filter((element) => element.name === name);
const facts = (id: string): Network => networks.find((one) => one.id === id) ?? (expect.fail(`no network ${id}`) as never);

/** Rows of the features of a network. */
const featureRows = ({features}: Network, locale: Locale): Table =>
  features.map(({id, value, note}) => [letters(featureLabels[id][locale] + (note?.[locale] ?? '')), letters(supportLabels[value][locale])]);

const permissionRows = ({permissions}: Network, locale: Locale): Table => permissions.map(({id, why}) => [letters(id), letters(why[locale])]);

const restrictionRows = ({apis}: Network, locale: Locale): Table =>
  apis.flatMap(({name, version = '', restrictions}) => restrictions.map(({text}) => [letters(name[locale] + version), letters(text[locale])]));

const errorsOf = (reference: string): readonly ErrorFacts[] =>
  [...codesOf.values()]
    .flat()
    .filter(({limits}) => limits.includes(reference))
    .sort((a, b) => a.code - b.code);

function tableHeaded(shown: Shown, heading: string, width: number): readonly Table[] {
  return shown.tables.filter(([head = []]) => head[0] === letters(heading) && head.length === width);
}

describe.each(locales)('%s', (locale) => {
  describe.each(ways)('%s', (_, read) => {
    it('shows the features of each network', () => {
      const found = places('Features');
      expect(found.length).toBeGreaterThan(0);
      const wrong = found.flatMap(({route, about}) => {
        const [table] = tableHeaded(read(route, locale), says[locale].feature, 2);
        return differences(table, featureRows(facts(about), locale)).map((difference) => `${route}: ${difference}`);
      });
      expect(wrong).toEqual([]);
    });

    it('shows what can be published as what', () => {
      const wrong = places('PostKinds').flatMap(({route, about}) => {
        const kinds = new Map(facts(about).post_kinds.map((kind) => [kind.kind, kind]));
        const [, ...rows] = tableHeaded(read(route, locale), says[locale].what, 4)[0] ?? [];
        const columns = ['post', 'story', 'short'] as const;
        const yes = letters(supportLabels.yes[locale]);
        const published = columns.map((kind) => letters(supportLabels[kinds.get(kind)?.supported ?? 'no'][locale]));
        const shown = columns.map((_kind, column) => rows.slice(1).flatMap((row) => (row[column + 1] === yes ? [row[0]] : [])));
        const held = columns.map((kind) => {
          const own = kinds.get(kind);
          return own === undefined || own.supported === 'no' ? [] : own.contents.map((content) => letters(contentLabels[content][locale]));
        });
        const same = (one: readonly (string | undefined)[], other: readonly string[]): boolean =>
          JSON.stringify(one.map((text) => text?.toLowerCase()).toSorted()) === JSON.stringify(other.map((text) => text.toLowerCase()).toSorted());
        return [
          ...(rows[0]?.slice(1).join() === published.join() ? [] : [`${route}: published "${rows[0]?.slice(1)}" for "${published}"`]),
          ...columns.flatMap((kind, column) =>
            same(shown[column] ?? [], held[column] ?? []) ? [] : [`${route}: ${kind} holds "${shown[column]}" for "${held[column]}"`],
          ),
        ];
      });
      expect(wrong).toEqual([]);
    });

    it('shows permissions and restrictions of the API with their reasons', () => {
      const wrong = [
        ...places('Permissions').flatMap(({route, about}) =>
          differences(tableHeaded(read(route, locale), says[locale].permission, 2)[0], permissionRows(facts(about), locale)).map((line) => `${route}: ${line}`),
        ),
        ...places('ApiRestrictions').flatMap(({route, about}) =>
          differences(
            tableHeaded(read(route, locale), says[locale].api, 2).find((table) => table.length > 0),
            restrictionRows(facts(about), locale),
          ).map((line) => `${route}: ${line}`),
        ),
      ];
      expect(wrong).toEqual([]);
    });

    it('shows which accounts can be connected', () => {
      const wrong = places('AccountTypes').flatMap(({route, about}) => {
        const {items} = read(route, locale);
        const lines = facts(about).account_types.map(({name, supported}) => letters(supportLabels[supported][locale] + name[locale]));
        const start = items.findIndex((item) => item.startsWith(lines[0] ?? '—'));
        return lines.flatMap((line, index) => (start >= 0 && items[start + index]?.startsWith(line) ? [] : [`${route}: no "${line}" in its place`]));
      });
      expect(wrong).toEqual([]);
    });

    it('shows the metrics of a network by the names of the API', () => {
      const wrong = places('AnalyticsMetrics').flatMap(({route, about}) => {
        const {items} = read(route, locale);
        return facts(about).analytics.flatMap(({name, id}) => (items.includes(letters(name[locale] + id)) ? [] : [`${route}: ${id}`]));
      });
      expect(wrong).toEqual([]);
    });

    it('links every code in use of a network, or those that the page has chosen', () => {
      const wrong = places('NetworkErrors').flatMap(({route, about, codes}) => {
        const shown = read(route, locale).codes;
        const wanted = codes === undefined ? (codesOf.get(about) ?? []).map(({code}) => code) : codes.split(',').map(Number);
        return wanted.filter((code) => !shown.has(code)).map((code) => `${route}: ${code}`);
      });
      expect(wrong).toEqual([]);
    });

    it('shows the plans', () => {
      const {plans} = service.parse(data('service.yaml'));
      const sign = (value: boolean): string => letters(supportLabels[value ? 'yes' : 'no'][locale]);
      const wanted = plans.map((plan) => [
        locale === 'en' ? plan.price_usd : plan.price_rub,
        plan.accounts,
        plan.projects,
        plan.members,
        plan.publications_per_month,
        plan.ai_requests_per_month,
        sign(plan.workflow),
        sign(plan.api),
        plan.analytics_days,
        plan.storage_gb,
      ]);
      for (const {route} of places('Plans')) {
        const [, ...rows] = read(route, locale).tables.find(([head = []]) => plans.every(({name}, index) => head[index + 1] === letters(name[locale]))) ?? [];
        const value = (cell = ''): string => cell.replace(/\D/g, '') || cell;
        expect(
          plans.map((_plan, column) => rows.map((row) => value(row[column + 1]))),
          route,
        ).toEqual(wanted.map((column) => column.map(String)));
      }
    });

    it('lists every fact of every network once, in the order of the data', () => {
      const [place] = places('AllFacts');
      if (!place) return expect.fail('no page lists all facts');
      const heads = Object.values(says[locale]).map(letters);
      const {tables} = read(place.route, locale);
      const limitRows = ({id, limits}: Network): Table =>
        limits.map((limit) => [
          `${letters(limitName(limit, locale))}…`,
          `${letters(limitText(limit, locale))}…`,
          '…',
          errorsOf(`${id}.${limit.id}`)
            .map(({code}) => code)
            .join(''),
        ]);
      const wanted = networks.flatMap((one) =>
        [
          one.post_kinds.map(({name, supported, contents}) => [
            letters(name[locale]),
            `${letters(supportLabels[supported][locale])}…`,
            letters(contents.map((content) => contentLabels[content][locale]).join()),
          ]),
          limitRows(one),
          one.features.map(({id, value}) => [letters(featureLabels[id][locale]), `${letters(supportLabels[value][locale])}…`]),
          one.account_types.map(({name, supported, role}) => [letters(name[locale]), `${letters(supportLabels[supported][locale])}…`, letters(role[locale])]),
          permissionRows(one, locale),
          restrictionRows(one, locale),
          one.analytics.map(({name, id}) => [`${letters(name[locale])}…`, '…', letters(id)]),
        ]
          .filter((rows) => rows.length > 0)
          .map((rows) => ({id: one.id, rows})),
      );
      const shown = tables.filter(([head = []]) => heads.includes(head[0] ?? ''));
      expect(shown.length).toBe(wanted.length);
      expect(wanted.flatMap(({id, rows}, index) => differences(shown[index], rows).map((line) => `${id}, ${rows[0]?.[0]}: ${line}`))).toEqual([]);
    });
  });

  it('shows limits in rows that their addresses lead to, with the numbers and the codes of the data', () => {
    const routes = new Set(places('Limits').map(({route}) => route));
    expect(routes.size).toBeGreaterThan(0);
    const wrong: string[] = [];
    for (const {id, limits} of networks) {
      const own = [...routes].filter((route) => route === `docs/channels/${id}` || route.startsWith(`docs/channels/${id}/`));
      const seen = new Set<string>();
      for (const route of own) {
        const $ = page(route, locale);
        for (const row of $('tr:has([id^=limit-]), tr[id^=limit-]').toArray()) {
          const ids = [
            $(row).attr('id'),
            ...$(row)
              .find('[id^=limit-]')
              .toArray()
              .map(({attribs}) => attribs.id),
          ].flatMap((name) => name?.slice('limit-'.length) ?? []);
          const held = ids.flatMap((name) => limits.find((limit) => limit.id === name) ?? []);
          if (held.length !== ids.length) wrong.push(`${route}: a row for ${ids}, of which the data does not hold each`);
          const value = letters($(row).find('td').eq(0).text());
          for (const limit of held) {
            seen.add(limit.id);
            for (const part of partsOf(limit, locale)) if (!value.includes(part)) wrong.push(`${route}#limit-${limit.id}: "${value}" for "${part}"`);
          }
          const codes = $(row)
            .find('td')
            .last()
            .find('a')
            .toArray()
            .flatMap(({attribs}) => codeIn(attribs.href ?? ''))
            .sort();
          const all = new Set(held.flatMap((limit) => errorsOf(`${id}.${limit.id}`).map(({code}) => code)));
          if ([...all].sort().join() !== codes.join()) wrong.push(`${route}#limit-${held[0]?.id}: codes "${codes}" for "${[...all].sort()}"`);
        }
      }
      // What an error page links to stands somewhere.
      for (const limit of limits)
        if (errorsOf(`${id}.${limit.id}`).length > 0 && !seen.has(limit.id)) wrong.push(`${id}: no row of ${limit.id}, which error pages link to`);
    }
    expect(wrong).toEqual([]);
  });
});

const details = {
  en: {
    retried: 'Retried automatically',
    live: 'Could the post be live already?',
    kinds: 'Post types',
    status: 'HTTP status in the API',
    versions: 'API versions',
  },
  ru: {retried: 'Повторяется автоматически', live: 'Мог ли пост уже выйти?', kinds: 'Типы постов', status: 'Статус HTTP в API', versions: 'Версии API'},
} as const;
const notReturned = {en: 'Not returned by the API', ru: 'API не возвращает'} as const;

/** A page's text without what it is marked with: pages of errors are many, and are not read as trees. */
const plain = {
  html: (text: string): string =>
    letters(
      text
        .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
        .replace(/<[^>]*>/g, '')
        .replace(/&#?\w+;/g, ''),
    ),
  md: (text: string): string => letters(text.replace(/\]\([^)]*\)/g, '')),
} as const;

describe.each(locales)('%s', (locale) => {
  it.each(['html', 'md'] as const)('says on the page of every code what the data says of it, in %s', (form) => {
    const label = details[locale];
    const wrong: string[] = [];
    for (const file of globSync(`docs/tools/**/issues/*.mdx`, {cwd: root})) {
      const code = Number(path.basename(file, '.mdx'));
      const entry = [...codesOf.values()].flat().find((one) => one.code === code);
      if (!entry) continue;
      const text = plain[form](readFileSync(path.join(build, locale === 'en' ? '' : locale, file.replace(/mdx$/, form)), 'utf8'));
      const statuses = [...(entry.http_status === null ? [] : [entry.http_status]), ...entry.other_http_statuses];
      const wanted = [
        label.retried + supportLabels[entry.retried ? 'yes' : 'no'][locale],
        label.live + liveLabels[entry.may_be_live][locale],
        label.kinds + entry.kinds.map((kind) => kindLabels[kind][locale]).join(),
        label.status + (statuses.join() || notReturned[locale]),
        label.versions + entry.api_versions.join(),
      ].map(letters);
      wrong.push(...wanted.filter((words) => !text.includes(words)).map((words) => `${code}: ${words}`));
      // The network's own words, which people paste: HTML may write their signs as entities.
      for (const {code: own} of entry.network_codes) if (!/[<>&"'\\]/.test(own) && !text.includes(letters(own))) wrong.push(`${code}: ${own}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** What a limit's cell holds at the least: its number as the language writes it, or each item of its list. */
function partsOf({bound, value, unit}: Limit, locale: Locale): readonly string[] {
  if (bound === 'required') return [];
  if (Array.isArray(value)) return value.map(letters);
  if (typeof value === 'number') return [letters(new Intl.NumberFormat(locale, {maximumFractionDigits: 3}).format(value))];
  return typeof value === 'string' && unit === 'ratio' ? [letters(value)] : [];
}
