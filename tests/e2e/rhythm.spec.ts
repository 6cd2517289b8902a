import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {pagesOf} from './built-site.ts';
import {expect, hydrated, languages, phone, sharing as test} from './setup.ts';

/** Pages of a language in whose text a writer put a table of many columns. */
function pagesWithWideTables(prefix: string): readonly string[] {
  return pagesOf(prefix, /\/docs/).filter((address) => readFileSync(path.join('build', `${address}.html`), 'utf8').includes('cards written'));
}

/** Where the chevrons of the sidebar stand, by their middle. */
function chevrons(page: Page): Promise<readonly number[]> {
  return page.locator('.page-side .menu__chevron').evaluateAll((all) =>
    all
      .filter((chevron) => (chevron as HTMLElement).checkVisibility())
      .map((chevron) => {
        const {left, width} = chevron.getBoundingClientRect();
        return Math.round(left + width / 2);
      }),
  );
}

for (const {locale, prefix} of languages)
  test.describe(locale, () => {
    test('on a phone no table that was written scrolls sideways, and each of its values says what it is', async ({page}) => {
      await page.setViewportSize(phone);
      const pages = pagesWithWideTables(prefix);
      expect(pages.length).toBeGreaterThan(0);
      for (const address of pages) {
        await page.goto(address);
        const tables = await page.locator('.markdown table').evaluateAll((all) =>
          all.map((table) => ({
            beyond: table.scrollWidth - table.clientWidth,
            unnamed: [...table.querySelectorAll('tbody td:not(:first-child)')].filter(
              (cell) => table.classList.contains('written') && cell.textContent !== '' && !/^"\S.*: "$/.test(getComputedStyle(cell, '::before').content),
            ).length,
          })),
        );
        expect(tables.length, address).toBeGreaterThan(0);
        expect(tables, address).toEqual(tables.map(() => ({beyond: 0, unnamed: 0})));
      }
    });

    test('the chevrons of the sidebar stand one below another, whether a group has a page of its own or not', async ({page}) => {
      for (const address of ['/docs/tools/publications', '/docs/api/first-publication']) {
        await page.goto(prefix + address);
        await hydrated(page);
        const places = await chevrons(page);
        expect(places.length, address).toBeGreaterThan(4);
        expect(Math.max(...places) - Math.min(...places), address).toBeLessThanOrEqual(1);
      }
    });

    test('where nothing is typed, and where nothing is found, a phone’s search window shows ways on', async ({page}) => {
      await page.setViewportSize(phone);
      await page.goto(`${prefix}/docs`);
      await hydrated(page);
      await page.keyboard.press('Control+k');
      const ways = page.locator('.search-empty a');
      for (const words of ['', 'qqzzxxyy']) {
        await page.locator('.DocSearch-Input').fill(words);
        if (words !== '') await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
        for (const index of [0, 4]) await expect(ways.nth(index)).toBeInViewport({ratio: 1});
      }
      await page.locator('.DocSearch-Input').fill('telegram');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
      await expect(ways).toHaveCount(0);
    });

    test('the list of a network’s errors shows a plate and a title on each line, on the edge of the page’s title', async ({page}) => {
      await page.goto(`${prefix}/docs/category/errors-telegram`);
      const rows = page.locator('.page-list li');
      expect(await rows.count()).toBeGreaterThan(4);
      await expect(rows.locator('.plate b')).toHaveText(Array.from({length: await rows.count()}, () => /^\d{5}$/));
      const [title, row] = await Promise.all([page.locator('h1').boundingBox(), rows.first().boundingBox()]);
      expect(Math.round(row?.x ?? 0)).toBe(Math.round(title?.x ?? -1));
    });
  });

test('the tools of a page stand on columns, and nothing of the design page runs over a phone’s edge', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto('/ru/docs/team');
  await hydrated(page);
  const lefts = await page
    .locator('.page-aside div[data-markdown=skip] > :is(button, a)')
    .evaluateAll((all) => all.map((tool) => Math.round(tool.getBoundingClientRect().left)));
  expect(lefts.length).toBe(4);
  expect(new Set(lefts).size).toBe(2);
  await page.goto('/design');
  await hydrated(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  for (const panel of await page.locator('main [data-theme]').all()) expect(((await panel.boundingBox())?.width ?? 999) + 32).toBeLessThanOrEqual(phone.width);
});
