import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type PageWeight, weighPage} from '../../scripts/lib/weigh.ts';
import {expect, hydrated, languages, test} from './setup.ts';

/** Bytes as nginx sends them (brotli), in kB of 1,000. The search's own budget: tests/built/search.test.ts. */
/** The aim is 150 for a page; these are what it measured on the day they were set, and may only go down. */
const budgets = {page: {en: 163, ru: 175}, operationOnTop: 10, mainScriptPerRoute: 0.3} as const;

const kinds = [
  ['home', '/'],
  ['section', '/docs'],
  ['network', '/docs/channels/telegram'],
  ['connecting', '/docs/channels/telegram/connecting'],
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
      if (answer?.status() === 200) {
        await hydrated(page);
        const weight = await weighPage(page);
        const known = rows[kind];
        if (known === undefined || weight.total < known.total) rows[kind] = weight;
      }
      await context.close();
    }
    console.log(`\n${locale}: kB on a first visit, brotli`);
    console.table(rows);
    expect(Object.keys(rows)).toContain('network');
    for (const [kind, {total}] of Object.entries(rows)) {
      const allowed = kind === 'API operation' ? budgets.page[locale] + budgets.operationOnTop : budgets.page[locale];
      expect(total, `${locale} ${kind}: ${total} kB of ${allowed}`).toBeLessThanOrEqual(allowed);
    }
  });
}

test('the main script grows by what it may with each route', async () => {
  const folder = path.resolve('build/assets/js');
  const main = readdirSync(folder).find((name) => /^main\..*\.js$/.test(name)) ?? '';
  const text = readFileSync(path.join(folder, main), 'utf8');
  // Routes: `{path:"/docs/x",component:…,exact:!0,…}` and chunk names by route; registry: hash to chunk.
  const routes = [...text.matchAll(/path:"\/[^"]*",component/g)].length;
  expect(routes).toBeGreaterThan(50);
  const start = text.search(/path:"\/[^"]*",component/);
  const chunkNames = /\{"\/[^{}]*?-[0-9a-f]{3}":\{/.exec(text)?.index ?? start;
  const registry = [...text.matchAll(/"?[0-9a-f]{8}"?:\[\(\)=>[^\]]*\]/g)].reduce((bytes, [entry]) => bytes + entry.length, 0);
  const perRoute = [...text.matchAll(/\{path:"\/[^"]*",component[^}]*\}/g)].reduce((bytes, [entry]) => bytes + entry.length, 0);
  const names = [...text.slice(chunkNames).matchAll(/"\/[^"]*-[0-9a-f]{3}":\{[^}]*\}/g)].reduce((bytes, [entry]) => bytes + entry.length, 0);
  const each = Math.round((registry + perRoute + names) / routes);
  console.log(`main script: ${routes} routes, ${each} bytes a route before compression (routes ${perRoute}, names ${names}, registry ${registry})`);
  expect(each / 1000).toBeLessThanOrEqual(budgets.mainScriptPerRoute);
});
