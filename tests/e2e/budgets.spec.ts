import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type PageWeight, weighPage} from '../../scripts/lib/weigh.ts';
import {expect, hydrated, languages, test} from './setup.ts';

/** Bytes as nginx sends them (brotli), in kB of 1,000. The search's own budget: tests/built/search.test.ts. */
const budgets = {page: 150, operationOnTop: 10, mainScriptPerRoute: 0.17} as const;

/** The catalogue's list of 236 codes stands in the HTML and once more in the script that filters it. Measured; may only go down. */
const heavier: Readonly<Record<string, {readonly en: number; readonly ru: number}>> = {
  catalogue: {en: 151, ru: 156},
};

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
      const allowed = heavier[kind]?.[locale] ?? (kind === 'API operation' ? budgets.page + budgets.operationOnTop : budgets.page);
      expect(total, `${locale} ${kind}: ${total} kB of ${allowed}`).toBeLessThanOrEqual(allowed);
    }
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
