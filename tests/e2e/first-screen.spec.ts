import type {Page} from '@playwright/test';
import {catalogueOf} from './built-site.ts';
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
    for (const {path: address, meaning} of errors) {
      await page.goto(address, {waitUntil: 'commit'});
      await page.waitForLoadState('domcontentloaded');
      const wanted = {title: 'article h1', state: 'article [data-state]', step: '#step-1'};
      // Until every page has its sentence of meaning, those without go without.
      const {wide, parts} = await positions(page, meaning ? {...wanted, meaning: 'article h1 + p'} : wanted);
      for (const [name, bottom] of Object.entries(parts))
        if (bottom === undefined || bottom > phone.height) below.push(`${address}: ${name} ends at ${bottom ?? 'nowhere'}`);
      if (wide > phone.width) below.push(`${address} is ${wide} wide`);
    }
    expect(below).toEqual([]);
  });
}
