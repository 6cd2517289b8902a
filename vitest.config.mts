import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')}},
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'tests/unit/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 60_000,
    // What a file makes before its tests takes as long on a busy machine.
    hookTimeout: 60_000,
    // By itself Vitest leaves one processor free: on two, everything would come one after another.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
