/**
 * Who the site speaks for. With `src/data/service.yaml` this is all that an owner edits
 * to make the site their own: every page, address and policy reads from these two files.
 */
export const product = {
  /** Name as it reads in a sentence; pages write it as `{product}`. */
  name: 'Postloom',
  /** Name inside addresses: `/docs/tools/<slug>-ai`. */
  slug: 'postloom',
  /** Where this site is served. Environment wins, so that a preview can have its own host. */
  siteUrl: process.env.SITE_URL ?? 'https://help.postloom.example',
  /** The path below the host, with a slash at both ends. */
  baseUrl: process.env.SITE_BASE_URL ?? '/',
  /** The service's own application. */
  appUrl: 'https://app.postloom.example',
  /** Host of the REST API; versions are path segments below it. */
  apiUrl: 'https://api.postloom.example',
  /** Marketing site. */
  homeUrl: 'https://postloom.example',
  /** Public repository of this documentation. */
  repositoryUrl: 'https://github.com/postloom/help',
  /** Branch that "Edit this page" opens. */
  repositoryBranch: 'main',
  /**
   * Day of the first release. An address that a page had on it or later stays an address: a page or a line of `src/data/redirects.yaml`
   * answers it. What moved before counts for nothing, since nobody could link there yet; an owner who starts from here sets their own day.
   */
  firstRelease: '2026-11-23',
  /** Who holds the copyright of the texts. */
  legalName: 'Postloom',
} as const;

/** "Edit this page" leads here, followed by the file's path in the repository. */
export const repositoryEditUrl = `${product.repositoryUrl}/edit/${product.repositoryBranch}/`;

export const locales = ['en', 'ru'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** What keys of the browser's storage end with: the same in every language, another for each site that shares a host. */
export function storageName(baseUrl: string): string {
  return ['help', ...baseUrl.split('/').filter((part) => part !== '')].join('-');
}
