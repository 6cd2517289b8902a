import {hits, input, open, searchWindow, visit} from './search-window.ts';
import {desk, expect, hold, languages, phone, sharing as test, test as alone} from './setup.ts';

const texts = {
  en: {
    placeholder: 'Search docs',
    none: 'No results for',
    report: 'Believe this query should return results?',
    tell: 'Let us know.',
    error: 'Unable to fetch results',
    help: 'You might want to check your network connection.',
    empty: 'No recent searches',
    recent: 'Recent',
    favorite: 'Favorite',
    save: 'Save this search',
    forget: 'Remove this search from history',
    unfavor: 'Remove this search from favorites',
    cancel: 'Cancel',
    footer: ['to select', 'to navigate', 'to close'],
    all: /See all \d+ results/,
    connecting: 'Connecting Telegram',
    query: 'connect telegram',
    noscript: 'The search works with JavaScript only.',
  },
  ru: {
    placeholder: 'Искать в\u00a0справке',
    none: 'Ничего не найдено по запросу',
    report: 'Считаете, что по этому запросу должны быть результаты?',
    tell: 'Сообщите нам.',
    error: 'Не удалось получить результаты',
    help: 'Возможно, пропало соединение с интернетом: проверьте его.',
    empty: 'Вы ещё ничего не искали',
    recent: 'Недавние',
    favorite: 'Избранное',
    save: 'Сохранить этот поиск',
    forget: 'Удалить из недавних',
    unfavor: 'Удалить из\u00a0избранного',
    cancel: 'Отмена',
    footer: ['открыть', 'выбрать', 'закрыть'],
    all: /Показать все результаты: \d+/,
    connecting: 'Подключение Telegram',
    query: 'подключить телеграм',
    noscript: 'Поиск работает только с\u00a0JavaScript.',
  },
} as const;

