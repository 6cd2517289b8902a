import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {catalogueOf, pagesOf} from './built-site.ts';
import {desk, expect, hydrated, languages, phone, reading, sharing} from './setup.ts';

// Where things stand is a matter of HTML and styles. Pages of one kind differ in their article only, so one page is opened and
// each article put into it: hundreds of pages are looked at in seconds.
reading.use({viewport: phone});

interface Positions {
  readonly address: string;
  readonly wide: number;
  readonly parts: Readonly<Record<string, number | undefined>>;
  /** Height of the page's text. */
  readonly height: number;
  readonly figures: number;
  /** Lines of each paragraph of its head. */
  readonly head: readonly number[];
  readonly drawings: readonly string[];
}

/** The page's article, as it is served: a page has one, so that it need not be parsed. */
const articleOf = (address: string): string => {
  const articles = readFileSync(path.resolve('build', `.${address}.html`), 'utf8').match(/<article[\s>].*?<\/article>/gs) ?? [];
  if (articles.length !== 1) throw new Error(`${address} has ${articles.length} articles`);
  return articles[0] ?? '';
};

/**
 * Of every page: lower edges of what a reader came for, from the top of the page (undefined for what is not there), and how large it is.
 * The first page is looked at as it is served as well: the others stand as it does.
 */
async function positions(page: Page, addresses: readonly string[], selectors: Readonly<Record<string, string>>): Promise<readonly Positions[]> {
  await page.goto(addresses[0] ?? '', {waitUntil: 'load'});
  const look = (articles: readonly {readonly address: string; readonly html: string | undefined}[]): Promise<readonly Positions[]> =>
    page.evaluate(
      ({wanted, given}) =>
        given.map(({address, html}) => {
          const article = document.querySelector('article');
          if (html !== undefined && article) article.outerHTML = html;
          const below = (found: Element): number => {
            const range = document.createRange();
            range.selectNodeContents(found);
            return Math.round(range.getBoundingClientRect().bottom + window.scrollY);
          };
          const part = ([name, selector]: [string, string]): [string, number | undefined] => {
            const found = document.querySelector(selector);
            return [name, found ? below(found) : undefined];
          };
          return {
            address,
            wide: document.documentElement.scrollWidth,
            parts: Object.fromEntries(Object.entries(wanted).map(part)),
            height: document.querySelector('.theme-doc-markdown')?.getBoundingClientRect().height ?? 0,
            figures: document.querySelector('article dl')?.querySelectorAll('dd').length ?? 0,
            head: [...document.querySelectorAll('article header p')].map((line) =>
              Math.round(line.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(line).lineHeight)),
            ),
            drawings: [...document.querySelectorAll('.steps figure > [role=img]')].map((drawing) => drawing.getAttribute('aria-label') ?? ''),
          };
        }),
      {wanted: selectors, given: articles},
    );
  const found: Positions[] = [];
  for (let start = 0; start < addresses.length; start += 20)
    found.push(...(await look(addresses.slice(start, start + 20).map((address) => ({address, html: articleOf(address)})))));
  // What was put in stands where the served page has it.
  await page.goto(addresses[0] ?? '', {waitUntil: 'load'});
  expect(await look([{address: addresses[0] ?? '', html: undefined}])).toEqual(found.slice(0, 1));
  return found;
}

/** Parts that end below the first screen or are not there, and pages that are wider than it. */
const beyond = (pages: readonly Positions[]): string[] =>
  pages.flatMap(({address, wide, parts}) => [
    ...Object.entries(parts).flatMap(([name, bottom]) =>
      bottom === undefined || bottom > phone.height ? [`${address}: ${name} ends at ${bottom ?? 'nowhere'}`] : [],
    ),
    ...(wide > phone.width ? [`${address} is ${wide} wide`] : []),
  ]);

