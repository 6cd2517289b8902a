import type {Options} from '@docusaurus/plugin-sitemap';
import {defaultLocale, locales, type Locale, product} from './product.ts';

/** Address of a language's home page. */
function homeOf(locale: Locale): string {
  return `${product.siteUrl}${product.baseUrl}${locale === defaultLocale ? '' : `${locale}/`}`;
}

/** The same page's address in another language. */
function inLanguage(address: string, from: Locale, to: Locale): string {
  return homeOf(to) + address.slice(homeOf(from).length);
}

/** Routes of the search and of the lists of tags, each instance and version its own. */
const unnamed = ['search', ...['docs/tags', 'docs/api/tags', 'docs/api/v*/tags'].flatMap((route) => [route, `${route}/**`])];

/** Settings of a language's `sitemap.xml`: when each page was changed, and its translations. */
export function sitemap(locale: Locale): Options {
  return {
    lastmod: 'date',
    changefreq: null,
    priority: null,
    // Pages of tags, where pages have `tags`, list what is found elsewhere, and have no day of their own.
    ignorePatterns: [product.baseUrl, `${product.baseUrl}${locale}/`].flatMap((home) => unnamed.map((route) => home + route)),
    createSitemapItems: async ({defaultCreateSitemapItems, ...parameters}) => {
      const items = await defaultCreateSitemapItems(parameters);
      const newest = items
        .flatMap(({lastmod}) => lastmod ?? [])
        .sort()
        .at(-1);
      return items.map((item) => ({
        ...item,
        // The home page shows what there is; it is as new as the newest of it. Without a history nobody knows.
        ...(item.url === homeOf(locale) && newest ? {lastmod: newest} : {}),
        // The plugin hands items on to the sitemap library, which knows `links`; the plugin's type does not.
        links: [
          ...locales.map((language) => ({lang: language, url: inLanguage(item.url, locale, language)})),
          {lang: 'x-default', url: inLanguage(item.url, locale, defaultLocale)},
        ],
      }));
    },
  };
}
