/**
 * npm run bench: measures builds, bytes, Lighthouse and load, and writes BENCHMARKS.md with the machine and the date.
 * `npm run bench -- lighthouse load` measures those parts only and keeps the others' last figures.
 */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {availableParallelism, cpus, loadavg, tmpdir, totalmem} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {type BuildResult, buildOnce, copyOfSources, makeStock, multiplyErrorPages} from './bench/builds.ts';
import {type LighthouseResult, lighthouseOf, loads} from './bench/serving.ts';
import type {LoadResult} from './bench/wrk.ts';
import {findBrowser} from './lib/browser.mjs';
import {findNginx} from './lib/nginx.mjs';
import {anyPort, serveWithNginx} from './lib/serve.ts';
import {type PageWeight, weighPage} from './lib/weigh.ts';

const root = path.resolve(import.meta.dirname, '..');
const build = path.join(root, 'build');
const store = path.join(root, '.cache', 'bench.json');

interface Part<Row> {
  readonly date: string;
  /** Mean number of processes that wanted a processor in the minute before and after. */
  readonly load: string;
  readonly rows: readonly Row[];
}
type PageBytes = PageWeight & {readonly page: string};
interface Results {
  builds?: Part<BuildResult>;
  bytes?: Part<PageBytes>;
  /** Of the catalogue, where there are ten times the codes. */
  tenfold?: Part<PageBytes>;
  lighthouse?: Part<LighthouseResult>;
  load?: Part<LoadResult>;
}

const parts = ['builds', 'bytes', 'lighthouse', 'load'] as const;
const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !parts.some((known) => known === part));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${parts.join(', ')}.`);
  process.exit(1);
}
const asked = (part: (typeof parts)[number]): boolean => wanted.length === 0 || wanted.includes(part);
const results: Results = existsSync(store) ? (JSON.parse(readFileSync(store, 'utf8')) as Results) : {};

const pages = [
  '/',
  '/docs/tools/publications/post-checker',
  '/docs/channels/telegram',
  '/docs/channels/telegram/connecting',
  '/docs/tools/publications/issues/10141',
  '/docs/api/create-publication',
];
const catalogues = ['/docs/tools/publications/issues', '/docs/category/errors-general'].flatMap((page) => [page, `/ru${page}`]);
const kinds = [...pages, ...pages.map((page) => `/ru${page}`)];

async function part<Row>(measureRows: () => Promise<Row[]>): Promise<Part<Row>> {
  const before = loadavg()[0] ?? 0;
  const rows = await measureRows();
  return {date: new Date().toISOString().slice(0, 10), load: `${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`, rows};
}

/** Weighs pages in a browser with an empty cache. */
async function weighPages(address: string, addresses: readonly string[]): Promise<PageBytes[]> {
  const instance = await chromium.launch({executablePath: browser, args: ['--no-sandbox', '--disable-gpu']});
  const rows: PageBytes[] = [];
  for (const page of addresses) {
    const context = await instance.newContext();
    const tab = await context.newPage();
    await tab.goto(`${address}${page}`);
    await tab.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    rows.push({page, ...(await weighPage(tab))});
    await context.close();
  }
  await instance.close();
  return rows;
}

async function builds(): Promise<BuildResult[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const [site, stock] = [path.join(folder, 'site'), path.join(folder, 'stock')];
  try {
    for (const copy of [site, stock]) copyOfSources(root, copy);
    makeStock(stock);
    const rows: BuildResult[] = [];
    for (const [name, copy] of [
      ['this site', site],
      ['stock settings', stock],
    ] as const) {
      rows.push(await buildOnce(`${name}, cold`, copy, {clean: true}));
      rows.push(await buildOnce(`${name}, warm`, copy, {clean: false}));
    }
    multiplyErrorPages(site, 10);
    rows.push(await buildOnce('this site, ten times the error pages', site, {clean: true}));
    results.tenfold = await part(async () => {
      const large = await serveWithNginx({build: path.join(site, 'build'), port: await anyPort()});
      try {
        return await weighPages(large.address, catalogues);
      } finally {
        await large.stop();
      }
    });
    return rows;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [`| ${head.join(' | ')} |`, `|${head.map(() => ' --- |').join('')}`, ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n');
}

function report(): string {
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} processors, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const sections = [
    '# Benchmarks',
    `Written by \`npm run bench\`. Machine: ${machine}. A machine that does other work at the time makes the times longer: its load stands beside each part, and one beyond the number of processors means that the times are not to be compared.`,
  ];
  const note = ({date, load}: Part<unknown>): string => `${date}; load ${load}.`;
  if (results.builds) {
    const rows = results.builds.rows;
    const [small, large] = [rows.find(({name}) => name.endsWith('cold')), rows.find(({name}) => name.includes('ten times'))];
    const growth =
      small && large
        ? `Each page more adds ${Math.round((2 * (large.mainScript - small.mainScript)) / (large.pages - small.pages))} bytes to the main script of its language, before compression.`
        : '';
    sections.push(
      `## Builds\n\nBoth languages, without the compressed copies. Stock settings are Docusaurus' own: webpack, its docs plugin, Prism in the browser, the whole stylesheet. ${note(results.builds)}\n\n${table(
        ['', 'seconds', 'peak memory, MB', 'pages', 'main script, kB before compression', 'stylesheet, kB before compression'],
        rows.map((row) => [row.name, row.seconds, row.peakMegabytes, row.pages, Math.round(row.mainScript / 1000), Math.round(row.styles / 1000)]),
      )}\n\n${growth}`,
    );
  }
  const bytes = (rows: readonly PageBytes[]): string =>
    table(
      ['page', 'HTML', 'CSS', 'script', 'together'],
      rows.map(({page, html, css, script, total}) => [page, html, css, script, total]),
    );
  if (results.bytes)
    sections.push(
      `## Bytes of a first visit\n\nkB as sent by nginx (brotli), in Chromium with an empty cache; fonts and images apart. ${note(results.bytes)}\n\n${bytes(results.bytes.rows)}`,
    );
  if (results.tenfold)
    sections.push(
      `## The catalogue with ten times the codes\n\nkB of a first visit, as above: the page that lists the groups, and the page of the largest group. ${note(results.tenfold)}\n\n${bytes(results.tenfold.rows)}`,
    );
  if (results.lighthouse)
    sections.push(
      `## Lighthouse\n\nMobile, simulated throttling, through nginx. ${note(results.lighthouse)}\n\n${table(
        ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'agents', 'largest paint, s', 'blocking, ms', 'shift'],
        results.lighthouse.rows.map((row) => [
          row.page,
          row.performance,
          row.accessibility,
          row.bestPractices,
          row.seo,
          row.agents,
          row.largestPaint,
          row.blocking,
          row.shift,
        ]),
      )}`,
    );
  if (results.load)
    sections.push(
      `## Load\n\nwrk, 1,000 connections for 30 s, brotli; the client shares the machine. ${note(results.load)}\n\n${table(
        ['', 'requests a second', 'half within', '99 % within', 'errors'],
        results.load.rows.map((row) => [row.name, row.requestsPerSecond, row.latencyMedian, row.latency99, row.errors]),
      )}`,
    );
  return `${sections.join('\n\n')}\n`;
}

