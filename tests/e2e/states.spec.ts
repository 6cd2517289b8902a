import type {Locator, Page} from '@playwright/test';
import {desk, expect, hydrated, phone, sharing as test} from './setup.ts';

const error = '/docs/tools/publications/issues/10141';
const guide = '/docs/api/first-publication';
const operation = '/docs/api/create-publication';
const checker = '/docs/tools/publications/post-checker';

/** What is seen of an element. */
const look = (element: Locator) =>
  element.evaluate((node) => {
    const {color, backgroundColor, borderTopColor, textDecorationLine, cursor} = getComputedStyle(node);
    return {color, ground: backgroundColor, frame: borderTopColor, line: textDecorationLine, cursor};
  });

/** A role's colour as the browser works it out. */
const role = (page: Page, name: string) =>
  page.evaluate((token) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${token})`;
    const {color} = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

const kinds = {
  name: [
    [error, '.page-side .menu__link'],
    [error, '.breadcrumbs a.breadcrumbs__link >> nth=1'],
    [error, '.page-aside .table-of-contents__link'],
    [error, '.page-aside button'],
    [error, '.footer__link-item'],
    [error, '.markdown summary'],
  ],
  quiet: [
    [error, '.menu__caret'],
    [error, '.navbar .colorModeToggle button'],
    [error, '.navbar .navbar-repository'],
    [error, '.theme-announcement-bar .close'],
    [error, '.markdown h1 >> xpath=.. >> button'],
    [guide, '.code-block button'],
    [operation, '.api-endpoint button'],
  ],
  frame: [
    [checker, '.markdown label:has-text("Bluesky")'],
    [checker, '.markdown textarea'],
    ['/docs/tools/publications/issues', '.markdown select'],
    ['/docs', '.markdown a:has(> strong), .markdown a:has(> span)'],
    [error, '.search-button'],
  ],
  filled: [
    [error, '.markdown [data-state] ~ div a'],
    ['/docs/channels/telegram', '.button--primary'],
  ],
} as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: what the pointer rests on says so, each kind in one way`, async ({page}) => {
    await page.setViewportSize(desk);
    await page.emulateMedia({colorScheme});
    let open = '';
    for (const [kind, parts] of Object.entries(kinds)) {
      for (const [path, part] of parts) {
        if (path !== open) {
          await page.goto(path);
          await hydrated(page);
          open = path;
        }
        const element = page.locator(part).filter({visible: true}).first();
        await element.scrollIntoViewIfNeeded();
        await page.mouse.move(1, 1);
        const rest = await look(element);
        await element.hover();
        const what = `${kind}: ${part}`;
        const ink = await role(page, '--ink');
        if (kind === 'name') {
          await expect.poll(() => look(element), what).toMatchObject({color: ink, line: 'underline'});
          expect(rest.line, what).toBe('none');
        }
        if (kind === 'quiet') await expect.poll(() => look(element), what).toMatchObject({color: ink, ground: await role(page, '--hover')});
        if (kind === 'frame') {
          await expect.poll(() => look(element), what).toMatchObject({frame: ink});
          expect(rest.frame, what).not.toBe(ink);
        }
        if (kind === 'filled') {
          await expect.poll(() => look(element), what).toMatchObject({ground: await role(page, '--indigo-hover'), line: 'none'});
          expect(rest.ground, what).toBe(await role(page, '--indigo'));
          await page.mouse.down();
          await expect.poll(() => look(element), what).toMatchObject({ground: await role(page, '--indigo-press')});
          // Let go elsewhere: nothing is opened.
          await page.mouse.move(1, 1);
          await page.mouse.up();
        }
      }
    }
  });
}

test('the ring of the focus is whole: no list that scrolls cuts it off', async ({page}) => {
  await page.setViewportSize(desk);
  await page.goto(error);
  await hydrated(page);
  for (const part of [
    '.page-side .menu__link',
    '.page-aside .table-of-contents__link',
    '.page-aside button',
    '.theme-announcement-bar .close',
    '.markdown summary',
  ]) {
    const element = page.locator(part).filter({visible: true}).first();
    await page.keyboard.press('Tab');
    await element.focus();
    const cut = await element.evaluate((node) => {
      const {outlineWidth, outlineOffset, outlineStyle} = getComputedStyle(node);
      const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const box = node.getBoundingClientRect();
      const sides = [];
      for (let above = node.parentElement; above && above !== document.body; above = above.parentElement) {
        const {overflowX, overflowY} = getComputedStyle(above);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const edge = above.getBoundingClientRect();
        if (box.left - reach < edge.left - 0.5 || box.right + reach > edge.right + 0.5) sides.push(above.className);
      }
      return {sides, outlineStyle};
    });
    expect(cut, part).toEqual({sides: [], outlineStyle: 'solid'});
  }
});

