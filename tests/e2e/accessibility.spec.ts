import AxeBuilder from '@axe-core/playwright';
import {desk, expect, hydrated, languages, phone, test} from './setup.ts';

/** One page of each kind. */
const pages = [
  '/',
  '/docs',
  '/docs/channels/telegram',
  '/docs/channels/telegram/connecting',
  '/docs/tools/publications/issues/10141',
  '/docs/category/errors-telegram',
  '/docs/api',
  '/docs/api/create-publication',
  '/docs/api/v4.0/publications',
  '/docs/api/uploading-a-file',
  '/docs/api/changelog',
  '/docs/nothing-here',
];

/** A desk by day and a phone by night: what is drawn, and how, differs most between these two. */
const looks = [
  {mode: 'light', viewport: desk},
  {mode: 'dark', viewport: phone},
] as const;

for (const {locale, prefix} of languages) {
  test.describe(locale, () => {
    test.use({allowProblems: {console: true}, colorScheme: 'light'});
    for (const [index, path] of pages.entries()) {
      // Pages of both languages are made by the same elements: English ones are looked at in both looks, Russian ones in one of them by turns.
      const wanted = locale === 'en' ? looks : looks.filter((_, at) => at === index % 2);
      test(`nothing serious on ${path}, ${wanted.map(({mode}) => mode).join(' and ')}`, async ({page}) => {
        // The longest pages are read twice, which takes a busy machine a minute.
        test.slow();
        await page.setViewportSize(desk);
        await page.goto(`${prefix}${path}`);
        await hydrated(page);
        for (const {mode, viewport} of wanted) {
          await page.setViewportSize(viewport);
          // The mode follows the system until the reader chooses one.
          await page.emulateMedia({colorScheme: mode});
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
          const {violations} = await new AxeBuilder({page}).analyze();
          const serious = violations.filter((violation) => violation.impact === 'serious' || violation.impact === 'critical');
          expect(
            serious.map((violation) => `${violation.id}: ${violation.nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`).join('\n')}`),
            mode,
          ).toEqual([]);
        }
      });
    }
  });
}
