// npm start, as who writes has it: real Chromium stays on a page while files change below it, and nothing is started anew.
import {type Browser, chromium, type Page} from '@playwright/test';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {findBrowser} from '../../scripts/lib/browser.mjs';
import {switches} from '../e2e/chromium.ts';
import {startWriting, type WritingMode} from './writing-mode.ts';

/** Long enough for a busy machine; what it took is printed. */
const patience = 240_000;

const languages = [
  {
    locale: 'en',
    name: 'English',
    docs: 'docs',
    prefix: '',
    limit: ['4,096', '4,097'],
    announcement: ['paste an error and see how to fix it', 'tea is served at five'],
    navbar: {file: 'src/config/navbar.ts', from: "section('account', 'Account')", to: "section('account', 'My drawer')", shown: 'My drawer'},
    text: ['Your own role is next to your name', 'A wombat is next to your name'],
    ours: {file: 'src/shell/PageTools/index.tsx', from: "message: 'Copy page'", to: "message: 'Take it along'", shown: 'Take it along'},
    typed: {query: 'invite a colleague', found: 'Invite a colleague'},
    added: 'wombat',
  },
  {
    locale: 'ru',
    name: 'Russian',
    docs: 'i18n/ru/docusaurus-plugin-content-docs/current',
    prefix: '/ru',
    limit: ['4096', '4097'],
    announcement: ['вставьте ошибку — покажем решение', 'чай подают в пять'],
    navbar: {file: 'i18n/ru/docusaurus-theme-classic/navbar.json', from: '"Учётная запись"', to: '"Мой ящик"', shown: 'Мой ящик'},
    text: ['Ваша роль указана рядом с вашим именем', 'Вомбат указан рядом с вашим именем'],
    ours: {file: 'i18n/ru/code.json', from: '"message": "Скопировать страницу"', to: '"message": "Забрать с собой"', shown: 'Забрать с собой'},
    typed: {query: 'пригласить коллегу', found: 'Как пригласить коллегу'},
    added: 'вомбат',
  },
] as const;

describe.each(languages)('npm start in $name', ({locale, docs, prefix, limit, announcement, navbar, text, ours, typed, added}) => {
  let writing: WritingMode;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await chromium.launch({executablePath: process.env.CHROMIUM_PATH ?? (await findBrowser({windowless: true})), args: switches});
    const begun = Date.now();
    writing = await startWriting(locale, `${prefix}/docs/team`);
    console.log(`${locale}: started after ${seconds(begun)}`);
    page = await browser.newPage({baseURL: writing.address, viewport: {width: 1280, height: 800}});
  });
  afterAll(async () => {
    await browser?.close();
    await writing?.stop();
  });
  afterEach(({task}) => {
    if (task.result?.state === 'fail') console.log(writing.said().slice(-3000));
  });

  const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;
  const visit = async (address: string): Promise<void> => {
    await page.goto(`${prefix}${address}`);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', undefined, {timeout: patience});
  };
  /** Waits until the page that is open says a text, and prints how long it took. */
  const shows = async (what: string, where: string, wanted: string): Promise<void> => {
    const begun = Date.now();
    await expect
      .poll(async () => (await page.locator(where).allTextContents()).join(' ').replaceAll('\u00a0', ' '), {timeout: patience, interval: 200})
      .toContain(wanted);
    console.log(`${locale}: ${what} after ${seconds(begun)}`);
  };

  it('shows a number of a data file', async () => {
    await visit('/docs/channels/telegram');
    await shows('page', 'main', limit[0]);
    writing.change(
      'src/data/networks/telegram.yaml',
      '  - id: text_max\n    metric: text_length\n    bound: max\n    value: 4096',
      '  - id: text_max\n    metric: text_length\n    bound: max\n    value: 4097',
    );
    await shows('data', 'main', limit[1]);
  });

  it('shows the text of a page', async () => {
    await visit('/docs/team');
    writing.change(`${docs}/team.mdx`, text[0], text[1]);
    await shows('text', 'main', text[1]);
  });

  it('shows another announcement', async () => {
    writing.change('src/config/announcement.ts', announcement[0], announcement[1]);
    await shows('announcement', '[class*="announcementBar"]', announcement[1]);
  });

  it('shows another entry of the navbar', async () => {
    writing.change(navbar.file, navbar.from, navbar.to);
    await shows('navbar', '.navbar', navbar.shown);
  });

  it('shows another text of the interface', async () => {
    writing.change(ours.file, ours.from, ours.to);
    await shows('interface', '#__docusaurus', ours.shown);
  });

  it('shows another style', async () => {
    const begun = Date.now();
    writing.change('src/shell/styles/tokens.css', '--t-h1: 2.25rem;', '--t-h1: 3.625rem;');
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--t-h1').trim()), {timeout: patience, interval: 200})
      .toBe('3.625rem');
    console.log(`${locale}: style after ${seconds(begun)}`);
  });

  it('searches, in what has changed as well', async () => {
    for (const [query, found] of [
      [typed.query, typed.found],
      [added, text[1].slice(0, 8)],
    ]) {
      await visit('/docs/team');
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Input').fill(query ?? '');
      await shows(`search for ${query}`, '.DocSearch-Hit', found ?? '');
    }
  });
});
