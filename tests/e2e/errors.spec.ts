import type {Locator, Page} from '@playwright/test';
import {catalogueOf} from './built-site.ts';
import {expect, hold, hydrated, languages, phone, reading, seriousViolations, sharing as test, test as alone} from './setup.ts';

const texts = {
  en: {
    shown: 'Codes shown',
    network: 'Network',
    remedy: 'What to do',
    fixer: 'Who can fix it',
    words: 'Search by words',
    clear: 'Clear filters',
    prompt: 'Paste a code, a message, or an API response',
    ownCode: 'The network’s own code: Bad Request: chat not found',
    nothing: 'No code fits',
    unsure: 'No exact match. Most likely:',
    allCopied: 'All replies are copied.',
    nameNetwork: 'Add the network’s name',
    copyLink: 'Copy the short link',
    copied: 'Copied',
    details: 'Details',
    replies: 'Copy a reply for a customer',
    state: 'Not published. Your post is kept under Publications → Errors.',
    action: 'Reconnect the account',
    related: 'Easily confused with',
    rows: ['Who can fix it', 'Retried automatically', 'Could the post be live already?', 'Networks', 'Telegram’s error messages', 'HTTP status in the API'],
  },
  ru: {
    shown: 'Показано кодов',
    network: 'Соцсеть',
    remedy: 'Что делать',
    fixer: 'Кто может исправить',
    words: 'Поиск по словам',
    clear: 'Сбросить фильтры',
    prompt: 'Вставьте код, сообщение или ответ API',
    ownCode: 'Код соцсети: Bad Request: chat not found',
    nothing: 'Подходящего кода нет',
    unsure: 'Точно определить код нельзя. Вероятнее всего:',
    allCopied: 'Все ответы скопированы.',
    nameNetwork: 'Добавьте название соцсети',
    copyLink: 'Скопировать короткую ссылку',
    copied: 'Скопировано',
    details: 'Подробности',
    replies: 'Скопировать ответ для клиента',
    state: 'Не опубликовано. Пост сохранён на вкладке Публикации → Ошибки.',
    action: 'Переподключите аккаунт',
    related: 'Похожие ошибки',
    rows: ['Кто может исправить', 'Повторяется автоматически', 'Мог ли пост уже выйти?', 'Соцсети', 'Сообщения соцсети об ошибке', 'Статус HTTP в API'],
  },
} as const;