test('tabs that are reached by the keyboard stay where they were on the screen', async ({page}) => {
  await page.setViewportSize(desk);
  await page.goto(guide);
  await hydrated(page);
  const tabs = page.getByRole('radiogroup').first();
  const name = tabs.locator('label').first();
  await name.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await tabs.getByRole('radio').first().focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('with letters of twice the size nothing runs over a screen’s edge, and no section of the bar is out of reach', async ({page}) => {
  await page.setViewportSize(desk);
  for (const path of [
    '/',
    '/docs',
    error,
    '/docs/channels/telegram',
    '/docs/channels/telegram/connecting',
    '/docs/tools/publications/issues',
    checker,
    guide,
    operation,
    '/docs/api/get-analytics-publications',
    '/docs/api/publications',
    '/docs/api/changelog',
    '/docs/team',
  ]) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(desk.width);
    const outside = await page
      .locator('.navbar :is(a, button)')
      .filter({visible: true})
      .evaluateAll((all) => all.filter((element) => element.getBoundingClientRect().right > window.innerWidth).map((element) => element.textContent));
    expect(outside, path).toEqual([]);
  }
});

test('with letters of twice the size a phone’s page cannot be dragged sideways', async ({page}) => {
  await page.setViewportSize(phone);
  for (const path of ['/ru/', '/ru/docs', '/ru/docs/channels/telegram/connecting', '/ru/docs/team', '/ru/docs/tools/publications/issues', '/ru/search']) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const beyond = (): Promise<number> =>
      page.evaluate(() => Math.max(...[...document.querySelectorAll('main :is(h1, p, form, button, a)')].map((part) => part.getBoundingClientRect().right)));
    await expect.poll(beyond, path).toBeLessThanOrEqual(phone.width);
  }
});

test('whoever asks for more contrast has no greys, in both modes', async ({page}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, contrast: 'no-preference'});
    await page.goto(error);
    await hydrated(page);
    const [ink, edge] = [await role(page, '--ink'), await role(page, '--edge')];
    for (const [grey, darker] of [
      ['--ink-2', ink],
      ['--ink-3', ink],
      ['--rule', edge],
    ] as const) {
      await page.emulateMedia({colorScheme, contrast: 'no-preference'});
      expect(await role(page, grey)).not.toBe(darker);
      await page.emulateMedia({colorScheme, contrast: 'more'});
      expect(await role(page, grey), `${colorScheme}: ${grey}`).toBe(darker);
    }
  }
});

test.describe('in colours of the reader’s own', () => {
  /** Grounds and lines of what is chosen, and of what is not. */
  const seen = (part: Locator) =>
    part.evaluate((node) => {
      const {backgroundColor, borderBottomColor, outlineStyle} = getComputedStyle(node);
      return [backgroundColor, borderBottomColor, outlineStyle].join();
    });

  test('what is chosen is told from what is not', async ({page}) => {
    await page.setViewportSize(desk);
    await page.emulateMedia({forcedColors: 'active'});
    for (const [path, chosen, other] of [
      [checker, 'fieldset label:has(:checked)', 'fieldset label:not(:has(:checked))'],
      ['/docs/tools/publications/faq/crossposting-limitations', 'fieldset label:has(:checked)', 'fieldset label:not(:has(:checked))'],
      [operation, '[role=radiogroup] input:checked + label', '[role=radiogroup] input:not(:checked) + label'],
      [guide, '[role=radiogroup] input:checked + label', '[role=radiogroup] input:not(:checked) + label'],
    ] as const) {
      await page.goto(path);
      await hydrated(page);
      expect(await seen(page.locator(`main ${chosen}`).first()), path).not.toBe(await seen(page.locator(`main ${other}`).first()));
    }
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('telegram');
    const rows = page.locator('.DocSearch-Hit a');
    await expect(rows.nth(1)).toBeVisible();
    expect(await seen(page.locator('.DocSearch-Hit[aria-selected=true] a'))).not.toBe(
      await seen(page.locator('.DocSearch-Hit[aria-selected=false] a').first()),
    );
  });

  test('what is drawn by its ground is drawn', async ({page}) => {
    await page.setViewportSize(desk);
    await page.emulateMedia({forcedColors: 'active'});
    await page.goto(error);
    await hydrated(page);
    for (const [part, side] of [
      ['.navbar .navbar-repository', '::after'],
      ['.navbar .navbar__link--active', '::before'],
      ['.markdown > h2', '::before'],
    ] as const) {
      const drawn = await page
        .locator(part)
        .first()
        .evaluate((node, name) => getComputedStyle(node, name).backgroundColor, side);
      expect(drawn, part).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    }
  });
});

