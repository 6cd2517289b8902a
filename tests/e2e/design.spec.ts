import type {Page} from '@playwright/test';
import {desk, expect, hydrated, languages, phone, reading, seriousViolations, sharing as test} from './setup.ts';

/** One page of each kind that is read: title, text, tables, code. */
const pages = ['/docs/team', '/docs/channels', '/docs/channels/telegram', '/docs/safety', '/docs/api/first-publication', '/docs/tools/publications/issues'];

/** Left edges of what stands on a page's first line: they are one. */
function leftEdges(page: Page): Promise<readonly {readonly what: string; readonly left: number}[]> {
  return page.evaluate(() =>
    [
      '.breadcrumbs',
      '.markdown > header',
      '.markdown > p',
      '.markdown > h2',
      '.markdown > ul',
      '.markdown > ol > li',
      '.markdown > table',
      '.theme-doc-toc-mobile',
      '.pagination-nav',
    ]
      .flatMap((selector) => [...document.querySelectorAll(`.page-text ${selector}`)].slice(0, 3).map((element) => ({element, selector})))
      .filter(({element}) => (element as HTMLElement).checkVisibility())
      .map(({element, selector}) => ({
        what: selector,
        // The bullets of a list stand left of its text.
        left: Math.round(element.getBoundingClientRect().left),
      })),
  );
}

/** The most characters that stand on one line of a paragraph of the page. */
function longestLine(page: Page): Promise<{readonly characters: number; readonly line: string}> {
  return page.evaluate(() => {
    let longest = '';
    // Sources of a table are a list of links in one line, nothing that is read.
    for (const paragraph of document.querySelectorAll(
      // A heading of a reference's field is a line of names, nothing that is read.
      '.page-text :is(.markdown > p, .markdown form p, .markdown section > div > p, .markdown li[id] > p, .markdown li[id] > ul > li):not([data-search=skip]), .page-text .markdown > ol > li, .page-text .markdown > ul > li',
    )) {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      let [line, bottom] = ['', Number.NEGATIVE_INFINITY];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of (node.textContent ?? '').matchAll(/\s*\S+/g)) {
          const range = document.createRange();
          range.setStart(node, word.index + word[0].length - word[0].trimStart().length);
          range.setEnd(node, word.index + word[0].length);
          // A word that is broken stands on the last of its lines.
          const box = [...range.getClientRects()].at(-1);
          if (!box) continue;
          if (box.top > bottom) line = '';
          line += line === '' ? word[0].trimStart() : word[0];
          bottom = box.bottom - 2;
          if (line.length > longest.length) longest = line;
        }
      }
    }
    return {characters: longest.length, line: longest};
  });
}

