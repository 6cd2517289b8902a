import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

/** What a reader's browser fetches for one page on its first visit, in bytes as nginx sends them. */
export interface PageWeight {
  readonly html: number;
  readonly css: number;
  readonly script: number;
  readonly total: number;
}

/** Size of a file as it is served: its brotli copy where there is one. */
export function servedSize(file: string): number {
  if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`).length;
  const content = readFileSync(file);
  return /\.(?:html|js|css|json)$/.test(file) ? Math.min(content.length, brotliCompressSync(content).length) : content.length;
}

/** Local files that the page's HTML names with these patterns. */
function named(html: string, baseUrl: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))]
    .filter((address) => address.startsWith(baseUrl) && !address.startsWith('//'))
    .map((address) => address.slice(baseUrl.length));
}

/**
 * Weighs a page of a build. Script is what the page's HTML names and the chunks of the page itself: Docusaurus fetches
 * those at once, by the names that the runtime script holds.
 */
export function weighPage(build: string, file: string, chunks: readonly string[] = [], baseUrl = '/'): PageWeight {
  const html = readFileSync(path.join(build, file), 'utf8');
  const sum = (files: readonly string[]): number => files.reduce((bytes, name) => bytes + servedSize(path.join(build, name)), 0);
  const css = sum(named(html, baseUrl, /<link[^>]*rel="?stylesheet"?[^>]*href="?([^" >]+)/g));
  const script = sum([...new Set([...named(html, baseUrl, /<script[^>]*src="?([^" >]+)/g), ...chunks])]);
  const page = servedSize(path.join(build, file));
  return {html: page, css, script, total: page + css + script};
}
