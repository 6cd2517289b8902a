/** Measures the search of the built site: weight by stage, time to load, time a keystroke takes in Chromium, and how often the right page comes first. */
import {createServer, type Server} from 'node:http';
import {existsSync, globSync, readFileSync, statSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium, type Page} from '@playwright/test';
import {defaultLocale, locales} from '../src/config/product.ts';
import {buildIndex} from '../src/search/build-index.ts';
import {Engine} from '../src/search/engine.ts';
import type {SearchPage} from '../src/search/page.ts';
import {loadSynonyms} from '../src/search/synonyms.ts';
import {builtEngine, evaluate, helpTags, meanReciprocalRank, readQueries, success} from '../tests/search/queries.ts';

const build = path.resolve(import.meta.dirname, '../build');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const compressed = (text: string | Buffer): number => brotliCompressSync(text).length;

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((left, right) => left - right)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}

function serve(): Promise<{readonly server: Server; readonly address: string}> {
  const server = createServer((request, response) => {
    const asked = path.join(build, decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    const file = [asked, `${asked}.html`, path.join(asked, 'index.html')].find((name) => name.startsWith(build) && existsSync(name) && statSync(name).isFile());
    response.writeHead(file ? 200 : 404, {'content-type': types[path.extname(file ?? '')] ?? 'application/octet-stream'});
    response.end(file ? readFileSync(file) : '');
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve({server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`})),
  );
}

/** Time from each keystroke to the hits it gives, in milliseconds, the modal open and the index loaded. */
async function typing(page: Page, queries: readonly string[]): Promise<{readonly keystrokes: number[]; readonly longest: number}> {
  return page.evaluate(async (texts) => {
    let longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration);
    }).observe({type: 'longtask'});
    const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const keystrokes: number[] = [];
    for (const text of texts) {
      for (let end = 1; end <= text.length; end += 1) {
        const started = performance.now();
        const settled = new Promise<void>((resolve) => {
          const look = (): void => {
            const container = document.querySelector('.DocSearch-Container');
            const loading = document.querySelector('.DocSearch-LoadingIndicator, .DocSearch-Container--Stalled');
            const answered = container && (window as unknown as {lastSearch?: string}).lastSearch === text.slice(0, end) && !loading;
            if (!answered && performance.now() - started < 2000) return;
            observer.disconnect();
            clearInterval(timer);
            resolve();
          };
          // At the moment of the change: a timer that looks again would add its own four milliseconds.
          const observer = new MutationObserver(look);
          observer.observe(document.body, {subtree: true, childList: true, attributes: true});
          const timer = setInterval(look, 4);
        });
        set?.call(input, text.slice(0, end));
        input?.dispatchEvent(new Event('input', {bubbles: true}));
        await settled;
        keystrokes.push(performance.now() - started);
      }
    }
    return {keystrokes, longest};
  }, queries);
}

async function inBrowser(address: string, prefix: string, queries: readonly string[]): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
  const browser = await chromium.launch({
    ...(executablePath ? {executablePath} : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    const page = await browser.newPage();
    // Tells when the worker's answer to a query has arrived.
    await page.addInitScript(() => {
      const Original = window.Worker;
      window.Worker = class extends Original {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          const asked = new Map<number, string>();
          const post = this.postMessage.bind(this);
          this.postMessage = (message: {id: number; query?: {text: string}}) => {
            asked.set(message.id, message.query?.text ?? '');
            post(message);
          };
          this.addEventListener('message', (event: MessageEvent<{id: number}>) => {
            (window as unknown as {lastSearch?: string}).lastSearch = asked.get(event.data.id);
          });
        }
      };
    });
    await page.goto(`${address}${prefix}/docs`);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    const started = Date.now();
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('telegram');
    await page.locator('.DocSearch-Hit').first().waitFor();
    console.log(`  from the key to the first hits, nothing loaded before: ${Date.now() - started} ms`);
    await page.locator('.DocSearch-Input').fill('');
    const {keystrokes, longest} = await typing(page, queries);
    console.log(
      `  keystroke to hits, ${keystrokes.length} keystrokes: p50 ${percentile(keystrokes, 0.5).toFixed(1)} ms, p95 ${percentile(keystrokes, 0.95).toFixed(1)} ms`,
    );
    console.log(`  longest task of the page while typing: ${longest === 0 ? 'under 50 ms' : `${longest.toFixed(0)} ms`}`);
  } finally {
    await browser.close();
  }
}

const sizes = async (language: string, folder: string): Promise<void> => {
  const {engine, read} = builtEngine(folder);
  const seen = new Set<string>();
  const stage = (name: string): void => {
    const files = read.filter((file) => !seen.has(file));
    for (const file of files) seen.add(file);
    console.log(`  ${name}: ${kilobytes(files.reduce((sum, file) => sum + compressed(readFileSync(file)), 0))} in ${files.length} files`);
  };
  const search = (text: string): Promise<unknown> => engine.search({text, tags: helpTags, page: 0, hitsPerPage: 20});
  const started = performance.now();
  await search('telegram');
  console.log(`  titles and headings read and indexed in ${(performance.now() - started).toFixed(0)} ms`);
  stage('titles and headings');
  await engine.prepare(helpTags);
  stage('texts');
  await search('qzxwvqq');
  stage('vocabulary');
  for (const {text} of readQueries(language).slice(0, 10)) await search(text);
  stage('texts of pages, ten queries');
  const engineFiles = globSync('assets/js/*.js', {cwd: folder})
    .map((file) => readFileSync(path.join(folder, file)))
    .filter((file) => file.length < 200_000 && file.includes('/headings.json'));
  console.log(`  engine: ${kilobytes(engineFiles.reduce((sum, file) => sum + compressed(file), 0))}`);
};

const synthetic = async (): Promise<void> => {
  let state = 1;
  const next = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % limit;
  };
  const vocabulary = Array.from({length: 12_000}, () => Array.from({length: 4 + next(7)}, () => String.fromCharCode(97 + next(26))).join(''));
  // Few words are frequent and most are rare, as in any language.
  const word = (): string => vocabulary[Math.floor(vocabulary.length * (next(10_000) / 10_000) ** 3)] ?? '';
  const words = (count: number): string => Array.from({length: count}, word).join(' ');
  const pages = Array.from({length: 5000}, (_, number): SearchPage => {
    const sections = Array.from({length: 6}, (__, section) => ({
      heading: section === 0 ? '' : words(3),
      level: section === 0 ? 1 : 2,
      anchor: section === 0 ? '' : `s${section}`,
      text: words(50),
    }));
    return {
      path: `/docs/${number}`,
      language: 'en',
      tag: 'docs-default-current',
      version: 'current',
      group: `Group ${number % 20}`,
      title: words(4),
      keywords: [],
      codes: [],
      sections,
    };
  });
  const files = new Map(
    buildIndex('docs-default-current', pages, {synonyms: loadSynonyms('en'), subjects: []}).map((file) => [`search-index/${file.path}`, file.json]),
  );
  const sizeOf = (end: string): string => kilobytes(compressed([...files].find(([name]) => name.endsWith(end))?.[1] ?? ''));
  console.log(`5,000 synthetic pages: titles and headings ${sizeOf('headings.json')}, texts ${sizeOf('text.json')}, vocabulary ${sizeOf('words.json')}`);
  const engine = new Engine(async (name) => JSON.parse(files.get(name) ?? 'null'));
  await engine.prepare(['docs-default-current']);
  const times: number[] = [];
  for (let count = 0; count < 300; count += 1) {
    const text = `${words(1 + next(3))} ${word().slice(0, 3 + next(4))}`;
    const started = performance.now();
    await engine.search({text, tags: ['docs-default-current'], page: 0, hitsPerPage: 20});
    times.push(performance.now() - started);
  }
  console.log(`  a query: p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`);
};

if (!existsSync(path.join(build, 'index.html'))) {
  console.error(`${build} holds no built site. Run "npm run build" first.`);
  process.exitCode = 1;
} else {
  const {server, address} = await serve();
  try {
    for (const locale of locales) {
      const isDefault = locale === defaultLocale;
      const folder = isDefault ? build : path.join(build, locale);
      console.log(`${locale}:`);
      await sizes(locale, folder);
      const queries = readQueries(locale);
      const outcomes = await evaluate(builtEngine(folder).engine, queries, isDefault ? '' : `/${locale}`);
      console.log(
        `  ${queries.length} queries: right page first ${success(outcomes, 1).toFixed(3)}, among three ${success(outcomes, 3).toFixed(3)}, mean reciprocal rank ${meanReciprocalRank(outcomes).toFixed(3)}`,
      );
      for (const {query, place, found} of outcomes.filter((outcome) => outcome.place !== 1))
        console.log(`    ${query.text}: place ${place ?? '—'}, before it ${found[0] ?? 'nothing'}`);
      await inBrowser(
        address,
        isDefault ? '' : `/${locale}`,
        queries.filter((_, index) => index % 6 === 0).map((query) => query.text),
      );
    }
    await synthetic();
  } finally {
    server.close();
  }
}
