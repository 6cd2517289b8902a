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

for (const {locale, prefix} of languages) {
  for (const mode of ['light', 'dark'] as const) {
    test.describe(`${locale}, ${mode}`, () => {
      test.use({allowProblems: {console: true}, colorScheme: mode});
      for (const path of pages) {
        test(`nothing serious on ${path}`, async ({page}) => {
          await page.setViewportSize(mode === 'light' ? desk : phone);
          await page.addInitScript((value) => {
            for (const key of ['theme', ...Object.keys(localStorage).filter((name) => name.startsWith('theme'))]) localStorage.setItem(key, value);
          }, mode);
          await page.goto(`${prefix}${path}`);
          await hydrated(page);
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          const {violations} = await new AxeBuilder({page}).analyze();
          const serious = violations.filter((violation) => violation.impact === 'serious' || violation.impact === 'critical');
          expect(
            serious.map((violation) => `${violation.id}: ${violation.nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`).join('\n')}`),
          ).toEqual([]);
        });
      }
    });
  }
}
