import {hits, input, open, searchWindow, visit} from './search-window.ts';
import {desk, expect, languages, sharing as test, test as alone} from './setup.ts';

const texts = {
  en: {
    answer: 'Answer',
    first: 'First:',
    best: 'Best matches',
    cut: 'Only the first 512 characters',
    failed: 'Unable to fetch results',
    check: 'You might want to check your network connection.',
    again: 'Try again',
  },
  ru: {
    answer: 'Ответ',
    first: 'Сначала:',
    best: 'Лучшие совпадения',
    cut: 'Поиск идёт по первым 512 символам',
    failed: 'Не удалось получить результаты',
    check: '',
    again: 'Повторить',
  },
} as const;

test.use({viewport: desk});

for (const {locale, prefix} of languages) {
  const words = texts[locale];
  test.describe(`the answer in the search window, ${locale}`, () => {
    // In one window: what it searches with takes longer to load than to ask.
    test('shows codes, limits and ways, says how much there is, and offers ways on', async ({page}) => {
      test.slow();
      await visit(page, `${prefix}/docs`);
      await open(page);

      await test.step('empty, it offers the catalogue, networks and pages', async () => {
        const help = page.locator('.search-empty');
        await expect(help.getByRole('link', {name: 'Telegram'})).toBeVisible();
        await expect(help.locator(`a[href="${prefix}/docs/tools/publications/issues"]`)).toBeVisible();
        await input(page).fill('team');
        await expect(help).toHaveCount(0);
      });

      await test.step('is a dialog, and says how many results there are', async () => {
        await expect(page.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
        await input(page).fill('watermark');
        await expect(searchWindow(page).locator('.search-count')).toHaveText(/\d/);
      });

      await test.step('a message of a network shows its code', async () => {
        for (const [message, code] of [
          ['The user has exceeded the number of videos they may upload.', '10224'],
          ['Слишком много однотипных действий', '10196'],
          ['{"ok":false,"error_code":400,"description":"Bad Request: need administrator rights in the channel chat"}', '10143'],
        ] as const) {
          await input(page).fill(message);
          await expect(hits(page).first()).toContainText(`${code}:`);
        }
      });

      await test.step('a limit that is asked for shows its value and its source', async () => {
        for (const [query, value, source] of [
          ['tiktok video size', /4\s(?:GB|ГБ)/, 'developers.tiktok.com'],
          ['сколько символов в телеграме', /4.?096/, 'core.telegram.org'],
        ] as const) {
          await input(page).fill(query);
          await expect(hits(page).first()).toContainText(value);
          await expect(hits(page).first()).toContainText(source);
          await expect(hits(page).first().locator('a')).toHaveAttribute('href', /#limit-/);
        }
      });

      await test.step('the name of a network shows its three ways', async () => {
        await input(page).fill('telegram');
        await expect(hits(page).first().locator('a')).toHaveAttribute('href', `${prefix}/docs/channels/telegram/connecting`);
        await expect(hits(page).nth(1).locator('a')).toHaveAttribute('href', `${prefix}/docs/channels/telegram#limits`);
        await expect(hits(page).nth(2).locator('a')).toHaveAttribute('href', `${prefix}/docs/channels/telegram#errors`);
        await expect(searchWindow(page).getByText(words.answer, {exact: true})).toBeVisible();
        await expect(searchWindow(page).getByText(words.best, {exact: true})).toBeVisible();
      });

      await test.step('takes 512 characters, and says that the rest is cut', async () => {
        const long = `${'x'.repeat(505)} 10141`;
        await input(page).fill(long);
        expect(await input(page).inputValue()).toBe(long);
        await expect(hits(page).first()).toContainText('10141');
        await expect(searchWindow(page).getByText(words.cut)).toHaveCount(0);
        await input(page).fill('');
        await page.keyboard.insertText('telegram '.repeat(100));
        expect(await input(page).inputValue()).toHaveLength(512);
        await expect(searchWindow(page).getByText(words.cut)).toBeVisible();
      });

      await test.step('a code shows its first step, in any spelling and whatever stands beside it', async () => {
        for (const query of ['10141', 'E10141', 'my instagram post failed 10141']) {
          await input(page).fill(query);
          const first = hits(page).first();
          await expect(first).toContainText('10141:');
          await expect(first).toContainText(words.first);
          await expect(first.locator('a')).toHaveAttribute('href', `${prefix}/docs/tools/publications/issues/10141`);
          await expect(first).toHaveAttribute('aria-selected', 'true');
          // One page once.
          await expect(page.locator(`.DocSearch-Hit a[href^="${prefix}/docs/tools/publications/issues/10141"]`)).toHaveCount(1);
        }
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`${prefix}/docs/tools/publications/issues/10141`);
      });

      await test.step('a limit that is asked of no network shows the value of each, and leads to the table of all', async () => {
        await open(page);
        await input(page).fill(locale === 'en' ? 'how many characters' : 'сколько символов');
        await expect(hits(page).first()).toContainText(/(?:^|\W)X\s280(?!\d)/);
        await expect(hits(page).first()).toContainText(/Threads\s500(?!\d)/);
        await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`${prefix}/docs/tools/publications/faq/crossposting-limitations#table`);
        await expect(page.locator('#table')).toBeInViewport();
      });
    });
  });
}

test('what is typed on the focused button is looked for', async ({page}) => {
  await visit(page, '/docs');
  await page.locator('.search-button').focus();
  await page.keyboard.press('w');
  await expect(input(page)).toHaveValue('w');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('atermark');
  await expect(hits(page).first()).toContainText('Watermark');
});

alone('what is typed on the button while the window is on its way is all looked for', async ({page}) => {
  await visit(page, '/docs');
  let letGo = (): void => undefined;
  const isTyped = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.locator('.search-button').focus();
  await page.keyboard.type('delete a watermark');
  letGo();
  await expect(input(page)).toHaveValue('delete a watermark');
  await expect(hits(page).first()).toContainText('Watermark');
});

alone.describe('without a connection', () => {
  // The browser itself reports what it cannot fetch; nothing may have been fetched before.
  alone.use({allowProblems: {console: true}, viewport: desk});
  alone('the page stays, the window says so and tries again', async ({page, context}) => {
    await visit(page, '/docs/tools/publications/post-checker');
    await page.getByRole('textbox').first().fill('kept');
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alertdialog')).toContainText(texts.en.failed);
    await expect(page.getByRole('alertdialog')).toContainText(texts.en.check);
    await expect(page).toHaveURL(/post-checker/);
    await expect(page.getByRole('textbox').first()).toHaveValue('kept');
    // As soon as there is a connection it opens by itself.
    await context.setOffline(false);
    await expect(searchWindow(page)).toBeVisible();
    await input(page).fill('telegram');
    await expect(hits(page).first()).toContainText('Telegram');
  });

  alone('the button tries again', async ({page, context}) => {
    await visit(page, '/docs');
    await context.route('**/assets/js/**', (route) => route.abort());
    await page.keyboard.press('Control+k');
    const notice = page.getByRole('alertdialog');
    await expect(notice).toContainText(texts.en.failed);
    await notice.getByRole('button', {name: texts.en.again}).click();
    await expect(notice).toBeVisible();
    await context.unroute('**/assets/js/**');
    await notice.getByRole('button', {name: texts.en.again}).click();
    await expect(searchWindow(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/docs$/);
  });
});
