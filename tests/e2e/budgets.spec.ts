import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Request} from '@playwright/test';
import {type PageWeight, weighPage} from '../../scripts/lib/weigh.ts';
import {expect, hydrated, languages, test} from './setup.ts';

/**
 * Bytes as nginx sends them (brotli), in kB of 1,000. The aim for the search's titles is 30; its own budget: tests/built/search.ts.
 * From visit to visit none to three parts of the list of pages come along, about 1 kB each: a page needs its own, the others belong to pages that
 * its links lead to. So each page is weighed without them, and one part is added.
 */
const budgets = {page: 150, operationOnTop: 7, operationOverHelp: 11, listPerRoute: 0.19, listPart: 1.2, searchHeadings: 34} as const;

const kinds = [
  ['home', '/'],
  ['section', '/docs'],
  ['network', '/docs/channels/telegram'],
  ['connecting', '/docs/channels/telegram/connecting'],
  ['longest network', '/docs/channels/instagram'],
  ['questions', '/docs/channels/telegram/faq'],
  ['error', '/docs/tools/publications/issues/10141'],
  ['catalogue', '/docs/tools/publications/issues'],
  ['API operation', '/docs/api/create-publication'],
  ['longest API operation', '/docs/api/get-publications'],
] as const;
const operations = ['API operation', 'longest API operation'];

for (const {locale, prefix} of languages) {
  test(`${locale}: pages weigh what they may`, async ({browser, baseURL}) => {
    test.setTimeout(120_000);
    const rows: Record<string, PageWeight> = {};
    const context = await browser.newContext({baseURL: baseURL ?? ''});
    const page = await context.newPage();
    const cache = await context.newCDPSession(page);
    const allowed = (kind: string): number => (operations.includes(kind) ? budgets.page + budgets.operationOnTop : budgets.page);
    const weigh = async (route: string): Promise<PageWeight> => {
      // A first visit: nothing is in the cache.
      await cache.send('Network.clearBrowserCache');
      const answer = await page.goto(`${prefix}${route}`);
      expect(answer?.status(), `${prefix}${route}`).toBe(200);
      await hydrated(page);
      return weighPage(page);
    };
    for (const [kind, route] of kinds) rows[kind] = await weigh(route);
    await context.close();
    console.log(`\n${locale}: kB on a first visit, brotli`);
    console.table(rows);
    expect(Object.keys(rows)).toEqual(kinds.map(([kind]) => kind));
    const ownOf = (kind: string): number => (rows[kind]?.total ?? Number.NaN) - (rows[kind]?.list ?? 0);
    for (const [kind] of kinds) {
      const total = ownOf(kind) + budgets.listPart;
      expect(total, `${locale} ${kind}: ${total} kB of ${allowed(kind)}`).toBeLessThanOrEqual(allowed(kind));
    }
    for (const operation of operations)
      expect(ownOf(operation) - ownOf('network'), `${operation}, over a help page`).toBeLessThanOrEqual(budgets.operationOverHelp);
  });
}

/** Parts of the search by the address of what is fetched. */
const searchParts = [
  ['window, engine', /\/assets\/js\//],
  ['styles', /\/assets\/css\//],
  ['titles and headings', /\/search-index\/.*headings[^/]*\.json$/],
  ['words, texts', /\/search-index\//],
] as const;

for (const {locale, prefix} of languages) {
  test(`${locale}: what the search fetches until its first answer`, async ({browser, baseURL}) => {
    const context = await browser.newContext({baseURL: baseURL ?? ''});
    const page = await context.newPage();
    await page.goto(`${prefix}/docs`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const fetched: Request[] = [];
    page.on('requestfinished', (request) => fetched.push(request));
    await page.locator('.navbar .search-button').click();
    await page.locator('.DocSearch-Input').fill('telegram');
    await expect(page.locator('.DocSearch-Hit a').first()).toBeVisible();
    const rows: Record<string, {files: number; kB: number}> = Object.fromEntries(searchParts.map(([part]) => [part, {files: 0, kB: 0}]));
    for (const request of [...fetched]) {
      const {pathname} = new URL(request.url());
      const row = rows[searchParts.find(([, pattern]) => pattern.test(pathname))?.[0] ?? ''];
      if (!row) continue;
      row.files += 1;
      row.kB = Math.round(10 * row.kB + (await request.sizes()).responseBodySize / 100) / 10;
    }
    console.log(`\n${locale}: kB that the search fetches from its opening to the first answer, brotli`);
    console.table(rows);
    // Without these two nothing is found, so a zero means that the table no longer knows what is what.
    for (const part of ['window, engine', 'titles and headings']) expect(rows[part]?.kB, part).toBeGreaterThan(5);
    expect(rows['titles and headings']?.kB).toBeLessThanOrEqual(budgets.searchHeadings);
    await context.close();
  });
}

test('the main script does not grow with the pages, and a part of their list stays small', async () => {
  const folder = path.resolve('build/assets/js');
  const files = readdirSync(folder);
  const text = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  // A route, `{...f("/docs/x",0,{__comp:"7",content:"12"}),exact:!0,…}`.
  const routesIn = (file: string): number => [...text(file).matchAll(/\{\.\.\.\w+\("\/[^"]*",\d+,\{/g)].length;
  const main = files.find((file) => /^main\.[^.]*\.js$/.test(file)) ?? '';
  // Layouts and the pages that stand in none.
  expect(routesIn(main)).toBeGreaterThan(3);
  expect(routesIn(main)).toBeLessThan(20);
  // The server's banner on a wrong base address is its business alone: packages/lean/small/no-banner.ts.
  expect(readFileSync(path.resolve('build/index.html'), 'utf8')).toContain('base-url-issue-banner');
  expect(text(main)).not.toContain('base-url-issue-banner');
  const parts = files.filter((file) => /^pages-\d+\.[^.]*\.js$/.test(file));
  const routes = parts.reduce((sum, file) => sum + routesIn(file), 0);
  expect(routes).toBeGreaterThan(400);
  const each = Math.round(parts.reduce((sum, file) => sum + text(file).length, 0) / routes);
  const compressed = Math.max(...parts.map((file) => statSync(path.join(folder, `${file}.br`)).size)) / 1000;
  console.log(
    `list of pages: ${routes} routes in ${parts.length} parts, ${each} bytes a route before compression, the largest part ${compressed} kB of brotli`,
  );
  expect(each / 1000).toBeLessThanOrEqual(budgets.listPerRoute);
  expect(compressed).toBeLessThanOrEqual(budgets.listPart);
});

test('of a page with hundreds of links a few are fetched ahead, and the one that is pointed at', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 3000});
  await page.goto('/docs/tools/publications/issues');
  await hydrated(page);
  const links = page.locator('.error-catalogue li a');
  expect(await links.count()).toBeGreaterThan(100);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 1500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForLoadState('networkidle');
  const ahead = await page.locator('link[rel=prefetch]').count();
  expect(ahead).toBeGreaterThan(0);
  // A page is two or three files.
  expect(ahead).toBeLessThanOrEqual(30);
  const asked = page.waitForRequest(/\/assets\/js\//);
  await links.last().scrollIntoViewIfNeeded();
  await links.last().hover();
  await asked;
});
