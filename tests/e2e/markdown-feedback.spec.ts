import type {Locator, Page} from '@playwright/test';
import {product} from '../../src/config/product.ts';
import type {Site} from './fixture-site.ts';
import {desk, expect, hydrated, languages, phone, sharing, test, violations} from './setup.ts';

const texts = {
  en: {
    copy: 'Copy page',
    copied: 'Copied',
    failed: 'Not copied',
    view: 'View as Markdown',
    question: 'Was this helpful?',
    yes: 'Yes',
    no: 'No',
    note: 'What’s missing or wrong? (optional)',
    send: 'Open an issue',
    thanks: 'Thank you.',
    before: 'You’ve already answered today. Thank you.',
    subject: 'Not helpful: Telegram',
    enough: 'Thank you. You’ve rated many pages today, so you can rate more tomorrow.',
    mailSend: 'Write an email',
    mailSubject: 'Helpful: Home',
    eventSend: 'Send',
    notSent: /feedback wasn’t sent/,
    allow: 'Allow',
    refuse: 'Refuse',
  },
  ru: {
    copy: 'Скопировать страницу',
    copied: 'Скопировано',
    failed: 'Не скопировано',
    view: 'Показать в Markdown',
    question: 'Помогла ли эта страница?',
    yes: 'Да',
    no: 'Нет',
    note: 'Чего не хватает или что неверно? (необязательно)',
    send: 'Создать обращение',
    thanks: 'Спасибо.',
    before: /^Сегодня вы\sуже оценили эту страницу\. Спасибо!$/,
    subject: 'Не помогло: Telegram',
    enough: /^Спасибо! Сегодня вы\sоценили уже много страниц\. Продолжить можно будет завтра\.$/,
    mailSend: 'Написать письмо',
    mailSubject: 'Помогло: Home',
    eventSend: 'Отправить',
    notSent: /Не\sудалось отправить отзыв/,
    allow: 'Разрешить',
    refuse: 'Отказаться',
  },
} as const;

const path = '/docs/channels/telegram';

