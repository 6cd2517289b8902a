import {globSync, readFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {missingPartTexts} from '../../src/shell/page-parts/texts.ts';
import {desk, expect, hydrated, languages, phone, sharing, test} from './setup.ts';

/** Status, place and text of the answer to a path exactly as it is written: fetch would tidy it first. */
function ask(
  base: string,
  asked: string,
): Promise<{readonly status: number; readonly location: string | undefined; readonly type: string; readonly body: string}> {
  const {hostname, port} = new URL(base);
  return new Promise((resolve, reject) => {
    const request = http.request({hostname, port, path: asked, agent: false}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          type: response.headers['content-type'] ?? '',
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

test('colour mode and the closed bar survive the switch of language, there and back', async ({page}) => {
  await page.setViewportSize(desk);
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/docs/team');
  await hydrated(page);
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await bar.getByRole('button').click();
  await expect(bar).toHaveCount(0);
  const html = page.locator('html');
  const toggle = page.locator('.navbar [class*="colorModeToggle"] button').first();
  while ((await html.getAttribute('data-theme-choice')) !== 'dark') await toggle.click();
  for (const address of ['/ru/docs/team', '/docs/team']) {
    await page.goto(address);
    // Before any script of the theme has run, so that nothing flashes.
    expect(await html.getAttribute('data-theme'), address).toBe('dark');
    await hydrated(page);
    await expect(html).toHaveAttribute('data-theme-choice', 'dark');
    await expect(bar).toBeHidden();
  }
  // Changed in Russian, it is changed in English.
  await page.goto('/ru/docs/team');
  await hydrated(page);
  while ((await html.getAttribute('data-theme-choice')) !== 'light') await toggle.click();
  await page.goto('/docs/team');
  expect(await html.getAttribute('data-theme')).toBe('light');
});

test.describe('a part of a page that cannot be had', () => {
  // The browser logs each file that it could not have.
  test.use({allowProblems: {console: true}});
  for (const {locale, prefix} of languages)
    for (const [name, pattern] of [
      ['the part of the page', /\/assets\/js\/(?!main\.|runtime~)[^/]*\.js$/],
      ['the main script', /\/assets\/js\/main\.[^/]*\.js$/],
      ['the script that loads the others', /\/assets\/js\/runtime~[^/]*\.js$/],
    ] as const)
      test(`${locale}: ${name}: the page can be read, says what is missing, and Retry brings it`, async ({page}) => {
        let broken = true;
        await page.route(pattern, (route) => (broken ? route.abort() : route.continue()));
        await page.goto(`${prefix}/docs/channels/telegram`);
        const notice = page.getByRole('alert').filter({hasText: missingPartTexts[locale].message});
        await expect(notice).toBeInViewport();
        await expect(notice.locator('code')).toContainText(/assets\/js\/|chunk/);
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Telegram');
        await expect(page.locator('main table').first()).toBeVisible();
        // Tried again while it is still missing, it says so again.
        await notice.getByRole('button', {name: missingPartTexts[locale].retry}).click();
        await expect(notice).toBeInViewport();
        broken = false;
        await notice.getByRole('button', {name: missingPartTexts[locale].retry}).click();
        await hydrated(page);
        await expect(notice).toHaveCount(0);
      });

  test('after a failed navigation the next page is loaded whole, and says what is missing there', async ({page}) => {
    await page.setViewportSize(phone);
    await page.goto('/docs/channels/telegram');
    await hydrated(page);
    await page.route(/\/assets\/js\/(?!main\.|runtime~)[^/]*\.js$/, (route) => route.abort());
    await page.locator('main').getByRole('link', {name: 'Connecting Telegram'}).first().click({noWaitAfter: true});
    await expect(page).toHaveURL(/\/connecting$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Connecting Telegram');
    await expect(page.getByRole('alert').filter({hasText: missingPartTexts.en.message})).toBeInViewport();
  });
});

for (const {prefix, locale} of languages) {
  test(`${locale}: doubled slashes lead to the clean address in one step, and never to another host`, async ({baseURL}) => {
    for (const [from, to] of [
      [`/${prefix}/docs/team`, `${prefix}/docs/team`],
      [`${prefix}//docs/team`, `${prefix}/docs/team`],
      [`${prefix}/docs//team`, `${prefix}/docs/team`],
      [`${prefix}/docs///channels//telegram//`, `${prefix}/docs/channels/telegram`],
      [`${prefix}/docs//team/index.html?a=b//c`, `${prefix}/docs/team?a=b//c`],
      [`${prefix}//docs/team.html?q=%20x`, `${prefix}/docs/team?q=%20x`],
      [`/${prefix}/`, `${prefix}/`],
      [`${prefix}//index.html`, `${prefix}/`],
    ] as const) {
      // Without a prefix, what stands before it is empty as well.
      if (!from.split('?')[0]?.includes('//')) continue;
      const answer = await ask(String(baseURL), from);
      expect([from, answer.status, answer.location]).toEqual([from, 301, to]);
      expect((await ask(String(baseURL), to)).status, to).toBe(200);
    }
    // A slash in the question is nobody's business.
    expect((await ask(String(baseURL), `${prefix}/docs/team?next=//other.example`)).status).toBe(200);
    for (const asked of [
      `//other.example${prefix}/`,
      `/${prefix}//other.example/..//x`,
      '//%5cother.example/',
      '/%5c%5cother.example//',
      '//%2f%2fother.example',
      '//docs/%0d%0aX-Injected:1',
    ])
      expect((await ask(String(baseURL), asked)).location ?? '/', asked).toMatch(/^\/(?![/\\])[^\r\n]*$/);
  });

  sharing.describe(`${locale}: an address that no page has`, () => {
    // The browser logs the answer 404 as an error.
    sharing.use({allowProblems: {console: true}});
    for (const [asked, suggested] of [
      ['/Docs/Team', '/docs/team'],
      ['/DOCS/CHANNELS/TELEGRAM', '/docs/channels/telegram'],
      ['/help/telegram-limits', '/docs/channels/telegram'],
      ['/%ff', undefined],
      ['/%E0%A4%A', undefined],
      ['/docs/%', undefined],
    ] as const)
      sharing(`${asked} is answered by the site’s own page`, async ({page, baseURL}) => {
        const answer = await ask(String(baseURL), prefix + asked);
        expect(answer.status).toBe(404);
        expect(answer.type).toBe('text/html; charset=utf-8');
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        await page.goto(prefix + asked);
        await hydrated(page);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(locale === 'en' ? 'This page doesn’t exist' : 'Такой страницы нет');
        if (suggested) {
          const link = page.locator(`main a[href="${prefix}${suggested}"]`);
          await expect(link).toBeVisible();
          // By its title, not by its path.
          await expect(link).not.toContainText('/');
        }
        expect(errors).toEqual([]);
      });
  });

  test(`${locale}: what others have made is named with its licence, in a file that every page links to`, async ({page, baseURL}) => {
    await page.goto(`${prefix}/docs/team`);
    const place = (await page.locator(`footer a[href="${prefix}/licences.txt"]`).getAttribute('href')) ?? '';
    const {status, type, body} = await ask(String(baseURL), place);
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toMatch(/^react-dom [\d.]+ \(MIT\)\nSource: https:\/\//m);
    expect(body).toMatch(/^twitter-text [\d.]+ \(Apache-2\.0\)\nSource: https:\/\//m);
    expect(body).toMatch(/^mediabunny [\d.]+ \(MPL-2\.0\)\nSource: https:\/\//m);
    expect(body).toContain('Mozilla Public License Version 2.0');
    expect(body).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
    expect(body).toContain('SIL Open Font License');
  });
}

test('/favicon.ico answers with the site’s sign', async ({baseURL}) => {
  const {status, type} = await ask(String(baseURL), '/favicon.ico');
  expect([status, type]).toEqual([200, 'image/x-icon']);
});

test('no style element is let in that the build has not written', async ({page}) => {
  test.info().annotations.push({type: 'console', description: 'the browser logs what it refuses'});
  const answer = await page.goto('/docs/team');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(/style-src-elem ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self'( 'sha256-[^']+')+$/);
  await hydrated(page);
  expect(await page.evaluate(() => document.fonts.check('16px Onest'))).toBe(true);
});

test('every inline style of a page is in the policy, and the fonts’ rules among them', () => {
  const pages = globSync('build/**/*.html').filter((_page, index) => index % 50 === 0);
  expect(pages.some((page) => readFileSync(path.resolve(page), 'utf8').includes('@font-face'))).toBe(true);
});
