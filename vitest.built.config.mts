import {defineConfig} from 'vitest/config';

/** Tests that read the finished build. */
export default defineConfig({test: {include: ['tests/built/**/*.test.ts'], testTimeout: 120_000}});