for (const {locale, prefix} of languages) {
  const text = texts[locale];
  for (const [width, viewport] of [
    ['phone', phone],
    ['desk', desk],
  ] as const) {
    test.describe(`${locale}, ${width}: Markdown`, () => {
      sharing.use({viewport});

      sharing('is fetched and copied when asked for, and nothing moves', async ({page, context}) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const fetched: string[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('.md')) fetched.push(new URL(request.url()).pathname);
        });
        await page.goto(`${prefix}${path}`);
        await hydrated(page);
        const button = page.getByRole('button', {name: text.copy});
        const title = page.getByRole('heading', {level: 1});
        // At the page's end on a phone: brought into sight first, so that the press has not to scroll.
        await button.scrollIntoViewIfNeeded();
        const places = async () => [await page.locator('.page-aside').boundingBox(), await title.boundingBox()];
        const before = await places();
        expect(before.every((place) => place !== null && place.x >= 0 && place.x + place.width <= viewport.width)).toBe(true);
        expect(fetched).toEqual([]);
        await button.click();
        await expect(page.getByRole('status').filter({hasText: text.copied})).toHaveText(text.copied);
        expect(await places()).toEqual(before);
        expect(fetched).toEqual([`${prefix}${path}.md`]);
        const markdown = await (await page.request.get(`${prefix}${path}.md`)).text();
        expect(markdown).toContain('\n# Telegram\n');
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
      });

      sharing('can be opened, and is named in the head', async ({page}) => {
        await page.goto(`${prefix}${path}`);
        await hydrated(page);
        await expect(page.getByRole('link', {name: text.view})).toHaveAttribute('href', `${prefix}${path}.md`);
        await expect(page.locator('head link[type="text/markdown"]')).toHaveAttribute('href', `${product.siteUrl}${prefix}${path}.md`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      });
    });
  }

  test.describe(`${locale}: Markdown`, () => {
    test('that cannot be fetched is said not to be copied', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        window.fetch = () => Promise.reject(new TypeError('offline'));
      });
      await page.goto(`${prefix}${path}`);
      await hydrated(page);
      await page.getByRole('button', {name: text.copy}).click();
      await expect(page.getByRole('status').filter({hasText: text.failed})).toHaveText(text.failed);
    });

    sharing('follows the reader from page to page, and lists stand at the top', async ({page}) => {
      await page.goto(`${prefix}/docs/team`);
      await hydrated(page);
      await page.locator(`main a[href^="${prefix}/docs/"]:not([href$=".md"]):not([href*="#"])`).first().click();
      await expect(page).not.toHaveURL(/\/docs\/team$/);
      await expect(page.getByRole('link', {name: text.view})).toHaveAttribute('href', `${new URL(page.url()).pathname}.md`);
      const list = await (await page.request.get(`${prefix}/llms.txt`)).text();
      expect(list).toContain(`(${product.siteUrl}${prefix}/docs/team.md)`);
    });

    sharing('tools and question are not printed', async ({page}) => {
      await page.goto(`${prefix}${path}`);
      await expect(page.getByRole('button', {name: text.copy})).toBeVisible();
      await expect(page.getByText(text.question)).toBeVisible();
      await page.emulateMedia({media: 'print'});
      await expect(page.getByRole('button', {name: text.copy})).toBeHidden();
      await expect(page.getByText(text.question)).toBeHidden();
    });
  });

  test.describe(`${locale}: was this helpful`, () => {
    test.use({viewport: phone});

    test('a no with a note fills in an issue, once a page a day, and asks nobody before', async ({page, context}) => {
      await context.route(`${new URL(product.repositoryUrl).origin}/**`, (route) => route.fulfill({status: 200, contentType: 'text/html', body: 'issue'}));
      await page.goto(`${prefix}${path}`);
      await hydrated(page);
      const section = page.getByRole('region', {name: text.question});
      const no = section.getByRole('button', {name: text.no, exact: true});
      await no.click();
      await expect(no).toHaveAttribute('aria-pressed', 'true');
      await expect(section.getByRole('button', {name: text.yes, exact: true})).toHaveAttribute('aria-pressed', 'false');
      const note = section.getByLabel(text.note);
      await note.fill('x'.repeat(1200));
      await expect(note).toHaveValue('x'.repeat(1000));
      await note.fill('Где & как?');
      expect(await violations(page, {part: 'section[aria-labelledby]'})).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
      const opened = context.waitForEvent('page');
      await section.getByRole('link', {name: text.send}).click();
      const issue = new URL((await opened).url());
      expect(issue.origin + issue.pathname).toBe(`${product.repositoryUrl}/issues/new`);
      expect(issue.searchParams.get('title')).toBe(text.subject);
      expect(issue.searchParams.get('body')).toBe(`Где & как?\n\n${product.siteUrl}${prefix}${path}`);
      await expect(section.getByText(text.thanks, {exact: true})).toBeFocused();
      await page.reload();
      await hydrated(page);
      await expect(section.getByText(text.before)).toBeVisible();
      await expect(section.getByRole('button')).toHaveCount(0);
      await page.goto(`${prefix}${path}/connecting`);
      await hydrated(page);
      await expect(section.getByRole('button')).toHaveCount(2);
    });

    test('two tabs send one answer, and ten pages are enough for a day', async ({page, context}) => {
      const opened: string[] = [];
      await context.route(`${new URL(product.repositoryUrl).origin}/**`, (route) => {
        opened.push(route.request().url());
        return route.fulfill({status: 200, contentType: 'text/html', body: 'issue'});
      });
      const other = await context.newPage();
      const sections = [];
      for (const tab of [page, other]) {
        await tab.goto(`${prefix}${path}`);
        await hydrated(tab);
        const section = tab.getByRole('region', {name: text.question});
        await section.getByRole('button', {name: text.no, exact: true}).click();
        sections.push(section);
      }
      const [first, second] = sections as [Locator, Locator];
      await first.getByRole('link', {name: text.send}).click();
      await expect(first.getByText(text.thanks, {exact: true})).toBeVisible();
      await other.bringToFront();
      await second.getByRole('link', {name: text.send}).click();
      await expect(second.getByText(text.before)).toBeFocused();
      await expect.poll(() => opened.length).toBe(1);
      await page.evaluate(() => {
        const stored = JSON.parse(localStorage.getItem('page-feedback') ?? '') as {day: string};
        localStorage.setItem('page-feedback', JSON.stringify({...stored, pages: Array.from({length: 10}, (_, index) => `/docs/${index}`)}));
      });
      await page.goto(`${prefix}${path}/connecting`);
      await expect(page.getByRole('region', {name: text.question}).getByText(text.enough)).toBeVisible();
      await expect(page.getByRole('region', {name: text.question}).getByRole('button')).toHaveCount(0);
    });

    test.describe('with blocked storage', () => {
      // The theme logs that it could not store that the announcement was closed.
      test.use({allowProblems: {console: true}});
      test('works by keyboard where storage is blocked', async ({page, context}) => {
        await context.route(`${new URL(product.repositoryUrl).origin}/**`, (route) => route.fulfill({status: 200, contentType: 'text/html', body: 'issue'}));
        await page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        });
        await page.goto(`${prefix}${path}`);
        await hydrated(page);
        const section = page.getByRole('region', {name: text.question});
        await section.getByRole('button', {name: text.yes, exact: true}).focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(section.getByRole('textbox')).toBeFocused();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(section.getByText(text.thanks, {exact: true})).toBeFocused();
      });
    });
  });
}

