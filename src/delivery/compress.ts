import {globSync, rmSync, statSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {CompressionJob} from './compress-worker.ts';

const endings = ['html', 'js', 'css', 'json', 'svg', 'xml', 'txt', 'md', 'atom', 'yaml', 'webmanifest', 'map'];

export interface Compressed {
  readonly files: number;
  /** Bytes. */
  readonly before: number;
  /** Bytes as brotli. */
  readonly after: number;
}

/**
 * Files that every reader loads, or whoever searches, are worth the best compression. Other pages, styles and scripts get the next one: 8 % smaller than
 * with the fast one, for 10 s of a processor a language; the best takes three times as long for 2 % more. Files for programs, and
 * those of megabytes, get the fast one. `best` takes the best for all, which a deployment can wait for.
 */
function qualityOf(file: string, size: number, best: boolean): number {
  if (best || /^(?:main|runtime~main|styles|headings|learned|learned-errors|matcher|answers)\./.test(path.basename(file))) return 11;
  if (size > 150_000) return 9;
  // The longest pages and their scripts are nearest to what a first visit may weigh: there are few of them.
  if ((file.endsWith('.html') && size > 90_000) || (file.endsWith('.js') && size > 40_000)) return 11;
  return /\.(?:html|css|js)$/.test(file) ? 10 : 5;
}

/** Puts a `.br` and a `.gz` copy beside each text file of a folder, on every processor; earlier copies go first. */
export async function compressFolder(folder: string, best: boolean): Promise<Compressed> {
  for (const file of globSync('**/*.{br,gz}', {cwd: folder})) rmSync(path.join(folder, file));
  const all = globSync(`**/*.{${endings.join(',')}}`, {cwd: folder})
    .map((name) => path.join(folder, name))
    .map((file) => ({file, size: statSync(file).size}))
    .map(({file, size}) => ({file, size, quality: qualityOf(file, size, best)}))
    .sort((a, b) => b.quality - a.quality || b.size - a.size);
  const workers = Math.max(1, Math.min(availableParallelism(), 8));
  const shares: CompressionJob[] = Array.from({length: workers}, (_, worker) => ({files: all.filter((_file, index) => index % workers === worker)}));
  const results = await Promise.all(
    shares.map(
      (share) =>
        new Promise<{before: number; after: number}>((resolve, reject) => {
          const worker = new Worker(new URL('./compress-worker.ts', import.meta.url), {workerData: share});
          worker.once('message', resolve);
          worker.once('error', reject);
        }),
    ),
  );
  return {files: all.length, before: results.reduce((sum, {before}) => sum + before, 0), after: results.reduce((sum, {after}) => sum + after, 0)};
}
