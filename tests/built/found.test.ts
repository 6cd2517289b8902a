// What search engines, feed readers and those who share a link are told of the built pages.
import {existsSync, globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {historyOf} from '../../src/config/history.ts';
import {locales, product, repositoryEditUrl} from '../../src/config/product.ts';
import {loadService} from '../../src/facts/load.ts';
import {isOfTags} from './of-tags.ts';

const root = path.resolve(import.meta.dirname, '../..');
const build = path.join(root, 'build');
/** A copy without a history has no dates to tell. */
const dated = historyOf(root) !== 'none';
const day = /^\d{4}-\d\d-\d\d$/;

interface BuiltPage {
  /** Address that it calls its own. */
  readonly address: string;
  readonly language: string;
  readonly $: CheerioAPI;
  /** Data in its head for search engines, by type. */
  readonly data: Readonly<Record<string, Entity>>;
}
interface Entity {
  readonly '@type': string;
  readonly [key: string]: unknown;
}

const read = (name: string): string => readFileSync(path.join(build, name), 'utf8');

/** Whether an address of this site is answered at once, and by a page: the server leads on from `/docs/` and from `/docs.html` to `/docs`. */
function answers(address: string): boolean {
  if (!address.startsWith(`${product.siteUrl}${product.baseUrl}`) || /[?#]|\.html$/.test(address)) return false;
  const route = address.slice(product.siteUrl.length + product.baseUrl.length);
  if (route === '' || locales.some((locale) => route === `${locale}/`)) return existsSync(path.join(build, route, 'index.html'));
  return !route.endsWith('/') && existsSync(path.join(build, `${route}.html`));
}

/** Every page that is to be found: pages that ask search engines to leave them out are not. */
const pages: readonly BuiltPage[] = globSync('**/*.html', {cwd: build})
  .filter((file) => !/(^|\/)(404|search)\.html$|(^|\/)e\//.test(file) && !isOfTags(file) && !/<meta\b[^>]*\brobots\b[^>]*noindex/.test(read(file)))
  .sort()
  .map((file) => {
    const $ = load(read(file));
    const data = $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()) as Entity);
    expect(new Set(data.map((entity) => entity['@type'])).size, `${file}: the same data twice`).toBe(data.length);
    return {
      address: $('link[rel=canonical]').attr('href') ?? `${file}: no canonical address`,
      language: $('html').attr('lang') ?? '',
      $,
      data: Object.fromEntries(data.map((entity) => [entity['@type'], entity])),
    };
  });
const byAddress = new Map(pages.map((page) => [page.address, page]));
const isArticle = (page: BuiltPage): boolean => page.$('.theme-doc-markdown').length > 0;
const oneLine = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

/** Listed pages whose source has a line in its front matter, both languages. */
function withLine(line: RegExp): BuiltPage[] {
  const trees = {docs: 'docs', 'ru/docs': 'i18n/ru/docusaurus-plugin-content-docs/current'} as const;
  return Object.entries(trees).flatMap(([route, folder]) =>
    globSync('**/*.mdx', {cwd: path.join(root, folder)})
      .filter((file) => {
        const [head = ''] = readFileSync(path.join(root, folder, file), 'utf8').split('\n---\n');
        return line.test(head) && !/^(?:draft|unlisted): true$/m.test(head);
      })
      .map((file) => {
        const address = `${product.siteUrl}${product.baseUrl}${route}/${file.replace(/(\/index)?\.mdx$/, '')}`;
        const page = byAddress.get(address);
        if (!page) throw new Error(`${folder}/${file}: ${address} was not built`);
        return page;
      }),
  );
}
const ofKind = (kind: string): BuiltPage[] => withLine(new RegExp(`^kind: ${kind}$`, 'm'));

it('every page has an address of its own, which answers at once', () => {
  expect(pages.length).toBeGreaterThan(800);
  expect(pages.map(({address}) => address).filter((address) => !answers(address))).toEqual([]);
  expect(byAddress.size).toBe(pages.length);
});

describe('structured data', () => {
  it('breadcrumbs lead from the section to the page itself, by addresses that answer at once', () => {
    const problems: string[] = [];
    for (const page of pages.filter(({$}) => $('.theme-doc-breadcrumbs').length > 0)) {
      const items = (page.data.BreadcrumbList?.itemListElement ?? []) as {position: number; name: string; item: string}[];
      if (items.length === 0) problems.push(`${page.address}: none`);
      if (items.at(-1)?.item !== page.address) problems.push(`${page.address}: end at ${items.at(-1)?.item}`);
      items.forEach(({position, name, item}, index) => {
        if (position !== index + 1 || name === '' || !answers(item)) problems.push(`${page.address}: ${position} ${name} ${item}`);
      });
    }
    expect(problems).toEqual([]);
    expect(pages.filter(({data}) => data.BreadcrumbList).length).toBeGreaterThan(pages.length * 0.95);
  });

  it('every page of questions holds each of them with its answer', () => {
    const found = ofKind('faq');
    expect(found.length).toBeGreaterThan(10);
    for (const {address, language, $, data} of found) {
      const asked = $('.theme-doc-markdown h2')
        .toArray()
        .map((heading) => oneLine($(heading).clone().children('.hash-link').remove().end().text()));
      const told = (data.FAQPage?.mainEntity ?? []) as {name: string; acceptedAnswer: {text: string}}[];
      expect([data.FAQPage?.inLanguage, ...told.map(({name}) => name)], address).toEqual([language, ...asked]);
      expect(
        told.filter(({acceptedAnswer}) => acceptedAnswer.text.length < 20),
        address,
      ).toEqual([]);
    }
  });

  it('every page that asks one question holds it with its answer', () => {
    const found = ofKind('question');
    expect(found.length).toBeGreaterThan(20);
    for (const {address, language, $, data} of found) {
      const first = oneLine($('.theme-doc-markdown > header').nextAll('p').first().text());
      expect(data.FAQPage, address).toMatchObject({inLanguage: language, mainEntity: [{'@type': 'Question', name: oneLine($('h1').text())}]});
      const [question] = (data.FAQPage?.mainEntity ?? []) as {acceptedAnswer: {text: string}}[];
      expect(question?.acceptedAnswer.text.startsWith(first), `${address}: ${question?.acceptedAnswer.text}`).toBe(true);
    }
  });

  it('every page on connecting holds its steps', () => {
    const found = ofKind('connecting');
    expect(found.length).toBeGreaterThan(30);
    for (const {address, language, $, data} of found) {
      expect(data.HowTo, address).toMatchObject({inLanguage: language, name: oneLine($('h1').text())});
      const steps = (data.HowTo?.step ?? []) as {text?: string; itemListElement?: {text: string}[]}[];
      const texts = steps.flatMap(({text, itemListElement}) => itemListElement?.map((step) => step.text) ?? [text]);
      expect(texts.length, address).toBeGreaterThan(1);
      expect(texts.every(Boolean), address).toBe(true);
    }
  });

  it('no other page says that it is questions or steps', () => {
    const [questions, steps] = [[...ofKind('faq'), ...ofKind('question')], ofKind('connecting')];
    expect(pages.filter((page) => page.data.FAQPage && !questions.includes(page)).map(({address}) => address)).toEqual([]);
    expect(pages.filter((page) => page.data.HowTo && !steps.includes(page)).map(({address}) => address)).toEqual([]);
  });
});

describe.each(locales.map((locale) => [locale, locale === 'en' ? '' : `${locale}/`]))('the sitemap, %s', (locale, prefix) => {
  const $ = load(read(`${prefix}sitemap.xml`), {xml: true});
  const entries = $('url')
    .toArray()
    .map((entry) => ({
      address: $(entry).children('loc').text(),
      changed: $(entry).children('lastmod').text(),
      links: Object.fromEntries(
        $(entry)
          .children('xhtml\\:link')
          .toArray()
          .map(({attribs}) => [attribs.hreflang, attribs.href]),
      ),
    }));

  it('holds every page of its language once', () => {
    const own = pages.filter(({language}) => language === locale).map(({address}) => address);
    expect(entries.map(({address}) => address).sort()).toEqual(own.sort());
  });

  it('says of every page when it was changed', () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(entries.filter(({changed}) => (dated ? !day.test(changed) || changed > today : changed !== ''))).toEqual([]);
  });

  it('says where every page stands in each language', () => {
    const bare = (address: string): string => address.slice(`${product.siteUrl}${product.baseUrl}`.length).replace(/^ru\//, '');
    for (const {address, links} of entries) {
      expect(Object.keys(links).sort(), address).toEqual(['en', 'ru', 'x-default']);
      expect(links[locale]).toBe(address);
      expect(links['x-default']).toBe(links.en);
      expect(
        [links.en, links.ru].filter((link) => !answers(link ?? '') || bare(link ?? '') !== bare(address)),
        address,
      ).toEqual([]);
    }
  });
});

describe('pictures for where links are shared', () => {
  it('every page has one of its language, as a file of 1200 × 630', () => {
    const withOwn = new Set(withLine(/^image: /m).map(({address}) => address));
    const bad = pages.flatMap(({address, language, $}) => {
      const image = $('meta[property="og:image"]').attr('content') ?? '';
      const file = path.join(build, image.slice(product.siteUrl.length + product.baseUrl.length));
      if (withOwn.has(address)) return existsSync(file) || !image.startsWith(product.siteUrl) ? [] : [`${address}: ${image}`];
      if (!image.endsWith(`-${language}.png`) || !existsSync(file)) return [`${address}: ${image}`];
      const bytes = readFileSync(file);
      return bytes.readUInt32BE(16) === 1200 && bytes.readUInt32BE(20) === 630 ? [] : [`${address}: the size of ${image}`];
    });
    expect(bad).toEqual([]);
  });

  it.each([
    ['', 'help'],
    ['docs/team', 'help'],
    ['docs/channels/telegram', 'channels'],
    ['docs/tools/publications', 'publications'],
    ['docs/tools/publications/issues/10141', 'errors'],
    ['docs/tools/automation/issues/20004', 'errors'],
    ['docs/tools/analytics', 'tools'],
    ['docs/modules-and-settings/utm', 'modules'],
    ['docs/api/create-publication', 'api'],
  ])('/%s has the picture of the section %s', (route, section) => {
    for (const locale of locales) {
      const home = `${product.siteUrl}${product.baseUrl}${locale === 'en' ? '' : `${locale}/`}`;
      expect(byAddress.get(`${home}${route}`)?.$('meta[property="og:image"]').attr('content')).toBe(`${home}img/social/${section}-${locale}.png`);
    }
  });
});

describe.each(locales.map((locale) => [locale, locale === 'en' ? '' : `${locale}/`]))('the feed of changes, %s', (locale, prefix) => {
  const $ = load(read(`${prefix}changes.atom`), {xml: true});
  const self = `${product.siteUrl}${product.baseUrl}${prefix}changes.atom`;
  const entries = $('entry').toArray();

  it('is Atom: it has an id, a title, a day and its own address, and so has every entry', () => {
    expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect([$('feed > link[rel=self]').attr('href'), $('feed > id').text()]).toEqual([self, self.replace('changes.atom', '')]);
    for (const node of [$('feed').get(0), ...entries]) {
      for (const name of ['id', 'title', 'updated']) expect($(node).children(name).text(), `${$(node).children('id').text()}: ${name}`).not.toBe('');
      expect(Date.parse($(node).children('updated').text())).toBeLessThanOrEqual(Date.now());
    }
    expect(new Set(entries.map((entry) => $(entry).children('id').text())).size).toBe(entries.length);
  });

  it('names the pages changed last, newest first, at addresses that answer at once and with the day that the page tells', () => {
    expect(entries.length).toBe(dated ? 50 : 0);
    const days = entries.map((entry) => $(entry).children('updated').text());
    expect(days).toEqual(days.toSorted().reverse());
    for (const entry of entries) {
      const address = $(entry).children('link').attr('href') ?? '';
      const page = byAddress.get(address);
      expect(page?.language, address).toBe(locale);
      expect($(entry).children('updated').text(), address).toBe(page?.$('.theme-last-updated time').attr('datetime'));
    }
  });

  it('is named in the head of every page', () => {
    const own = pages.filter(({language}) => language === locale);
    const bad = own.filter((page) => page.$('link[type="application/atom+xml"]').attr('href') !== `${product.baseUrl}${prefix}changes.atom`);
    expect(bad.map(({address}) => address)).toEqual([]);
  });
});

it('robots.txt lets everything be read and names the sitemap of each language', () => {
  const lines = read('robots.txt').trim().split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines.filter((line) => /^(dis)?allow:/i.test(line))).toEqual(['Allow: /']);
  const sitemaps = lines.flatMap((line) => /^Sitemap: (.+)$/.exec(line)?.[1] ?? []);
  expect(sitemaps).toEqual(['', 'ru/'].map((prefix) => `${product.siteUrl}${product.baseUrl}${prefix}sitemap.xml`));
});

it('security.txt names whom to write to, and holds for less than a year', () => {
  const fields = Object.fromEntries(
    read('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );
  expect(fields.Contact).toBe(`mailto:${loadService().support.security_email}`);
  expect(fields.Canonical).toBe(`${product.siteUrl}${product.baseUrl}.well-known/security.txt`);
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
});

it('every page with a text of its own leads to the file that holds it, and says when it was changed', () => {
  const articles = pages.filter(isArticle);
  expect(articles.length).toBeGreaterThan(700);
  const problems = articles.flatMap(({address, language, $}) => {
    const link = $('.theme-edit-this-page').attr('href') ?? '';
    const file = link.slice(repositoryEditUrl.length);
    const translated = /^i18n\/ru\/|\.ru\.overlay\.yaml$/.test(file);
    const changed = $('.theme-last-updated time').attr('datetime') ?? '';
    return [
      ...(link.startsWith(repositoryEditUrl) && existsSync(path.join(root, file)) && translated === (language === 'ru')
        ? []
        : [`${address}: edit link "${link}"`]),
      ...((dated ? Date.parse(changed) <= Date.now() : changed === '') ? [] : [`${address}: last updated "${changed}"`]),
    ];
  });
  expect(problems).toEqual([]);
});

it('links to other sites give them no handle on this one', () => {
  const foreign = pages.flatMap(({address, $}) =>
    $('a[href^="http"]')
      .toArray()
      .filter(({attribs}) => !attribs.href?.startsWith(product.siteUrl))
      .map(({attribs}) => ({address, href: attribs.href, target: attribs.target, rel: attribs.rel ?? ''})),
  );
  expect(foreign.length).toBeGreaterThan(1000);
  expect(foreign.filter(({target, rel}) => target !== undefined && !/\bnoopener\b/.test(rel))).toEqual([]);
});
