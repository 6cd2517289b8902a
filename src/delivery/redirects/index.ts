import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {defaultLocale, type Locale} from '../../config/product.ts';
import {leadingPage} from '../../content/leading-page.ts';
import {siteRoot} from '../../errors/catalogue.ts';
import {folderOf, leadsTo} from './answer.ts';
import {publishedAddresses} from './published.ts';
import {loadRedirects, type Redirects} from './read.ts';

const titles: Readonly<Record<Locale, string>> = {en: 'This page has moved', ru: 'Страница переехала'};

/**
 * Pages at old addresses that lead on, by their path below the language's folder: for hosts that read neither nginx' settings nor `_redirects`.
 * @param published every address that there ever was: which of them lie below a folder that leads on, its line does not say
 */
export function redirectPages(locale: Locale, baseUrl: string, redirects: Redirects, published: Iterable<string>): Readonly<Record<string, string>> {
  const old = new Set([...Object.keys(redirects).map((line) => folderOf(line) ?? line), ...published]);
  return Object.fromEntries(
    [...old].flatMap((from) => {
      const to = leadsTo(from, redirects);
      if (to === undefined) return [];
      const page = leadingPage({title: titles[locale], target: `${baseUrl}${to.slice(1)}`, canonical: `${siteRoot(locale)}${to}`, locale});
      return [[`${from.slice(1)}.html`, page]];
    }),
  );
}

/** Addresses of before, which are asked for only where a folder leads on. */
function addressesBefore(siteDir: string, redirects: Redirects, locale: Locale): Iterable<string> {
  if (!Object.keys(redirects).some((line) => folderOf(line) !== undefined)) return [];
  const published = publishedAddresses(siteDir);
  if ('addresses' in published) return published.addresses.keys();
  if (locale === defaultLocale)
    console.warn(
      `src/data/redirects.yaml: no page is written at the addresses below folders that lead on, since ${published.unknown}. Hosts that read the settings of nginx or _redirects need none.`,
    );
  return [];
}

/** Writes a page at every old address of `src/data/redirects.yaml`. It is no route: menus, the sitemap, the search and the lists do not know it. */
export default function redirectsPlugin({i18n, siteDir}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  return {
    name: 'redirects',
    async postBuild({outDir, baseUrl}) {
      const redirects = loadRedirects();
      for (const [name, html] of Object.entries(redirectPages(locale, baseUrl, redirects, addressesBefore(siteDir, redirects, locale)))) {
        const file = path.join(outDir, name);
        if (existsSync(file))
          throw new Error(`src/data/redirects.yaml: /${name.replace(/\.html$/, '')} is a page of the site; npm run check:content says more.`);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, html);
      }
    },
  };
}
