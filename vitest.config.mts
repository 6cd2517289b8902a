import {readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {unitFiles} from './scripts/lib/unit-files.ts';

const files = unitFiles(import.meta.dirname, process.env.QUICK === '1');

/** Files that replace modules, globals, the environment or the clock, which the next file would find. */
const changing = files.filter((file) => /\bvi\.(do)?(mock|stub|spyOn|resetModules|useFake)/i.test(readFileSync(file, 'utf8')));

export default defineConfig({
  resolve: {alias: {'@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')}},
  test: {
    testTimeout: 60_000,
    // What a file makes before its tests takes as long on a busy machine.
    hookTimeout: 60_000,
    // By itself Vitest leaves one processor free: on two, everything would come one after another.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {extends: true, test: {name: 'alone', include: changing}},
      // One after another in the same process, with what is loaded already: a process for each takes a third of the time.
      {extends: true, test: {name: 'together', include: files, exclude: ['**/node_modules/**', ...changing], isolate: false}},
    ],
  },
});
