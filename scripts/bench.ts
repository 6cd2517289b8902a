/**
 * npm run bench: measures builds, bytes, Lighthouse and load, and writes BENCHMARKS.md with the machine and the date.
 * `npm run bench -- lighthouse load` measures those parts only and keeps what the report says of the others.
 */
import {existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {availableParallelism, cpus, loadavg, tmpdir, totalmem} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {type BuildResult, buildOnce, copyOfSources, makeStock, multiplyErrorPages} from './bench/builds.ts';
import {type Heading, reportOf, table} from './bench/report.ts';
import {type LighthouseResult, lighthouseOf, loads} from './bench/serving.ts';
import {withStarlight} from './bench/starlight.ts';
import {findBrowser} from './lib/browser.mjs';
import {findNginx} from './lib/nginx.mjs';
import {anyPort, serveWithNginx} from './lib/serve.ts';
import {type PageWeight, weighPage} from './lib/weigh.ts';

const root = path.resolve(import.meta.dirname, '..');
const build = path.join(root, 'build');
const file = path.join(root, 'BENCHMARKS.md');

type PageBytes = PageWeight & {readonly page: string};

const parts = ['builds', 'bytes', 'lighthouse', 'starlight', 'load'] as const;
const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !parts.some((known) => known === part));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${parts.join(', ')}.`);
  process.exit(1);
}
const asked = (part: (typeof parts)[number]): boolean => wanted.length === 0 || wanted.includes(part);
const measured = new Map<Heading, string>();

const pages = [
  '/',
  '/docs/tools/publications/post-checker',
  '/docs/channels/telegram',
  '/docs/channels/telegram/connecting',
  '/docs/tools/publications/issues/10141',
  '/docs/api/create-publication',
];
/** Help pages that are compared with Starlight's: those whose texts are all there is to them. */
const beside = ['/docs/channels/telegram', '/docs/channels/telegram/connecting', '/docs/tools/publications/issues/10141'];
const catalogues = ['/docs/tools/publications/issues', '/docs/category/errors-general'].flatMap((page) => [page, `/ru${page}`]);
const kinds = [...pages, ...pages.map((page) => `/ru${page}`)];

/** Measures, says when and how busy the machine was, and writes the report with what there is so far. */
async function part<Rows>(heading: Heading, measureRows: () => Promise<Rows>, text: (rows: Rows, note: string) => string): Promise<Rows> {
  const before = loadavg()[0] ?? 0;
  const rows = await measureRows();
  // Mean number of processes that wanted a processor in the minute before and after.
  const note = `${new Date().toISOString().slice(0, 10)}; load ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after.`;
  measured.set(heading, text(rows, note));
  writeFileSync(file, reportOf(introduction, measured, existsSync(file) ? readFileSync(file, 'utf8') : ''));
  return rows;
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
    await part(
      'The catalogue with ten times the codes',
      async () => {
        const large = await serveWithNginx({build: path.join(site, 'build'), port: await anyPort()});
        try {
          return await weighPages(large.address, catalogues);
        } finally {
          await large.stop();
        }
      },
      (weights, note) => `kB of a first visit, as above: the page that lists the groups, and the page of the largest group. ${note}\n\n${bytesTable(weights)}`,
    );
    return rows;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

interface Beside {
  readonly page: string;
  readonly site: string;
  readonly run: LighthouseResult;
}

/** Of three runs the one whose largest paint is in the middle, each page of both sites in turn. */
async function compare(address: string, starlight: string): Promise<Beside[]> {
  const rows: Beside[] = [];
  for (const page of beside)
    for (const [site, from] of [
      ['this site', address],
      ['Starlight', starlight],
    ] as const) {
      const runs: LighthouseResult[] = [];
      for (let attempt = 0; attempt < 3; attempt += 1) runs.push(await lighthouseOf(from, page, browser));
      const [, middle] = runs.sort((a, b) => a.largestPaint - b.largestPaint);
      if (middle) rows.push({page, site, run: middle});
      console.log(page, site, middle);
    }
  return rows;
}

const bytesTable = (rows: readonly PageBytes[]): string =>
  table(
    ['page', 'HTML', 'CSS', 'script', 'together'],
    rows.map(({page, html, css, script, total}) => [page, html, css, script, total]),
  );

function buildsText(rows: readonly BuildResult[], note: string): string {
  const [small, large] = [rows.find(({name}) => name.endsWith('cold')), rows.find(({name}) => name.includes('ten times'))];
  const growth =
    small && large
      ? `Each page more adds ${Math.round((2 * (large.mainScript - small.mainScript)) / (large.pages - small.pages))} bytes to the main script of its language, before compression.`
      : '';
  return `Both languages, without the compressed copies. Stock settings are Docusaurus' own: webpack, its docs plugin, Prism in the browser, the whole stylesheet. ${note}\n\n${table(
    ['', 'seconds', 'peak memory, MB', 'pages', 'main script, kB before compression', 'stylesheet, kB before compression'],
    rows.map((row) => [row.name, row.seconds, row.peakMegabytes, row.pages, Math.round(row.mainScript / 1000), Math.round(row.styles / 1000)]),
  )}\n\n${growth}`;
}

const introduction = `Written by \`npm run bench\`. Machine: ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} processors, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}. A machine that does other work at the time makes the times longer: its load stands beside each part, and one beyond the number of processors means that the times are not to be compared.`;

