import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Document, documentsOf} from '../../content/documents.ts';
import {changeFeed, type ChangedPage} from './entries.ts';

const texts = {
  en: {title: (site: string) => `${site}: changed pages`, description: 'Pages of the help that were written or changed'},
  ru: {title: (site: string) => `${site}: изменения`, description: 'Новые и изменённые страницы справки'},
} as const;

/**
 * Pages made from one API document change all at once, and would fill the feed: the list of changes stands for them. No list names an
 * unlisted page.
 */
export function isNews({frontMatter, permalink, unlisted}: Pick<Document, 'frontMatter' | 'permalink' | 'unlisted'>): boolean {
  return !unlisted && (frontMatter.kind !== 'api-reference' || permalink.endsWith('/changelog'));
}

/** Writes `changes.atom` in each language: the pages that changed last, as the repository's history tells. */
export default function changeFeedPlugin({i18n, siteConfig, baseUrl}: LoadContext): Plugin {
  const locale = i18n.currentLocale === 'ru' ? 'ru' : 'en';
  const text = texts[locale];
  let pages: ChangedPage[] = [];
  return {
    name: 'change-feed',
    async allContentLoaded({allContent}) {
      pages = documentsOf(allContent)
        .filter(isNews)
        .flatMap(({title, description, permalink, lastUpdatedAt}) =>
          lastUpdatedAt ? [{title, description, url: `${siteConfig.url}${permalink}`, changedAt: lastUpdatedAt}] : [],
        );
    },
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'alternate', type: 'application/atom+xml', href: `${baseUrl}changes.atom`, title: text.title(siteConfig.title)}},
      ],
    }),
    async postBuild({outDir}) {
      const home = `${siteConfig.url}${baseUrl}`;
      const about = {title: text.title(siteConfig.title), description: text.description, home, address: `${home}changes.atom`, language: locale};
      writeFileSync(path.join(outDir, 'changes.atom'), changeFeed(pages, about));
    },
  };
}
