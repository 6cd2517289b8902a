import {cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import type net from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {brotliModule} from '../../scripts/lib/nginx-paths.mjs';
import {anyPort, serveWithNginx} from '../../scripts/lib/serve.ts';
import {keepPreviousRelease, releaseInFolder} from '../../src/delivery/release.ts';
import {expect, hydrated, languages, reading as readingBase, sharing as sharedBase, test as base, watchRequests} from './setup.ts';

const build = path.resolve('build');

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** Asks for a path exactly as it is written: fetch would tidy it first. */
function ask(address: string, asked: string, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> {
  const {hostname, port} = new URL(address);
  return new Promise((resolve, reject) => {
    const request = http.request({hostname, port, path: asked, headers, agent: false}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString()}));
    });
    request.on('error', reject);
    request.end();
  });
}

/** Whether a file of the build is one that pages of Telegram need, in English: a copy of those is made in a moment. */
function ofTelegram(file: string): boolean {
  const below = file.slice(build.length);
  return !/\.(br|gz)$/.test(below) && !/^\/(ru|e|search-index|openapi|limits)(\/|$)/.test(below) && !/^\/docs\/(?!channels(\/telegram|$))/.test(below);
}

/** One page of each kind. */
const kinds = [
  '/',
  '/docs',
  '/docs/category/errors-telegram',
  '/docs/channels',
  '/docs/channels/telegram',
  '/docs/channels/telegram/connecting',
  '/docs/channels/instagram/requirements-and-limitations',
  '/docs/channels/telegram/faq',
  '/docs/channels/facts-and-sources',
  '/docs/modules-and-settings/utm',
  '/docs/tools/analytics',
  '/docs/tools/publications/post-checker',
  '/docs/tools/publications/faq/crossposting-limitations',
  '/docs/tools/publications/issues',
  '/docs/tools/publications/issues/10141',
  '/docs/technical-support',
  '/search',
  '/docs/api',
  '/docs/api/publications',
  '/docs/api/create-publication',
  '/docs/api/changelog',
  '/docs/api/v4.0',
];

/** The site as Playwright has it served, with the server and the settings of a deployment. */
interface Served {
  readonly address: string;
  readonly brotli: boolean;
}
const site = ({baseURL}: {readonly baseURL: string | undefined}, use: (site: Served) => Promise<void>): Promise<void> =>
  use({address: baseURL ?? '', brotli: brotliModule() !== undefined});
const test = base.extend<{site: Served}>({site});
const sharing = sharedBase.extend<{site: Served}>({site});
const reading = readingBase.extend<{site: Served}>({site});

