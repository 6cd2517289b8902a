import type {Page} from '@playwright/test';
import {expect, hydrated, test as base} from './setup.ts';

const test = base.extend<{foreign: string[]}>({
  allowProblems: {console: true},
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

test('switched on, each service loads and gets a page view on every change of route', async ({page, thirdParties, foreign}) => {
  await page.goto(`${thirdParties.address}/`);
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

test('what is written on the checker’s page reaches no service, wherever the reader comes from or goes', async ({page, thirdParties, foreign}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`));
  // What the services were told is kept over all documents of the visit.
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      sessionStorage.setItem('told', (sessionStorage.getItem('told') ?? '') + JSON.stringify((window as {dataLayer?: unknown[]}).dataLayer ?? []));
    });
  });
  const privatePath = '/docs/tools/publications/post-checker';
  const noServices = () => page.evaluate(() => ['dataLayer', 'ym', '$crisp'].filter((name) => name in window));
  // A shared link.
  await page.goto(`${thirdParties.address}${privatePath}#check=1&text=verysecret`);
  await hydrated(page);
  await page.getByRole('textbox').fill('verysecret');
  await expect(page).toHaveURL(/verysecret/);
  expect(foreign).toEqual([]);
  expect(await noServices()).toEqual([]);
  // On to a page with services, which start there, and back in.
  await page.getByRole('link', {name: 'on', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Second');
  await expect.poll(() => foreign.length).toBe(3);
  await page.getByRole('link', {name: 'private', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Private');
  await hydrated(page);
  expect(await noServices()).toEqual([]);
  await page.getByRole('textbox').fill('verysecret');
  await expect(page).toHaveURL(/verysecret/);
  // Back, forward, back: the history leads to the written text with and without the link.
  for (const [move, title] of [
    ['goBack', 'Second'],
    ['goForward', 'Private'],
    ['goBack', 'Second'],
  ] as const) {
    await page[move]();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await hydrated(page);
    if (title === 'Private') expect(await noServices()).toEqual([]);
  }
  const told = await page.evaluate(() => (sessionStorage.getItem('told') ?? '') + JSON.stringify((window as {dataLayer?: unknown[]}).dataLayer ?? []));
  expect([...requested, told].filter((text) => text.includes('verysecret'))).toEqual([]);
  // The way in through a link is counted; the text is not in it.
  expect(told).toContain(privatePath);
});
