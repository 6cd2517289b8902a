// `llms.txt` and `llms-full.txt` (llmstxt.org): what there is to read, and all of it in one file.
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Locale} from '../../config/product.ts';
import {servedPath} from '../served-path.ts';
import type {MarkdownPage} from './page.ts';

/** A page as the list names it. */
export interface ListedPage {
  readonly title: string;
  /** Path of the page itself. */
  readonly path: string;
  readonly description: string;
}

export interface Section {
  readonly label: string;
  readonly pages: readonly ListedPage[];
}

/** A list of pages: the help site's, or one API version's. */
export interface Library {
  /** Path that the two files stand in, with a slash at its end. */
  readonly folder: string;
  readonly title: string;
  readonly summary: string;
  /** What else there is for programs; a sentence each. */
  readonly notes?: readonly string[];
  readonly sections: readonly Section[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

const texts = {
  en: {
    start: 'Start',
    other: 'Other pages',
    data: (root: string) =>
      `Limits of networks and error codes as JSON: ${root}limits.json and ${root}errors.json, explained at ${root}docs/about/data-for-developers`,
    server: (root: string) => `An MCP server answers from this site (search, errors, limits, post checks, API calls): ${root}docs/about/assistants`,
    markdown: (full: string) => `Every page is also served as Markdown, at its address plus .md. All pages of this list in one file: ${full}`,
  },
  ru: {
    start: 'Начало',
    other: 'Остальные страницы',
    data: (root: string) =>
      `Ограничения соцсетей и коды ошибок в JSON: ${root.replace(/ru\/$/, '')}limits.json и ${root}errors.json, описание — ${root}docs/about/data-for-developers`,
    server: (root: string) => `Сервер MCP отвечает по этому сайту (поиск, ошибки, ограничения, проверка постов, методы API): ${root}docs/about/assistants`,
    markdown: (full: string) => `Каждая страница есть и в Markdown: к её адресу добавьте .md. Все страницы этого списка одним файлом: ${full}`,
  },
} as const satisfies Record<Locale, unknown>;

/** Ids of the pages of a sidebar item, in the order in which they are shown. */
function idsOf(item: SidebarItem): string[] {
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(idsOf)];
}

/** The listed pages of a docs version by the categories of its sidebar; pages that stand in none come last. */
export function sectionsOf(version: Pick<LoadedVersion, 'docs' | 'sidebars'>, locale: Locale): Section[] {
  const docs = new Map(version.docs.filter(({unlisted}) => !unlisted).map((doc) => [doc.id, doc]));
  const page = (id: string): ListedPage[] => {
    const doc = docs.get(id);
    docs.delete(id);
    return doc ? [{title: doc.title, path: servedPath(doc.permalink), description: doc.description}] : [];
  };
  const items = Object.values(version.sidebars).flat();
  const start: ListedPage[] = items.flatMap((item) => (item.type === 'doc' ? page(item.id) : []));
  const sections = items.flatMap((item): Section[] => (item.type === 'category' ? [{label: item.label, pages: idsOf(item).flatMap(page)}] : []));
  return [{label: texts[locale].start, pages: start}, ...sections, {label: texts[locale].other, pages: [...docs.keys()].flatMap(page)}].filter(
    ({pages}) => pages.length > 0,
  );
}

/** The lists of a site: its help pages at the top, each API version in its own folder. */
export function librariesOf(
  contents: Readonly<Record<string, LoadedContent>>,
  site: {readonly title: string; readonly summary: string; readonly origin: string; readonly baseUrl: string; readonly productName: string},
  locale: Locale,
): Library[] {
  const versions = (contents.api?.loadedVersions ?? []).map((version): Library => {
    const overview = version.docs.find((doc) => servedPath(doc.permalink) === servedPath(version.path));
    return {
      folder: `${servedPath(version.path)}/`,
      title: `${site.productName} API ${version.versionName}`,
      summary: overview?.description ?? site.summary,
      sections: sectionsOf(version, locale),
    };
  });
  const help = contents.default?.loadedVersions[0];
  const sections = help ? sectionsOf(help, locale) : [];
  // The home page stands in no sidebar; it comes before the pages that the sidebar begins with.
  const home: ListedPage = {title: site.title, path: site.baseUrl, description: site.summary};
  const start = sections.flatMap(({label, pages}) => (label === texts[locale].start ? pages : []));
  const others = sections.filter(({label}) => label !== texts[locale].start);
  const lists = versions.map((version) => ({title: version.title, path: `${version.folder}llms.txt`, description: version.summary}));
  return [
    {
      folder: site.baseUrl,
      title: site.title,
      summary: site.summary,
      notes: [texts[locale].data(`${site.origin}${site.baseUrl}`), texts[locale].server(`${site.origin}${site.baseUrl}`)],
      sections: [{label: texts[locale].start, pages: [home, ...start]}, ...others, ...(lists.length > 0 ? [{label: 'API', pages: lists}] : [])],
    },
    ...versions,
  ];
}

/** The list: title, summary, and each page with the address of its Markdown and what it is about. */
export function llmsList(library: Library, addressOf: (path: string) => string, origin: string, locale: Locale): string {
  const sections = library.sections.map(
    ({label, pages}) =>
      `## ${label}\n\n${pages.map(({title, path, description}) => `- [${title.replace(/[[\]]/g, '\\$&')}](${addressOf(path)})${description ? `: ${description}` : ''}`).join('\n')}\n`,
  );
  // One paragraph: programs expect one between the summary and the lists.
  const about = [texts[locale].markdown(`${origin}${library.folder}llms-full.txt`), ...(library.notes ?? [])].join('\n');
  return [`# ${library.title}\n`, `> ${library.summary}\n`, `${about}\n`, ...sections].join('\n');
}

/** Every page of the list, one after the other, each with its address below its title. */
export function llmsFull(library: Library, pages: ReadonlyMap<string, MarkdownPage>, origin: string): string {
  const texts = library.sections
    .flatMap((section) => section.pages)
    .flatMap(({path}) => {
      const page = pages.get(path);
      if (!page) return [];
      const end = page.body.indexOf('\n');
      return [`${page.body.slice(0, end)}\n\n${origin}${path}${page.body.slice(end)}`];
    });
  return [`# ${library.title}\n\n> ${library.summary}\n`, ...texts].join('\n');
}
