import {expect, hydrated, languages, reading, sharing as test} from './setup.ts';

/** Pages with folds: fields inside fields, the facts of every network, a picture in words. */
const folded = ['/docs/api/create-publication', '/docs/channels/facts-and-sources', '/docs/tools/publications'];

for (const {locale, prefix} of languages) {
  test.describe(`${locale}: on paper`, () => {
    test.describe('without script', () => {
      for (const path of folded) {
        reading(`${path} shows what its folds hold`, async ({page}) => {
          await page.goto(`${prefix}${path}`);
          const insides = page.locator('.theme-doc-markdown details:not([open]) > :not(summary)');
          const count = await insides.count();
          expect(count).toBeGreaterThan(0);
          await expect(insides.first()).toBeHidden();
          await page.emulateMedia({media: 'print'});
          await expect(insides.first()).toBeVisible();
          await expect(insides.last()).toBeVisible();
          await expect(insides.filter({visible: true})).toHaveCount(count);
        });
      }
    });

    test('folds are opened while a page is printed, for browsers that need it, and closed again', async ({page}) => {
      await page.goto(`${prefix}/docs/api/create-publication`);
      await hydrated(page);
      const closed = page.locator('details:not([open])');
      await page.locator('details').first().locator('summary').click();
      const count = await closed.count();
      expect(count).toBeGreaterThan(0);
      const seen = page.evaluate(
        () => new Promise<number>((resolve) => window.addEventListener('beforeprint', () => resolve(document.querySelectorAll('details:not([open])').length))),
      );
      await page.pdf();
      expect(await seen).toBe(0);
      await expect(closed).toHaveCount(count);
    });

    test('paper is light, whatever the screen was', async ({page}) => {
      await page.emulateMedia({media: 'print', colorScheme: 'dark'});
      await page.goto(`${prefix}/docs/channels/telegram`);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      for (const part of ['h1', '.markdown > p', '.markdown table td'])
        await expect(page.locator(part).first(), part).not.toHaveCSS('color', 'rgb(233, 235, 243)');
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(27, 32, 51)');
    });

    test('what is chosen from is printed whole: nothing runs over the edge of a sheet', async ({page}) => {
      // A4 with margins of 10 mm.
      await page.setViewportSize({width: 718, height: 1000});
      for (const path of ['/docs/tools/publications/faq/crossposting-limitations', '/docs/tools/publications/post-checker']) {
        await page.goto(`${prefix}${path}`);
        await hydrated(page);
        await page.emulateMedia({media: 'print'});
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(718);
        const ends = await page.locator('main fieldset label').evaluateAll((all) => all.map((label) => label.getBoundingClientRect().right));
        expect(ends.length, path).toBeGreaterThan(15);
        expect(Math.max(...ends), path).toBeLessThanOrEqual(718);
        await page.emulateMedia({media: null});
      }
    });

    reading('the way around the site is left out', async ({page}) => {
      await page.goto(`${prefix}/docs/channels/telegram`);
      await page.emulateMedia({media: 'print'});
      for (const part of ['.navbar', '.footer', '.theme-doc-sidebar-container', '.theme-doc-breadcrumbs', '.pagination-nav', '.theme-doc-footer'])
        await expect(page.locator(part).first(), part).toBeHidden();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });
  });
}
