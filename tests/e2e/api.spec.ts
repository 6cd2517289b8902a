import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {desk, expect, hydrated, languages, phone, test} from './setup.ts';

test.use({viewport: desk});

const words = {
  en: {answer: 'Answer', errors: 'Errors', required: 'required', resource: 'Rubrics', call: 'List rubrics', older: 'This page in API 4.1', fields: 'Fields of'},
  ru: {answer: 'Ответ', errors: 'Ошибки', required: 'обязательно', resource: 'Рубрики', call: 'Список рубрик', older: 'Эта страница в API 4.1', fields: 'Поля'},
} as const;

/** Brotli bytes of HTML, styles and scripts that a page needs, without what it fetches for the next one. */
async function weigh(page: Page, address: string): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  const collect = (response: Awaited<ReturnType<Page['waitForResponse']>>): void => {
    const request = response.request();
    const ahead = /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers().purpose ?? '');
    if (!ahead && ['document', 'script', 'stylesheet'].includes(request.resourceType())) bodies.push(response.body());
  };
  page.on('response', collect);
  await page.goto(address);
  await hydrated(page);
  page.off('response', collect);
  return (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

for (const {locale, prefix} of languages) {
  const word = words[locale];

  test.describe(`API reference, ${locale}`, () => {
    test('shows the first sample, and the chosen one on every other page from then on', async ({page}) => {
      await page.goto(`${prefix}/docs/api/get-accounts`);
      await hydrated(page);
      const curl = page.getByText('curl --request GET');
      await expect(curl).toBeVisible();
      await page.getByText('Python', {exact: true}).click();
      await expect(page.getByText('import requests')).toBeVisible();
      await expect(curl).toBeHidden();
      await page.locator('.menu').getByRole('link', {name: word.resource, exact: true}).click();
      await page.locator('.markdown').getByRole('link', {name: word.call}).click();
      await expect(page).toHaveURL(`${prefix}/docs/api/get-rubrics`);
      await expect(page.getByText('import requests')).toBeVisible();
      await page.goto(`${prefix}/docs/api/create-publication`);
      await expect(page.getByText('import requests')).toBeVisible();
      await page.goto(`${prefix}/docs/api/v4.0/upload-init`);
      await expect(page.getByText('import requests')).toBeVisible();
    });

    test('copies the sample that is seen', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`${prefix}/docs/api/get-projects`);
      await hydrated(page);
      await page.getByText('Go', {exact: true}).click();
      const sample = page.locator('section[aria-label="Go"]');
      await sample.hover();
      await sample.getByRole('button').last().click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('package main');
    });

    test('changes the language of samples by keyboard', async ({page}) => {
      await page.goto(`${prefix}/docs/api/get-projects`);
      await hydrated(page);
      await page.getByRole('radio', {name: 'cURL'}).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('section[aria-label="JavaScript"]')).toBeVisible();
      await expect(page.getByRole('radio', {name: 'JavaScript'})).toBeChecked();
    });

    test('stays on the matching page when the version is changed, and back', async ({page}) => {
      await page.goto(`${prefix}/docs/api/get-accounts`);
      await hydrated(page);
      const navbar = page.locator('.navbar__items--right');
      await navbar.getByRole('button', {name: 'API 4.1'}).hover();
      await navbar.getByRole('link', {name: 'API 4.0'}).click();
      await expect(page).toHaveURL(`${prefix}/docs/api/v4.0/accounts-get`);
      await expect(page.locator('.api-endpoint')).toContainText('API 4.0');
      await page.getByRole('link', {name: word.older}).click();
      await expect(page).toHaveURL(`${prefix}/docs/api/get-accounts`);
      await expect(page.locator('.api-endpoint')).toContainText('API 4.1');
      await expect(page.getByRole('link', {name: word.older})).toBeHidden();
    });

    test('shows the version switch on pages of the API only', async ({page}) => {
      await page.goto(`${prefix}/docs/team`);
      await hydrated(page);
      await expect(page.locator('.navbar__items--right').getByRole('button', {name: /API 4/})).toHaveCount(0);
      await page.goto(`${prefix}/docs/api`);
      await expect(page.locator('.navbar__items--right').getByRole('button', {name: 'API 4.1'})).toBeVisible();
    });

    test('opens the folded object that an address leads into', async ({page}) => {
      const field = page.locator('#answer-data-details-files-original');
      await page.goto(`${prefix}/docs/api/get-publications`);
      await hydrated(page);
      await expect(field).toBeHidden();
      await page.goto(`${prefix}/docs/api/get-publications#answer-data-details-files-original`);
      await expect(field).toBeVisible();
      await expect(field).toBeInViewport();
    });

    test('offers downloads that answer', async ({page, request}) => {
      await page.goto(`${prefix}/docs/api`);
      const addresses = await page.locator('a[href*="/openapi/"]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      expect(addresses).toHaveLength(3);
      for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
    });

    test('weighs at most 10 kB more than a help page', async ({browser}) => {
      test.slow();
      const fresh = async (address: string): Promise<number> => {
        const context = await browser.newContext();
        const weight = await weigh(await context.newPage(), `${prefix}${address}`);
        await context.close();
        return weight;
      };
      const help = await fresh('/docs/channels/telegram');
      for (const path of ['create-publication', 'get-publications']) {
        const more = (await fresh(`/docs/api/${path}`)) - help;
        console.log(`${prefix}/docs/api/${path}: ${more} bytes more than a help page of ${help}`);
        expect(more, path).toBeLessThanOrEqual(10_000);
      }
    });

    test('fits a phone without sideways scrolling', async ({page}) => {
      await page.setViewportSize(phone);
      for (const path of ['create-publication', 'first-publication', 'changelog', 'v4.0/publications']) {
        await page.goto(`${prefix}/docs/api/${path}`);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(wider, path).toBeLessThanOrEqual(0);
      }
    });
  });

  test.describe(`API reference without script, ${locale}`, () => {
    test.use({javaScriptEnabled: false});

    test('holds parameters, nested fields, samples, answers and errors', async ({page}) => {
      await page.goto(`${prefix}/docs/api/create-publication`);
      await expect(page.locator('h2#answer')).toContainText(word.answer);
      await expect(page.locator('h2#errors')).toContainText(word.errors);
      await expect(page.locator('#body-post_at')).toContainText(word.required);
      const nested = page.locator('#body-details-tiktok_privacy_status');
      await expect(nested).toBeHidden();
      await page.locator('summary', {hasText: word.fields}).first().click();
      await expect(nested).toBeVisible();
      await page.getByText('C#', {exact: true}).click();
      await expect(page.getByText('using System.Net.Http.Headers;')).toBeVisible();
      for (const text of ['curl --request POST', 'import requests', 'package main', "import createClient from 'openapi-fetch'"])
        await expect(page.getByText(text)).toHaveCount(1);
    });
  });
}
