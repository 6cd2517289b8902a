import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, languages, phone, test} from './setup.ts';

const texts = {
  en: {
    shown: 'Codes shown',
    network: 'Network',
    action: 'What to do',
    fixer: 'Who can fix it',
    words: 'Words',
    prompt: 'Paste a code, a message or an API answer',
    ownCode: 'The network’s own code: Bad Request: chat not found',
    nothing: 'No code fits',
    unsure: 'Not certain. The likeliest:',
    nameNetwork: 'Add the name of the network',
    copyLink: 'Copy link',
    copied: 'Copied',
    replyStart: 'Hello! This is how to solve it:',
    rows: ['Who can fix it', 'Retried by itself', 'Could the post be live already?', 'Networks', 'Codes of the network', 'HTTP status in the API'],
    sections: ['How to fix it', 'Why it happens', 'In the API', 'How to prevent it', 'If it does not help'],
  },
  ru: {
    shown: 'Показано кодов',
    network: 'Соцсеть',
    action: 'Что делать',
    fixer: 'Кто может исправить',
    words: 'Слова',
    prompt: 'Вставьте код, сообщение или ответ API',
    ownCode: 'Код самой сети: Bad Request: chat not found',
    nothing: 'Подходящего кода нет',
    unsure: 'Однозначно определить нельзя. Вероятнее всего:',
    nameNetwork: 'Добавьте название соцсети',
    copyLink: 'Скопировать ссылку',
    copied: 'Скопировано',
    replyStart: 'Здравствуйте! Вот как это исправить:',
    rows: ['Кто может исправить', 'Повторяется автоматически', 'Мог ли пост уже выйти?', 'Сети', 'Коды самой сети', 'Статус HTTP в API'],
    sections: ['Как исправить', 'Почему так происходит', 'В API', 'Как не допустить', 'Если не помогло'],
  },
} as const;

const items = (page: Page): Locator => page.locator('.error-catalogue li');
const matches = (page: Page): Locator => page.getByRole('status').locator('ol li');

