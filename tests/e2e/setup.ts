import AxeBuilder from '@axe-core/playwright';
import {type CDPSession, expect, type Page, test as base} from '@playwright/test';
import {type Sites, sites} from './sites.ts';

export const languages = [
  {locale: 'en', prefix: ''},
  {locale: 'ru', prefix: '/ru'},
] as const;
export const phone = {width: 390, height: 844};
export const desk = {width: 1280, height: 800};

interface Problems {
  readonly console: boolean;
}

/** Runs a test on a page; fails when the page throws, logs an error, or asks any host but this machine's. */
async function watched(page: Page, allowed: Problems, use: (page: Page) => Promise<void>): Promise<void> {
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
  if (!allowed.console) expect(problems).toEqual([]);
}

/**
 * A test that fails when the page throws, logs an error, or asks any host but this machine's. `tab` is there for `sharing`, and is opened
 * for that only; with it and the sites here, tests of all kinds run in one worker, and so in one browser.
 */
export const test = base.extend<{allowProblems: Problems}, {tab: Page} & Sites>({
  ...sites,
  tab: [
    async ({browser}, use, {project}) => {
      const context = await browser.newContext({baseURL: project.use.baseURL ?? ''});
      await use(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
  ],
  allowProblems: [{console: false}, {option: true}],
  page: async ({page, allowProblems}, use) => watched(page, allowProblems, use),
});

/** Takes away what a test has left in a tab: other tabs, storage, routes, permissions, media, listeners. */
async function tidy(tab: Page): Promise<void> {
  const context = tab.context();
  for (const other of context.pages()) if (other !== tab) await other.close();
  await Promise.all([
    tab.unrouteAll({behavior: 'ignoreErrors'}),
    context.unrouteAll({behavior: 'ignoreErrors'}),
    context.setOffline(false),
    context.clearPermissions(),
  ]);
  if (tab.url().startsWith('http'))
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  // A page of the same host: on an empty one, Chromium ends the process, and the next page begins with a new one.
  await tab.goto('/robots.txt');
  await tab.emulateMedia({media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null});
  for (const event of ['request', 'requestfinished', 'requestfailed', 'response', 'framenavigated', 'worker', 'console', 'pageerror'] as const)
    tab.removeAllListeners(event);
}

/** Runs no script of any page that is opened in a tab from now on, until the session is detached. */
async function withoutScript(tab: Page): Promise<CDPSession> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Emulation.setScriptExecutionDisabled', {value: true});
  return session;
}

/**
 * The same in a tab that the tests of a worker have in common, one after another: a new one, with the scripts of the site to be read anew,
 * takes longer than most tests. For tests that leave nothing behind but what `tidy` takes away: no scripts or functions that are put into
 * every page, no other clock, no options of the browser but `viewport`, `colorScheme` and
 * `javaScriptEnabled`.
 */
export const sharing = test.extend({
  context: ({tab}, use) => use(tab.context()),
  page: async ({tab, viewport, colorScheme, javaScriptEnabled, allowProblems}, use) => {
    const scripts = javaScriptEnabled === false ? await withoutScript(tab) : undefined;
    await tab.setViewportSize(viewport ?? desk);
    await tab.emulateMedia({colorScheme: colorScheme ?? null});
    await watched(tab, allowProblems, use);
    await scripts?.detach();
    await tidy(tab);
  },
});

/** The same where no script runs, for what HTML and styles alone decide: half of what a page costs is its scripts. */
export const reading = sharing.extend({javaScriptEnabled: false});

/** Waits until React has taken over the page, of which the page tells by itself: asked at every frame, it would draw all of them. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<true>((resolve) => {
        const root = document.documentElement;
        const look = (): void => {
          if (root.dataset.hasHydrated === 'true') resolve(true);
        };
        new MutationObserver(look).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
        look();
      }),
  );
}

/** What axe looks at; without any of it, at all of the page. */
interface Looked {
  /** Selector of a part of the page. */
  readonly part?: string;
  /** Selector of what is left out of it, as lines of a list that are made as those before them. */
  readonly without?: string;
  /** Whether colours are compared, which takes three quarters of the time. */
  readonly contrast?: boolean;
}

/**
 * What axe finds on the page, or in a part of it. Run in the page itself, since nothing of ours stands in frames, and telling violations
 * only: with all that passes, and a page of its own to sum it up on, it takes two and a half times as long.
 */
export async function violations(
  page: Page,
  {part, without, contrast = true}: Looked = {},
): Promise<readonly {readonly text: string; readonly serious: boolean}[]> {
  const axe = new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations'], rules: {'color-contrast': {enabled: contrast}}});
  if (part !== undefined) axe.include(part);
  if (without !== undefined) axe.exclude(without);
  const found = await axe.analyze();
  return found.violations.map(({id, impact, nodes}) => ({
    text: `${id}: ${nodes.map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary}`).join('\n')}`,
    serious: impact === 'serious' || impact === 'critical',
  }));
}

/** The violations that keep people out. */
export async function seriousViolations(page: Page, looked?: Looked): Promise<readonly string[]> {
  return (await violations(page, looked)).flatMap(({text, serious}) => (serious ? [text] : []));
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

/** Lets everything that matches hang until the function it returns is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export {expect};
