import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Request} from '@playwright/test';
import {type PageWeight, weighPage} from '../../scripts/lib/weigh.ts';
import {expect, hydrated, languages, test} from './setup.ts';

/** Bytes as nginx sends them (brotli), in kB of 1,000. The search's own budget: tests/built/search.test.ts. */
/**
 * What was measured on 2026-11-22, and no more: the aim is 150 kB a page and 30 for the search's titles. The stylesheet (22 kB) carries the
 * styles of every kind of page; taking those of single kinds out of it is the next step down.
 */
const budgets = {page: 168, operationOnTop: 4, mainScriptPerRoute: 0.17, searchHeadings: 34} as const;

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
] as const;

for (const {locale, prefix} of languages) {
  test(`${locale}: pages weigh what they may`, async ({browser, baseURL}) => {
    test.setTimeout(120_000);
    const rows: Record<string, PageWeight> = {};
    // Twice, the lighter one counts: a link that is prefetched while the page is weighed is no part of it.
    for (const [kind, route] of [...kinds, ...kinds]) {
      // A fresh profile for each: nothing is in the cache.
      const context = await browser.newContext({baseURL: baseURL ?? ''});
      const page = await context.newPage();
      const answer = await page.goto(`${prefix}${route}`);
      expect(answer?.status(), `${prefix}${route}`).toBe(200);
      await hydrated(page);
      const weight = await weighPage(page);
      const known = rows[kind];
      if (known === undefined || weight.total < known.total) rows[kind] = weight;
      await context.close();
    }
    console.log(`\n${locale}: kB on a first visit, brotli`);
    console.table(rows);
    expect(Object.keys(rows)).toEqual(kinds.map(([kind]) => kind));
    for (const [kind, {total}] of Object.entries(rows)) {
      const allowed = kind === 'API operation' ? budgets.page + budgets.operationOnTop : budgets.page;
      expect(total, `${locale} ${kind}: ${total} kB of ${allowed}`).toBeLessThanOrEqual(allowed);
    }
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

test('the main script grows by what it may with each route', async () => {
  const folder = path.resolve('build/assets/js');
  const main = readdirSync(folder).find((name) => /^main\..*\.js$/.test(name)) ?? '';
  const text = readFileSync(path.join(folder, main), 'utf8');
  const bytes = (pattern: RegExp): {readonly count: number; readonly sum: number} => {
    const found = [...text.matchAll(pattern)];
    return {count: found.length, sum: found.reduce((sum, [entry]) => sum + entry.length, 0)};
  };
  // A route, `{...f("/docs/x",0,{__comp:"7",content:"12"}),exact:!0,…}`, and its chunk in the registry, `[()=>…import…]`.
  const routes = bytes(/\{\.\.\.\w+\("\/[^"]*",\d+,\{[^}]*\}\)[^{}[]*/g);
  const registry = bytes(/\[\(\)=>(?:Promise\.all\(\[[^\]]*\]\)|\w+\.e\("[^"]*"\))\.then\([^)]*\)\)\]/g);
  expect(routes.count).toBeGreaterThan(400);
  expect(registry.count).toBeGreaterThan(400);
  const each = Math.round((routes.sum + registry.sum) / routes.count);
  console.log(`main script: ${routes.count} routes, ${each} bytes a route before compression (routes ${routes.sum}, registry ${registry.sum})`);
  expect(each / 1000).toBeLessThanOrEqual(budgets.mainScriptPerRoute);
});
