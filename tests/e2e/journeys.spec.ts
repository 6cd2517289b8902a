import type {Locator, Page} from '@playwright/test';
import {hits, input} from './search-window.ts';
import {expect, hydrated, phone, test} from './setup.ts';

// What people come for most, on a phone, from the home page: at most two taps and what was asked stands on the screen.
test.use({viewport: phone, hasTouch: true, isMobile: true});

/** The first hit once it leads where a pattern says: names answer before texts do, and a reader reads a hit before tapping it. */
async function firstHit(page: Page, address: RegExp): Promise<Locator> {
  let href = '';
  await expect(async () => {
    href = (await hits(page).first().locator('a').getAttribute('href', {timeout: 1000})) ?? '';
    expect(href).toMatch(address);
  }).toPass({timeout: 10_000});
  // What was read is tapped, should texts that come now put another one before it for a moment.
  return hits(page)
    .filter({has: page.locator(`a[href="${href}"]`)})
    .first();
}

/** Counts taps of a journey; `ends` checks that there were two at most and that the answer is seen without scrolling. */
function journey(): {tap: (target: Locator) => Promise<void>; ends: (answer: Locator) => Promise<void>} {
  let taps = 0;
  return {
    tap: async (target) => {
      // A journey does not scroll to what it taps.
      await expect(target).toBeInViewport({ratio: 0.5});
      await target.tap();
      taps += 1;
    },
    ends: async (answer) => {
      await expect(answer).toBeInViewport();
      // An answer may be longer than the screen: two lines of it are seen at least.
      const {y = phone.height} = (await answer.boundingBox()) ?? {};
      expect(y).toBeLessThan(phone.height - 48);
      expect(taps).toBeLessThanOrEqual(2);
    },
  };
}

async function home(page: Page, prefix = ''): Promise<ReturnType<typeof journey>> {
  await page.goto(`${prefix}/`);
  await hydrated(page);
  return journey();
}

test('a customer: Instagram refused my post with a code', async ({page}) => {
  const {tap, ends} = await home(page);
  await page.getByLabel('Paste an error').fill('instagram error 10084');
  await tap(page.getByRole('button', {name: 'Show the fix'}));
  await expect(page).toHaveURL(/\/issues\/10084$/);
  await ends(page.locator('#step-1'));
});

test('a customer: what video fits TikTok and VK', async ({page}) => {
  const {tap, ends} = await home(page);
  await tap(page.getByRole('button', {name: 'A question, a network, a code'}));
  await input(page).fill('what video fits tiktok and vk');
  const comparison = /crossposting-limitations\?networks=tiktok,vkontakte/;
  await tap(await firstHit(page, comparison));
  await expect(page).toHaveURL(comparison);
  await ends(page.locator('dl dt').filter({hasText: 'Video format'}));
});

test('a developer: the first request', async ({page}) => {
  const {tap, ends} = await home(page);
  await tap(page.getByRole('link', {name: 'make a first request'}));
  await expect(page).toHaveURL(/\/docs\/api\/first-publication$/);
  const request = page.locator('article pre').first();
  await expect(request).toContainText('/projects');
  await expect(request).toBeInViewport({ratio: 1});
  await ends(request);
});

test('a customer in Russian: the bot is no administrator', async ({page}) => {
  const {tap, ends} = await home(page, '/ru');
  await tap(page.getByRole('button', {name: 'Вопрос, соцсеть, код'}));
  await input(page).fill('телеграм бот не администратор');
  const error = /\/ru\/docs\/tools\/publications\/issues\/10143/;
  await tap(await firstHit(page, error));
  await expect(page).toHaveURL(error);
  await ends(page.locator('#step-1'));
});

test('a support agent: a reply for a code', async ({page}) => {
  const {tap, ends} = await home(page);
  await tap(page.getByRole('link', {name: 'copy a reply'}));
  await page.locator('#support-replies').fill('10052');
  await ends(page.locator('article pre').first());
});
