import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {product} from '../../config/product.ts';
import {markdownAddress} from '../markdown-address.ts';
import {librariesOf, llmsFull, llmsList} from './llms.ts';
import {servedPath} from '../served-path.ts';
import {type MarkdownPage, markdownFile, pageToMarkdown} from './page.ts';

/** The file that a route was built into, or nothing: a host serves `team.html` and `team/index.html` alike. */
function builtFile(outDir: string, route: string): string | undefined {
  const name = route.replace(/\/$/, '');
  return [`${name}.html`, `${name}/index.html`].map((file) => path.join(outDir, file)).find((file) => existsSync(file));
}

/** Whether a page is to be found at all; the search page and the one for wrong addresses are not. */
function isFound(html: string): boolean {
  return !/<meta[^>]*\bname=["']?robots["']?[^>]*noindex|<meta[^>]*\bproperty=["']?robots["']?[^>]*noindex/.test(html);
}

/**
 * Whether a page has Markdown: one that is to be found, and an unlisted one, which shows whoever has its address a button to copy it. Pages
 * of tags only list what is found elsewhere.
 */
export function hasMarkdown(route: string, html: string, contents: readonly LoadedContent[]): boolean {
  const versions = contents.flatMap(({loadedVersions}) => loadedVersions);
  if (versions.some(({tagsPath}) => route === tagsPath || route.startsWith(`${tagsPath}/`))) return false;
  return isFound(html) || versions.some(({docs}) => docs.some(({unlisted, permalink}) => unlisted && servedPath(permalink) === route));
}

/**
 * Writes the Markdown of every built page at its path plus `.md`, and the lists for programs that read: `llms.txt` and
 * `llms-full.txt` at the top of each language and in the folder of each API version.
 */
export default function markdownExportPlugin(context: LoadContext): Plugin {
  const locale = context.i18n.currentLocale === 'ru' ? 'ru' : 'en';
  let contents: Readonly<Record<string, LoadedContent>> = {};
  return {
    name: 'markdown-export',
    allContentLoaded: async ({allContent}) => {
      contents = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Readonly<Record<string, LoadedContent>>;
    },
    async postBuild({outDir, baseUrl, routesPaths, siteConfig}) {
      const begun = Date.now();
      const pages = new Map<string, MarkdownPage>();
      const fileOf = (address: string): string => path.join(outDir, address.slice(baseUrl.length));
      for (const route of new Set(routesPaths)) {
        if (!route.startsWith(baseUrl) || route === `${baseUrl}404.html`) continue;
        const built = builtFile(outDir, route.slice(baseUrl.length) || 'index');
        const html = built && readFileSync(built, 'utf8');
        if (!html || !hasMarkdown(route, html, Object.values(contents))) continue;
        const address = `${siteConfig.url}${route}`;
        const page = pageToMarkdown(html, address, locale);
        pages.set(route, page);
        writeFileSync(fileOf(markdownAddress(route, baseUrl)), markdownFile(page, address, locale));
      }
      const site = {title: siteConfig.title, summary: siteConfig.tagline, origin: siteConfig.url, baseUrl, productName: product.name};
      const addressOf = (route: string): string => `${siteConfig.url}${pages.has(route) ? markdownAddress(route, baseUrl) : route}`;
      for (const library of librariesOf(contents, site, locale)) {
        const folder = fileOf(library.folder);
        mkdirSync(folder, {recursive: true});
        writeFileSync(path.join(folder, 'llms.txt'), llmsList(library, addressOf, siteConfig.url, locale));
        writeFileSync(path.join(folder, 'llms-full.txt'), llmsFull(library, pages, siteConfig.url));
      }
      console.log(`Markdown of ${pages.size} pages written in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
    },
  };
}
