import {globSync} from 'node:fs';
import path from 'node:path';

const patterns = ['src/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'tests/unit/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts', 'scripts/**/*.test.ts'];

/**
 * Files that start programs, servers and compilers, or ask thousands of messages: eight of them take four fifths of the time of all. `npm run
 * check` leaves them to `npm test`.
 */
export const slowFiles: readonly string[] = [
  'src/delivery/switch.test.ts',
  'src/errors/matching/match.test.ts',
  'src/search/index/push.test.ts',
  'tests/unit/api/clients.test.ts',
  'tests/unit/api/guides.test.ts',
  'tests/unit/api/pages.test.ts',
  'tests/unit/api/postman.test.ts',
  'tests/unit/api/samples.test.ts',
];

/** Files of unit tests below a folder; `quick` leaves out the slow ones. Throws where one of those has another name now. */
export function unitFiles(folder: string, quick: boolean): string[] {
  const files = globSync(patterns, {cwd: folder})
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const gone = slowFiles.filter((file) => !files.includes(file));
  if (gone.length > 0) throw new Error(`scripts/lib/unit-files.ts names ${gone.join(', ')}, which is not there; correct the list`);
  return quick ? files.filter((file) => !slowFiles.includes(file)) : files;
}
