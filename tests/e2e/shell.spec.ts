import {desk, expect, hydrated, languages, phone, reading, sharing as test, test as alone} from './setup.ts';

const texts = {
  en: {
    skip: 'Skip to main content',
    documentation: 'Documentation',
    errors: 'Error codes',
    close: 'Close',
    home: 'How can we help?',
    missing: 'This page doesn’t exist',
  },
  ru: {
    skip: 'Перейти к основному содержимому',
    documentation: 'Документация',
    errors: 'Коды ошибок',
    close: 'Закрыть',
    home: 'Чем помочь?',
    missing: 'Такой страницы нет',
  },
} as const;

for (const {locale, prefix} of languages) {
  const text = texts[locale];
  for (const [width, viewport] of [
    ['phone', phone],
    ['desk', desk],
  ] as const) {
    test.describe(`${locale}, ${width}`, () => {
      test.use({viewport});
      reading.use({viewport});

      reading('the home page greets, nothing overflows', async ({page}) => {
        await page.goto(`${prefix}/`);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(text.home);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      });

      test('the keyboard reaches the skip link first and it jumps to the content', async ({page}) => {
        await page.goto(`${prefix}/docs/channels/telegram`);
        await hydrated(page);
        await page.keyboard.press('Tab');
        const skip = page.getByRole('link', {name: text.skip});
        await expect(skip).toBeFocused();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        const inside = await page.evaluate(
          () => document.activeElement?.closest('main, [class*="docMainContainer"], #__docusaurus_skipToContent_fallback') !== null,
        );
        expect(inside).toBe(true);
      });

      test('the announcement closes and stays closed', async ({page}) => {
        await page.goto(`${prefix}/`);
        await hydrated(page);
        const bar = page.locator('.theme-announcement-bar');
        await expect(bar).toBeVisible();
        await bar.getByRole('button', {name: text.close}).click();
        await expect(bar).toHaveCount(0);
        await page.reload();
        await hydrated(page);
        await expect(bar).toHaveCount(0);
      });

      test('the language switch keeps page and anchor', async ({page}) => {
        // A list that unfolds moves its links away under the pointer.
        await page.emulateMedia({reducedMotion: 'reduce'});
        await page.goto(`${prefix}/docs/channels/telegram/connecting#own-bot`);
        await hydrated(page);
        const other =
          locale === 'en' ? {name: 'Русский', path: '/ru/docs/channels/telegram/connecting'} : {name: 'English', path: '/docs/channels/telegram/connecting'};
        if (width === 'phone') {
          await page.locator('.navbar__toggle').click();
          await page.locator('.navbar-sidebar__back').click();
          await page
            .locator('.navbar-sidebar')
            .getByRole('button', {name: /Русский|English|Languages|Языки/})
            .first()
            .click();
          await page.locator('.navbar-sidebar').getByRole('link', {name: other.name}).click();
        } else {
          await page.locator('.navbar .dropdown', {hasText: /English|Русский/}).hover();
          await page.getByRole('link', {name: other.name}).click();
        }
        await expect(page).toHaveURL(new RegExp(`${other.path}#own-bot$`));
        await expect(page.locator('#own-bot')).toBeInViewport();
      });

      test('an unknown path helps on: an error code in it, the closest page', async ({page}) => {
        await page.goto(`${prefix}/docs/`);
        await hydrated(page);
        await page.evaluate((path) => window.history.pushState({}, '', path), `${prefix}/help/error-10141-again`);
        await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
        await expect(page.getByRole('heading', {name: text.missing})).toBeVisible();
        await expect(page.locator('main').getByRole('link', {name: '10141'})).toHaveAttribute('href', `${prefix}/docs/tools/publications/issues/10141`);
        await page.evaluate((path) => window.history.pushState({}, '', path), `${prefix}/docs/channels/telegramm`);
        await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
        await expect(page.locator('main').getByRole('link', {name: 'Telegram', exact: true})).toHaveAttribute('href', `${prefix}/docs/channels/telegram`);
      });
    });
  }

  test(`${locale}: the colour mode goes light, dark, system, is stored and follows the system`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto(`${prefix}/`);
    await hydrated(page);
    const html = page.locator('html');
    const toggle = page.locator('.navbar [class*="colorModeToggle"] button').first();
    const stored = (): Promise<string | null> => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('theme'))?.[1] ?? null);
    const seen: string[] = [];
    for (let press = 0; press < 3; press += 1) {
      await toggle.click();
      seen.push((await html.getAttribute('data-theme-choice')) ?? '');
    }
    expect(new Set(seen)).toEqual(new Set(['light', 'dark', 'system']));
    expect(seen.join('>')).toMatch(/light>dark>system|dark>system>light|system>light>dark/);
    while ((await html.getAttribute('data-theme-choice')) !== 'dark') await toggle.click();
    expect(await stored()).toBe('dark');
    await page.reload();
    // No flash: the attribute is set by the first script of the page, before anything is painted.
    expect(await html.getAttribute('data-theme')).toBe('dark');
    await hydrated(page);
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme-choice', 'system');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  test(`${locale}: the phone's menu has two levels and closes when the window grows`, async ({page}) => {
    await page.setViewportSize(phone);
    await page.goto(`${prefix}/docs/channels/telegram`);
    await hydrated(page);
    await page.locator('.navbar__toggle').click();
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar.locator('.theme-doc-sidebar-menu')).toBeVisible();
    await sidebar.locator('.navbar-sidebar__back').click();
    await expect(sidebar.locator('.navbar-sidebar__item').first().getByRole('link', {name: text.errors})).toBeInViewport();
    await page.setViewportSize(desk);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test(`${locale}: links change the page without loading it again, and scroll to the top`, async ({page}) => {
    await page.setViewportSize(desk);
    await page.goto(`${prefix}/docs/channels/telegram`);
    await hydrated(page);
    await page.evaluate(() => {
      (window as unknown as {mark: number}).mark = 1;
      window.scrollTo(0, 500);
    });
    await page
      .locator('main')
      .getByRole('link', {name: locale === 'en' ? 'Connecting Telegram' : 'Подключение Telegram'})
      .first()
      .click();
    await expect(page).toHaveURL(/\/connecting$/);
    expect(await page.evaluate(() => (window as unknown as {mark?: number}).mark)).toBe(1);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('a path with .html or /index.html is the same page', async ({page}) => {
  for (const path of ['/docs/channels/telegram/connecting.html', '/docs/channels/telegram/index.html', '/ru/docs/channels/telegram/connecting.html']) {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/Telegram/);
  }
});

reading('breadcrumbs lead back up', async ({page}) => {
  await page.goto('/docs/channels/telegram/connecting');
  await expect(page.locator('.theme-doc-breadcrumbs')).toContainText(/Channels.*Telegram.*Connecting/);
});

test('the page says its language, its translations and its canonical address', async ({page}) => {
  await page.goto('/ru/docs/channels/telegram');
  // The page's head is written anew when its script starts, so a single look may meet it empty.
  const alternates = (): Promise<(string | null)[]> =>
    page.locator('link[rel="alternate"][hreflang]').evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')).sort());
  await expect.poll(alternates).toEqual(['en', 'ru', 'x-default']);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/ru\/docs\/channels\/telegram$/);
});

alone.describe('when parts fail', () => {
  alone.use({allowProblems: {console: true}});

  alone('a chunk that cannot be loaded leads to a full load of the page', async ({page}) => {
    await page.goto('/docs/channels/telegram');
    await hydrated(page);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await page.route(/\/assets\/js\/.*\.js$/, (route) => route.abort());
    await page.locator('main').getByRole('link', {name: 'Connecting Telegram'}).first().click({noWaitAfter: true});
    await expect.poll(() => loads).toContain('/docs/channels/telegram/connecting');
  });

  alone('blocked storage takes nothing away', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/docs/channels/telegram');
    await hydrated(page);
    await page.locator('.navbar [class*="colorModeToggle"] button').first().click();
    await page.locator('main').getByRole('link', {name: 'Connecting Telegram'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Connecting Telegram');
  });
});

test('reduced motion switches transitions off', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/');
  const longest = await page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('.navbar *, main *')].map((element) => Number.parseFloat(getComputedStyle(element).transitionDuration) || 0)),
  );
  expect(longest).toBeLessThanOrEqual(0.001);
});

alone('the progress bar shows when a page takes longer than 200 ms', async ({page}) => {
  await page.goto('/docs/channels/telegram');
  await hydrated(page);
  await page.route(/\/assets\/js\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.id = 'far';
    link.href = '/docs/team';
    document.body.append(link);
  });
  await page.locator('.footer, nav').first().waitFor();
  const bar = page.locator('#nprogress');
  await page.locator('main').getByRole('link', {name: 'Connecting Telegram'}).first().click({noWaitAfter: true});
  await expect(bar).toHaveCount(1);
  await expect(page).toHaveURL(/connecting$/);
  await expect(bar).toHaveCount(0);
});

for (const {locale, prefix} of languages) {
  test(`${locale}: the sections end before the search begins, at every width of a desk`, async ({page}) => {
    for (const address of [`${prefix}/docs/account`, `${prefix}/docs/api`]) {
      await page.setViewportSize({width: 1000, height: 800});
      await page.goto(address);
      await hydrated(page);
      for (const width of [1000, 1060, 1100, 1200, 1240, 1280, 1300, 1360]) {
        await page.setViewportSize({width, height: 800});
        const [space, lines] = await page.evaluate(() => {
          const side = (selector: string, name: 'left' | 'right'): number => document.querySelector(selector)?.getBoundingClientRect()[name] ?? Number.NaN;
          const all = [...(document.querySelector('.navbar [data-strand=account]')?.parentElement?.children ?? [])];
          return [
            side('.navbar .search-button', 'left') - side('.navbar [data-strand=account]', 'right'),
            new Set(all.map((section) => Math.round(section.getBoundingClientRect().top))).size,
          ];
        });
        expect(space, `${address} at ${width}px`).toBeGreaterThan(12);
        expect(lines, `${address} at ${width}px`).toBe(1);
      }
    }
  });
}

test('sections that an owner adds take a second line of the bar, clear of the search and of what else stands there', async ({page}) => {
  for (const address of ['/docs/account', '/ru/docs/api']) {
    await page.setViewportSize({width: 1000, height: 800});
    await page.goto(address);
    await hydrated(page);
    await page.evaluate(() => {
      const last = document.querySelector('.navbar a[data-strand=account]');
      for (const name of ['Academy', 'Integrations', 'Changelog', 'Community']) {
        const added = last?.cloneNode() as HTMLElement;
        added.textContent = name;
        added.classList.remove('navbar__link--active');
        last?.parentElement?.append(added);
      }
    });
    for (const width of [1000, 1100, 1200, 1280, 1440, 1920]) {
      await page.setViewportSize({width, height: 800});
      const bar = await page.evaluate(() => {
        const box = (element: Element | null | undefined): DOMRect => element?.getBoundingClientRect() ?? new DOMRect(Number.NaN);
        const links = [...(document.querySelector('.navbar a[data-strand=account]')?.parentElement?.children ?? [])];
        return {
          links: links.length,
          right: Math.max(...links.map((link) => box(link).right)),
          inside: links.every((link) => box(link).bottom <= box(document.querySelector('.navbar')).bottom + 3),
          apart: links.every((link) =>
            links.every(
              (other) =>
                other === link ||
                box(link).right <= box(other).left + 1 ||
                box(other).right <= box(link).left + 1 ||
                box(link).bottom <= box(other).top + 1 ||
                box(other).bottom <= box(link).top + 1,
            ),
          ),
          search: box(document.querySelector('.navbar .search-button')).left,
          height: box(document.querySelector('.navbar')).height,
        };
      });
      expect(bar.links).toBe(10);
      expect(bar.search - bar.right, `${address} at ${width} px`).toBeGreaterThan(8);
      expect(bar, `${address} at ${width} px`).toMatchObject({inside: true, apart: true});
      // What sticks below the bar knows its height.
      expect(bar.height, `${address} at ${width} px`).toBeLessThanOrEqual(60);
    }
  }
});

test('where motion is unwanted, no colour lags behind another one’s change', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/docs/team');
  await hydrated(page);
  const coloured = await page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const {transitionProperty} = getComputedStyle(element);
      return /all|color|background|fill|opacity/.test(transitionProperty) ? [`${element.localName}: ${transitionProperty}`] : [];
    }),
  );
  expect(coloured).toEqual([]);
});
