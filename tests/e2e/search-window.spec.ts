import type {Page} from '@playwright/test';
import {hits, input, open, searchWindow, visit} from './search-window.ts';
import {desk, expect, hold, hydrated, languages, phone, sharing, test} from './setup.ts';

const chosen = (page: Page) => page.locator('.DocSearch-Hit[aria-selected=true]');
/** So many results as the window remembers them. */
function remembered(count: number, prefix = ''): object[] {
  return Array.from({length: count}, (_, number) => ({
    objectID: `${prefix}/docs/${number}`,
    type: 'lvl1',
    url: `/docs/channels/telegram#${prefix}${number}`,
    hierarchy: {lvl0: 'Channels', lvl1: `${prefix}result ${number}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    content: null,
  }));
}

async function remember(page: Page, recent: object[], favourite: object[]): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    ([first, second]) => {
      localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__help-en', JSON.stringify(first));
      localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__help-en', JSON.stringify(second));
    },
    [recent, favourite],
  );
}

test.use({viewport: desk});
sharing.use({viewport: desk});

sharing('20 hits, at most 5 of a group, and the way to all of them with their number', async ({page}) => {
  await visit(page, '/docs');
  await open(page);
  await input(page).fill('telegram');
  await expect(hits(page).first()).toBeVisible();
  expect(await hits(page).count()).toBeLessThanOrEqual(20);
  const groups = await page.locator('.DocSearch-Hits').all();
  expect(groups.length).toBeGreaterThan(1);
  const sizes = await Promise.all(groups.map((group) => group.locator('.DocSearch-Hit').count()));
  expect(Math.max(...sizes)).toBe(5);
  // The number grows while the index arrives; the search page says the last one.
  const all = searchWindow(page).getByText(/^See all \d{3} results$/);
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0] ?? '';
  await all.click();
  await expect(page).toHaveURL(/\/search\?q=telegram$/);
  await expect(searchWindow(page)).toHaveCount(0);
  await expect(page.locator('main [aria-live]')).toHaveText(`Results: ${count}`);
});

sharing('7 recent searches are kept, 4 beside favourites, of which 10 are; each can be removed', async ({page}) => {
  await remember(page, remembered(12), []);
  await visit(page, '/docs');
  await open(page);
  await expect(hits(page)).toHaveCount(7);
  await page.getByTitle('Remove this search from history').first().click();
  await expect(hits(page)).toHaveCount(6);
  await expect(searchWindow(page)).not.toContainText('result 0');
  await page.keyboard.press('Escape');

  await remember(page, remembered(12), remembered(12, 'favourite '));
  await visit(page, '/docs');
  await open(page);
  await expect(page.getByTitle('Remove this search from history')).toHaveCount(4);
  await expect(page.getByTitle('Remove this search from favorites')).toHaveCount(10);
});

sharing('what was typed, and what was searched before, stay when another page arrives behind the window', async ({page}) => {
  await remember(page, remembered(3), []);
  await visit(page, '/docs');
  await page.locator('main').getByRole('link', {name: 'Connect a channel'}).click();
  await expect(page).toHaveURL(/\/channels$/);
  await open(page);
  await expect(hits(page)).toHaveCount(3);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Documentation');
  await hits(page).nth(1).hover();
  await expect(hits(page)).toHaveCount(3);
  await input(page).fill('telegram');
  await expect(hits(page).first()).toContainText('Telegram');
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Channels');
  await hits(page).nth(1).hover();
  await expect(input(page)).toHaveValue('telegram');
  await expect(hits(page).first()).toContainText('Telegram');
});

sharing('an exception’s name that no page has leads to the error it may mean, which is all there is', async ({page}) => {
  await visit(page, '/docs');
  await open(page);
  await input(page).fill('Bitrix24InsufficientScope');
  await expect(hits(page)).toHaveCount(1);
  await expect(hits(page).first()).toContainText(/1\d{4}: /);
  await expect(searchWindow(page).getByText(/^See all/)).toHaveCount(0);
});

sharing('a search is saved and removed where motion is not wanted, too', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await remember(page, remembered(3), []);
  await visit(page, '/docs');
  await open(page);
  await page.getByTitle('Save this search').first().click();
  await expect(searchWindow(page)).toContainText('Favorite');
  await page.getByTitle('Remove this search from history').first().click();
  await expect(hits(page)).toHaveCount(2);
});

sharing('what can be pressed in a result stays where it is when the pointer comes', async ({page}) => {
  await remember(page, remembered(3), []);
  await visit(page, '/docs');
  await open(page);
  const save = hits(page).nth(1).getByTitle('Save this search');
  const before = await save.boundingBox();
  await hits(page).nth(1).hover();
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await save.boundingBox()).toEqual(before);
});

for (const [name, stored] of [
  ['no JSON', '{"broken":['],
  ['no list', '{"a":1}'],
] as const) {
  sharing(`a damaged history (${name}) is forgotten, and searches are remembered again`, async ({page}) => {
    await page.goto('/robots.txt');
    await page.evaluate((text) => {
      localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__help-en', text);
      localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__help-en', text);
    }, stored);
    await visit(page, '/docs');
    await open(page);
    await expect(searchWindow(page)).toContainText('No recent searches');
    await input(page).fill('10141');
    await expect(hits(page).first()).toContainText('10141');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/issues\/10141$/);
    await page.reload();
    await hydrated(page);
    await open(page);
    await expect(hits(page).first()).toContainText('10141');
  });
}

sharing('a result opens although the storage is nearly full', async ({page}) => {
  await visit(page, '/docs');
  await page.evaluate(() => {
    let filling = 'x'.repeat(1_000_000);
    for (let number = 0; filling.length > 10; number += 1) {
      try {
        localStorage.setItem(`filling${number}`, filling);
      } catch {
        filling = filling.slice(0, filling.length / 2);
      }
    }
  });
  await open(page);
  await input(page).fill('10141');
  await expect(hits(page).first()).toContainText('10141');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/issues\/10141$/);
  await expect(searchWindow(page)).toHaveCount(0);
});

sharing('the focus goes back where it was, however the window is closed', async ({page}) => {
  await visit(page, '/docs/channels/telegram');
  const link = page.locator('main a[href="/docs/channels/telegram/connecting"]').first();
  for (const close of [() => page.keyboard.press('Control+k'), () => page.mouse.click(5, 700)]) {
    await link.focus();
    await open(page);
    await close();
    await expect(searchWindow(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  }
  await page.setViewportSize(phone);
  await link.focus();
  await open(page);
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(link).toBeFocused();
});

sharing('Ctrl+K opens it with a Russian keyboard layout', async ({page}) => {
  await visit(page, '/ru/docs');
  await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', {key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true})));
  await expect(searchWindow(page)).toBeVisible();
});

sharing('a slash typed into a field stays in the field', async ({page}) => {
  await visit(page, '/docs/tools/publications/issues');
  const field = page.locator('.error-catalogue input[type=search]');
  await field.click();
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await expect(searchWindow(page)).toHaveCount(0);
});

test('it stalls after 300 ms, not at once', async ({page}) => {
  await visit(page, '/docs');
  const answer = await hold(page, '**/search-index/**');
  await open(page);
  const stalledAfter = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
        const container = document.querySelector('.DocSearch-Container');
        const started = performance.now();
        if (!field || !container) throw new Error('the window is not open');
        new MutationObserver(() => {
          if (container.classList.contains('DocSearch-Container--Stalled')) resolve(performance.now() - started);
        }).observe(container, {attributes: true});
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'telegram');
        field.dispatchEvent(new Event('input', {bubbles: true}));
      }),
  );
  expect(stalledAfter).toBeGreaterThanOrEqual(290);
  expect(stalledAfter).toBeLessThan(1000);
  answer();
  await expect(hits(page).first()).toBeVisible();
  await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
});

test('the choice stays where it was when the texts around the hits arrive', async ({page}) => {
  await visit(page, '/docs');
  const answer = await hold(page, '**/search-index/**/page/*.json');
  await open(page);
  const asked = page.waitForRequest(/search-index\/.*\/page\//);
  await input(page).pressSequentially('captcha needed', {delay: 20});
  await asked;
  await expect(hits(page).nth(2)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const href = await chosen(page).locator('a').getAttribute('href');
  const before = (await hits(page).allInnerTexts()).join('\n').length;
  answer();
  await expect.poll(async () => (await hits(page).allInnerTexts()).join('\n').length).toBeGreaterThan(before);
  await expect(chosen(page).locator('a')).toHaveAttribute('href', href ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

sharing('half of an emoji in a query breaks nothing', async ({page}) => {
  await visit(page, '/docs');
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('site:open-search', {detail: {query: `${'x'.repeat(511)}\u{1f680}`}})));
  await expect(input(page)).toHaveValue('x'.repeat(511));
  await input(page).evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'qzxwvq\ud83d');
    field.dispatchEvent(new Event('input', {bubbles: true}));
  });
  await expect(searchWindow(page)).toContainText('No results for');
  await expect(page.getByText('This page crashed')).toHaveCount(0);
});

sharing('names of groups are not offered as queries where nothing is found', async ({page}) => {
  await visit(page, '/docs');
  await open(page);
  await input(page).fill('webhook');
  await expect(chosen(page)).toBeVisible();
  await input(page).fill('qzxwvqqzxwvq');
  await expect(searchWindow(page)).toContainText('No results for');
  await expect(searchWindow(page).locator('.DocSearch-NoResults')).not.toContainText(/API 4\.1|Best matches|Try searching/);
  await expect(searchWindow(page).locator('.DocSearch-NoResults-Prefill-List')).toHaveCount(0);
});

sharing('the version of the page goes along to the search page, and with a switch of the language', async ({page}) => {
  await visit(page, '/docs/api/v4.0');
  await open(page);
  await input(page).fill('upload');
  await searchWindow(page)
    .getByText(/^See all/)
    .click();
  await expect(page).toHaveURL(/\/search\?q=upload&api=4\.0$/);
  await expect(page.locator('main select')).toHaveValue('4.0');
  await expect(page.locator('main article a[href*="/docs/api/v4.0/"]').first()).toBeVisible();
  await expect(page.locator('a[href="/ru/search?q=upload&api=4.0"]').first()).toBeAttached();
  await page.locator('main select').selectOption('4.1');
  await expect(page).toHaveURL(/api=4\.1/);
  await visit(page, '/search?q=upload&api=9.9');
  await expect(page.locator('main select')).toHaveValue('4.1');
});

sharing('more results of one question never mix with those of another', async ({page}) => {
  await visit(page, '/search?q=api');
  const results = page.locator('main article a');
  await expect(results).toHaveCount(20);
  await expect(results.first()).toHaveAttribute('href', '/docs/api');
  const first = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(results).toHaveCount(40);
  await expect(page.getByRole('button', {name: 'Show more results'})).toBeFocused();
  await page.locator('main select').selectOption('4.0');
  await expect(results.first()).toHaveAttribute('href', '/docs/api/v4.0');
  await expect(results).toHaveCount(20);
  await page.locator('main select').selectOption('4.1');
  await expect(results.first()).toHaveAttribute('href', '/docs/api');
  await expect(results).toHaveCount(20);
  expect(await results.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(first);
});

test('while the index is still on its way, what is typed is being looked for, and nothing is said of earlier searches', async ({page}) => {
  const release = await hold(page, '**/search-index/**/headings.json');
  await visit(page, '/docs');
  await open(page);
  await expect(searchWindow(page)).toContainText('No recent searches');
  await input(page).fill('telegram');
  await expect(searchWindow(page).getByText('Searching…')).toBeVisible();
  await expect(searchWindow(page).getByText('No recent searches')).toBeHidden();
  release();
  await expect(hits(page).first()).toBeVisible();
  await expect(searchWindow(page).getByText('Searching…')).toBeHidden();
});

test.describe('the search page without a connection', () => {
  test.use({allowProblems: {console: true}});

  test('keeps what was found, and asks again', async ({page}) => {
    await visit(page, '/search?q=api');
    const results = page.locator('main article');
    await expect(results).toHaveCount(20);
    await page.context().route('**/search-index/**', (route) => route.abort());
    await page.locator('main select').selectOption('4.0');
    await expect(page.locator('main [aria-live]')).toContainText('Unable to fetch results');
    await expect(results).toHaveCount(20);
    await page.context().unroute('**/search-index/**');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('main [aria-live]')).toContainText('Results:');
  });

  test('texts that cannot be had are not asked for without end', async ({page}) => {
    await visit(page, '/docs');
    let asked = 0;
    await page.context().route('**/search-index/**/page/*.json', (route) => {
      asked += 1;
      return route.abort();
    });
    await open(page);
    await input(page).fill('captcha needed');
    await expect(hits(page).first()).toBeVisible();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.waitForTimeout(1500);
    expect(asked).toBeLessThanOrEqual(20);
  });
});

for (const {locale, prefix} of languages) {
  test.describe(`a hosted service in ${locale}`, () => {
    // The policy of this build allows no service; the one of a build with it does (tests of the policy).
    test.use({allowProblems: {console: true}, bypassCSP: true});

    const hit = {
      objectID: '1',
      type: 'lvl1',
      url: `https://help.postloom.example${prefix}/docs/channels/telegram`,
      hierarchy: {lvl0: 'Channels', lvl1: 'Hosted <img src=x onerror="window.broken=1">', lvl2: null},
      content: null,
      _highlightResult: {hierarchy: {lvl0: {value: 'Channels'}, lvl1: {value: 'Hosted <img src=x onerror="window.broken=1"> <mark>hit</mark>'}}},
      _snippetResult: {hierarchy: {lvl1: {value: 'Hosted <img src=x onerror="window.broken=1"> <mark>hit</mark>'}}},
    };
    const external = {
      ...hit,
      objectID: '2',
      url: 'http://127.0.0.1:1/elsewhere',
      hierarchy: {...hit.hierarchy, lvl1: 'Elsewhere'},
      _highlightResult: {hierarchy: {lvl0: {value: 'Channels'}, lvl1: {value: 'Elsewhere'}}},
      _snippetResult: {},
    };

    /** The site as it is built with a hosted service: the setting stands in the main script. */
    async function withService(page: Page, answer: () => {readonly status: number; readonly hits: readonly object[]}): Promise<object[]> {
      const asked: object[] = [];
      await page.route(/\/assets\/js\/main\.[^/]*\.js$/, async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        const hosted = text.replace(
          /backend:"embedded",embedded:!0,appId:"EMBEDDED",apiKey:"none",indexName:"help-\w\w"/,
          'backend:"algolia",embedded:!0,appId:"TESTAPP",apiKey:"key",indexName:"help"',
        );
        expect(hosted).not.toBe(text);
        await route.fulfill({response, body: hosted});
      });
      await page.route(/\.algolia(net)?\.(net|com)\//, async (route) => {
        const {requests} = route.request().postDataJSON() as {readonly requests: readonly object[]};
        asked.push(...requests);
        const {status, hits: found} = answer();
        const results = requests.map(() => ({hits: found, nbHits: found.length, nbPages: 1, page: 0}));
        await route.fulfill({status, json: status === 200 ? {results} : {message: 'no'}, headers: {'access-control-allow-origin': '*'}});
      });
      return asked;
    }

    test('answers in the window and on the search page, and brings no elements', async ({page}) => {
      const asked = await withService(page, () => ({status: 200, hits: [hit, external]}));
      await visit(page, `${prefix}/docs`);
      await open(page);
      await input(page).fill('hit');
      await expect(hits(page).first()).toContainText('Hosted <img src=x onerror="window.broken=1"> hit');
      expect(asked.at(-1)).toMatchObject({indexName: 'help', query: 'hit', hitsPerPage: 20, facetFilters: expect.arrayContaining([`language:${locale}`])});
      // Another host is left to the browser.
      await page.route(external.url, (route) => route.fulfill({contentType: 'text/html', body: '<title>Elsewhere</title>'}));
      await hits(page).getByText('Elsewhere').click();
      await expect(page).toHaveTitle('Elsewhere');

      await visit(page, `${prefix}/docs`);
      await open(page);
      await input(page).fill('hit');
      await hits(page).first().click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/docs/channels/telegram$`));
      await open(page);
      await expect(hits(page).first()).toContainText('Hosted <img');
      expect(await page.evaluate(() => 'broken' in window)).toBe(false);

      await visit(page, `${prefix}/search?q=hit`);
      await expect(page.locator('main article').first()).toContainText('Hosted <img');
      expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    });

    test('that fails: the window says so, then the embedded index answers, for as long as it is opened again', async ({page}) => {
      const asked = await withService(page, () => ({status: 500, hits: []}));
      await visit(page, `${prefix}/docs`);
      await open(page);
      await input(page).fill('10141');
      await expect(searchWindow(page).getByRole('alert')).toContainText(locale === 'en' ? 'Unable to fetch results' : 'Не удалось получить результаты');
      await expect(hits(page).first()).toContainText('10141');
      await expect(searchWindow(page).getByRole('alert')).toHaveCount(0);
      await expect(input(page)).toHaveValue('10141');
      const tries = asked.length;
      await input(page).fill('10142');
      await expect(hits(page).first()).toContainText('10142');
      await page.keyboard.press('Escape');
      await open(page);
      await input(page).fill('10143');
      await expect(hits(page).first()).toContainText('10143');
      expect(asked.length).toBe(tries);

      await visit(page, `${prefix}/search?q=10141`);
      await expect(page.locator('main article').first()).toContainText('10141');
    });
  });
}

sharing('hits and answers about a network begin with its sign, its errors too; nothing found shows the loose thread', async ({page}) => {
  await visit(page, '/docs');
  await open(page);
  const signs = (address: string) =>
    hits(page)
      .filter({has: page.locator(`a[href^="${address}"]`)})
      .first()
      .locator('.sign');
  await input(page).fill('telegram');
  for (const address of ['/docs/channels/telegram', '/docs/channels/telegram#limits', '/docs/tools/publications/issues/101', '/docs/category/errors-telegram'])
    await expect(signs(address), address).toHaveAttribute('data-net', 'telegram');
  await input(page).fill('10141');
  await expect(hits(page).first()).toContainText('10141:');
  await expect(hits(page).first().locator('.sign')).toHaveAttribute('data-net', 'telegram');
  await input(page).fill('facts and sources');
  await expect(
    hits(page)
      .filter({has: page.locator('a[href="/docs/channels/facts-and-sources"]')})
      .first(),
  ).toBeVisible();
  await expect(signs('/docs/channels/facts-and-sources')).toHaveCount(0);
  await input(page).fill('qqzzxxyy');
  await expect(searchWindow(page).locator('.DocSearch-NoResults')).toBeVisible();
  await expect(searchWindow(page).locator('svg.search-thread')).toBeVisible();
  await expect(searchWindow(page).locator('.DocSearch-Screen-Icon')).toBeHidden();
  // The page of results says it in the same signs.
  await page.goto('/search?q=telegram');
  const result = page
    .locator('main article')
    .filter({has: page.locator('a[href^="/docs/tools/publications/issues/101"]')})
    .first();
  await expect(result.locator('.sign')).toHaveAttribute('data-net', 'telegram');
  await expect(result).toHaveAttribute('data-strand', 'errors');
});