/** Violations of the policy that the page reports from now on, on whatever it is led to; read them after a turn of the page. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => void seen.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as {reportViolation: (violation: string) => void}).reportViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return async () => {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    return seen;
  };
}

for (const {locale, prefix} of languages) {
  test(`${locale}: every kind of page keeps to the policy`, async ({page, site}) => {
    test.setTimeout(180_000);
    const settled = watchRequests(page);
    const violations = await watchPolicy(page);
    for (const route of kinds) {
      const answer = await page.goto(`${site.address}${prefix}${route}`);
      expect(answer?.status(), route).toBe(200);
      expect(answer?.headers()['content-security-policy'], route).toContain("script-src 'self' 'sha256-");
      await hydrated(page);
      // To the end of the page, so that what is loaded late is loaded, and one press on what opens something.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.locator('.navbar [class*="colorModeToggle"] button').first().click();
      await settled();
      expect(await violations(), route).toEqual([]);
    }
  });

  test(`${locale}: searching, walking on and checking a post keep to the policy`, async ({page, site}) => {
    const settled = watchRequests(page);
    const violations = await watchPolicy(page);
    await page.goto(`${site.address}${prefix}/docs/channels/telegram`);
    await hydrated(page);
    await page.locator('.navbar .search-button').click();
    await page.locator('.DocSearch-Input').fill('10141');
    await page.locator('.DocSearch-Hit a').first().click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('10141');
    expect(await violations()).toEqual([]);
    await page.goto(`${site.address}${prefix}/docs/tools/publications/post-checker`);
    await hydrated(page);
    await page.locator('#post-checker-text').fill('https://example.com');
    await expect(page.locator('main').getByRole('link', {name: 'Telegram'}).or(page.locator('main').getByText('Telegram')).first()).toBeVisible();
    await settled();
    // A short address leads on by itself; the page it leads to reports as well.
    await page.goto(`${site.address}${prefix}/e/10141`);
    await expect(page).toHaveURL(/\/issues\/10141$/);
    await hydrated(page);
    expect(await violations()).toEqual([]);
  });

  test.describe(`${locale}, an address that does not exist`, () => {
    // The browser logs the answer 404 as an error.
    test.use({allowProblems: {console: true}});
    const unknown = [
      ['unknown', '/docs/nothing-here'],
      ['2,000 characters long', `/docs/${'long-'.repeat(400)}`],
      ['2,000 characters long in Cyrillic', `/docs/${'я'.repeat(2000)}`],
      ['with encoded traversal', '/docs/channels/telegram/..%2f..%2fetc/passwd'],
      ['with a percent sign that encodes nothing', '/docs/%25E0%25A4%25A'],
    ] as const;
    test('is a page that keeps to the policy, however it is written', async ({page, site}) => {
      const settled = watchRequests(page);
      const violations = await watchPolicy(page);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      for (const [name, asked] of unknown) {
        const answer = await page.goto(`${site.address}${prefix}${asked}`);
        expect(answer?.status(), name).toBe(404);
        await hydrated(page);
        await expect(page.getByRole('heading', {level: 1}), name).toHaveText(locale === 'en' ? 'This page doesn’t exist' : 'Такой страницы нет');
        await expect(page.getByText('This page crashed')).toHaveCount(0);
        await settled();
        expect(await violations(), name).toEqual([]);
        expect(errors, name).toEqual([]);
      }
    });
  });

  sharing(`${locale}: an unknown address is answered with 404 in its language`, async ({page, site}) => {
    const answer = await ask(site.address, `${prefix}/docs/nothing-here`);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatch(new RegExp(`<html lang="?${locale}`));
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toBeDefined();
    await page.goto(`${site.address}${prefix}/`);
    await hydrated(page);
  });

  test(`${locale}: each spelling of an address leads to one in one step`, async ({site}) => {
    const telegram = `${prefix}/docs/channels/telegram`;
    const redirects: [string, string][] = [
      [`${prefix}/docs/`, `${prefix}/docs`],
      [`${prefix}/docs.html`, `${prefix}/docs`],
      [`${prefix}/docs/index.html`, `${prefix}/docs`],
      [`${telegram}/`, telegram],
      [`${telegram}.html`, telegram],
      [`${telegram}.html/`, telegram],
      [`${telegram}/index.html`, telegram],
      [`${telegram}/index.html?a=b&c=%20`, `${telegram}?a=b&c=%20`],
      [`${prefix}/index.html`, `${prefix}/`],
      [`${prefix}/e/10141/`, `${prefix}/e/10141`],
      [`${prefix}/e/10141/index.html`, `${prefix}/e/10141`],
      ...(prefix
        ? ([
            [prefix, `${prefix}/`],
            [`${prefix}?q=1`, `${prefix}/?q=1`],
          ] as [string, string][])
        : []),
    ];
    for (const [from, to] of redirects) {
      const answer = await ask(site.address, from);
      expect([from, answer.status, answer.headers.location]).toEqual([from, 301, to]);
      expect((await ask(site.address, to)).status, to).toBe(200);
    }
  });

  sharing(`${locale}: a short address of an error leads to its page`, async ({page, site}) => {
    await page.goto(`${site.address}${prefix}/e/10141`);
    await expect(page).toHaveURL(`${site.address}${prefix}/docs/tools/publications/issues/10141`);
    await expect(page.getByRole('heading', {level: 1})).toContainText('10141');
  });

  test.describe(`${locale}, without script`, () => {
    reading('pages can be read and walked', async ({page, site}) => {
      await page.goto(`${site.address}${prefix}/docs/channels/telegram`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Telegram');
      await expect(page.locator('main table').first()).toBeVisible();
      await page
        .locator('main')
        .getByRole('link', {name: locale === 'en' ? 'Connecting Telegram' : 'Подключение Telegram'})
        .first()
        .click();
      await expect(page).toHaveURL(/\/connecting$/);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });
    reading('what is folded opens', async ({page, site}) => {
      await page.goto(`${site.address}${prefix}/docs/channels/telegram`);
      const fields = page.locator('#api-fields + details');
      const reference = fields.locator('a[href$="/docs/api/create-publication"]').first();
      await expect(reference).toBeAttached();
      await expect(reference).toBeHidden();
      await fields.getByText(locale === 'en' ? 'Show the fields' : 'Показать поля').click();
      await expect(reference).toBeVisible();
    });
    reading('the post checker says what to do', async ({page, site}) => {
      await page.goto(`${site.address}${prefix}/docs/tools/publications/post-checker`);
      const hint = page.locator('main noscript p');
      await expect(hint).toBeVisible();
      await expect(hint).toContainText(locale === 'en' ? 'The checker works with JavaScript only.' : 'Проверка работает только с JavaScript.');
      await page.locator('main noscript a').click();
      await expect(page).toHaveURL(`${site.address}${prefix}/docs/channels/facts-and-sources`);
      await expect(page.locator('main table').first()).toBeVisible();
    });
    reading('the search says what to do', async ({page, site}) => {
      await page.goto(`${site.address}${prefix}/search`);
      await expect(page.locator('main noscript p').first()).toBeVisible();
      await expect(page.locator('main noscript a').first()).toBeVisible();
    });
  });
}

test('an inline script that somebody injects does not run, nor does a handler or eval', async ({page, site}) => {
  test.info().annotations.push({type: 'console', description: 'violations are logged, as they should be'});
  const folder = mkdtempSync(path.join(tmpdir(), 'injected-'));
  cpSync(build, folder, {recursive: true, filter: ofTelegram});
  const file = path.join(folder, 'docs', 'channels', 'telegram.html');
  const tampered = readFileSync(file, 'utf8').replace(
    /<\/body>|$/,
    '<script>window.injected=1</script><img src=/none onerror="window.injected=2"><script src="data:text/javascript,window.injected=3"></script><script src="/strings.js"></script>',
  );
  writeFileSync(file, tampered);
  // A file of the site may run; what it makes of a string may not.
  writeFileSync(
    path.join(folder, 'strings.js'),
    'window.refused = [() => eval("window.injected = 4"), () => new Function("window.injected = 5")()].map((attempt) => { try { attempt(); return "ran"; } catch (error) { return error.name; } });',
  );
  // The headers come from the genuine build, as they would if only the page were tampered with.
  const other = await serveWithNginx({build, port: await anyPort()});
  rmSync(other.root);
  symlinkSync(folder, other.root);
  const context = page.context();
  const victim = await context.newPage();
  const violations = await watchPolicy(victim);
  await victim.goto(`${other.address}/docs/channels/telegram`);
  await hydrated(victim);
  await expect.poll(async () => (await violations()).length).toBeGreaterThanOrEqual(5);
  expect(await victim.evaluate(() => (window as unknown as {refused?: string[]}).refused)).toEqual(['EvalError', 'EvalError']);
  await victim.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = 6;';
    document.body.append(script);
  });
  expect(await victim.evaluate(() => (window as unknown as {injected?: number}).injected)).toBeUndefined();
  await victim.close();
  await other.stop();
  rmSync(folder, {recursive: true, force: true});
  await page.goto(`${site.address}/`);
});

test('every answer carries the security headers', async ({site}) => {
  const asset = globSync('assets/js/main.*.js', {cwd: build})[0] ?? '';
  for (const asked of ['/', '/docs', `/${asset}`, '/nothing', '/docs/']) {
    const {headers} = await ask(site.address, asked);
    expect(headers['x-content-type-options'], asked).toBe('nosniff');
    expect(headers['strict-transport-security'], asked).toContain('max-age=63072000');
    expect(headers['referrer-policy'], asked).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy'], asked).toBe('same-origin');
    expect(headers['permissions-policy'], asked).toContain('camera=()');
    expect(headers.server, asked).toBe('nginx');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toContain('unsafe-eval');
    for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]) expect(policy).toContain(part);
  }
});

test('hashed files are kept for a year, pages are asked for again, errors never stay', async ({site}) => {
  const asset = globSync('assets/js/main.*.js', {cwd: build})[0] ?? '';
  const russian = globSync('ru/assets/js/main.*.js', {cwd: build})[0] ?? '';
  const cache = async (asked: string): Promise<string | undefined> => (await ask(site.address, asked)).headers['cache-control'];
  expect(await cache(`/${asset}`)).toBe('public, max-age=31536000, immutable');
  expect(await cache(`/${russian}`)).toBe('public, max-age=31536000, immutable');
  expect(await cache('/docs')).toBe('no-cache');
  expect(await cache('/errors.json')).toBe('no-cache');
  expect(await cache('/sitemap.xml')).toBe('no-cache');
  for (const index of globSync('search-index/*/headings.json', {cwd: build})) expect(await cache(`/${index}`)).toBe('no-cache');
  const hashed = globSync('search-index/*/*/words.json', {cwd: build});
  expect(hashed.length).toBeGreaterThan(0);
  for (const index of hashed) expect(await cache(`/${index}`)).toBe('public, max-age=31536000, immutable');
  expect(await cache('/img/logo.svg')).toBe('public, max-age=86400, stale-while-revalidate=604800');
  expect(await cache('/assets/js/nothing.1234.js')).toBe('no-cache');
  expect(await cache('/assets/')).toBe('no-cache');
  const page = await ask(site.address, '/docs');
  expect((await ask(site.address, '/docs', {'if-none-match': page.headers.etag})).status).toBe(304);
});