if (!existsSync(path.join(build, 'index.html.br'))) {
  console.error('There is no build to measure; run npm run build first.');
  process.exit(1);
}
const browser = await findBrowser();
await findNginx();
const served = await serveWithNginx({build, port: await anyPort()});
const found = (await Promise.all(kinds.map(async (page) => ((await fetch(`${served.address}${page}`)).ok ? [page] : [])))).flat();
if (asked('bytes'))
  await part(
    'Bytes of a first visit',
    () => weighPages(served.address, found),
    (rows, note) => `kB as sent by nginx (brotli), in Chromium with an empty cache; fonts and images apart. ${note}\n\n${bytesTable(rows)}`,
  );
if (asked('lighthouse'))
  await part(
    'Lighthouse',
    async () => {
      const rows = [];
      for (const page of found) {
        rows.push(await lighthouseOf(served.address, page, browser));
        console.log(rows.at(-1));
      }
      return rows;
    },
    (rows, note) =>
      `Mobile, simulated throttling, through nginx. ${note}\n\n${table(
        ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'agents', 'largest paint, s', 'blocking, ms', 'shift'],
        rows.map((row) => [row.page, row.performance, row.accessibility, row.bestPractices, row.seo, row.agents, row.largestPaint, row.blocking, row.shift]),
      )}`,
  );
if (asked('starlight'))
  await part(
    'Beside Starlight',
    () =>
      withStarlight(build, beside, async (other) => {
        const starlight = await serveWithNginx({build: other, port: await anyPort()});
        try {
          return await compare(served.address, starlight.address);
        } finally {
          await starlight.stop();
        }
      }),
    (rows, note) =>
      `The same texts, built by Starlight on its own settings, through the same nginx and the same Lighthouse in the same run: of three runs the middle one. All that is sent counts, fonts and what is fetched ahead as well. ${note}\n\n${table(
        ['page', 'site', 'first paint, s', 'largest paint, s', 'kB in all'],
        rows.map(({page, site, run}) => [page, site, run.firstPaint, run.largestPaint, run.kilobytes]),
      )}`,
  );
await served.stop();
if (asked('load')) {
  const rows = await part(
    'Load',
    () => loads(build, '/docs/channels/telegram', statSync(path.join(build, 'docs/channels/telegram.html.br')).size, 30),
    (results, note) =>
      `wrk, 1,000 connections for 30 s, brotli; the client shares the machine. ${note}\n\n${table(
        ['', 'requests a second', 'half within', '99 % within', 'errors'],
        results.map((row) => [row.name, row.requestsPerSecond, row.latencyMedian, row.latency99, row.errors]),
      )}`,
  );
  const failed = rows.filter(({errors}) => errors !== 'none');
  for (const {name, errors} of failed) console.error(`Under load, ${name}: ${errors}`);
  if (failed.length > 0) process.exitCode = 1;
}
if (asked('builds')) await part('Builds', builds, buildsText);
console.log(readFileSync(file, 'utf8'));