for (const {locale, prefix} of languages) {
  const text = texts[locale];

  test.describe(`search in ${locale}`, () => {
    test.use({viewport: desk});

    test('the button opens it, Escape closes it, the focus goes back', async ({page}) => {
      await visit(page, `${prefix}/docs/channels/telegram`);
      const button = page.locator('.search-button');
      await button.click();
      await expect(searchWindow(page)).toBeVisible();
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveAttribute('placeholder', text.placeholder);
      await expect(searchWindow(page).getByText(text.empty)).toBeVisible();
      for (const footer of text.footer) await expect(searchWindow(page)).toContainText(footer);
      await page.keyboard.press('Escape');
      await expect(searchWindow(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    test('Cancel closes it on a phone, and nothing is wider than the screen', async ({page}) => {
      await page.setViewportSize(phone);
      await visit(page, `${prefix}/docs/channels/telegram`);
      await page.locator('.search-button').click();
      await input(page).fill(text.query);
      await expect(hits(page).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
      await page.getByRole('button', {name: text.cancel}).click();
      await expect(searchWindow(page)).toHaveCount(0);
    });

    // In one window: what it searches with takes longer to load than to ask.
    test('finds what is meant, says what is not there, and remembers', async ({page}) => {
      test.slow();
      await visit(page, `${prefix}/docs`);
      await open(page);

      await test.step('a result opens its page; the search is remembered, saved and removed', async () => {
        await input(page).fill(text.query);
        await expect(hits(page).first()).toContainText(text.connecting);
        await expect(searchWindow(page).getByText(text.empty)).toBeHidden();
        await expect(searchWindow(page).getByText(text.all)).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${prefix}/docs/channels/telegram/connecting`));
        await expect(searchWindow(page)).toHaveCount(0);

        await open(page);
        await expect(searchWindow(page)).toContainText(text.recent);
        await page.getByTitle(text.save).first().click();
        await expect(searchWindow(page)).toContainText(text.favorite);
        await page.getByTitle(text.unfavor).first().click();
        await expect(searchWindow(page)).toContainText(text.empty);
      });

      await test.step('what is not there is said, with a way to tell us', async () => {
        await input(page).fill('qzxwvq');
        await expect(searchWindow(page)).toContainText(text.none);
        await expect(searchWindow(page)).toContainText(text.report);
        await expect(searchWindow(page).getByRole('link', {name: text.tell})).toHaveAttribute('href', /issues\/new\?title=qzxwvq$/);
      });

      await test.step('typos, the wrong layout, synonyms and codes find their page', async () => {
        for (const [query, address] of [
          ['telegarm', '/docs/channels/telegram'],
          ['штыефпкфь', '/docs/channels/instagram'],
          ['PEER_ID_INVALID', '/docs/tools/publications/issues/10141'],
          ['fb', '/docs/channels/facebook'],
          ...(locale === 'ru'
            ? [
                ['ntktuhfv', '/docs/channels/telegram'],
                ['партнерка', '/docs/affiliate-program'],
              ]
            : []),
        ] as const) {
          await input(page).fill(query);
          // Below the ways to a network that is named, the page itself.
          const found = hits(page).filter({hasNot: page.locator('.search-row-way')});
          await expect(found.locator('a').first()).toHaveAttribute('href', `${prefix}${address}`);
        }
      });

      await test.step('a hit inside a page opens it at the heading', async () => {
        await input(page).fill('telegram faq');
        await expect(hits(page).first()).toBeVisible();
        await input(page).fill(locale === 'en' ? 'how many pictures can one post hold' : 'сколько картинок помещается в один пост');
        const hit = hits(page).locator('a[href*="/channels/telegram/faq#"]').first();
        await hit.click();
        await expect(page).toHaveURL(/\/channels\/telegram\/faq#\w+/);
        const anchor = new URL(page.url()).hash.slice(1);
        await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
      });
    });

    test('the search page finds on a direct load and keeps the query in the other language', async ({page}) => {
      await visit(page, `${prefix}/search?q=telegram`);
      const results = page.locator('main article');
      await expect(results.first()).toContainText('Telegram');
      await expect(page.locator('main input[type=search]')).toHaveValue('telegram');
      const other = languages.find((language) => language.locale !== locale);
      await expect(page.locator(`a[href="${other?.prefix}/search?q=telegram"]`).first()).toBeAttached();
      await page.locator('main input[type=search]').fill('10141');
      await expect(results.first()).toContainText('10141');
      await expect(page).toHaveURL(/q=10141/);
      await expect(results.first().locator('a')).toHaveAttribute('href', `${prefix}/docs/tools/publications/issues/10141`);
    });

    test('the search page offers ways on where nothing is asked and where nothing is found', async ({page, request}) => {
      const html = await (await request.get(`${prefix}/search`)).text();
      const ways = ['/docs/tools/publications/issues', '/docs/channels/telegram'].map((path) => prefix + path);
      for (const way of ways) expect(html.slice(html.indexOf('search-empty'))).toContain(`href=${way}`);
      await visit(page, `${prefix}/search`);
      const help = page.locator('main .search-empty');
      const field = page.locator('main input[type=search]');
      for (const words of ['', 'qqzzxxyy']) {
        await field.fill(words);
        for (const way of ways) await expect(help.locator(`a[href="${way}"]`)).toBeVisible();
        // On the edge of what stands above.
        expect((await help.locator('a').first().boundingBox())?.x).toBe((await field.boundingBox())?.x);
      }
      // Nor does it move once the window has brought its styles.
      await page.keyboard.press('Control+k');
      await expect(page.locator('.DocSearch-Modal .search-empty')).toBeVisible();
      expect((await help.locator('a').first().boundingBox())?.x).toBe((await field.boundingBox())?.x);
      await page.keyboard.press('Escape');
      await field.fill('telegram');
      await expect(page.locator('main article').first()).toBeVisible();
      await expect(help).toHaveCount(0);
    });

    test('who comes to the search page with words is not shown first where to go without any', async ({page}) => {
      const release = await hold(page, '**/assets/js/main.*');
      await page.goto(`${prefix}/search?q=telegram`, {waitUntil: 'commit'});
      const help = page.locator('main .search-empty');
      await expect(help).toBeAttached();
      await expect(help).toBeHidden();
      release();
      await expect(page.locator('main article').first()).toBeVisible();
      await expect(help).toHaveCount(0);
    });

    test('however long what is looked for is, ways on stand on a phone’s first screen', async ({page}) => {
      await page.setViewportSize(phone);
      const long = 'достопримечательностями'.repeat(22);
      await visit(page, `${prefix}/search?q=${long}`);
      await expect(page.locator('main .search-empty a').nth(2)).toBeInViewport({ratio: 1});
      await open(page);
      await input(page).fill(long);
      await expect(searchWindow(page).locator('.DocSearch-NoResults')).toBeVisible();
      await expect(searchWindow(page).locator('.search-empty a').nth(2)).toBeInViewport({ratio: 1});
    });

    test('without script the search page says what to do', async ({request}) => {
      const html = await (await request.get(`${prefix}/search`)).text();
      const [, notice = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html.slice(html.indexOf('<main'))) ?? [];
      expect(notice).toContain(text.noscript);
      expect(notice).toContain(`href=${prefix}/docs/tools/publications/issues`);
    });
  });

  alone.describe(`search without a connection in ${locale}`, () => {
    alone.use({allowProblems: {console: true}, viewport: desk});

    alone('says so, and finds as soon as there is one', async ({page}) => {
      await visit(page, `${prefix}/docs`);
      await page.context().route('**/search-index/**', (route) => route.abort());
      await open(page);
      await input(page).fill('telegram');
      await expect(searchWindow(page)).toContainText(text.error);
      await expect(searchWindow(page)).toContainText(text.help);
      await page.context().unroute('**/search-index/**');
      await input(page).fill('telegra');
      await expect(hits(page).first()).toBeVisible();
    });
  });
}

// What the search does without a word, seen in one language: the one whose addresses have a prefix.
test.describe('search', () => {
  test.use({viewport: desk});
  const {prefix} = languages[1];

  test('each key opens it', async ({page}) => {
    await visit(page, `${prefix}/docs/channels/telegram`);
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(searchWindow(page), key).toBeVisible();
      await expect(input(page), key).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(searchWindow(page), key).toHaveCount(0);
    }
  });

  test('the event opens it with words typed, and a click outside closes it', async ({page}) => {
    await visit(page, `${prefix}/docs/channels/telegram`);
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('site:open-search', {detail: {query: '10141'}})));
    await expect(input(page)).toHaveValue('10141');
    await expect(hits(page).first()).toContainText('10141');
    await page.mouse.click(5, 700);
    await expect(searchWindow(page)).toHaveCount(0);
  });

  test('markup in a query is text, and a very long query is cut', async ({page}) => {
    await visit(page, `${prefix}/docs`);
    await open(page);
    await input(page).fill('<img src=x onerror=alert(1)> telegram');
    await expect(hits(page).first()).toBeVisible();
    await expect(searchWindow(page).locator('img')).toHaveCount(0);
    await input(page).evaluate((element: HTMLInputElement) => element.focus());
    await input(page).fill('');
    await page.keyboard.insertText('telegram '.repeat(1200));
    expect((await input(page).inputValue()).length).toBeLessThanOrEqual(512);
  });

  test('the search page shows further results and the other API version', async ({page}) => {
    await visit(page, `${prefix}/search?q=api`);
    const results = page.locator('main article');
    await expect(results).toHaveCount(20);
    await page.locator('main button').last().click();
    await expect.poll(() => results.count()).toBeGreaterThan(20);
    await page.locator('main input[type=search]').fill('POST /publications');
    await expect(results.locator('a[href*="/docs/api/create-publication"]').first()).toBeVisible();
    await page.locator('main select').selectOption('4.0');
    await expect(results.locator('a[href*="/docs/api/v4.0/"]').first()).toBeVisible();
    await expect(results.locator('a[href*="/docs/api/create-publication"]')).toHaveCount(0);
  });

  test('the search page takes markup and ten thousand characters', async ({page}) => {
    await visit(page, `${prefix}/search?q=${encodeURIComponent('<script>alert(1)</script><b>telegram</b>')}`);
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.locator('main b, main script')).toHaveCount(0);
    await visit(page, `${prefix}/search?q=${'x'.repeat(10_000)}`);
    await expect(page.locator('main [aria-live]')).not.toBeEmpty();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(desk.width);
  });
});

alone('hits come before their texts, and the texts when the typing rests', async ({page}) => {
  await visit(page, '/docs');
  let answer = (): void => undefined;
  const wait = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked: string[] = [];
  await page.context().route('**/search-index/**/page/*.json', async (route) => {
    asked.push(route.request().url());
    await wait;
    await route.continue();
  });
  await open(page);
  // Fast typing: each key before the one before it has rested, however busy the machine is.
  await input(page).evaluate((field: HTMLInputElement, text) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (let typed = 1; typed <= text.length; typed += 1) {
      value?.set?.call(field, text.slice(0, typed));
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }
  }, 'captcha needed');
  await expect(hits(page).first()).toContainText('10191');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(20);
  const before = await hits(page).allInnerTexts();
  answer();
  await expect.poll(async () => (await hits(page).allInnerTexts()).join('\n').length).toBeGreaterThan(before.join('\n').length);
  await expect(input(page)).toHaveValue('captcha needed');
});

test('a short word of a Russian result stands on the line of the next one', async ({page}) => {
  await visit(page, '/ru/search?q=почему пост не вышел');
  const results = page.locator('main article');
  await expect(results.first()).toBeVisible();
  const texts = (await results.allTextContents()).join('\n');
  expect(texts).toMatch(/[а-яё] не\u00a0выш/i);
  expect([...texts.matchAll(/(?<![а-яё])[а-яё]{1,2} [а-яё]+/gi)].map(String)).toEqual([]);
});

test('the API version of the page is searched', async ({page}) => {
  await visit(page, '/docs/api/v4.0');
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('POST /publications');
  await expect(page.locator('.DocSearch-Hit a[href^="/docs/api/v4.0/"]').first()).toBeVisible();
  await expect(page.locator('.DocSearch-Hit a[href^="/docs/api/create"]')).toHaveCount(0);
});