test('text comes compressed by what the browser takes', async ({site}) => {
  const asset = `/${globSync('assets/js/main.*.js', {cwd: build})[0] ?? ''}`;
  for (const asked of ['/docs', asset, '/errors.json']) {
    const encodings = ['br, gzip', 'gzip', 'identity'];
    const answers = await Promise.all(encodings.map((encoding) => ask(site.address, asked, {'accept-encoding': encoding})));
    expect(answers.map(({headers}) => headers['content-encoding'])).toEqual([site.brotli ? 'br' : 'gzip', 'gzip', undefined]);
    for (const {headers} of answers) expect(headers.vary).toBe('Accept-Encoding');
    const lengths = answers.map(({headers}) => Number(headers['content-length']));
    expect(lengths[1] ?? 0).toBeLessThan((lengths[2] ?? 0) / 2);
  }
});

test('types are told, with utf-8', async ({site}) => {
  const type = async (asked: string): Promise<string | undefined> => (await ask(site.address, asked)).headers['content-type'];
  expect(await type('/docs')).toBe('text/html; charset=utf-8');
  expect(await type('/errors.json')).toBe('application/json; charset=utf-8');
  expect(await type('/img/logo.svg')).toContain('image/svg+xml');
  for (const markdown of globSync('docs/*.md', {cwd: build}).slice(0, 1)) expect(await type(`/${markdown}`)).toBe('text/markdown; charset=utf-8');
});

