import {locales, product} from '../config/product.ts';
import {loadOldAddresses, type OldAddresses} from './redirects/read.ts';

/** What the deployment files need to know of the site. */
export interface DeployedSite extends OldAddresses {
  /** Scheme and host, without a slash at the end: `https://help.example`. */
  readonly url: string;
  /** Path below the host, with a slash at both ends. */
  readonly baseUrl: string;
  /** Languages that live below a path of their own: every one but the default. */
  readonly prefixedLocales: readonly string[];
}

/** The site as its own config describes it. */
export const deployedSite: DeployedSite = {
  url: product.siteUrl.replace(/\/$/, ''),
  baseUrl: product.baseUrl,
  prefixedLocales: locales.slice(1),
  ...loadOldAddresses(),
};

/**
 * Where hashed files live that never change: they may be kept for a year, and stay one release longer than they are
 * used. `folder` is a regular expression below a language's base path, `files` the same as a pattern of file names.
 */
export const immutable = [
  {folder: 'assets', files: 'assets/**/*'},
  {folder: 'search-index/[^/]+/[0-9a-f]{8,}', files: 'search-index/*/*/**/*'},
] as const;

/** First path segments of files that keep their names: a day, and a week while they are asked for again. */
export const steadyFolders = ['img', 'fonts'] as const;

export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  steady: 'public, max-age=86400, stale-while-revalidate=604800',
  /** Pages, indexes, feeds: kept, but asked for on every visit. */
  revalidate: 'no-cache',
} as const;