for (const {locale, prefix} of languages) {
  test.describe(locale, () => {
    const widths = [
      ['phone', phone],
      ['tablet', {width: 768, height: 1024}],
      ['desk', desk],
      ['wide', {width: 1920, height: 1080}],
    ] as const;
    for (const path of pages)
      test(`${path}: title, text, tables and way on stand on one edge, nothing overflows, and a line of prose has at most 75 characters`, async ({page}) => {
        await page.goto(prefix + path);
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        for (const [name, viewport] of widths) {
          await page.setViewportSize(viewport);
          // Menus come and go by script when the width changes.
          await expect(async () => {
            const edges = await leftEdges(page);
            expect(edges.length, name).toBeGreaterThan(4);
            expect(edges, name).toEqual(edges.map(({what}) => ({what, left: edges[0]?.left})));
            expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(viewport.width);
          }).toPass({timeout: 3000});
          const {characters, line} = await longestLine(page);
          expect(characters, `${name} has lines`).toBeGreaterThan(20);
          expect(characters, `${name}: ${line}`).toBeLessThanOrEqual(75);
        }
      });

    test('what is said below a field and of a field of the API keeps to the same measure', async ({page}) => {
      for (const path of ['/docs/tools/publications/support-replies', '/docs/api/create-publication', '/docs/api/publications']) {
        await page.goto(prefix + path);
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        for (const [name, viewport] of widths) {
          await page.setViewportSize(viewport);
          const {characters, line} = await longestLine(page);
          expect(characters, `${path}, ${name} has lines`).toBeGreaterThan(20);
          expect(characters, `${path}, ${name}: ${line}`).toBeLessThanOrEqual(75);
        }
      }
    });

    reading('no name of a network is broken within a word on the home page, on the narrowest phones too', async ({page}) => {
      await page.goto(`${prefix}/`);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, phone.width]) {
        await page.setViewportSize({width, height: 844});
        const names = await page.locator('main li > a:has(.sign)').evaluateAll((all) =>
          all.map((link) => {
            const text = [...link.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) ?? link;
            const range = document.createRange();
            range.selectNodeContents(text);
            return {name: link.textContent ?? '', lines: new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size};
          }),
        );
        expect(names.length).toBeGreaterThan(10);
        expect(
          names.filter(({name, lines}) => lines > 1 && !name.includes(' ')),
          `${width} px`,
        ).toEqual([]);
      }
    });

    reading('the title stands within 150 px below the bar on a phone, and the bar and the news are low', async ({page}) => {
      for (const path of ['/docs', ...pages, '/docs/category/errors-telegram', '/docs/api/create-publication', '/docs/api/v4.0/publications']) {
        await page.setViewportSize(phone);
        await page.goto(prefix + path);
        for (const width of [390, 320]) {
          await page.setViewportSize({width, height: 844});
          const heights = await page.evaluate(() => {
            const box = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
            const [bar, title, news] = [box('.navbar'), box('h1'), box('.theme-announcement-bar')];
            return {bar: bar?.height ?? 999, title: (title?.y ?? 999) - (bar?.bottom ?? 0), news: news?.height ?? 0};
          });
          expect(heights.title, path).toBeLessThanOrEqual(150);
          expect(heights.bar).toBeLessThanOrEqual(52);
          expect(heights.news, `news at ${width} px`).toBeLessThanOrEqual(40);
          expect(heights.news).toBeGreaterThan(0);
        }
      }
    });

    test('search and "paste an error" are both on a phone’s first screen; a code leads to its page, a message to the finder', async ({page}) => {
      await page.setViewportSize(phone);
      await page.goto(`${prefix}/`);
      await hydrated(page);
      const field = page.locator('main textarea');
      const send = page.locator('main form button[type=submit]');
      for (const part of [page.locator('main button[aria-keyshortcuts]'), field, send]) await expect(part).toBeInViewport({ratio: 1});
      await field.fill('10141');
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${prefix}/docs/tools/publications/issues/10141$`));
      await page.goto(`${prefix}/`);
      await hydrated(page);
      await field.fill('Bad Request: chat not found');
      await send.click();
      await expect(page).toHaveURL(/\/docs\/tools\/publications\/issues\?q=Bad/);
      await expect(page.locator('#error-finder')).toHaveValue('Bad Request: chat not found');
    });

    test('the other language is one tap away on a phone', async ({page}) => {
      await page.setViewportSize(phone);
      await page.goto(`${prefix}/docs/channels/telegram/connecting#own-bot`);
      await hydrated(page);
      await page
        .locator('.navbar')
        .getByRole('link', {name: locale === 'en' ? 'RU' : 'EN', exact: true})
        .click();
      await expect(page).toHaveURL(new RegExp(`//[^/]+${locale === 'en' ? '/ru' : ''}/docs/channels/telegram/connecting#own-bot$`));
    });

    test('Escape closes the phone’s menu, which opens at the page that is read', async ({page}) => {
      await page.setViewportSize(phone);
      await page.goto(`${prefix}/docs/channels/youtube`);
      await hydrated(page);
      await page.locator('.navbar__toggle').click();
      await expect(page.locator('.navbar-sidebar [aria-current=page]').last()).toBeInViewport({ratio: 1});
      await page.keyboard.press('Escape');
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
      await expect(page.locator('.navbar__toggle')).toBeFocused();
    });
  });
}

test('the contents stand below the title up to 1199 px, beside the text from 1200', async ({page}) => {
  await page.setViewportSize({width: 1199, height: 800});
  await page.goto('/docs/team');
  await hydrated(page);
  const [title, inline, column] = [page.locator('h1'), page.locator('.theme-doc-toc-mobile'), page.locator('.page-aside .table-of-contents')];
  await expect(column).toBeHidden();
  expect((await inline.boundingBox())?.y).toBeGreaterThan((await title.boundingBox())?.y ?? 9999);
  await page.setViewportSize({width: 1200, height: 800});
  await expect(inline).toBeHidden();
  await expect(column).toBeVisible();
  expect((await column.boundingBox())?.x).toBeGreaterThan(((await page.locator('.page-text').boundingBox())?.x ?? 0) + 500);
});

test('around the width at which the sidebar comes, bar and title keep their places', async ({page}) => {
  for (const width of [996, 997]) {
    await page.setViewportSize({width, height: 800});
    await page.goto('/docs/team');
    const before = await page.locator('h1').boundingBox();
    await hydrated(page);
    await page.waitForTimeout(300);
    // What the script finds out about the window moves nothing.
    expect(await page.locator('h1').boundingBox(), `${width} px`).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible({visible: width === 997});
    await expect(page.locator('.navbar__toggle')).toBeVisible({visible: width === 996});
  }
});