for (const {locale, prefix} of languages) {
  reading(`${locale}: title, meaning, state and first step of every error stand on a phone's first screen`, async ({page}) => {
    const errors = catalogueOf(prefix).map(({path: address}) => address);
    expect(errors.length).toBeGreaterThan(0);
    const parts = {title: 'article h1', meaning: 'article h1 + p', state: 'article [data-state]', step: '#step-1'};
    expect(beyond(await positions(page, errors, parts))).toEqual([]);
  });

  reading(`${locale}: what one needs and the first step of every way to connect stand on a phone's first screen, with one drawing a way`, async ({page}) => {
    const ways = pagesOf(prefix, /\/channels\/\w+\/connecting[\w-]*$/);
    expect(ways.length).toBeGreaterThan(0);
    const pages = await positions(page, ways, {
      title: 'article h1',
      need: 'article header p',
      // Beside or below its words a step may have a drawing.
      step: '.steps > li:first-child > p, .steps > li:first-child:not(:has(> p))',
    });
    const drawn = pages.flatMap(({address, drawings}) => {
      if (drawings.length === 0) return [`${address}: no drawn screen at a step`];
      return (drawings[0] ?? '').length < 30 ? [`${address}: the drawing is not said in words`] : [];
    });
    expect([...beyond(pages), ...drawn]).toEqual([]);
    // What one needs is said in two lines; what else there is to know opens the fold below.
    expect(pages.flatMap(({address, head}) => (head.length === 1 && (head[0] ?? 3) <= 2 ? [] : [`${address}: a head of ${head.join(' and ')} lines`]))).toEqual(
      [],
    );
  });

  reading(`${locale}: a network's page has at most nine screens, and begins with its numbers`, async ({page}) => {
    const networks = pagesOf(prefix, /\/docs\/channels\/\w+$/);
    expect(networks.length).toBeGreaterThan(0);
    const screens = 9;
    const pages = await positions(page, networks, {});
    expect(
      pages.flatMap(({address, height}) => (height > screens * phone.height ? [`${address}: ${(height / phone.height).toFixed(1)} screens`] : [])),
    ).toEqual([]);
    expect(beyond(pages)).toEqual([]);
    expect(pages.flatMap(({address, figures}) => (figures < 1 || figures > 6 ? [`${address}: ${figures} numbers`] : []))).toEqual([]);
  });
}

// The one page whose first screen is made of a choice: it is looked at as it is served, and with networks that a link has chosen.
sharing.describe('the comparison of limits', () => {
  const comparison = '/docs/tools/publications/faq/crossposting-limitations';
  /** Lines of the recipe, and how many of them end on the screen. */
  const lines = (page: Page): Promise<{readonly all: number; readonly seen: number}> =>
    page
      .locator('main dl > div')
      .evaluateAll((all) => ({all: all.length, seen: all.filter((line) => line.getBoundingClientRect().bottom <= window.innerHeight).length}));

  for (const {locale, prefix} of languages)
    sharing(`${locale}: the recipe stands on the first screen, beside the choice on a desk; what a link has chosen begins a phone’s row`, async ({page}) => {
      for (const query of ['', '?networks=tiktok,vkontakte', '?networks=instagram,telegram,x']) {
        await page.setViewportSize(phone);
        await page.goto(`${prefix}${comparison}${query}`);
        await hydrated(page);
        expect((await lines(page)).seen, `phone ${query}`).toBeGreaterThanOrEqual(6);
        for (const chosen of await page.locator('main fieldset label:has(:checked):has(.sign)').all()) await expect(chosen).toBeInViewport({ratio: 0.3});
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.setViewportSize(desk);
        const onDesk = await lines(page);
        expect(onDesk.all).toBeGreaterThan(7);
        expect(onDesk.seen, `desk ${query}`).toBe(onDesk.all);
      }
      // A network that is chosen by hand stays where it is.
      await page.setViewportSize(phone);
      const names = page.locator('main fieldset label:has(.sign)');
      const left = async () =>
        names.evaluateAll((all) => all.map((label) => Math.round(label.getBoundingClientRect().left + (label.parentElement?.scrollLeft ?? 0))));
      const before = await left();
      await names.filter({hasText: 'Pinterest'}).click();
      await expect(page).toHaveURL(/pinterest/);
      expect(await left()).toEqual(before);
      // The table has its heading, and the address of the heading leads there.
      await page.goto(`${prefix}${comparison}#table`);
      await hydrated(page);
      await expect(page.locator('h2#table')).toBeInViewport();
      expect(await page.locator('h2#table').evaluate((heading) => heading.compareDocumentPosition(document.querySelector('main table') as Node))).toBe(4);
    });
});
