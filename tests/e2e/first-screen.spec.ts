import type {Page} from '@playwright/test';
import {errorPath, loadErrorTexts} from '../../src/errors/texts.ts';
import {loadErrors} from '../../src/facts/load.ts';
import {expect, languages, phone, test} from './setup.ts';

// Where things stand is a matter of HTML and styles; without script all pages are looked at in one tab within a minute.
test.use({javaScriptEnabled: false, viewport: phone});

const errorPages = [...loadErrors().values()].map(({code, group}) => ({code, address: `/docs${errorPath(code, group)}`}));

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
    expect(errorPages.length).toBeGreaterThan(0);
    const below: string[] = [];
    for (const {code, address} of errorPages) {
      await page.goto(prefix + address, {waitUntil: 'commit'});
      await page.waitForLoadState('domcontentloaded');
      const wanted = {title: 'article h1', state: 'article [data-state]', step: '#step-1'};
      // Until every page has its sentence of meaning, those without go without.
      const hasMeaning = loadErrorTexts(locale).get(code)?.meaning !== undefined;
      const {wide, parts} = await positions(page, hasMeaning ? {...wanted, meaning: 'article h1 + p'} : wanted);
      for (const [name, bottom] of Object.entries(parts))
        if (bottom === undefined || bottom > phone.height) below.push(`${address}: ${name} ends at ${bottom ?? 'nowhere'}`);
      if (wide > phone.width) below.push(`${address} is ${wide} wide`);
    }
    expect(below).toEqual([]);
  });
}
