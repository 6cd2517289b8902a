import {availableParallelism} from 'node:os';
import {defineConfig} from 'vitest/config';

/** Tests that read the finished build; nothing else runs beside them. */
export default defineConfig({test: {include: ['tests/built/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000, maxWorkers: availableParallelism()}});
