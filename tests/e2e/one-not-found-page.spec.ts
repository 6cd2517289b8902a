import {createReadStream, existsSync, statSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {hits, input} from './search-window.ts';
import {expect, hydrated, test as base} from './setup.ts';

const build = path.resolve('build');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A server as GitHub Pages is one: clean addresses, no headers of the site's, and 404.html of the root for whatever is unknown. */
const test = base.extend<object, {pages: string}>({
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const server = http.createServer((request, response) => {
        const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
        const found = [pathname, `${pathname}.html`, `${pathname}/index.html`]
          .map((candidate) => path.join(build, candidate))
          .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
        const file = found ?? path.join(build, '404.html');
        response.writeHead(found ? 200 : 404, {'content-type': types[path.extname(file)] ?? 'application/octet-stream'});
        createReadStream(file).pipe(response);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    {scope: 'worker'},
  ],
});
// The browser logs the answer 404 as an error.
test.use({allowProblems: {console: true}});

test('an unknown Russian address ends on the Russian page, with its address and what was probably meant', async ({page, pages}) => {
  const answer = await page.goto(`${pages}/ru/docs/channels/telegramm`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Такой страницы нет');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page).toHaveURL(`${pages}/ru/docs/channels/telegramm`);
  await page.locator('main').getByRole('link', {name: 'Telegram', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Telegram');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Такой страницы нет');
});

test('an unknown English address stays on the English page', async ({page, pages}) => {
  await page.goto(`${pages}/docs/channels/telegramm`);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page doesn’t exist');
  await expect(page.locator('main').getByRole('link', {name: 'Telegram', exact: true})).toBeVisible();
  await expect(page).toHaveURL(`${pages}/docs/channels/telegramm`);
});

test('what the address says can be searched for at once', async ({page, pages}) => {
  await page.goto(`${pages}/docs/channels/telegram/pricing.html`);
  await hydrated(page);
  await page.getByRole('button', {name: 'Search for telegram pricing'}).click();
  await expect(input(page)).toHaveValue('telegram pricing');
  await expect(hits(page).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});
  test('both languages are linked', async ({page, pages}) => {
    await page.goto(`${pages}/ru/docs/nothing-here`);
    await expect(page.locator('main noscript a')).toHaveText(['English', 'Русский']);
    await page.locator('main noscript a').last().click();
    await expect(page).toHaveURL(`${pages}/ru/docs`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });
});
