import {createHash} from 'node:crypto';
import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';

const scriptPattern = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Types that a browser runs; anything else (`application/ld+json`, …) is data, which no policy restricts. */
function runs(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase();
  return type === undefined || type === '' || type === 'module' || type.endsWith('/javascript');
}

/** The texts of the inline scripts of a page that a browser would run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(scriptPattern)]
    .filter(([, attributes = '', text = '']) => !/\bsrc\s*=/i.test(attributes) && runs(attributes) && text.trim() !== '')
    .map(([, , text = '']) => text);
}

/** A script's source expression in a Content-Security-Policy, quotes included. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Hashes of every inline script in the pages of a build folder, sorted, each once. */
export function hashesOfBuild(build: string): string[] {
  const hashes = new Set<string>();
  for (const file of globSync('**/*.html', {cwd: build})) {
    for (const script of inlineScripts(readFileSync(path.join(build, file), 'utf8'))) hashes.add(hashOf(script));
  }
  return [...hashes].sort();
}
