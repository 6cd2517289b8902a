import type {Options} from '@docusaurus/plugin-sitemap';
import {defaultLocale, locales, type Locale, product} from './product.ts';

/** The same page's address in another language. */
function inLanguage(address: string, from: Locale, to: Locale): string {
  const root = (locale: Locale): string => `${product.siteUrl}${product.baseUrl}${locale === defaultLocale ? '' : `${locale}/`}`;
  return root(to) + address.slice(root(from).length);
}

/** Settings of a language's `sitemap.xml`: when each page was changed, and its translations. */
export function sitemap(locale: Locale): Options {
  return {
    lastmod: 'date',
    changefreq: null,
    priority: null,
    ignorePatterns: [`${product.baseUrl}search`, `${product.baseUrl}${locale}/search`],
    createSitemapItems: async ({defaultCreateSitemapItems, ...parameters}) => {
      const items = await defaultCreateSitemapItems(parameters);
      return items.map((item) => ({
        ...item,
        // The plugin hands items on to the sitemap library, which knows `links`; the plugin's type does not.
        links: [
          ...locales.map((language) => ({lang: language, url: inLanguage(item.url, locale, language)})),
          {lang: 'x-default', url: inLanguage(item.url, locale, defaultLocale)},
        ],
      }));
    },
  };
}
