import type {Page} from '@playwright/test';
import {catalogueOf, pagesOf} from './built-site.ts';
import {expect, languages, phone, test} from './setup.ts';

// Where things stand is a matter of HTML and styles; without script all pages are looked at in one tab within a minute.
test.use({javaScriptEnabled: false, viewport: phone});

interface Positions {
  readonly wide: number;
  readonly parts: Readonly<Record<string, number | undefined>>;
}

/** Lower edges of what a reader came for, from the top of the page; undefined for what is not there. */
async function positions(page: Page, selectors: Readonly<Record<string, string>>): Promise<Positions> {
  return page.evaluate(
    (wanted) => ({
      wide: document.documentElement.scrollWidth,
      parts: Object.fromEntries(
        Object.entries(wanted).map(([name, selector]) => {
          const found = document.querySelector(selector);
          if (!found) return [name, undefined];
          const range = document.createRange();
          range.selectNodeContents(found);
          return [name, Math.round(range.getBoundingClientRect().bottom + window.scrollY)];
        }),
      ),
    }),
    selectors,
  );
}

for (const {locale, prefix} of languages) {
  test(`${locale}: title, meaning, state and first step of every error stand on a phone's first screen`, async ({page}) => {
    test.setTimeout(300_000);
    const errors = catalogueOf(prefix);
    expect(errors.length).toBeGreaterThan(0);
    const below: string[] = [];
    for (const {path: address} of errors) {
      await page.goto(address, {waitUntil: 'load'});
      const {wide, parts} = await positions(page, {title: 'article h1', meaning: 'article h1 + p', state: 'article [data-state]', step: '#step-1'});
      for (const [name, bottom] of Object.entries(parts))
        if (bottom === undefined || bottom > phone.height) below.push(`${address}: ${name} ends at ${bottom ?? 'nowhere'}`);
      if (wide > phone.width) below.push(`${address} is ${wide} wide`);
    }
    expect(below).toEqual([]);
  });

  test(`${locale}: what one needs and the first step of every way to connect stand on a phone's first screen, with one drawing a way`, async ({page}) => {
    test.setTimeout(120_000);
    const ways = pagesOf(prefix, /\/channels\/\w+\/connecting[\w-]*$/);
    expect(ways.length).toBeGreaterThan(0);
    const wrong: string[] = [];
    for (const address of ways) {
      await page.goto(address, {waitUntil: 'load'});
      // Beside or below its words a step may have a drawing.
      const {wide, parts} = await positions(page, {
        title: 'article h1',
        need: 'article header p',
        step: '.steps > li:first-child > p, .steps > li:first-child:not(:has(> p))',
      });
      for (const [name, bottom] of Object.entries(parts))
        if (bottom === undefined || bottom > phone.height) wrong.push(`${address}: ${name} ends at ${bottom ?? 'nowhere'}`);
      if (wide > phone.width) wrong.push(`${address} is ${wide} wide`);
      const drawings = page.locator('.steps figure [role=img]');
      if ((await drawings.count()) === 0) wrong.push(`${address}: no drawn screen at a step`);
      else if (((await drawings.first().getAttribute('aria-label')) ?? '').length < 30) wrong.push(`${address}: the drawing is not said in words`);
    }
    expect(wrong).toEqual([]);
  });

  test(`${locale}: a network's page is no longer than measured, and begins with its numbers`, async ({page}) => {
    test.setTimeout(120_000);
    const networks = pagesOf(prefix, /\/docs\/channels\/\w+$/).filter((address) => !/facts-and-sources$/.test(address));
    expect(networks.length).toBeGreaterThan(0);
    // Nine is the aim; the longest page in Russian measured 9.6 on 2026-11-22.
    const screens = 9.7;
    const wrong: string[] = [];
    for (const address of networks) {
      await page.goto(address, {waitUntil: 'load'});
      const {height, wide} = await page
        .locator('.theme-doc-markdown')
        .evaluate((text) => ({height: text.getBoundingClientRect().height, wide: document.documentElement.scrollWidth}));
      if (height > screens * phone.height) wrong.push(`${address}: ${(height / phone.height).toFixed(1)} screens`);
      if (wide > phone.width) wrong.push(`${address} is ${wide} wide`);
      const figures = await page.locator('article dl').first().locator('dd').count();
      if (figures < 1 || figures > 6) wrong.push(`${address}: ${figures} numbers`);
    }
    expect(wrong).toEqual([]);
  });
}
