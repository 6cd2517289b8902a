import {expect, type Page, test as base} from '@playwright/test';

export const languages = [
  {locale: 'en', prefix: ''},
  {locale: 'ru', prefix: '/ru'},
] as const;
export const phone = {width: 390, height: 844};
export const desk = {width: 1280, height: 800};

/** A test that fails when the page throws, logs an error, or asks any host but this machine's. */
export const test = base.extend<{allowProblems: {console: boolean}}>({
  allowProblems: [{console: false}, {option: true}],
  page: async ({page, allowProblems}, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`error on the page: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`error in the console: ${message.text()}`);
    });
    page.on('request', (request) => {
      const {hostname, protocol} = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== '127.0.0.1') problems.push(`foreign request: ${request.url()}`);
    });
    await use(page);
    if (!allowProblems.console) expect(problems).toEqual([]);
  },
});

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

export {expect};
