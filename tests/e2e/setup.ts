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

/**
 * Waits until a page that was opened after `watchRequests` has nothing under way for a tenth of a second: sooner than Playwright's
 * `networkidle`, which wants half a second on every page.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let last = Date.now();
  page.on('request', (request) => {
    open.add(request);
    last = Date.now();
  });
  const done = (request: unknown): void => {
    open.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) open.clear();
  });
  return async () => {
    await expect.poll(() => open.size === 0 && Date.now() - last >= 100, {intervals: [50]}).toBe(true);
  };
}

export {expect};
