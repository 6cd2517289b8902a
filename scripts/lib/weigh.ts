import type {Page} from '@playwright/test';

/** What a browser fetched for a page, in kB of 1,000 as sent; fonts and images apart. */
export interface PageWeight {
  readonly html: number;
  readonly css: number;
  readonly script: number;
  /** Parts of the list of pages among the scripts: which of them a page asks for differs from visit to visit. */
  readonly list: number;
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
    // Each file once, however often it was asked for.
    const resources = [
      ...new Map(
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => [`${entry.initiatorType} ${entry.name}`, entry]),
      ).values(),
    ];
    const ending = (pattern: RegExp): PerformanceResourceTiming[] => resources.filter((entry) => pattern.test(new URL(entry.name).pathname));
    // A script that runs was asked for as a script; one that is fetched ahead of a click came by <link rel="prefetch">.
    const scripts = ending(/\.js$/).filter((entry) => entry.initiatorType === 'script');
    const html = size(performance.getEntriesByType('navigation'));
    const list = size(scripts.filter((entry) => /\/pages-\d+\.[^/]*$/.test(new URL(entry.name).pathname)));
    const [css, script, data] = [size(ending(/\.css$/)), size(scripts), size(ending(/\.(?:json|bin|txt)$/))];
    return {html: kb(html), css: kb(css), script: kb(script), list: kb(list), data: kb(data), total: kb(html + css + script)};
  });
}
