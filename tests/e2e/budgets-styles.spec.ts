import type {Request} from '@playwright/test';
import {visit} from './search-window.ts';
import {expect, hydrated, languages, sharing, test} from './setup.ts';

const kinds = [
  '/',
  '/docs',
  '/docs/channels/instagram',
  '/docs/channels/telegram/connecting',
  '/docs/tools/publications/issues/10141',
  '/docs/tools/publications/issues',
  '/docs/tools/publications/support-replies',
  '/docs/tools/publications/faq/crossposting-limitations',
  '/docs/tools/publications/post-checker',
  '/docs/api/create-publication',
  '/design',
  '/search',
] as const;

const sheets = (hrefs: readonly (string | null)[]): string[] => [...new Set(hrefs.map((href) => /\/assets\/css\/(\w+)\./.exec(href ?? '')?.[1] ?? ''))].sort();

for (const {locale, prefix} of languages) {
  sharing(`${locale}: a page’s styles stand in its head, and none come once it is shown`, async ({page}) => {
    test.setTimeout(120_000);
    const seen = new Set<string>();
    for (const kind of kinds) {
      const answer = await page.goto(`${prefix}${kind}`);
      const html = (await answer?.text()) ?? '';
      const head = html.slice(0, html.indexOf('<body'));
      const linked = sheets([...head.matchAll(/<link rel=stylesheet href=([^\s>]+)/g)].map(([, href = '']) => href));
      expect(linked, kind).toContain('styles');
      await hydrated(page);
      const there = sheets(await page.evaluate(() => [...document.styleSheets].map(({href}) => href).filter((href) => href !== null)));
      expect(there, kind).toEqual(linked);
      for (const sheet of linked) seen.add(sheet);
    }
    // Most kinds have a sheet of their own, or nothing would have been held here.
    expect(seen.size).toBeGreaterThan(6);
  });
}

sharing('on the way to another kind of page its styles are there before it is shown', async ({page}) => {
  await page.goto('/docs');
  await hydrated(page);
  await page.route(/\/assets\/css\/facts\./, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.locator('main a[href$="/docs/channels"]').first().click();
  await page.waitForURL(/\/docs\/channels$/);
  await page.locator('main a[href$="/docs/channels/telegram"]').first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Telegram');
  const there = await page.evaluate(() => [...document.styleSheets].some(({href}) => href?.includes('/assets/css/facts.')));
  expect(there).toBe(true);
});

sharing('on the way from page to page the head says what it says when the page is opened there', async ({page}) => {
  const head = (): Promise<readonly string[]> =>
    page.evaluate(() => {
      const root = document.documentElement;
      // In which order attributes are written, nobody reads.
      const tags = [...document.head.querySelectorAll('[data-rh]')].map((tag) =>
        [tag.localName, ...[...tag.attributes].map(({name, value}) => `${name}=${value}`).sort(), tag.textContent].join(' '),
      );
      return [...new Set([document.title, root.className, root.lang, root.dir, ...tags])].sort();
    });
  await page.goto('/docs/channels/telegram');
  await hydrated(page);
  const opened = await head();
  expect(opened.length).toBeGreaterThan(15);
  await page.goto('/docs/tools/publications/issues/10141');
  await hydrated(page);
  const before = await head();
  // It may stand in a fold.
  await page
    .locator('a[href="/docs/channels/telegram"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/\/docs\/channels\/telegram$/);
  await expect.poll(head).toEqual(opened);
  await page.goBack();
  await expect.poll(head).toEqual(before);
});

test('the window and its styles are loaded with the first focus, not before', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request: Request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/docs/channels/telegram');
  await page.waitForLoadState('networkidle');
  const isOfSearch = (path: string): boolean => /search-index|docsearch|search_window_(Modal|client|worker)/.test(path);
  expect(asked.filter(isOfSearch)).toEqual([]);
  const before = asked.length;
  await page.locator('.search-button').focus();
  const kinds = [/search_window_Modal.*\.css$/, /docsearch.*\.js$/, /search_window_worker.*\.js$/, /headings\.json$/];
  for (const kind of kinds) await expect.poll(() => asked.slice(before).some((path) => kind.test(path)), {message: String(kind)}).toBe(true);
});
