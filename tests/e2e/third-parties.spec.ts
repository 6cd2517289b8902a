import {test as base, expect, type Page} from '@playwright/test';
import {type Site, serveFixture} from './fixture-site.ts';
import {hydrated} from './setup.ts';

const ids = {ANALYTICS_ID: 'G-TEST', COUNTER_ID: '4242', CHAT_ID: 'chat-test'};
const test = base.extend<{foreign: string[]}, {site: Site; asking: Site}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  site: [async ({}, use) => serveFixture('third-parties', ids, use), {scope: 'worker', timeout: 120_000}],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  asking: [async ({}, use) => serveFixture('third-parties', {...ids, CONSENT: 'required'}, use), {scope: 'worker', timeout: 120_000}],
  foreign: async ({page}, use) => {
    const foreign: string[] = [];
    await page.route(
      (url) => url.hostname !== '127.0.0.1',
      (route) => {
        foreign.push(route.request().url());
        return route.fulfill({status: 200, contentType: 'text/javascript', body: ''});
      },
    );
    await use(foreign);
  },
});
test.describe.configure({mode: 'serial'});

interface Reported {
  readonly analytics: readonly string[];
  readonly anonymous: boolean;
  readonly counter: readonly string[];
}

function reported(page: Page): Promise<Reported> {
  return page.evaluate(() => {
    const view = window as unknown as {dataLayer?: ArrayLike<unknown>[]; ym?: {a?: unknown[][]}};
    const calls = (view.dataLayer ?? []).map((call) => Array.from(call));
    return {
      analytics: calls.filter((call) => call[1] === 'page_view').map((call) => (call[2] as {page_path: string}).page_path),
      anonymous: calls.some((call) => call[0] === 'config' && (call[2] as {anonymize_ip?: boolean}).anonymize_ip === true),
      counter: (view.ym?.a ?? []).filter((call) => call[1] === 'hit').map((call) => String(call[2])),
    };
  });
}

test('switched on, each service loads and gets a page view on every change of route', async ({page, site, foreign}) => {
  await page.goto(`${site.address}/`);
  await hydrated(page);
  await page.getByRole('link', {name: 'on', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Second');
  await page.getByRole('link', {name: 'on', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Third');
  await expect.poll(() => reported(page)).toEqual({analytics: ['/', '/second', '/third'], anonymous: true, counter: ['/', '/second', '/third']});
  expect(foreign.map((url) => new URL(url).hostname).sort()).toEqual(['client.crisp.chat', 'mc.yandex.ru', 'www.googletagmanager.com']);
});

test('asked for consent, nothing loads before the answer, nothing after a refusal, all after a yes', async ({page, asking, foreign}) => {
  await page.goto(`${asking.address}/`);
  await hydrated(page);
  await page.getByRole('button', {name: 'Refuse'}).click();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', {name: 'Allow'})).toHaveCount(0);
  expect(foreign).toEqual([]);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('button', {name: 'Allow'}).click();
  await expect.poll(() => foreign.length).toBe(3);
});
