import {readFileSync} from 'node:fs';
import path from 'node:path';

/** What a test may know of the site that it looks at: no list of pages is written into tests. */
const build = path.resolve('build');

interface BuiltError {
  readonly code: number;
  /** Path of its page. */
  readonly path: string;
}

/** Every error of a language, from the catalogue that is published beside the pages. `prefix` is the language's path. */
export function catalogueOf(prefix: string): readonly BuiltError[] {
  const {errors} = JSON.parse(readFileSync(path.join(build, prefix, 'errors.json'), 'utf8')) as {
    readonly errors: readonly {readonly code: number; readonly url: string}[];
  };
  return errors.map(({code, url}) => ({code, path: new URL(url).pathname}));
}

/** Paths of the published pages that a pattern fits, in the language of the prefix. */
export function pagesOf(prefix: string, pattern: RegExp): readonly string[] {
  const sitemap = readFileSync(path.join(build, prefix, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname).filter((address) => pattern.test(address));
}
