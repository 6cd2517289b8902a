import type {Page} from '@playwright/test';
import {pagesOf} from './built-site.ts';
import {desk, expect, hydrated, languages, phone, reading, sharing as test, test as alone} from './setup.ts';

/** A desk whose browser keeps a bar for scrolling. */
const deskWithBar = {width: 1265, height: 800};

/** Names in code that stand on two lines though they have a place between words, or none at all: `can_delete_message|s`, `Retry-|After`. */
function brokenNames(page: Page): Promise<readonly string[]> {
  return page.locator('.markdown :is(p, li, td, th, dd) code').evaluateAll((codes) =>
    codes.flatMap((code) => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        // In a column of a phone there may be no room for more than a part of a header's name.
        for (const word of (node.textContent ?? '').matchAll(code.closest('table') && window.innerWidth < 641 ? /[^\s-]+-?/g : /\S+/g)) {
          if (word[0].length > 24) continue;
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1) broken.push(word[0]);
        }
      return broken;
    }),
  );
}

/** Typefaces in which the text of an element is drawn. */
async function typefaces(page: Page, selector: string): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const {root} = await browser.send('DOM.getDocument');
  const {nodeIds} = await browser.send('DOM.querySelectorAll', {nodeId: root.nodeId, selector});
  const drawn = await Promise.all(nodeIds.map((nodeId) => browser.send('CSS.getPlatformFontsForNode', {nodeId})));
  await browser.detach();
  return [...new Set(drawn.flatMap(({fonts}) => fonts.map(({familyName}) => familyName)))];
}