test('the focus is seen: a ring of 3 px in the published styles, in both modes', async ({page}) => {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: scheme});
    await page.goto('/docs/team');
    await hydrated(page);
    for (const part of ['.navbar__brand', '.navbar__toggle', '.search-button', '.menu__link', '.markdown p a', '.footer__link-item']) {
      const element = page.locator(part).filter({visible: true}).first();
      if ((await element.count()) === 0) continue;
      // A key before, so that the browser takes the focus for one of the keyboard.
      await page.keyboard.press('Tab');
      await element.focus();
      const ring = await element.evaluate((node) => {
        const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(node);
        return {outlineStyle, outlineWidth, outlineColor};
      });
      expect(ring, part).toEqual({outlineStyle: 'solid', outlineWidth: '3px', outlineColor: scheme === 'light' ? 'rgb(53, 65, 184)' : 'rgb(255, 181, 69)'});
    }
  }
});

test('sections, API and languages stand in the bar in one weight', async ({page}) => {
  await page.setViewportSize(desk);
  await page.goto('/docs/team');
  const weights = await page.locator('.navbar .navbar__link').evaluateAll((all) => all.map((link) => getComputedStyle(link).fontWeight));
  expect(weights.length).toBeGreaterThan(6);
  expect(new Set(weights)).toEqual(new Set(['550']));
  // In the longer language as well they end before the search begins.
  for (const path of ['/ru/docs/team', '/ru/docs/api']) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [997, 1200, 1240, 1280]) {
      await page.setViewportSize({width, height: 800});
      const {left} = await page.locator('.search-button').evaluate((button) => button.getBoundingClientRect());
      const ends = await page
        .locator('.navbar .navbar__link')
        .filter({visible: true})
        .evaluateAll((all, search) => all.map((link) => link.getBoundingClientRect()).flatMap((box) => (box.left < search ? [box.right] : [])), left);
      expect(Math.max(...ends), `${path} at ${width} px`).toBeLessThanOrEqual(left);
    }
  }
});

test('every field has an outline of 3 : 1, in both modes', async ({page}) => {
  await page.setViewportSize(desk);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    for (const path of ['/', '/docs/tools/publications/issues', '/docs/tools/publications/post-checker', '/search']) {
      await page.goto(path);
      await hydrated(page);
      const fields = await page
        .locator(':is(.search-button, input[type=search], input[type=text], textarea, select, main button[aria-keyshortcuts])')
        .filter({visible: true})
        .evaluateAll((all) => {
          const channels = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
          const light = (colour: string): number => {
            const [red = 0, green = 0, blue = 0] = channels(colour).map((part) =>
              part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
            );
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
          };
          const ground = (element: Element | null): string => {
            for (let part = element; part; part = part.parentElement) {
              const {backgroundColor} = getComputedStyle(part);
              if ((channels(backgroundColor)[3] ?? 1) === 1) return backgroundColor;
            }
            return 'rgb(255, 255, 255)';
          };
          return all.map((field) => {
            const [one = 0, other = 0] = [getComputedStyle(field).borderTopColor, ground(field.parentElement)].map(light).sort((a, b) => b - a);
            return {field: field.id || field.className || field.tagName, ratio: (one + 0.05) / (other + 0.05)};
          });
        });
      expect(fields.length, path).toBeGreaterThan(0);
      expect(
        fields.filter(({ratio}) => ratio < 3),
        `${colorScheme}: ${path}`,
      ).toEqual([]);
    }
  }
});

test('what opens by a script opens in less than 200 ms, however much it holds', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto('/docs/channels/instagram');
  await hydrated(page);
  const durations = (selector: string): Promise<readonly number[]> =>
    page
      .locator(selector)
      .filter({visible: true})
      .first()
      .evaluate(async (button) => {
        (button as HTMLElement).click();
        const found: number[] = [];
        for (let frame = 0; frame < 6; frame += 1) {
          await new Promise(requestAnimationFrame);
          found.push(...document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0)));
        }
        return found;
      });
  const contents = await durations('.theme-doc-toc-mobile > button');
  expect(contents.length).toBeGreaterThan(0);
  expect(Math.max(...contents)).toBeLessThan(200);
  await page.setViewportSize(desk);
  const group = await durations('.page-side .menu__caret[aria-expanded=false]');
  expect(group.length).toBeGreaterThan(0);
  expect(Math.max(...group)).toBeLessThan(200);
});

