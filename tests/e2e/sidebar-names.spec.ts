import {desk, expect, hydrated, languages, sharing as test} from './setup.ts';

test.use({viewport: desk});

const texts = {
  en: {errors: 'Error codes', group: 'VK', chat: /10141 Telegram can.t find the channel or group/},
  ru: {errors: 'Коды ошибок', group: 'ВКонтакте', chat: /10141 Telegram не\sнаходит\sканал\sили\sгруппу/},
} as const;

for (const {locale, prefix} of languages) {
  test(`${locale}: names of error pages come with the pages of their group, and with a group that is opened`, async ({page}) => {
    const text = texts[locale];
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await page.goto(`${prefix}/docs/tools/publications/issues/10141`);
    await hydrated(page);
    await expect(sidebar.getByRole('link', {name: text.chat})).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('.breadcrumbs')).toContainText(text.chat);

    await page.goto(`${prefix}/docs/channels/telegram`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await sidebar.locator('.menu__list-item-collapsible', {hasText: text.errors}).getByRole('button').click();
    const errors = sidebar.locator('li', {has: page.locator('> .menu__list-item-collapsible', {hasText: text.errors})});
    await errors.locator('.menu__list-item-collapsible', {hasText: text.group}).getByRole('button').click();
    const first = errors.locator('.menu__link', {hasText: /^10\d{3}/}).first();
    await expect(first).toHaveText(/^10\d{3} \S/);
    const name = (await first.textContent()) ?? '';
    await first.click();
    await expect(page.locator('.breadcrumbs')).toContainText(name);
    await expect(sidebar.locator('[aria-current=page]')).toHaveText(name);
  });
}
