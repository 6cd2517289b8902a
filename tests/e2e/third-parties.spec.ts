import {execFileSync} from 'node:child_process';
import {createReadStream, existsSync, mkdtempSync, rmSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test as base, expect, type Page} from '@playwright/test';
import {hydrated} from './setup.ts';

const fixture = path.resolve('tests/fixtures/third-parties');
const ids = {ANALYTICS_ID: 'G-TEST', COUNTER_ID: '4242', CHAT_ID: 'chat-test'};
const types: Record<string, string> = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css'};

interface Site {
  readonly address: string;
}

/** Builds the fixture once for each worker with an environment, and serves it. */
async function serveFixture(environment: Record<string, string>, use: (site: Site) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'third-parties-'));
  execFileSync(path.resolve('node_modules/.bin/docusaurus'), ['build', fixture, '--config', path.join(fixture, 'docusaurus.config.ts'), '--out-dir', folder], {
    cwd: fixture,
    env: {...process.env, NODE_ENV: 'production', ...environment},
    stdio: 'pipe',
  });
  const server = http.createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://x').pathname;
    const file = [name, `${name}.html`, `${name}index.html`]
      .map((candidate) => path.join(folder, candidate))
      .find((candidate) => path.extname(candidate) && existsSync(candidate));
    response.writeHead(file ? 200 : 404, {'content-type': types[path.extname(file ?? '')] ?? 'application/octet-stream'});
    if (file) createReadStream(file).pipe(response);
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await use({address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`});
  server.closeAllConnections();
  server.close();
  rmSync(folder, {recursive: true, force: true});
}

const test = base.extend<{foreign: string[]}, {site: Site; asking: Site}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  site: [async ({}, use) => serveFixture(ids, use), {scope: 'worker', timeout: 120_000}],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  asking: [async ({}, use) => serveFixture({...ids, CONSENT: 'required'}, use), {scope: 'worker', timeout: 120_000}],
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