test('a phone that lies on its side shows all of the search window’s first ways, and its end', async ({page}) => {
  await page.setViewportSize({width: 844, height: 390});
  await page.goto('/ru/docs');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  for (const index of [0, 4]) await expect(page.locator('.search-empty a').nth(index)).toBeInViewport({ratio: 1});
  const box = await page.locator('.DocSearch-Modal').boundingBox();
  expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(390);
});

test('a table that is copied says each of its words once', async ({page}) => {
  await page.setViewportSize(desk);
  const copied = async (path: string, selector: string): Promise<string> => {
    await page.goto(path);
    await hydrated(page);
    return page
      .locator(selector)
      .first()
      .evaluate((table) => {
        getSelection()?.selectAllChildren(table);
        return String(getSelection());
      });
  };
  const limits = await copied('/docs/channels/instagram', '.markdown table:has(#limit-caption_max)');
  expect(limits).toMatch(/\t≤\s2,200\scharacters\t/);
  expect(limits).not.toContain('at most');
  expect(await copied('/docs/team', '.markdown table')).not.toMatch(/own\s+own/);
  expect(await copied('/docs/tools/publications/faq/crossposting-limitations', '.markdown table')).not.toMatch(/FileFile|RatioRatio/);
});

test('a figure of a network and a unit that goes below it stand as close as lines of one text', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto('/design');
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const gaps = await page.locator('[data-specimen=Figures] dd:has(small)').evaluateAll((all) =>
    all.flatMap((figure) => {
      const unit = figure.querySelector('small')?.getBoundingClientRect();
      const number = document.createRange();
      number.selectNodeContents(figure.firstChild ?? figure);
      const {top, bottom} = number.getBoundingClientRect();
      return unit && unit.top > top + 16 ? [Math.round(unit.bottom - bottom)] : [];
    }),
  );
  expect(gaps.length, 'units below their figure').toBeGreaterThan(0);
  // The line of the unit, and no empty one over it.
  expect(Math.max(...gaps)).toBeLessThanOrEqual(20);
});

test('an error’s action is one line on a phone; the longest title there is a step smaller than the shortest', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto('/ru/docs/tools/publications/issues/10002');
  const action = page.locator('.markdown [data-state] ~ div a');
  await expect(action).toBeVisible();
  expect((await action.boundingBox())?.height).toBe(44);
  const errors = (await (await page.request.get('/ru/errors.json')).json()) as {readonly errors: readonly {readonly url: string; readonly title: string}[]};
  const byLength = [...errors.errors].sort((one, other) => one.title.length - other.title.length);
  const sizes = [];
  for (const entry of [byLength[0], byLength.at(-1)]) {
    await page.goto(new URL(entry?.url ?? '').pathname);
    sizes.push(await page.locator('h1').evaluate((title) => getComputedStyle(title).fontSize));
  }
  expect(sizes).toEqual(['26px', '23px']);
});

test('a line ends behind a sign of a long name in code, not within a word', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto('/docs/tools/publications/issues/10132');
  await hydrated(page);
  await page.locator('.markdown details.error-facts > summary').click();
  const ends = await page.locator('.markdown dd code').evaluateAll((all) =>
    all.flatMap((code) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      let last: {readonly top: number; readonly letter: string} | undefined;
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (let index = 0; index < node.length; index++) {
          const letter = document.createRange();
          letter.setStart(node, index);
          letter.setEnd(node, index + 1);
          const top = letter.getClientRects()[0]?.top ?? 0;
          if (last && top > last.top + 4) found.push(last.letter);
          last = {top, letter: node.data[index] ?? ''};
        }
      }
      return found;
    }),
  );
  expect(ends.length, 'names that take more than a line').toBeGreaterThan(0);
  expect(ends.filter((letter) => !/[_\s]/.test(letter))).toEqual([]);
});
