import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {pagesOf} from './built-site.ts';
import {desk, expect, hydrated, languages, phone, reading, sharing as test} from './setup.ts';

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

/** Of each element with text, its name and the widths of its lines, from the first to the last. */
function linesOf(page: Page, selector: string): Promise<readonly {readonly name: string; readonly lines: readonly number[]}[]> {
  return page.locator(selector).evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = new Map<number, {left: number; right: number}>();
        for (const {top, left, right, width} of range.getClientRects()) {
          if (width < 1) continue;
          const key = [...lines.keys()].find((known) => Math.abs(known - top) < 8) ?? top;
          const line = lines.get(key);
          lines.set(key, {left: Math.min(left, line?.left ?? left), right: Math.max(right, line?.right ?? right)});
        }
        return {name: element.textContent ?? '', lines: [...lines.values()].map(({left, right}) => Math.round(right - left))};
      }),
  );
}

for (const {locale, prefix} of languages)
  test.describe(locale, () => {
    reading('no line of cards, contents and ways on ends in one short word', async ({page}) => {
      let several = 0;
      for (const [path, selector] of [
        ['/', 'main h2 + ul a'],
        ['/docs', '.markdown div > a > *'],
        ['/docs/channels/telegram/faq', '.page-aside .table-of-contents__link'],
        ['/docs/tools/publications/issues', 'main label'],
      ] as const) {
        await page.goto(prefix + path);
        for (const viewport of [phone, desk]) {
          await page.setViewportSize(viewport);
          const found = (await linesOf(page, selector)).filter(({lines}) => lines.length > 1);
          several += found.length;
          expect(
            found.flatMap(({name, lines}) => ((lines.at(-1) ?? 0) < Math.max(...lines) / 3 ? [name] : [])),
            `${path} at ${viewport.width}`,
          ).toEqual([]);
        }
      }
      expect(several).toBeGreaterThan(20);
    });

    reading('the arrow to the page before or after stands with a word of its title', async ({page}) => {
      await page.setViewportSize(phone);
      await page.goto(`${prefix}/docs/tools/publications/issues/10052`);
      for (const label of await page.locator('.pagination-nav__label').all()) {
        const heights = await label.evaluate((shown) => {
          const range = document.createRange();
          range.selectNodeContents(shown);
          return [shown.getBoundingClientRect().height, range.getBoundingClientRect().height].map(Math.round);
        });
        expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 99))).toBeLessThan(12);
      }
    });

    test('no page of facts can be dragged sideways on a tablet, and its comparison is cards', async ({page}) => {
      await page.setViewportSize({width: 768, height: 1024});
      await page.goto(`${prefix}/docs/tools/publications/faq/crossposting-limitations`);
      await hydrated(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
      const cells = page.locator('table.fact-table tbody tr').nth(1).locator('td:visible');
      const edges = await cells.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().right)));
      expect(edges.length).toBeGreaterThan(2);
      expect(Math.max(...edges)).toBeLessThanOrEqual(768 - 24);
      await page.setViewportSize({width: 1024, height: 768});
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
    });

    test('heads of an error’s details and of narrow columns take two lines of a phone at most', async ({page}) => {
      await page.setViewportSize(phone);
      for (const [path, selector] of [
        ['/docs/tools/publications/issues/10232', 'main details dt'],
        ['/docs/tools/publications', 'main table thead th'],
      ] as const) {
        await page.goto(prefix + path);
        await hydrated(page);
        await page.locator('main details').evaluateAll((all) => {
          for (const fold of all) (fold as HTMLDetailsElement).open = true;
        });
        const heads = await linesOf(page, selector);
        expect(heads.length, path).toBeGreaterThan(2);
        expect(
          heads.filter(({lines}) => lines.length > 2).map(({name}) => name),
          path,
        ).toEqual([]);
      }
    });

    reading('a date of a source stands on one line with its bracket, and its number with its name', async ({page}) => {
      await page.goto(`${prefix}/docs/channels/instagram`);
      for (const viewport of [phone, desk]) {
        await page.setViewportSize(viewport);
        const dates = await linesOf(page, '.markdown > p[data-search=skip] span > span:last-child:not(:first-child)');
        expect(dates.filter(({name}) => name.startsWith('(')).length).toBeGreaterThan(5);
        expect(dates.filter(({name, lines}) => name.startsWith('(') && lines.length > 1).map(({name}) => name)).toEqual([]);
        const links = await linesOf(page, '.markdown > p[data-search=skip] a');
        expect(links.filter(({name, lines}) => /^\[\d+\]/.test(name) && (lines[0] ?? 99) < 24 && lines.length > 1).map(({name}) => name)).toEqual([]);
      }
    });

    reading('no line of a table, or of its sources, begins with a sign that belongs to the word before it', async ({page}) => {
      await page.setViewportSize(phone);
      for (const path of ['/docs/channels/instagram', '/docs/channels/tiktok', '/docs/api/errors-and-retries', '/docs/tools/publications/issues/10010']) {
        await page.goto(`${prefix}${path}`);
        const begun = await page.locator('main').evaluate((main) => {
          const found: string[] = [];
          const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          while (walker.nextNode()) {
            const {currentNode: node} = walker;
            if (!/^[,.;:!?)»…]/.test(node.textContent ?? '') || !node.previousSibling) continue;
            range.setStart(node, 0);
            range.setEnd(node, 1);
            const sign = range.getBoundingClientRect();
            range.selectNode(node.previousSibling);
            const before = [...range.getClientRects()].at(-1);
            if (sign.width > 0 && before && sign.top > before.bottom - 2) found.push(`${node.previousSibling.textContent}${node.textContent}`);
          }
          return found;
        });
        expect(begun, path).toEqual([]);
      }
    });

    reading('every row of a table has its rule on a phone, and the heads of a matrix a heavy one', async ({page}) => {
      await page.setViewportSize(phone);
      const under = (selector: string): Promise<readonly string[]> =>
        page
          .locator(selector)
          .evaluateAll((all) => all.filter((element) => element.checkVisibility()).map((element) => getComputedStyle(element).borderBottomWidth));
      await page.goto(`${prefix}/docs/channels/instagram`);
      const limits = await under('table[role=table] tbody tr:not([class])');
      expect(limits.length).toBeGreaterThan(10);
      expect(new Set(limits)).toEqual(new Set(['1px']));
      const heads = await under('.fact-table:not(.cards) thead th');
      expect(heads.length).toBeGreaterThan(4);
      expect(new Set(heads)).toEqual(new Set(['2px']));
      await page.goto(`${prefix}/docs/channels/telegram/connecting`);
      expect(new Set(await under('.fact-table.cards tbody tr'))).toEqual(new Set(['1px']));
      await page.goto(`${prefix}/docs/api/create-publication`);
      expect(new Set(await under('.markdown > .fact-table.cards tbody tr'))).toEqual(new Set(['1px']));
      await page.goto(`${prefix}/docs/tools/publications/faq/crossposting-limitations`);
      expect(new Set(await under('.markdown table tbody tr:has(th)'))).toEqual(new Set(['1px']));
    });

    reading('a limit with many values leaves its name whole words on the narrowest phones', async ({page}) => {
      await page.goto(`${prefix}/docs/channels/facebook`);
      for (const width of [320, phone.width]) {
        await page.setViewportSize({width, height: phone.height});
        const names = await page
          .locator('table[role=table] tbody tr:not([class]) > th')
          .evaluateAll((all) => all.filter((name) => name.checkVisibility()).map((name) => Math.round(name.getBoundingClientRect().width)));
        expect(names.length).toBeGreaterThan(8);
        expect(Math.min(...names), `${width} px`).toBeGreaterThan(50);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });

    reading('on a phone the first paragraph of a page stands before its contents', async ({page}) => {
      await page.setViewportSize(phone);
      for (const path of [
        '/docs/team',
        '/docs/channels/instagram/faq',
        '/docs/channels/telegram',
        '/docs/channels/telegram/connecting',
        '/docs/api/first-publication',
        '/docs/api/publications',
      ]) {
        await page.goto(`${prefix}${path}`);
        const contents = page.locator('.theme-doc-toc-mobile');
        await expect(contents, path).toHaveCount(1);
        const lead = await page.locator('.markdown p').first().boundingBox();
        expect((await contents.boundingBox())?.y, path).toBeGreaterThan((lead?.y ?? 9999) + (lead?.height ?? 0));
      }
    });

    reading('parts of a call hang on a hairline with its strand, as those of every page', async ({page}) => {
      await page.setViewportSize(desk);
      await page.goto(`${prefix}/docs/api/create-publication`);
      const parts = await page
        .locator('.markdown h2')
        .evaluateAll((all) => all.map((part) => [getComputedStyle(part).borderTopWidth, getComputedStyle(part, '::before').height]));
      expect(parts.length).toBeGreaterThan(4);
      expect(new Set(parts.map(String))).toEqual(new Set(['1px,3px']));
    });

    test('buttons below a ready reply keep apart, and the short link has one line of a phone', async ({page}) => {
      await page.setViewportSize(phone);
      await page.goto(`${prefix}/docs/tools/publications/support-replies`);
      await hydrated(page);
      await page.locator('#support-replies').fill('10141');
      const reply = page.locator('main article article');
      const buttons = reply.getByRole('button');
      await expect(buttons).toHaveCount(2);
      const [first, second] = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
      const apart = Math.max((second?.top ?? 0) - (first?.bottom ?? 0), (second?.left ?? 0) - (first?.right ?? 0));
      expect(apart).toBeGreaterThanOrEqual(8);
      const lines = await reply.locator('pre').evaluate((shown) => {
        const text = shown.firstChild as Text;
        const range = document.createRange();
        range.setStart(text, text.data.lastIndexOf('https://'));
        range.setEnd(text, text.data.length);
        return range.getClientRects().length;
      });
      expect(lines).toBe(1);
    });

    reading('on a phone no table that was written scrolls sideways, and each of its values says what it is', async ({page}) => {
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

    reading('the list of a network’s errors shows a plate and a title on each line, on the edge of the page’s title', async ({page}) => {
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
