import {desk, expect, hydrated, languages, phone, seriousViolations, sharing as test} from './setup.ts';

/** One page of each kind; the post checker, with what it answers, in checker.spec.ts. */
const pages = [
  '/',
  '/docs',
  '/docs/channels/telegram',
  '/docs/channels/telegram/connecting',
  '/docs/channels/telegram/faq',
  '/docs/channels/facts-and-sources',
  '/docs/tools/publications',
  '/docs/tools/publications/faq/video-cover',
  '/docs/tools/publications/faq/crossposting-limitations',
  '/docs/tools/publications/support-replies',
  '/docs/tools/publications/issues',
  '/docs/tools/publications/issues/10141',
  '/docs/category/errors-telegram',
  '/docs/api',
  '/docs/api/create-publication',
  '/docs/api/v4.0/publications',
  '/docs/api/uploading-a-file',
  '/docs/api/changelog',
  '/search?q=telegram',
  '/docs/nothing-here',
];

/**
 * A desk by day and a phone by night: what is drawn, and how, differs most between these two. Colours are compared in one language each:
 * both have the same elements and the same styles.
 */
const looks = [
  {mode: 'light', viewport: desk, coloursIn: 'en'},
  {mode: 'dark', viewport: phone, coloursIn: 'ru'},
] as const;

for (const {locale, prefix} of languages) {
  test.describe(locale, () => {
    test.use({allowProblems: {console: true}, colorScheme: 'light', viewport: desk});
    for (const path of pages) {
      test(`nothing serious on ${path}, light and dark`, async ({page}) => {
        // The longest pages are read twice, which takes a busy machine a minute.
        test.slow();
        await page.goto(`${prefix}${path}`);
        await hydrated(page);
        for (const {mode, viewport, coloursIn} of looks) {
          await page.setViewportSize(viewport);
          // The mode follows the system until the reader chooses one.
          await page.emulateMedia({colorScheme: mode});
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          // An animation that is replaced by another one never finishes.
          await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
          expect(await seriousViolations(page, {contrast: coloursIn === locale}), mode).toEqual([]);
        }
      });
    }
  });
}
