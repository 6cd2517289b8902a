import {desk, expect, hydrated, languages, phone, reading, sharing as test} from './setup.ts';

const errorPage = '/docs/tools/publications/issues/10155';

for (const {locale, prefix} of languages) {
  test.describe(locale, () => {
    test('the sidebar shows the open page, and the page itself stays at its top', async ({page}) => {
      await page.setViewportSize(desk);
      await page.goto(prefix + errorPage);
      await hydrated(page);
      const current = page.locator('.theme-doc-sidebar-container [aria-current=page]');
      await expect(current).toBeInViewport({ratio: 1});
      await expect(current).toContainText('10155');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      // While the news stands above the bar, the list ends below the window: that part of it is not in sight.
      for (const path of ['/docs/tools/publications/issues/10141', '/docs/tools/publications/faq/video-cover']) {
        await page.goto(prefix + path);
        await hydrated(page);
        await expect(current, path).toBeInViewport({ratio: 1});
      }
      // Reached by a link far from its group in the sidebar, it is brought into sight as well.
      await page.goto(`${prefix}/docs/tools/publications/issues`);
      await hydrated(page);
      await page.locator('.error-catalogue').getByRole('link', {name: '10225'}).click();
      await expect(current).toContainText('10225');
      await expect(current).toBeInViewport({ratio: 1});
    });

    reading(
      'screens of the editor, its versions, the plan, an approval and the roles are drawn below their step, said in words, and fit the narrowest phone',
      async ({page}) => {
        await page.setViewportSize({width: 320, height: 640});
        for (const path of ['tools/publications', 'tools/publications/faq/post-version', 'modules-and-settings/content-plan', 'tools/workflow', 'team']) {
          await page.goto(`${prefix}/docs/${path}`);
          const drawn = page.locator('.markdown li > figure > [role=img]').first();
          await expect(drawn, path).toBeVisible();
          expect((await drawn.getAttribute('aria-label'))?.length, path).toBeGreaterThan(60);
          const inside = await drawn.evaluate((screen) => {
            const {left, right} = screen.getBoundingClientRect();
            return [...screen.querySelectorAll('*')].every(
              (part) => part.getBoundingClientRect().right <= right + 1 && part.getBoundingClientRect().left >= left - 1,
            );
          });
          expect(inside, path).toBe(true);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
        }
      },
    );

    reading('the overview of a folder stands in the sidebar once', async ({page}) => {
      await page.setViewportSize(desk);
      for (const folder of ['about', 'channels', 'modules-and-settings']) {
        await page.goto(`${prefix}/docs/${folder}`);
        await expect(page.locator(`.theme-doc-sidebar-container a[href="${prefix}/docs/${folder}"]`)).toHaveCount(1);
      }
    });

    reading('a picture of boxes fits a phone upright, and a desk lying, with letters of a size that is read', async ({page}) => {
      for (const path of ['tools/publications', 'tools/workflow', 'tools/analytics', 'api/first-publication', 'api/uploading-a-file']) {
        await page.goto(`${prefix}/docs/${path}`);
        for (const screen of [phone, desk]) {
          await page.setViewportSize(screen);
          const shown = page.locator('figure svg[role=img]').filter({visible: true});
          await expect(shown).toHaveCount(1);
          const {width, right, letters} = await shown.evaluate((picture) => {
            const box = picture.getBoundingClientRect();
            const inner = (picture as SVGSVGElement).viewBox.baseVal.width;
            return {width: box.width, right: box.right, letters: (Number.parseFloat(getComputedStyle(picture).fontSize) * box.width) / inner};
          });
          expect(right).toBeLessThanOrEqual(screen.width);
          expect(width).toBeGreaterThan(screen === phone ? 320 : 360);
          expect(letters).toBeGreaterThanOrEqual(12);
        }
      }
    });

    reading('tables of up to three columns fit a phone; wider ones scroll inside themselves', async ({page}) => {
      await page.setViewportSize(phone);
      let narrow = 0;
      for (const path of ['tools/publications', 'tools/workflow', 'channels', 'team', 'billing', 'channels/instagram']) {
        await page.goto(`${prefix}/docs/${path}`);
        const tables = await page.locator('.markdown > table:not(.fact-table)').evaluateAll((all) =>
          all.map((table) => ({
            title: table.textContent?.slice(0, 40),
            columns: table.querySelectorAll('thead th').length,
            hidden: table.scrollWidth - table.clientWidth,
          })),
        );
        for (const {title, hidden} of tables.filter(({columns}) => columns <= 3)) {
          narrow += 1;
          expect(hidden, `${path}: ${title}`).toBeLessThanOrEqual(0);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
      }
      expect(narrow).toBeGreaterThan(10);
      // A card of the comparison says in words that a network publishes no limit; no cell is left empty.
      await page.goto(`${prefix}/docs/tools/publications/faq/crossposting-limitations`);
      const cells = await page.locator('td[data-label]').allTextContents();
      expect(cells.length).toBeGreaterThan(50);
      expect(cells.filter((text) => text.trim() === '' || text.trim() === '—')).toEqual([]);
    });

    reading('what each role may do is cards that name the roles on a phone, and a column a role on a desk', async ({page}) => {
      await page.setViewportSize(phone);
      await page.goto(`${prefix}/docs/team`);
      const table = page.locator('table').filter({has: page.locator('svg')});
      const roles = (await table.locator('thead th').allTextContents()).map((role) => role.trim());
      const card = table.locator('tbody tr').first();
      expect(await card.locator('td').evaluateAll((cells) => cells.map((cell) => JSON.parse(getComputedStyle(cell, '::after').content)))).toEqual(roles);
      await expect(table.locator('thead')).toHaveCSS('clip-path', 'inset(50%)');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
      await page.setViewportSize(desk);
      const [head, knot] = [await table.locator('thead th').nth(3).boundingBox(), await card.locator('td svg').nth(3).boundingBox()];
      const centre = (box: typeof head): number => (box?.x ?? 0) + (box?.width ?? 0) / 2;
      expect(Math.abs(centre(head) - centre(knot))).toBeLessThan(2);
      const box = await table.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(await table.evaluate((shown) => shown.parentElement?.getBoundingClientRect().right ?? 0));
    });

    test('on the narrowest screen, a table of long words moves sideways without the page', async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await page.goto(`${prefix}/docs/billing`);
      await hydrated(page);
      const moved = await page.locator('.markdown').evaluate((text) => {
        const table = document.createElement('table');
        table.innerHTML = `<tbody><tr>${'<td>Donaudampfschifffahrt</td>'.repeat(3)}</tr></tbody>`;
        text.append(table);
        return table.scrollWidth - table.clientWidth;
      });
      expect(moved).toBeGreaterThan(40);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });

    reading('names in the footer keep to their column', async ({page}) => {
      await page.goto(`${prefix}/`);
      for (const width of [320, phone.width, desk.width]) {
        await page.setViewportSize({width, height: 844});
        const outside = await page.locator('.footer__col a').evaluateAll((links) =>
          links.flatMap((link) => {
            const column = link.closest('.footer__col')?.getBoundingClientRect().right ?? 0;
            return link.getBoundingClientRect().right > column + 1 ? [link.textContent] : [];
          }),
        );
        expect(outside, String(width)).toEqual([]);
      }
      expect(await page.locator('.footer__col a').count()).toBeGreaterThan(10);
    });

    reading('the announcement begins where the logo does, and a network’s name stands beside its sign', async ({page}) => {
      await page.goto(`${prefix}/docs/channels`);
      for (const width of [phone.width, desk.width, 1920]) {
        await page.setViewportSize({width, height: 800});
        const left = (selector: string): Promise<number> =>
          page
            .locator(selector)
            .first()
            .evaluate((element) => {
              const range = document.createRange();
              range.selectNodeContents(element);
              return range.getBoundingClientRect().left;
            });
        expect(Math.abs((await left('.theme-announcement-bar > [class*=Content]')) - (await left('.navbar__logo'))), String(width)).toBeLessThanOrEqual(1);
        const apart = await page.locator('td > .sign').evaluateAll((signs) =>
          signs.flatMap((sign) => {
            const link = sign.nextElementSibling?.getBoundingClientRect();
            const box = sign.getBoundingClientRect();
            return link && link.top < box.bottom && link.left >= box.right ? [] : [sign.parentElement?.textContent];
          }),
        );
        expect(apart, String(width)).toEqual([]);
      }
      expect(await page.locator('td > .sign').count()).toBeGreaterThan(5);
    });

    reading('plans stand side by side on a phone', async ({page}) => {
      await page.setViewportSize(phone);
      await page.goto(`${prefix}/docs/billing`);
      const plans = page.locator('#plans ~ table').first();
      const cells = await plans
        .locator('tr')
        .first()
        .locator('th')
        .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().top));
      expect(cells.length).toBeGreaterThan(2);
      expect(new Set(cells).size).toBe(1);
      await expect(plans.locator('thead')).toHaveCSS('clip-path', 'none');
      expect(await plans.evaluate((table) => table.getBoundingClientRect().right)).toBeLessThanOrEqual(phone.width);
    });

    reading('a post in an example wraps on a phone', async ({page}) => {
      await page.setViewportSize(phone);
      await page.goto(`${prefix}/docs/modules-and-settings/signatures`);
      const hidden = await page.locator('pre.language-text').evaluateAll((all) => all.map((block) => block.scrollWidth - block.clientWidth));
      expect(hidden).toEqual([0, 0, 0]);
    });

    reading('the cards of a category show whole names', async ({page}) => {
      await page.goto(`${prefix}/docs/category/errors-telegram`);
      for (const screen of [phone, desk]) {
        await page.setViewportSize(screen);
        const cards = page.locator('main article a');
        expect(await cards.count()).toBeGreaterThan(10);
        const names = await cards
          .locator('strong')
          .evaluateAll((all) => all.map((name) => ({cut: name.scrollWidth > name.clientWidth, text: name.textContent})));
        for (const {cut, text} of names) expect({cut, text}).toEqual({cut: false, text: expect.stringMatching(/^10\d{3} \S.{10,}[^…]$/)});
      }
    });
  });
}

reading('breadcrumbs keep to one line on a desk, and leave the page’s own name to its heading on a phone', async ({page}) => {
  await page.setViewportSize(desk);
  await page.goto(errorPage);
  const crumbs = page.locator('.breadcrumbs');
  expect((await crumbs.boundingBox())?.height ?? 99).toBeLessThan(45);
  await expect(crumbs.locator('.breadcrumbs__item--active')).toBeVisible();
  await page.setViewportSize(phone);
  await expect(crumbs.locator('.breadcrumbs__item--active')).toBeHidden();
  await expect(crumbs.getByRole('link', {name: 'Telegram'})).toBeVisible();
});