test('HTTP/2 over TLS', async () => {
  const secure = await anyPort();
  const served = await serveWithNginx({build, port: await anyPort(), securePort: secure});
  const session = http2.connect(`https://127.0.0.1:${secure}`, {rejectUnauthorized: false});
  const status = await new Promise<number | undefined>((resolve, reject) => {
    session.once('error', reject);
    const stream = session.request({':path': '/docs'});
    stream.once('response', (headers) => resolve(headers[':status']));
    stream.resume();
    stream.end();
  });
  expect(status).toBe(200);
  session.close();
  await served.stop();
});

test('no address leads out of the site or to another host', async ({site}) => {
  for (const asked of [
    '/..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/docs/..%5c..%5cetc/passwd',
    '/docs/%00',
    '/assets/../../etc/passwd',
    '/assets/..%2f..%2fpackage.json',
  ]) {
    const answer = await ask(site.address, asked);
    expect([400, 404], asked).toContain(answer.status);
    expect(answer.body, asked).not.toMatch(/root:|"dependencies"/);
  }
  for (const asked of ['//other.example/', '//other.example/index.html', '/\\other.example/', '/%5cother.example/x.html', '/docs/%0d%0aX-Injected:1/']) {
    const answer = await ask(site.address, asked);
    expect(answer.headers['x-injected'], asked).toBeUndefined();
    expect(answer.headers.location ?? '/', asked).toMatch(/^\/(?![/\\])/);
  }
  for (const hidden of ['/_headers', '/_redirects', '/.nojekyll', '/index.html.br', '/docs.html.gz', '/404'])
    expect((await ask(site.address, hidden)).status, hidden).toBe(404);
});