for (const {locale, prefix} of languages)
  test.describe(locale, () => {
    test('pages of a network begin in the sidebar where its name does', async ({page}) => {
      await page.setViewportSize(desk);
      await page.goto(`${prefix}/docs/channels/instagram`);
      await hydrated(page);
      const lefts = await page.locator('.page-side .menu__link:has(> .sign)[aria-current=page]').evaluateAll((parents) => {
        const left = (element: Element): number => {
          const text = [...element.childNodes].findLast((node) => node.textContent !== '') ?? element;
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect().left;
        };
        return parents.flatMap((parent) => [parent, ...(parent.closest('li')?.querySelectorAll('ul .menu__link') ?? [])].map(left));
      });
      expect(lefts.length).toBeGreaterThan(2);
      expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThanOrEqual(1);
    });

    // In a tab of its own: Chromium asks at once for every file of a font that the process still holds from a page before.
    alone('a page fetches the files of the font that it announces, and is written in it', async ({page}) => {
      await page.setViewportSize(phone);
      for (const path of ['/', '/docs/channels/telegram', '/docs/tools/publications/issues/10141']) {
        const fetched = new Set<string>();
        page.on('request', (request) => {
          if (request.resourceType() === 'font') fetched.add(new URL(request.url()).pathname);
        });
        await page.goto(prefix + path);
        await hydrated(page);
        expect(await typefaces(page, 'main :is(h1, h2)'), path).toEqual(['Onest']);
        const announced = await page.locator('link[rel=preload][as=font]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(announced.length).toBeGreaterThan(0);
        expect([...fetched].sort(), path).toEqual(announced.sort());
        page.removeAllListeners('request');
      }
    });

    reading('texts of a picture of boxes keep clear of its boxes', async ({page}) => {
      const paths = [
        'tools/publications',
        'tools/workflow',
        'tools/analytics',
        'tools/automation',
        'tools/monitoring',
        'tools/publications/faq/recurring-posts',
      ];
      for (const path of [...paths, 'api/uploading-a-file', 'api/first-publication']) {
        await page.goto(`${prefix}/docs/${path}`);
        for (const viewport of [phone, desk]) {
          await page.setViewportSize(viewport);
          await page.evaluate(() => document.fonts.ready);
          const touched = await page
            .locator('figure svg[role=img]')
            .filter({visible: true})
            .evaluate((picture) => {
              const boxes = [...picture.querySelectorAll('g:has(> rect)')].map((group) => ({
                frame: (group.querySelector('rect') as SVGRectElement).getBBox(),
                text: group.querySelector('text') as SVGTextElement,
              }));
              const {width} = (picture as SVGSVGElement).viewBox.baseVal;
              const within = boxes.flatMap(({frame, text}) => (text.getBBox().x - frame.x < 6 ? [text.textContent] : []));
              const labels = [...picture.querySelectorAll<SVGTextElement>(':scope > text')].flatMap((label) => {
                const {x, y, width: long, height} = label.getBBox();
                const beside = boxes.some(
                  ({frame}) => x < frame.x + frame.width + 3 && frame.x < x + long + 3 && y < frame.y + frame.height && frame.y < y + height,
                );
                return beside || x < 0 || x + long > width ? [label.textContent] : [];
              });
              return [...within, ...labels];
            });
          expect(touched, `${path} at ${viewport.width}`).toEqual([]);
        }
      }
    });

    reading('the last of an odd number of cards has the row', async ({page}) => {
      await page.goto(`${prefix}/docs`);
      for (const width of [768, desk.width, 1920]) {
        await page.setViewportSize({width, height: 900});
        const gaps = await page
          .locator('.markdown div:has(> a > strong)')
          .evaluateAll((grids) =>
            grids.map((grid) => Math.round(grid.getBoundingClientRect().right - (grid.lastElementChild?.getBoundingClientRect().right ?? 0))),
          );
        expect(gaps.length).toBeGreaterThan(3);
        expect(gaps, `at ${width}`).toEqual(gaps.map(() => 0));
      }
    });

    reading('ways to connect stand in one row on a phone; several of them are as wide as the text', async ({page}) => {
      await page.setViewportSize(phone);
      let several = 0;
      for (const address of pagesOf(prefix, /\/docs\/channels\/\w+$/)) {
        await page.goto(address);
        const buttons = await page.locator('article header .button').evaluateAll((all) =>
          all.map((button) => {
            const {top, right} = button.getBoundingClientRect();
            return {top, right: Math.round(right)};
          }),
        );
        expect(new Set(buttons.map(({top}) => top)).size, address).toBe(1);
        if (buttons.length === 1) continue;
        several += 1;
        expect(buttons.at(-1)?.right, address).toBe(phone.width - 16);
      }
      expect(several).toBeGreaterThan(0);
    });

    reading('a name in code ends no line within a word', async ({page}) => {
      const pages = ['/docs/channels', '/docs/channels/telegram/connecting', '/docs/api', '/docs/api/errors-and-retries', '/docs/api/get-projects'];
      for (const path of pages) {
        await page.goto(prefix + path);
        for (const viewport of [phone, {width: 768, height: 1024}, desk]) {
          await page.setViewportSize(viewport);
          expect(await brokenNames(page), `${path} at ${viewport.width}`).toEqual([]);
        }
      }
    });

    reading('a list of a category is as wide as the text, and its tools begin without a line', async ({page}) => {
      await page.setViewportSize(desk);
      await page.goto(`${prefix}/docs/category/errors-telegram`);
      const [text, list] = await Promise.all([page.locator('.page-text').boundingBox(), page.locator('.page-list').boundingBox()]);
      expect(list?.width).toBe(text?.width);
      const tools = page.locator('.page-aside > :first-child');
      await expect(tools).toHaveCSS('border-top-width', '0px');
      expect((await tools.boundingBox())?.y).toBe(text?.y);
    });

    test('the search window ends above the screen’s edge, also where nothing is found', async ({page}) => {
      await page.setViewportSize(desk);
      await page.goto(`${prefix}/docs`);
      await hydrated(page);
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Input').fill('qwertyzxcv');
      const keys = page.locator('.DocSearch-Footer');
      const nothing = page.locator('.DocSearch-NoResults');
      await expect(nothing).toBeVisible();
      // The quotes are the language's own, put there by the browser.
      await expect(nothing).not.toContainText('"');
      await expect(nothing.locator('q')).toHaveText('qwertyzxcv');
      await expect(keys).toBeInViewport({ratio: 1});
      const last = page.locator('.search-empty a').last();
      await last.scrollIntoViewIfNeeded();
      expect((await last.boundingBox())?.y).toBeLessThan((await keys.boundingBox())?.y ?? 0);
    });

    reading('tables of a page’s own words fit a phone', async ({page}) => {
      await page.setViewportSize(phone);
      let shown = 0;
      for (const path of ['not-published', 'service-limits', 'tags-and-collaborators']) {
        await page.goto(`${prefix}/docs/tools/publications/faq/${path}`);
        const beyond = await page
          .locator('.markdown > table')
          .evaluateAll((tables) => tables.map((table) => Math.round(table.getBoundingClientRect().left + table.scrollWidth - (window.innerWidth - 16))));
        shown += beyond.length;
        expect(Math.max(...beyond), path).toBeLessThanOrEqual(0);
      }
      expect(shown).toBeGreaterThan(3);
    });

    test('the comparison of limits fits a desk, whatever is compared, and its head stays in sight', async ({page}) => {
      await page.setViewportSize(desk);
      await page.goto(`${prefix}/docs/tools/publications/faq/crossposting-limitations`);
      await hydrated(page);
      for (const viewport of [desk, deskWithBar]) {
        await page.setViewportSize(viewport);
        const kinds = page.locator('main fieldset label:has(input[type=radio])');
        const table = page.locator('table.fact-table');
        expect(await kinds.count()).toBeGreaterThan(1);
        for (const label of await kinds.all()) {
          const kind = label.getByRole('radio');
          await label.click();
          await expect(kind).toBeChecked();
          const edges = await table.evaluate((shown) => {
            const column = document.querySelector('.page-text')?.getBoundingClientRect();
            return [shown.getBoundingClientRect().right - (column?.right ?? 0), document.documentElement.scrollWidth - window.innerWidth];
          });
          for (const beyond of edges) expect(Math.round(beyond), `${await kind.getAttribute('value')} at ${viewport.width}`).toBeLessThanOrEqual(0);
        }
      }
      const rows = page.locator('table.fact-table tbody tr');
      await rows.last().scrollIntoViewIfNeeded();
      await expect(page.locator('table.fact-table thead th').first()).toBeInViewport({ratio: 1});
    });
  });

test('on a phone the heading of the comparison’s cards follows its recipe, and the cards their heading', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto('/docs/tools/publications/faq/crossposting-limitations');
  const boxes = await Promise.all(['main dl', 'h2#table', 'table.fact-table tbody tr'].map((part) => page.locator(part).first().boundingBox()));
  const [recipe, heading, card] = boxes.map((box) => ({top: box?.y ?? 9999, bottom: (box?.y ?? 0) + (box?.height ?? 0)}));
  expect((heading?.top ?? 9999) - (recipe?.bottom ?? 0)).toBeLessThan(60);
  expect((card?.top ?? 9999) - (heading?.bottom ?? 0)).toBeLessThan(60);
});

