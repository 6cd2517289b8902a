import {availableParallelism} from 'node:os';
import {defineConfig} from '@playwright/test';
import {switches} from './tests/e2e/chromium.ts';

const port = Number(process.env.TEST_PORT ?? 4173);

/** The built site in real Chromium, on a phone's and a desk's width. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // One more than there are processors: much of the time, a test waits for its page.
  workers: availableParallelism() + 1,
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: {timeout: 10_000},
  reporter: [['dot'], ['json', {outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/reports/browser.json'}]],
  // What measures a load takes the machine for itself: npm test runs it after everything that measures times.
  projects: [
    // LEAN=off leaves Docusaurus' output as it is: all holds but what pages weigh and how their styles are cut.
    {name: 'browser', testIgnore: ['load.spec.ts', ...(process.env.LEAN === 'off' ? ['budgets*.spec.ts'] : [])]},
    {name: 'load', testMatch: 'load.spec.ts'},
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? {executablePath: process.env.CHROMIUM_PATH} : {}),
      args: switches,
    },
  },
  // The server and the settings of a deployment: what passes here has passed its policy and its redirects.
  webServer: {
    command: 'node scripts/serve.ts',
    url: `http://127.0.0.1:${port}`,
    env: {TEST_PORT: String(port)},
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5000},
    reuseExistingServer: !process.env.CI,
  },
});