for (const {locale, prefix} of languages) {
  const words = texts[locale];
  const catalogue = `${prefix}/docs/tools/publications/issues`;
  const errorPage = `${prefix}/docs/tools/publications/issues/10141`;
  const open = async (page: Page, address: string): Promise<void> => {
    await page.goto(address);
    await hydrated(page);
  };

  test.describe(`error codes, ${locale}`, () => {
    test('the catalogue lists all codes and filters them; the filters stand in the address', async ({page}) => {
      await open(page, catalogue);
      await expect(items(page)).toHaveCount(236);
      await page.getByRole('combobox', {name: words.network}).selectOption('telegram');
      await expect(items(page)).toHaveCount(16);
      await page.getByRole('combobox', {name: words.action}).selectOption('fix_post');
      await expect(items(page)).not.toHaveCount(16);
      const both = await items(page).count();
      expect(both).toBeGreaterThan(0);
      expect(both).toBeLessThan(16);
      await expect(page).toHaveURL(/network=telegram&action=fix_post/);
      await expect(page.getByText(`${words.shown}: ${both}`)).toBeVisible();
      await page.reload();
      await hydrated(page);
      await expect(items(page)).toHaveCount(both);
      await expect(page.getByRole('combobox', {name: words.network})).toHaveValue('telegram');
    });

    test('words narrow the list, and values that do not exist are ignored', async ({page}) => {
      await open(page, `${catalogue}?network=myspace&fixer=network`);
      const byNetwork = await items(page).count();
      expect(byNetwork).toBeGreaterThan(5);
      expect(byNetwork).toBeLessThan(236);
      await page.getByRole('combobox', {name: words.fixer}).selectOption('');
      await page.getByRole('searchbox', {name: words.words}).fill('10141');
      await expect(items(page)).toHaveCount(1);
      await expect(items(page).getByRole('link')).toHaveAttribute('href', errorPage);
    });

    test('the finder answers as one pastes, says why, and leads to the page by keyboard', async ({page}) => {
      await open(page, catalogue);
      await page.getByLabel(words.prompt).fill('{"ok":false,"error_code":400,"description":"Bad Request: chat not found"}');
      await expect(matches(page).first()).toContainText('10141');
      await expect(matches(page).first()).toContainText(words.ownCode);
      await page.getByLabel(words.prompt).focus();
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press('Tab');
        if ((await page.evaluate(() => document.activeElement?.getAttribute('href'))) === errorPage) break;
      }
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(errorPage);
      await expect(page.getByRole('heading', {level: 1})).toContainText('10141');
    });

    test('the finder takes markup as text, says when nothing fits, and reads a query from the address', async ({page}) => {
      await open(page, catalogue);
      await page.getByLabel(words.prompt).fill('<img src=x onerror="window.broken=1"> zzzzqqqq');
      await expect(page.getByText(words.nothing)).toBeVisible();
      expect(await page.evaluate(() => 'broken' in window)).toBe(false);
      await open(page, `${catalogue}?q=${encodeURIComponent('quotaExceeded')}`);
      await expect(matches(page).first()).toContainText('10223');
    });

    test('the finder says when it is not certain, shows three at most, and what would decide', async ({page}) => {
      await open(page, catalogue);
      const message = 'Error validating access token: Session has expired on Tuesday, 03-Nov-26.';
      await page.getByLabel(words.prompt).fill(message);
      await expect(page.getByText(words.unsure)).toBeVisible();
      await expect(page.getByText(words.nameNetwork)).toBeVisible();
      await expect(matches(page)).toHaveCount(3);
      await expect(matches(page).first()).not.toContainText(words.ownCode);
      await page.getByLabel(words.prompt).fill(`Threads: ${message}`);
      await expect(matches(page).first()).toContainText('10157');
      await expect(page.getByText(words.nameNetwork)).toHaveCount(0);
    });

    test('a code alone goes straight to its page, typed or sent by another page', async ({page}) => {
      await open(page, `${catalogue}?q=10141`);
      await expect(page).toHaveURL(errorPage);
      await open(page, catalogue);
      await page.getByLabel(words.prompt).fill('E 10141');
      await expect(matches(page).first()).toContainText('10141');
      await page.getByLabel(words.prompt).press('Enter');
      await expect(page).toHaveURL(errorPage);
    });

    test('a page of a code: facts first, five sections, sources, the code before and after', async ({page}) => {
      await open(page, errorPage);
      const facts = page.locator('.error-facts');
      for (const row of words.rows) await expect(facts.getByText(row, {exact: true})).toBeVisible();
      await expect(facts.getByRole('link', {name: 'Bad Request: chat not found'})).toHaveAttribute(
        'href',
        /^https:\/\/(?:core\.telegram\.org|github\.com\/tdlib)\//,
      );
      expect(await page.locator('article h2').allInnerTexts()).toEqual(words.sections.map((section) => expect.stringContaining(section)));
      const [factsTop, firstSection] = [await facts.boundingBox(), await page.locator('#fix').boundingBox()];
      expect(factsTop?.y ?? 0).toBeLessThan(firstSection?.y ?? 0);
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).toHaveURL(`${prefix}/docs/tools/publications/issues/10142`);
      await page.locator('.pagination-nav__link--prev').click();
      await expect(page).toHaveURL(errorPage);
    });

    test.describe(() => {
      // The browser itself reports the refused request.
      test.use({allowProblems: {console: true}});
      test('the finder says when the catalogue cannot be loaded, and tries again', async ({page, context}) => {
        let refused = true;
        await context.route(/errors\.json$/, (route) => (refused ? route.fulfill({status: 503, body: ''}) : route.continue()));
        await open(page, catalogue);
        await page.getByLabel(words.prompt).fill('10141');
        const retry = page.getByRole('status').getByRole('button');
        await expect(retry).toBeVisible();
        refused = false;
        await retry.click();
        await expect(matches(page).first()).toContainText('10141');
      });
    });

    test('support copies the short link and a reply in either language', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, errorPage);
      const buttons = page.locator('.error-facts button');
      const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
      await buttons.filter({hasText: words.copyLink}).click();
      await expect(buttons.first()).toHaveText(words.copied);
      expect(await clipboard()).toBe(`https://help.postloom.example${prefix}/e/10141`);
      await buttons.nth(1).click();
      expect(await clipboard()).toMatch(/^Hello![\s\S]*\(10141\)\n1\. [\s\S]*https:\/\/help\.postloom\.example\/e\/10141$/);
      await buttons.nth(2).click();
      expect(await clipboard()).toMatch(/^Здравствуйте![\s\S]*\(10141\)\n1\. [\s\S]*https:\/\/help\.postloom\.example\/ru\/e\/10141$/);
    });

    test('the short address leads to the page, and the language switch stays on the code', async ({page}) => {
      // The short address is a page of its own that sends the reader on; what counts is where it ends.
      await page.goto(`${prefix}/e/10141`, {waitUntil: 'commit'});
      await page.waitForURL(errorPage);
      await hydrated(page);
      const other = locale === 'en' ? '/ru' : '';
      await expect(page.locator(`link[hreflang="${locale === 'en' ? 'ru' : 'en'}"]`)).toHaveAttribute(
        'href',
        `https://help.postloom.example${other}/docs/tools/publications/issues/10141`,
      );
      await page.goto(`${prefix}/e/20004`, {waitUntil: 'commit'});
      await page.waitForURL(`${prefix}/docs/tools/automation/issues/20004`);
    });

    test('the sidebar groups codes by network, closed but for the network of the page', async ({page}) => {
      await open(page, errorPage);
      const sidebar = page.locator('aside .menu');
      await expect(sidebar.locator('a[href$="/issues/10142"]')).toBeVisible();
      await expect(sidebar.locator('a[href$="/issues/10223"]')).toHaveCount(0);
    });

    test('fits a phone, and axe finds nothing serious on the finder with results', async ({page}) => {
      await page.setViewportSize(phone);
      await open(page, catalogue);
      await page.getByLabel(words.prompt).fill('Bad Request: chat not found');
      await expect(matches(page).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
      const {violations} = await new AxeBuilder({page}).include('article').analyze();
      expect(violations.filter(({impact}) => impact === 'serious' || impact === 'critical').map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  });

  test.describe(`error codes without script, ${locale}`, () => {
    test.use({javaScriptEnabled: false});
    test('the catalogue is a plain list of links, and a page of a code is whole', async ({page}) => {
      await page.goto(catalogue);
      await expect(items(page)).toHaveCount(236);
      await items(page).getByRole('link').filter({hasText: '10141'}).click();
      await expect(page.locator('.error-facts')).toContainText('Bad Request: chat not found');
      await expect(page.locator('#fix + ol li').first()).toBeVisible();
    });
  });
}