test('a value of the comparison’s cards has what it is of beside it', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto('/docs/tools/publications/faq/crossposting-limitations');
  const value = page.locator('table.fact-table td span', {hasText: /^≤\s4 images$/}).first();
  expect((await value.boundingBox())?.height).toBeLessThan(24);
});

test('a sign of the comparison stands for words, which who listens hears', async ({page}) => {
  await page.setViewportSize(desk);
  await page.goto('/docs/tools/publications/faq/crossposting-limitations');
  const empty = page.locator('table.fact-table td', {hasText: 'no published limit'}).first();
  await expect(empty).toHaveText('no published limit');
  expect((await empty.boundingBox())?.height).toBeLessThan(60);
  await expect(page.locator('table.fact-table').locator('xpath=../preceding-sibling::p[1]')).toContainText('no published limit');
});

test('groups of the phone’s first menu show a chevron', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await hydrated(page);
  await page.locator('.navbar__toggle').click();
  const chevrons = page.locator('.navbar-sidebar .menu__caret');
  await expect(chevrons.first()).toBeVisible();
  const drawn = await chevrons.evaluateAll((all) => all.map((button) => getComputedStyle(button, '::before').borderRightWidth));
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn).not.toContain('0px');
});

/** A page of each kind, in one of the languages: both have the same elements and the same styles. */
const everyKind = [
  '/docs',
  '/ru/docs/channels/instagram',
  '/docs/channels/webhook',
  '/ru/docs/channels/telegram/connecting',
  '/docs/channels/telegram/faq',
  '/ru/docs/channels/instagram/requirements-and-limitations',
  '/docs/channels/facts-and-sources',
  '/ru/docs/tools/publications',
  '/docs/tools/publications/faq/video-cover',
  '/ru/docs/tools/publications/faq/crossposting-limitations',
  '/docs/tools/publications/post-checker',
  '/ru/docs/tools/publications/support-replies',
  '/docs/tools/publications/issues',
  '/ru/docs/tools/publications/issues/10141',
  '/docs/category/errors-telegram',
  '/ru/docs/api',
  '/docs/api/create-publication',
  '/ru/docs/api/publications',
  '/docs/api/changelog',
  '/ru/docs/api/v4.0/publications',
  '/',
  '/ru/search?q=telegram',
  '/docs/nothing-here',
];

test.describe('every kind of page', () => {
  // One of them is not there.
  test.use({allowProblems: {console: true}});
  test('whatever a page is made of begins on the edge of its title: texts, tables, forms and the way on, on every kind of page', async ({page}) => {
    test.setTimeout(120_000);
    for (const address of everyKind) {
      await page.goto(address);
      await hydrated(page);
      for (const width of [phone.width, 768, desk.width, 1920]) {
        await page.setViewportSize({width, height: 900});
        // Menus come and go by script when the width changes.
        await expect(async () => {
          const parts = await page.evaluate(() => {
            const all = document.querySelectorAll(
              '.page-text :is(.breadcrumbs, .markdown > *, .theme-doc-version-banner, .pagination-nav, .page-list, .page-list > li), main:not(.page-main) :is(h1, h1 ~ *)',
            );
            const head = document.querySelector('main h1');
            // What stands beside the title begins elsewhere, as the field for an error does on the home page.
            const isBeside = (part: Element): boolean => {
              const [box, title] = [part.getBoundingClientRect(), head?.getBoundingClientRect()];
              return !part.contains(head) && title !== undefined && box.top < title.bottom && box.bottom > title.top;
            };
            return [...all]
              .filter(
                (part) =>
                  part.checkVisibility() && part.getBoundingClientRect().height > 2 && getComputedStyle(part).position !== 'absolute' && !isBeside(part),
              )
              .map((part) => {
                // An error's card is as wide as a phone: there its title stands on the edge.
                const title = part.localName === 'section' && window.innerWidth < 640 ? part.querySelector('h1') : undefined;
                return {name: `${part.localName}.${part.getAttribute('class') ?? ''}`, left: Math.round((title ?? part).getBoundingClientRect().left)};
              });
          });
          expect(parts.length, address).toBeGreaterThan(2);
          expect(
            parts.filter(({left}) => left !== parts[0]?.left),
            `${address} at ${width} px: ${parts[0]?.left}`,
          ).toEqual([]);
        }).toPass({timeout: 3000});
      }
    }
  });
});