const fixtures = test.extend<{foreign: string[]}>({
  allowProblems: {console: true},
  foreign: async ({page}, use) => {
    const foreign: string[] = [];
    await page.route(
      (url) => url.hostname !== '127.0.0.1',
      (route) => {
        foreign.push(route.request().url());
        return route.fulfill({status: 200, contentType: 'text/javascript', body: ''});
      },
    );
    await use(foreign);
  },
});

/** Parameters of the feedback events that were handed to the analytics service. */
function events(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const queue = (window as unknown as {dataLayer?: ArrayLike<unknown>[]}).dataLayer ?? [];
    return queue
      .map((call) => Array.from(call))
      .filter((call) => call[1] === 'page_feedback')
      .map((call) => call[2]);
  });
}

fixtures.describe('where the answer goes', () => {
  fixtures('off: nothing is asked, nobody is called', async ({page, off, foreign}) => {
    await page.goto(off.address);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Home');
    await expect(page.getByText(texts.en.question)).toHaveCount(0);
    expect(foreign).toEqual([]);
  });

  fixtures('e-mail, en: a letter that is written, nobody is called', ({page, emailEn, foreign}) => writesLetter(page, emailEn, foreign, texts.en));
  fixtures('e-mail, ru: a letter that is written, nobody is called', ({page, emailRu, foreign}) => writesLetter(page, emailRu, foreign, texts.ru));
  fixtures('analytics, en: an event after consent; without it nothing is sent, and that is said', ({page, analyticsEn, foreign}) =>
    sendsEvent(page, analyticsEn, foreign, texts.en),
  );
  fixtures('analytics, ru: an event after consent; without it nothing is sent, and that is said', ({page, analyticsRu, foreign}) =>
    sendsEvent(page, analyticsRu, foreign, texts.ru),
  );
});

type Texts = (typeof texts)[keyof typeof texts];

async function writesLetter(page: Page, {address}: Site, foreign: readonly string[], text: Texts): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.getByRole('button', {name: text.yes, exact: true}).click();
  const note = page.getByRole('textbox');
  await note.fill('ж'.repeat(400));
  await expect(note).toHaveValue('ж'.repeat(300));
  await note.fill('Good & short');
  const link = page.getByRole('link', {name: text.mailSend});
  await expect(link).toHaveAttribute(
    'href',
    `mailto:help@example.com?subject=${encodeURIComponent(text.mailSubject)}&body=Good%20%26%20short%0D%0A%0D%0Ahttps%3A%2F%2Fhelp.example%2F`,
  );
  // The press is left to the browser, which hands the address to the mail program.
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      document.documentElement.dataset.followed = String(!event.defaultPrevented);
      event.preventDefault();
    });
  });
  await link.click();
  await expect(page.locator('html')).toHaveAttribute('data-followed', 'true');
  await expect(page.getByText(text.thanks, {exact: true})).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(text.before)).toBeVisible();
  expect(foreign).toEqual([]);
}

async function sendsEvent(page: Page, {address}: Site, foreign: readonly string[], text: Texts): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.getByRole('button', {name: text.refuse}).click();
  await page.getByRole('button', {name: text.no, exact: true}).click();
  await page.getByRole('button', {name: text.eventSend, exact: true}).click();
  await expect(page.getByText(text.notSent)).toBeFocused();
  expect(await events(page)).toEqual([]);
  expect(foreign).toEqual([]);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', {name: text.allow}).click();
  await page.getByRole('button', {name: text.no, exact: true}).click();
  await page.getByRole('textbox').fill('Unclear');
  await page.getByRole('button', {name: text.eventSend, exact: true}).click();
  await expect(page.getByText(text.thanks, {exact: true})).toBeFocused();
  expect(await events(page)).toEqual([{helpful: 'no', page_location: 'https://help.example/', note_1: 'Unclear'}]);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(text.before)).toBeVisible();
}
