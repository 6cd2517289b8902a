import {hits, input} from './search-window.ts';
import {expect, hydrated, test} from './setup.ts';

// The browser logs the answer 404 as an error.
test.use({allowProblems: {console: true}});

test('an unknown Russian address ends on the Russian page, with its address and what was probably meant', async ({page, plainHost}) => {
  const answer = await page.goto(`${plainHost}/ru/docs/channels/telegramm`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Такой страницы нет');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page).toHaveURL(`${plainHost}/ru/docs/channels/telegramm`);
  await page.locator('main').getByRole('link', {name: 'Telegram', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Telegram');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Такой страницы нет');
});

test('an unknown English address stays on the English page', async ({page, plainHost}) => {
  await page.goto(`${plainHost}/docs/channels/telegramm`);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page doesn’t exist');
  await expect(page.locator('main').getByRole('link', {name: 'Telegram', exact: true})).toBeVisible();
  await expect(page).toHaveURL(`${plainHost}/docs/channels/telegramm`);
});

test('what the address says can be searched for at once', async ({page, plainHost}) => {
  await page.goto(`${plainHost}/docs/channels/telegram/pricing.html`);
  await hydrated(page);
  await page.getByRole('button', {name: 'Search for telegram pricing'}).click();
  await expect(input(page)).toHaveValue('telegram pricing');
  await expect(hits(page).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});
  test('both languages are linked', async ({page, plainHost}) => {
    await page.goto(`${plainHost}/ru/docs/nothing-here`);
    await expect(page.locator('main noscript a')).toHaveText(['English', 'Русский']);
    await page.locator('main noscript a').last().click();
    await expect(page).toHaveURL(`${plainHost}/ru/docs`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });
});
