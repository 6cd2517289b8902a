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

/** The source expression of an inline script or style in a Content-Security-Policy, quotes included. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What the pages of a build hold inline, as source expressions of a policy, sorted, each once. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The texts of the `<style>` elements of a page. */
export function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text = '']) => text).filter((text) => text.trim() !== '');
}

/** A style that the search window's mark brings with it (“Search by”): drawn in the browser, it stands in no page of the build. */
export const searchMarkStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** Hashes of every inline script and style in the pages of a build folder, and of those that its scripts write. */
export function hashesOfBuild(build: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>([hashOf(searchMarkStyle)]);
  for (const file of globSync('**/*.html', {cwd: build})) {
    const html = readFileSync(path.join(build, file), 'utf8');
    for (const script of inlineScripts(html)) scripts.add(hashOf(script));
    for (const style of inlineStyles(html)) styles.add(hashOf(style));
  }
  return {scripts: [...scripts].sort(), styles: [...styles].sort()};
}
