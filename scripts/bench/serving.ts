import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import {anyPort, serveWithNginx} from '../lib/serve.ts';
import {nginxPath} from '../lib/nginx-paths.mjs';
import {type LoadResult, load} from './wrk.ts';

export interface LighthouseResult {
  readonly page: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** What programs that browse find: forms that say what they do, names for assistive technology, llms.txt. */
  readonly agents: number;
  /** Seconds. */
  readonly firstPaint: number;
  /** Seconds. */
  readonly largestPaint: number;
  /** All that was sent, in kB of 1,000: fonts, images and what is fetched ahead as well. */
  readonly kilobytes: number;
  /** Milliseconds. */
  readonly blocking: number;
  readonly shift: number;
}

/** Lighthouse's five scores of a page, as a phone sees it; a run that a busy machine spoilt is repeated, twice at most. */
export async function lighthouseOf(address: string, page: string, chromium: string): Promise<LighthouseResult> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const result = await runLighthouse(address, page, chromium);
    if (result.performance > 0) return result;
  }
  return runLighthouse(address, page, chromium);
}

async function runLighthouse(address: string, page: string, chromium: string): Promise<LighthouseResult> {
  const chrome = await chromeLauncher.launch({
    chromePath: chromium,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const result = await lighthouse(`${address}${page}`, {port: chrome.port, logLevel: 'error', formFactor: 'mobile'});
    const report = result?.lhr;
    if (!report) throw new Error(`Lighthouse said nothing of ${page}`);
    const score = (category: string): number => report.categories[category]?.score ?? 0;
    const value = (audit: string): number => report.audits[audit]?.numericValue ?? 0;
    return {
      page,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      agents: score('agentic-browsing'),
      firstPaint: Math.round(value('first-contentful-paint') / 100) / 10,
      largestPaint: Math.round(value('largest-contentful-paint') / 100) / 10,
      kilobytes: Math.round(value('total-byte-weight') / 1000),
      blocking: Math.round(value('total-blocking-time')),
      shift: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    };
  } finally {
    chrome.kill();
  }
}

/** A page through the site's nginx, and a bare file of the same size through an nginx with no settings but a root. */
export async function loads(build: string, page: string, servedBytes: number, seconds: number): Promise<LoadResult[]> {
  const served = await serveWithNginx({build, port: await anyPort(), workers: 'auto'});
  const ours = await load(`page ${page}`, `${served.address}${page}`, seconds);
  await served.stop();

  const folder = mkdtempSync(path.join(tmpdir(), 'bare-'));
  const port = await anyPort();
  writeFileSync(path.join(folder, 'bare.bin'), Buffer.alloc(servedBytes, 'x'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes auto; worker_rlimit_nofile 16384; pid ${folder}/nginx.pid; error_log stderr crit; events { worker_connections 4096; } http { ${temporary} access_log off; sendfile on; tcp_nopush on; server { listen 127.0.0.1:${port}; root ${folder}; } }\n`,
  );
  const child = spawn(nginxPath() ?? 'nginx', ['-c', path.join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'], {stdio: 'ignore'});
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const bare = await load(`bare file of ${servedBytes} bytes`, `http://127.0.0.1:${port}/bare.bin`, seconds);
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('close', resolve));
  rmSync(folder, {recursive: true, force: true});
  return [ours, bare];
}
