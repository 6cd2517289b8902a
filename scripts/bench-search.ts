/** Measures the search of the built site: weight by stage, time to load, time a keystroke takes in Chromium, and how often the right page comes first. */
import {createServer, type Server} from 'node:http';
import {existsSync, readFileSync, statSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {brotliCompressSync} from 'node:zlib';
import {chromium, type Page} from '@playwright/test';
import {defaultLocale, locales} from '../src/config/product.ts';
import {buildIndex} from '../src/search/index/build-index.ts';
import {Engine} from '../src/search/engine/engine.ts';
import type {SearchPage} from '../src/search/index/page.ts';
import {loadSynonyms} from '../src/search/index/synonyms.ts';
import {builtAnswers, builtEngine, evaluate, helpTags, meanReciprocalRank, readQueries, success, workerFiles} from '../tests/search/queries.ts';

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

/** A file as it was asked for, with its size as a server sends it. */
interface Sent {
  readonly path: string;
  readonly bytes: number;
}

function serve(): Promise<{readonly server: Server; readonly address: string; readonly sent: Sent[]}> {
  const sent: Sent[] = [];
  const weights = new Map<string, number>();
  const server = createServer((request, response) => {
    const asked = path.join(build, decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    const file = [asked, `${asked}.html`, path.join(asked, 'index.html')].find((name) => name.startsWith(build) && existsSync(name) && statSync(name).isFile());
    response.writeHead(file ? 200 : 404, {'content-type': types[path.extname(file ?? '')] ?? 'application/octet-stream'});
    response.end(file ? readFileSync(file) : '');
    if (!file) return;
    const bytes = weights.get(file) ?? compressed(readFileSync(file));
    weights.set(file, bytes);
    sent.push({path: path.relative(build, file), bytes});
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve({server, sent, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`})),
  );
}

/** What the worker answered last, kept by {@link watchWorker}. */
interface WatchedWindow {
  answered?: {readonly text: string; readonly hits: readonly {readonly url: string; readonly hierarchy: {readonly lvl0: string}}[]};
}

/** Keeps the newest answer of the worker where {@link typing} can see it. Runs in the page. */
function watchWorker(): void {
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
      this.addEventListener('message', ({data}: MessageEvent<{id: number; answer?: {hits: never[]}}>) => {
        const text = asked.get(data.id);
        if (text !== undefined && data.answer) (window as WatchedWindow).answered = {text, hits: data.answer.hits};
      });
    }
  };
}

interface Typed {
  readonly keystrokes: number[];
  readonly longest: number;
  /** Keystrokes whose hits were not seen within two seconds. */
  readonly unseen: number;
}

/** Time from each keystroke until its own hits are drawn, in milliseconds, the modal open and the index loaded. */
async function typing(page: Page, queries: readonly string[]): Promise<Typed> {
  return page.evaluate(async (texts) => {
    let longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration);
    }).observe({type: 'longtask'});
    const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const isDrawn = (text: string): boolean => {
      const {answered} = window as WatchedWindow;
      if (answered?.text !== text || document.querySelector('.DocSearch-Container--Stalled')) return false;
      const drawn = Array.from(document.querySelectorAll<HTMLAnchorElement>('.DocSearch-Hit a'), (link) => link.href);
      if (answered.hits.length === 0) return drawn.length === 0 && document.querySelector('.DocSearch-NoResults') !== null;
      // The window orders them in groups of its own: it shows this answer when it begins with the first hit and holds no other.
      const hits = answered.hits.map(({url}) => new URL(url, window.location.href).href);
      return drawn[0] === hits[0] && drawn.every((address) => hits.includes(address));
    };
    const keystrokes: number[] = [];
    const mostUnseen = 20;
    let unseen = 0;
    for (const text of texts) {
      for (let end = 1; end <= text.length; end += 1) {
        const typed = text.slice(0, end);
        const started = performance.now();
        const seen = new Promise<boolean>((resolve) => {
          const look = (): void => {
            const isSeen = isDrawn(typed);
            if (!isSeen && performance.now() - started < 2000) return;
            observer.disconnect();
            clearInterval(timer);
            resolve(isSeen);
          };
          // At the moment of the change: a timer that looks again would add its own four milliseconds.
          const observer = new MutationObserver(look);
          observer.observe(document.body, {subtree: true, childList: true, attributes: true});
          const timer = setInterval(look, 4);
        });
        set?.call(input, typed);
        input?.dispatchEvent(new Event('input', {bubbles: true}));
        if (await seen) keystrokes.push(performance.now() - started);
        else unseen += 1;
        // Every keystroke would wait its two seconds, for a quarter of an hour.
        if (unseen > mostUnseen)
          throw new Error(
            `The hits of ${unseen} keystrokes were not seen, the last of "${typed}": does the window still draw them as links in .DocSearch-Hit?`,
          );
      }
    }
    return {keystrokes, longest, unseen};
  }, queries);
}

/** What the browser fetched since the last call, by kind, once it has been quiet for a while; prefetched pages apart. */
async function weigh(sent: Sent[]): Promise<string> {
  for (let before = -1; before !== sent.length; ) {
    before = sent.length;
    await setTimeout(400);
  }
  const kinds = [
    ['names', /\/headings\.json$/],
    ['texts', /\/text\.json$/],
    ['vocabulary', /\/words\.json$/],
    ['texts of pages', /\/page\/\d+\.json$/],
    ['styles', /\.css$/],
    ['engine', /src_search_|vendors-.*stemmers/],
    ['window', /Search_Modal|vendors-.*docsearch/],
  ] as const;
  const files = sent.splice(0);
  const parts = kinds.flatMap(([name, pattern]) => {
    const ofKind = files.filter((file) => pattern.test(file.path));
    return ofKind.length === 0 ? [] : [{name, bytes: ofKind.reduce((sum, file) => sum + file.bytes, 0)}];
  });
  const total = parts.reduce((sum, {bytes}) => sum + bytes, 0);
  return total === 0 ? 'nothing' : `${kilobytes(total)} (${parts.map(({name, bytes}) => `${name} ${kilobytes(bytes)}`).join(', ')})`;
}

async function inBrowser(address: string, prefix: string, queries: readonly string[], sent: Sent[]): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
  const browser = await chromium.launch({
    ...(executablePath ? {executablePath} : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    const page = await browser.newPage();
    await page.addInitScript(watchWorker);
    await page.goto(`${address}${prefix}/docs`);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await weigh(sent);
    await page.locator('.search-button').focus();
    console.log(`  a focus loads ${await weigh(sent)}`);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').waitFor();
    console.log(`  opening it then loads ${await weigh(sent)}`);
    await page.locator('.DocSearch-Input').fill('telegram');
    await page.locator('.DocSearch-Hit').first().waitFor();
    console.log(`  the first word typed then loads ${await weigh(sent)}`);
    const fresh = await browser.newPage();
    await fresh.goto(`${address}${prefix}/docs`);
    await fresh.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    const started = Date.now();
    await fresh.keyboard.press('Control+k');
    await fresh.locator('.DocSearch-Input').fill('telegram');
    await fresh.locator('.DocSearch-Hit').first().waitFor();
    console.log(`  from the key to the first hits, nothing loaded before: ${Date.now() - started} ms`);
    await fresh.close();
    await page.bringToFront();
    await page.locator('.DocSearch-Input').fill('');
    const {keystrokes, longest, unseen} = await typing(page, queries);
    console.log(
      `  keystroke to its hits drawn, ${keystrokes.length} keystrokes: p50 ${percentile(keystrokes, 0.5).toFixed(1)} ms, p95 ${percentile(keystrokes, 0.95).toFixed(1)} ms${unseen > 0 ? `; ${unseen} not drawn within 2 s` : ''}`,
    );
    console.log(`  longest task of the page while typing: ${longest === 0 ? 'under 50 ms' : `${longest.toFixed(0)} ms`}`);
  } finally {
    await browser.close();
  }
}

/** Time that the engine alone takes for each beginning of each query, everything loaded. */
async function inEngine(folder: string, queries: readonly string[]): Promise<void> {
  const {engine} = builtEngine(folder);
  const ask = {tags: helpTags, page: 0, hitsPerPage: 20, patience: 0};
  // Loads every stage and warms up.
  await engine.search({...ask, text: 'qzxwvqq', patience: 1});
  for (const text of queries.slice(0, 40)) await engine.search({...ask, text});
  const times: number[] = [];
  for (const text of queries)
    for (let end = 1; end <= text.length; end += 1) {
      const started = performance.now();
      await engine.search({...ask, text: text.slice(0, end)});
      times.push(performance.now() - started);
    }
  console.log(`  the engine alone, ${times.length} keystrokes: p50 ${percentile(times, 0.5).toFixed(2)} ms, p95 ${percentile(times, 0.95).toFixed(2)} ms`);
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
  await engine.prepare(helpTags);
  console.log(`  titles and headings read and indexed in ${(performance.now() - started).toFixed(0)} ms`);
  stage('titles and headings');
  await engine.prepareText(helpTags);
  stage('texts');
  await search('qzxwvqq');
  stage('vocabulary');
  for (const {text} of readQueries(language).slice(0, 10)) await search(text);
  stage('texts of pages, ten queries');
  const engineFiles = workerFiles(path.join(folder, 'assets/js'));
  console.log(`  engine: ${kilobytes(engineFiles.reduce((sum, file) => sum + compressed(readFileSync(file)), 0))} in ${engineFiles.length} files`);
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
  await engine.prepareText(['docs-default-current']);
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
  const {server, address, sent} = await serve();
  try {
    for (const locale of locales) {
      const isDefault = locale === defaultLocale;
      const folder = isDefault ? build : path.join(build, locale);
      console.log(`${locale}:`);
      await sizes(locale, folder);
      const queries = readQueries(locale);
      for (const [name, asked] of [
        ['queries', queries],
        ['queries it was not made with', readQueries(locale, 'unseen')],
      ] as const) {
        const outcomes = await evaluate(builtEngine(folder).engine, builtAnswers(folder), asked, isDefault ? '' : `/${locale}`);
        console.log(
          `  ${asked.length} ${name}: right page first ${success(outcomes, 1).toFixed(3)}, among three ${success(outcomes, 3).toFixed(3)}, mean reciprocal rank ${meanReciprocalRank(outcomes).toFixed(3)}`,
        );
        for (const {query, place, found} of outcomes.filter((outcome) => outcome.place !== 1))
          console.log(`    ${query.text}: place ${place ?? '—'}, before it ${found[0] ?? 'nothing'}`);
      }
      await inEngine(
        folder,
        queries.map((query) => query.text),
      );
      await inBrowser(
        address,
        isDefault ? '' : `/${locale}`,
        queries.filter((_, index) => index % 6 === 0).map((query) => query.text),
        sent,
      );
    }
    await synthetic();
  } finally {
    server.close();
  }
}