if (!existsSync(path.join(build, 'index.html.br'))) {
  console.error('There is no build to measure; run npm run build first.');
  process.exit(1);
}
const browser = await findBrowser();
await findNginx();
mkdirSync(path.dirname(store), {recursive: true});
const keep = (): void => {
  writeFileSync(store, JSON.stringify(results));
  writeFileSync(path.join(root, 'BENCHMARKS.md'), report());
};
const served = await serveWithNginx({build, port: await anyPort()});
const found = (await Promise.all(kinds.map(async (page) => ((await fetch(`${served.address}${page}`)).ok ? [page] : [])))).flat();
if (asked('bytes')) {
  results.bytes = await part(() => weighPages(served.address, found));
  keep();
}
if (asked('lighthouse')) {
  results.lighthouse = await part(async () => {
    const rows = [];
    for (const page of found) {
      rows.push(await lighthouseOf(served.address, page, browser));
      console.log(rows.at(-1));
    }
    return rows;
  });
  keep();
}
await served.stop();
if (asked('load')) {
  results.load = await part(() => loads(build, '/docs/channels/telegram', statSync(path.join(build, 'docs/channels/telegram.html.br')).size, 30));
  keep();
  const failed = results.load.rows.filter(({errors}) => errors !== 'none');
  for (const {name, errors} of failed) console.error(`Under load, ${name}: ${errors}`);
  if (failed.length > 0) process.exitCode = 1;
}
if (asked('builds')) {
  results.builds = await part(builds);
  keep();
}
console.log(readFileSync(path.join(root, 'BENCHMARKS.md'), 'utf8'));