test('a path of 2,000 characters is an unknown page like any other', async ({site}) => {
  for (const asked of [`/${'a'.repeat(2000)}`, `/docs/${'a/'.repeat(1000)}b`, `/${'%D1%8F'.repeat(330)}`]) {
    const answer = await ask(site.address, asked);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('<html');
  }
});

test.describe('faults', () => {
  test.use({allowProblems: {console: true}});

  for (const status of [404, 500]) {
    test(`a chunk answered with ${status} ends in a full load of the page`, async ({page, site}) => {
      await page.goto(`${site.address}/docs/channels/telegram`);
      await hydrated(page);
      let broken = true;
      await page.route(/\/assets\/js\/(?!main|runtime).*\.js$/, (route) =>
        broken ? route.fulfill({status, contentType: 'text/html', body: 'no'}) : route.continue(),
      );
      page.on('request', (request) => {
        if (request.isNavigationRequest()) broken = false;
      });
      await page.locator('main').getByRole('link', {name: 'Connecting Telegram'}).first().click({noWaitAfter: true});
      await expect(page).toHaveURL(/\/connecting$/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Connecting Telegram');
    });
  }

  test('a connection that stalls after the page leaves the page readable', async ({page, site}) => {
    const {port} = new URL(site.address);
    const held = new Set<net.Socket>();
    // Passes pages on, and lets every script hang for ever.
    const proxy = http.createServer((request, response) => {
      if (/\.js$/.test(request.url ?? '')) return;
      http.get({hostname: '127.0.0.1', port, path: request.url, headers: {...request.headers, 'accept-encoding': 'identity'}}, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
    });
    proxy.on('connection', (socket) => held.add(socket));
    const stalled = await anyPort();
    await new Promise<void>((resolve) => proxy.listen(stalled, '127.0.0.1', resolve));
    await page.goto(`http://127.0.0.1:${stalled}/docs/channels/telegram`, {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Telegram');
    await expect(page.locator('main table').first()).toBeVisible();
    await page.locator('main').getByRole('link', {name: 'Connecting Telegram'}).first().click({noWaitAfter: true});
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Connecting Telegram');
    for (const socket of held) socket.destroy();
    proxy.close();
  });

  test('a page that is there stays as it is, however long it is read', async ({page, site}) => {
    await page.clock.install();
    await page.goto(`${site.address}/docs/channels/telegram`);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, {same: true}));
    await page.clock.runFor(60_000);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    await page.locator('main').getByRole('link', {name: 'Connecting Telegram'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Connecting Telegram');
    await page.clock.runFor(60_000);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });

  test('a connection that stalls on the way to the next page ends in a full load of it', async ({page, site}) => {
    await page.goto(`${site.address}/docs/channels/telegram`);
    await hydrated(page);
    let stalled = true;
    await page.route(/\/assets\/js\/.*\.js$/, async (route) => {
      if (stalled) await new Promise(() => undefined);
      else await route.continue();
    });
    await page.locator('main').getByRole('link', {name: 'Connecting Telegram'}).first().click({noWaitAfter: true});
    await expect(page).toHaveURL(/\/connecting$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Telegram');
    page.on('request', (request) => {
      if (request.isNavigationRequest()) stalled = false;
    });
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Connecting Telegram', {timeout: 15_000});
    await hydrated(page);
  });

  const storages: Record<string, () => void> = {
    blocked: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    corrupted: () => {
      // What was stored before this visit comes back as rubbish: history of searches, colour mode, announcement.
      const written = new Set<string>();
      const {getItem, setItem, removeItem} = Storage.prototype;
      Storage.prototype.removeItem = function (key) {
        written.add(key);
        removeItem.call(this, key);
      };
      Storage.prototype.setItem = function (key, value) {
        written.add(key);
        setItem.call(this, key, value);
      };
      Storage.prototype.getItem = function (key) {
        return written.has(key) ? getItem.call(this, key) : '{"broken":[\u0000';
      };
    },
  };
  for (const [name, spoil] of Object.entries(storages)) {
    test(`storage ${name}: the page, its links, the colour mode, the announcement and the search work`, async ({page, site}) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.addInitScript(spoil);
      await page.emulateMedia({colorScheme: 'dark'});
      await page.goto(`${site.address}/docs/channels/telegram`);
      await hydrated(page);
      await expect(page.getByText('This page crashed')).toHaveCount(0);

      // Nothing usable is stored, so the reader's system decides.
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await expect(html).toHaveAttribute('data-theme-choice', 'system');
      const toggle = page.locator('.navbar [class*="colorModeToggle"] button').first();
      await toggle.click();
      await expect(html).toHaveAttribute('data-theme-choice', /^(light|dark)$/);
      await expect(html).toHaveAttribute('data-theme', /^(light|dark)$/);

      const announcement = page.locator('.theme-announcement-bar');
      await expect(announcement).toBeVisible();
      await announcement.getByRole('button').click();
      await expect(announcement).toBeHidden();
      await page.locator('main').getByRole('link', {name: 'Connecting Telegram'}).first().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Connecting Telegram');
      await expect(announcement).toBeHidden();

      // A hit that is chosen is remembered where it can be; the window opens again either way.
      const search = page.locator('.navbar .search-button');
      await search.click();
      const input = page.locator('.DocSearch-Input');
      await input.fill('10141');
      await page.locator('.DocSearch-Hit a').first().click();
      await expect(page.getByRole('heading', {level: 1})).toContainText('10141');
      await search.click();
      await expect(input).toBeVisible();
      await input.fill('10071');
      await expect(page.locator('.DocSearch-Hit a').first()).toContainText('10071');
      expect(errors).toEqual([]);
    });
  }
});

sharing('a hash that does not exist opens the page at its top', async ({page, site}) => {
  await page.goto(`${site.address}/docs/channels/telegram#no-such-place`);
  await hydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto(`${site.address}/docs/channels/telegram#%E0%A4%A`);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Telegram');
});

test.describe('a deployment while a page is open', () => {
  test.use({allowProblems: {console: true}});

  /** A release as the next build would make it: the same pages, every part under a new name. */
  function nextRelease(from: string, to: string, mark: string): void {
    cpSync(from, to, {recursive: true, filter: (file) => !/\.(br|gz)$/.test(file)});
    const names = new Map<string, string>();
    for (const file of globSync('assets/js/*.js', {cwd: to})) {
      const old = path.basename(file);
      const hash = old.split('.').at(-2) ?? '';
      const fresh = old.replace(`.${hash}.js`, `.${mark}${hash.slice(mark.length)}.js`);
      renameSync(path.join(to, file), path.join(to, 'assets', 'js', fresh));
      names.set(hash, `${mark}${hash.slice(mark.length)}`);
    }
    const pattern = new RegExp([...names.keys()].join('|'), 'g');
    // The page's own part has its title as well, which stands there once the page is hydrated.
    for (const file of globSync(['docs/channels/telegram{.html,/*.html}', 'assets/js/*.js'], {cwd: to})) {
      const place = path.join(to, file);
      const text = readFileSync(place, 'utf8');
      const named = /\.html$|\/(?:main|runtime)/.test(file) ? text.replace(pattern, (hash) => names.get(hash) ?? hash) : text;
      const marked = named.replaceAll('Connecting Telegram', `Connecting Telegram ${mark}`);
      if (marked !== text) writeFileSync(place, marked);
    }
  }

  test('the page goes on with its own parts after one release, and loads itself anew after two', async ({page}) => {
    test.setTimeout(120_000);
    const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
    const [first, second, third] = ['first', 'second', 'third'].map((name) => path.join(folder, name)) as [string, string, string];
    mkdirSync(first);
    cpSync(build, first, {recursive: true, filter: ofTelegram});
    nextRelease(first, second, 'bbb');
    nextRelease(first, third, 'ccc');
    await keepPreviousRelease(first, undefined);
    await keepPreviousRelease(second, releaseInFolder(first));
    await keepPreviousRelease(third, releaseInFolder(second));
    const served = await serveWithNginx({build, port: await anyPort()});
    const deploy = (release: string): void => {
      symlinkSync(release, `${served.root}.next`);
      renameSync(`${served.root}.next`, served.root);
    };
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });

    // Links are not preloaded, so that the parts are asked for after the deployment.
    await page.route(/\/assets\/js\//, (route) =>
      route.request().headers().purpose === 'prefetch' || route.request().headers()['sec-purpose'] ? route.abort() : route.continue(),
    );
    deploy(first);
    await page.goto(`${served.address}/docs/channels/telegram`);
    await hydrated(page);
    deploy(second);
    await page.locator('main').getByRole('link', {name: 'Connecting Telegram'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Connecting Telegram');
    expect(loads).toEqual(['/docs/channels/telegram']);

    deploy(first);
    loads.length = 0;
    await page.goto(`${served.address}/docs/channels/telegram`);
    await hydrated(page);
    deploy(third);
    await page.locator('main').getByRole('link', {name: 'Connecting Telegram'}).first().click({noWaitAfter: true});
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Connecting Telegram ccc');
    expect(loads).toEqual(['/docs/channels/telegram', '/docs/channels/telegram/connecting']);
    await served.stop();
    rmSync(folder, {recursive: true, force: true});
  });
});

test('a switched-on service extends the policy by its sources and no others', async ({site}) => {
  const served = await serveWithNginx({build, port: await anyPort(), environment: {ANALYTICS_ID: 'G-TEST'}});
  const directivesOf = async (address: string): Promise<Map<string, string>> => {
    const policy = (await ask(address, '/docs')).headers['content-security-policy']?.toString() ?? '';
    return new Map(policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive]));
  };
  const [plain, extended] = [await directivesOf(site.address), await directivesOf(served.address)];
  expect([...plain.values()].join(' ')).not.toMatch(/https?:|wss?:/);
  expect([...extended.keys()]).toEqual([...plain.keys()]);
  const added = [...extended]
    .filter(([name, directive]) => directive !== plain.get(name))
    .map(([name, directive]) => directive.replace(plain.get(name) ?? '', name));
  expect(added).toEqual([
    'script-src https://*.googletagmanager.com',
    'img-src https://*.google-analytics.com https://*.googletagmanager.com',
    'connect-src https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
  ]);
  await served.stop();
});

sharing.describe('an address that leads out of the site', () => {
  sharing.use({allowProblems: {console: true}});
  for (const asked of [
    '/..%2f..%2f..%2fetc/passwd',
    '/docs/..%2f..%2f..%2fetc/passwd',
    '/docs/..%5c..%5cetc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '/docs/%00',
  ])
    sharing(`${asked} shows the browser nothing of the machine`, async ({page, site}) => {
      const answer = await page.goto(`${site.address}${asked}`);
      expect([400, 404]).toContain(answer?.status());
      expect(await page.content()).not.toMatch(/root:|"dependencies"/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(answer?.status() === 404 ? 'This page doesn’t exist' : '400 Bad Request');
    });
});

test('a site below a path of its host works the same', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'below-'));
  for (const file of ['index.html', 'docs.html', '404.html', 'ru/index.html', 'ru/docs.html', 'ru/404.html', 'assets/js/a.1.js']) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), `this is ${file}`);
  }
  const served = await serveWithNginx({
    build: folder,
    port: await anyPort(),
    site: {
      url: 'https://x.example',
      baseUrl: '/help/',
      prefixedLocales: ['ru'],
      moved: {
        '/docs/old.name': '/docs#start',
        '/docs/gone': '/docs',
        '/docs/v1/*': '/docs#calls',
        '/docs/v1/guides/*': '/docs#guides',
        '/docs/v1/posts': '/docs',
      },
      gone: ['/docs/over', '/docs/contests/*'],
    },
  });
  const seen = async (asked: string): Promise<string> => {
    const {status, headers, body} = await ask(served.address, asked);
    return `${status} ${headers.location ?? body}`;
  };
  expect(await seen('/help/')).toBe('200 this is index.html');
  expect(await seen('/help')).toBe('301 /help/');
  expect(await seen('/help/docs/')).toBe('301 /help/docs');
  expect(await seen('/help/docs')).toBe('200 this is docs.html');
  expect(await seen('/help/ru')).toBe('301 /help/ru/');
  expect(await seen('/help/ru/docs.html?a')).toBe('301 /help/ru/docs?a');
  expect(await seen('/help/nothing')).toBe('404 this is 404.html');
  expect(await seen('/help/ru/nothing')).toBe('404 this is ru/404.html');
  for (const old of ['/docs/old.name', '/docs/old.name/', '/docs/old.name.html', '/docs/old.name/index.html'])
    expect(await seen(`/help/ru${old}?a=b`), old).toBe('301 /help/ru/docs?a=b#start');
  expect(await seen('/help/docs/gone')).toBe('301 /help/docs');
  expect(await seen('/help/docs/gone.md')).toBe('301 /help/docs.md');
  expect((await ask(served.address, '/help/docs/gone')).headers['cache-control']).toBe('no-cache');
  // A page that none answers for is gone, not unknown: search engines drop it at once.
  for (const over of ['/docs/over', '/docs/over?a', '/docs/over.md']) expect(await seen(`/help${over}`), over).toBe('410 this is 404.html');
  expect(await seen('/help/docs/over.html')).toBe('301 /help/docs/over');
  expect(await seen('/help/ru/docs/over')).toBe('410 this is ru/404.html');
  // A folder with all below it; what has a line of its own, and a deeper folder, go where that says.
  for (const old of ['/docs/v1', '/docs/v1/', '/docs/v1/index.html', '/docs/v1/calls', '/docs/v1/a/b.html', '/docs/v1/posts-get', '/docs/v1/posts/x'])
    expect(await seen(`/help/ru${old}?a=b`), old).toBe('301 /help/ru/docs?a=b#calls');
  for (const [old, to] of [
    ['/docs/v1/calls.md', '/docs.md#calls'],
    ['/docs/v1/guides/first', '/docs#guides'],
    ['/docs/v1/posts', '/docs'],
  ] as const)
    expect(await seen(`/help${old}`), old).toBe(`301 /help${to}`);
  for (const over of ['/docs/contests', '/docs/contests/2026?a', '/docs/contests/2026.md'])
    expect(await seen(`/help${over}`), over).toBe('410 this is 404.html');
  for (const other of ['/docs/v10', '/docs/v1x/calls', '/docs/contests-2026', '/docs/overt', '/docs/oldxname', '/docs/old.name/below', '/docs/gone-too'])
    expect(await seen(`/help${other}`), other).toBe('404 this is 404.html');
  expect((await ask(served.address, '/help/assets/js/a.1.js')).headers['cache-control']).toContain('immutable');
  await served.stop();
  rmSync(folder, {recursive: true, force: true});
});
