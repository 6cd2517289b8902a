import {desk, expect, hydrated, phone, sharing as test} from './setup.ts';

/** What pages are composed of, as the design page shows it with facts of its own: no text of a page changes these pictures. */
const parts = ['Error card', 'Figures', 'Matrix', 'Limits', 'Answer of the search', 'Drawn screen'];

/** What has a form for where there is room: on a desk the page's modes stand side by side, and each is as narrow as a phone's. */
const wide = ['Matrix', 'Limits'];

for (const [width, viewport, shown] of [
  ['phone', phone, parts],
  ['desk', desk, parts],
  ['table', {width: 1024, height: 800}, wide],
] as const)
  test(`${width}: the parts of pages look as they did, light and dark`, async ({page}) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/design');
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    // The header would lie over a part that is scrolled to.
    await page.evaluate(() => document.querySelector('.navbar')?.remove());
    for (const mode of ['light', 'dark'])
      for (const part of shown)
        await expect
          .soft(page.locator(`main [data-theme=${mode}] [data-specimen="${part}"]`))
          // Letters are drawn a little differently by other builds of Chromium; an edge that moves or a role that changes is more than that.
          .toHaveScreenshot(`${part.toLowerCase().replaceAll(' ', '-')}-${mode}-${width}.png`, {
            animations: 'disabled',
            threshold: 0.08,
            maxDiffPixelRatio: 0.002,
          });
  });