const allCodes = catalogueOf('').length;
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
      const all = await items(page).count();
      await page.getByRole('combobox', {name: words.network}).selectOption('telegram');
      await expect(items(page)).not.toHaveCount(all);
      const ofTelegram = await items(page).count();
      await page.getByRole('combobox', {name: words.remedy}).selectOption('fix_post');
      await expect(items(page)).not.toHaveCount(ofTelegram);
      const both = await items(page).count();
      expect(both).toBeGreaterThan(0);
      expect(both).toBeLessThan(ofTelegram);
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
      expect(byNetwork).toBeLessThan(allCodes);
      await page.getByRole('combobox', {name: words.fixer}).selectOption('');
      await page.getByRole('searchbox', {name: words.words}).fill('10141');
      await expect(items(page)).toHaveCount(1);
      await expect(items(page).getByRole('link')).toHaveAttribute('href', errorPage);
    });

    test('where filters leave nothing, one press clears them, moves nothing and keeps the focus', async ({page}) => {
      await open(page, `${catalogue}?network=telegram`);
      const heading = page.locator('.error-catalogue h3').first();
      const place = async (): Promise<number> => heading.evaluate((node) => Math.round(node.getBoundingClientRect().top + window.scrollY));
      const before = await place();
      await page.getByRole('searchbox', {name: words.words}).fill('qqzzxxyy');
      await expect(items(page)).toHaveCount(0);
      await page.getByRole('button', {name: words.clear}).press('Enter');
      await expect(items(page)).toHaveCount(allCodes);
      expect(await place()).toBe(before);
      await expect(page.getByRole('button', {name: words.clear})).toHaveCount(0);
      await expect(page.getByRole('combobox', {name: words.network})).toBeFocused();
      await expect(page).toHaveURL(/\/issues$/);
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

    test('what was typed before the page was ready is kept, and answered', async ({page}) => {
      const early = async (address: string, type: () => Promise<void>): Promise<void> => {
        const release = await hold(page, '**/assets/js/**');
        await page.goto(address, {waitUntil: 'commit'});
        await type();
        release();
        await hydrated(page);
        await page.context().unroute('**/assets/js/**');
      };
      const finder = page.getByLabel(words.prompt);
      await early(catalogue, () => finder.fill('Bad Request: chat not found'));
      await expect(matches(page).first()).toContainText('10141');
      await expect(finder).toHaveValue('Bad Request: chat not found');

      const filter = page.getByRole('searchbox', {name: words.words, exact: true});
      await early(`${catalogue}?network=telegram`, async () => {
        await filter.fill('10141');
        await page.getByRole('combobox', {name: words.fixer}).selectOption('you');
      });
      await expect(page).toHaveURL(/\?network=telegram&fixer=you&text=10141$/);
      await expect(items(page)).toHaveCount(1);
      await expect(filter).toHaveValue('10141');

      const replies = page.locator('#support-replies');
      await early(`${prefix}/docs/tools/publications/support-replies`, () => replies.fill('10141'));
      await expect(replies).toHaveValue('10141');
      await expect(page.locator('main').getByRole('link', {name: /10141/}).first()).toBeVisible();
    });

    test('the finder takes markup as text, says when nothing fits, and reads a query from the address', async ({page}) => {
      await open(page, catalogue);
      await page.getByLabel(words.prompt).fill('<img src=x onerror="window.touched=1"> zzzzqqqq');
      await expect(page.getByText(words.nothing)).toBeVisible();
      expect(await page.evaluate(() => 'touched' in window)).toBe(false);
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

    test('support agents paste codes and messages, choose the language, and copy all replies by keyboard', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, `${prefix}/docs/tools/publications/support-replies`);
      await expect(page.locator('article a[href$="/docs/tools/publications/issues"]').first()).toBeVisible();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
      const field = page.locator('#support-replies');
      await field.focus();
      await field.fill('E10141\nBad Request: need administrator rights in the channel chat\nError validating access token: Session has expired on Tuesday');
      await expect(page.locator('section:has(#support-replies) > div pre')).toHaveCount(2);
      const other = locale === 'en' ? {name: 'Русский', hello: 'Здравствуйте!'} : {name: 'English', hello: 'Hello!'};
      await page.getByRole('radio', {name: other.name}).check();
      await field.focus();
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('status').filter({hasText: words.allCopied})).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(other.hello);
      expect(copied).toContain('(10141)');
      expect(copied).toContain('(10143)');
      // All steps: the page of 10141 has more than three.
      expect(copied).toMatch(/\n4\. /);
      expect(requests.filter((request) => /E10141|administrator/.test(decodeURIComponent(request)))).toEqual([]);
      expect(await seriousViolations(page, {part: 'article'})).toEqual([]);
    });

    test('a page of a code: state, way out and steps; then facts, reasons, look-alikes; the code before and after', async ({page}) => {
      await open(page, errorPage);
      const card = page.locator('article section').filter({has: page.getByRole('heading', {level: 1})});
      await expect(card.locator('[data-state]')).toHaveText(words.state);
      // The way out leads to a step of the card.
      const action = card.getByRole('link', {name: words.action});
      const step = await action.getAttribute('href');
      expect(step).toMatch(/^#step-\d+$/);
      await page.setViewportSize({width: 390, height: 320});
      await expect(card.locator(`li${step}`)).not.toBeInViewport();
      await action.click();
      await expect(card.locator(`li${step}`)).toBeInViewport();
      await page.setViewportSize({width: 1280, height: 720});
      const facts = page.locator('.error-facts');
      await facts.getByText(words.details, {exact: true}).click();
      for (const row of words.rows) await expect(facts.getByText(row, {exact: true})).toBeVisible();
      await expect(facts.getByRole('link', {name: 'Bad Request: chat not found'})).toHaveAttribute(
        'href',
        /^https:\/\/(?:core\.telegram\.org|github\.com\/tdlib)\//,
      );
      const ids = await page.locator('article h2').evaluateAll((all) => all.map(({id}) => id));
      expect(ids.filter((id) => id !== 'api')).toEqual(['fix', 'why', 'prevent', 'support', 'related']);
      const tops = await Promise.all(['#step-1', '.error-facts', '#why', '#related'].map(async (place) => (await page.locator(place).boundingBox())?.y ?? 0));
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
      await expect(page.getByRole('heading', {name: words.related}).locator('+ ul').getByRole('link').first()).toContainText('10142');
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).toHaveURL(`${prefix}/docs/tools/publications/issues/10142`);
      await page.locator('.pagination-nav__link--prev').click();
      await expect(page).toHaveURL(errorPage);
    });

    alone.describe(() => {
      // The browser itself reports the refused request.
      alone.use({allowProblems: {console: true}});
      alone('the finder says when the catalogue cannot be loaded, and tries again', async ({page, context}) => {
        let refused = true;
        await context.route(/matcher\.json$/, (route) => (refused ? route.fulfill({status: 503, body: ''}) : route.continue()));
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
      const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
      await page.getByRole('button', {name: words.copyLink}).click();
      await expect(page.getByRole('button', {name: words.copied})).toBeVisible();
      expect(await clipboard()).toBe(`https://help.postloom.example${prefix}/e/10141`);
      const replies = page.locator('details', {hasText: words.replies});
      await replies.locator('summary').click();
      await replies.getByRole('button').nth(0).click();
      expect(await clipboard()).toMatch(/^Hello![\s\S]*\(10141\)\n1\. [\s\S]*https:\/\/help\.postloom\.example\/e\/10141$/);
      await replies.getByRole('button').nth(1).click();
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
      // The answer is next to what was pasted, before the examples.
      const answer = await matches(page).last().boundingBox();
      expect((await page.getByRole('button', {name: 'quotaExceeded'}).boundingBox())?.y).toBeGreaterThan((answer?.y ?? 9999) + (answer?.height ?? 0));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
      // A line of the catalogue is made as the next.
      expect(await seriousViolations(page, {part: 'article', without: '.error-catalogue li:nth-child(n+4)'})).toEqual([]);
    });
  });

  test.describe(`error codes without script, ${locale}`, () => {
    reading('the catalogue is a plain list of links, and a page of a code is whole', async ({page}) => {
      await page.goto(catalogue);
      await expect(items(page)).toHaveCount(allCodes);
      await items(page).getByRole('link').filter({hasText: '10141'}).click();
      await expect(page.locator('.error-facts')).toContainText('Bad Request: chat not found');
      await expect(page.locator('#fix + ol li').first()).toBeVisible();
    });
  });
}
