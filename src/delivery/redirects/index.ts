import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/product.ts';
import {leadingPage} from '../../content/leading-page.ts';
import {siteRoot} from '../../errors/catalogue.ts';
import {loadRedirects} from './read.ts';

const titles: Readonly<Record<Locale, string>> = {en: 'This page has moved', ru: 'Страница переехала'};

/** Pages at old addresses that lead on, by their path below the language's folder: for hosts that read neither nginx' settings nor `_redirects`. */
export function redirectPages(locale: Locale, baseUrl: string, redirects = loadRedirects()): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(redirects).map(([from, to]) => [
      `${from.slice(1)}.html`,
      leadingPage({title: titles[locale], target: `${baseUrl}${to.slice(1)}`, canonical: `${siteRoot(locale)}${to}`, locale}),
    ]),
  );
}

/** Writes a page at every old address of `src/data/redirects.yaml`. It is no route: menus, the sitemap, the search and the lists do not know it. */
export default function redirectsPlugin({i18n}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  return {
    name: 'redirects',
    async postBuild({outDir, baseUrl}) {
      for (const [name, html] of Object.entries(redirectPages(locale, baseUrl))) {
        const file = path.join(outDir, name);
        if (existsSync(file))
          throw new Error(`src/data/redirects.yaml: /${name.replace(/\.html$/, '')} is a page of the site; npm run check:content says more.`);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, html);
      }
    },
  };
}
