import type {Page} from '@playwright/test';

/** What a browser fetched for a page, in kB of 1,000 as sent; fonts and images apart. */
export interface PageWeight {
  readonly html: number;
  readonly css: number;
  readonly script: number;
  /** Indexes and other data. */
  readonly data: number;
  /** HTML, CSS and script. */
  readonly total: number;
}

/** Weighs what the page has fetched so far; what was fetched ahead of a click does not count. */
export function weighPage(page: Page): Promise<PageWeight> {
  return page.evaluate(() => {
    const kb = (bytes: number): number => Math.round(bytes / 100) / 10;
    const size = (entries: readonly PerformanceEntry[]): number =>
      entries.reduce((bytes, entry) => bytes + (entry as PerformanceResourceTiming).encodedBodySize, 0);
    // What a browser fetches ahead of a click is named in a <link rel="prefetch"> and asked for when the page rests.
    const ahead = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map((link) => link.href));
    const resources = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter((entry) => !ahead.has(entry.name));
    const ending = (pattern: RegExp): PerformanceResourceTiming[] => resources.filter((entry) => pattern.test(new URL(entry.name).pathname));
    const html = size(performance.getEntriesByType('navigation'));
    const [css, script, data] = [size(ending(/\.css$/)), size(ending(/\.js$/)), size(ending(/\.(?:json|bin|txt)$/))];
    return {html: kb(html), css: kb(css), script: kb(script), data: kb(data), total: kb(html + css + script)};
  });
}
