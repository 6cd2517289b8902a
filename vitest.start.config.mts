import {defineConfig} from 'vitest/config';

/** What `npm start` shows while pages are written: it compiles the site anew for each language, so it is no part of `npm test`. */
export default defineConfig({
  test: {include: ['tests/start/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 600_000, reporters: ['verbose']},
});