test('what is tapped is 32 px high at least, an action 44', async ({page}) => {
  await page.setViewportSize(phone);
  const low = (selector: string, height: number) =>
    page
      .locator(selector)
      .filter({visible: true})
      .evaluateAll(
        (all, least) =>
          all
            .filter((element) => element.getBoundingClientRect().height < least - 0.5)
            .map((element) => `${element.className}: ${element.textContent?.slice(0, 40)}`),
        height,
      );
  for (const path of ['/', '/docs/team', '/docs/channels/telegram', '/docs/channels']) {
    await page.goto(path);
    await hydrated(page);
    expect(
      await low(
        '.navbar :is(a, button), .footer a, .page-aside :is(a, button), .pagination-nav a, .theme-announcement-bar button, .breadcrumbs a, main:not(.page-main) li > a',
        32,
      ),
      path,
    ).toEqual([]);
    expect(await low('.navbar button, main .button:not(.button--sm), main textarea, main summary, .theme-doc-toc-mobile > button', 44), path).toEqual([]);
  }
  for (const path of [
    '/docs/tools/publications/issues/10141',
    '/docs/tools/publications/issues',
    '/docs/channels/instagram',
    '/docs/channels',
    '/docs/api/create-publication',
    '/docs/api/publications',
    '/docs/tools/publications/faq/crossposting-limitations',
  ]) {
    await page.goto(path);
    await hydrated(page);
    // A link within a sentence is as high as its line; one that stands alone is tapped like a button.
    const alone =
      '.markdown :is(td, tbody th) > a:only-child:not([aria-label]), .markdown .sign + a, .error-catalogue li > a, .markdown li[id] > div > a, .markdown h1 ~ * nav a';
    expect(await low(alone, 32), path).toEqual([]);
    expect(await low('main summary, main select, .page-aside .button, main .button', 44), path).toEqual([]);
  }
  await page.goto('/docs/team');
  await hydrated(page);
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar .menu__link').filter({visible: true}).first()).toBeVisible();
  expect(await low('.navbar-sidebar :is(a, button)', 32)).toEqual([]);
});

test('copying never covers code: its button stands above', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto('/docs/modules-and-settings/signatures');
  const blocks = page.locator('div:has(> pre)').filter({has: page.getByRole('button')});
  expect(await blocks.count()).toBeGreaterThan(1);
  for (const block of await blocks.all()) {
    const [button, code] = [await block.getByRole('button').boundingBox(), await block.locator('pre').boundingBox()];
    expect((button?.y ?? 9999) + (button?.height ?? 0)).toBeLessThanOrEqual((code?.y ?? 0) + 1);
  }
});

test.describe('the design page', () => {
  test('shows both modes whatever the reader’s, and every network’s sign', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto('/design');
    await hydrated(page);
    const ground = (mode: string) =>
      page
        .locator(`main [data-theme=${mode}]`)
        .first()
        .evaluate((part) => getComputedStyle(part).backgroundColor);
    expect(await ground('light')).toBe('rgb(247, 246, 242)');
    expect(await ground('dark')).toBe('rgb(18, 20, 29)');
    await page.goto('/');
    const listed = await page.locator('main .sign').count();
    await page.goto('/design');
    for (const mode of ['light', 'dark']) {
      const networks = page.locator(`main [data-theme=${mode}] [data-specimen=Networks] ul .sign`);
      await expect(networks).toHaveCount(listed);
      const tiles = await networks.evaluateAll((all) => all.map((tile) => getComputedStyle(tile).backgroundColor));
      expect(tiles.every((colour) => colour !== 'rgba(0, 0, 0, 0)')).toBe(true);
      // Brands that are black turn over in the dark.
      expect(tiles.includes(mode === 'dark' ? 'rgb(233, 235, 243)' : 'rgb(20, 22, 31)')).toBe(true);
    }
  });

  test('shows forms, bar and footer whole, in the mode of the reader', async ({page}) => {
    await page.goto('/design');
    await hydrated(page);
    const whole = page.locator('main > div > div:has(> #whole)');
    const part = (name: string) => whole.locator(`[data-specimen="${name}"]`);
    // As its page has it: the form answers.
    await part('Form of the finder').locator('textarea').fill('Bad Request: chat not found');
    await expect(part('Form of the finder').getByRole('link', {name: /10141/}).first()).toBeVisible();
    await expect(part('Form of the checker').locator('form')).toHaveCount(1);
    await expect(part('Form of the support replies').locator('textarea')).toBeVisible();
    await expect(part('Bar').getByText('Channels', {exact: true})).toBeVisible();
    await expect(part('Footer').locator('.footer__link-item').first()).toBeVisible();
    // Two of one id, and a label finds the wrong one.
    const twice = await whole.evaluate((own) => [...own.querySelectorAll('[id]')].filter(({id}) => document.querySelectorAll(`#${CSS.escape(id)}`).length > 1));
    expect(twice).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await seriousViolations(page, {part: 'main > div > div:has(> #whole)'}), colorScheme).toEqual([]);
    }
  });

  test('is found by nobody who does not know of it', async ({page}) => {
    await page.goto('/design');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    for (const list of ['/sitemap.xml', '/llms.txt', '/ru/sitemap.xml']) expect(await (await page.request.get(list)).text(), list).not.toContain('/design');
    expect((await page.request.get('/design.md')).status()).toBe(404);
  });
});
