// When pages were last changed of which the repository's history does not tell: generated ones, lists of pages, those not committed yet.
import {statSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {documentFiles} from '../../../src/api/document.ts';
import {apiVersions} from '../../../src/api/versions.ts';
import type {Locale} from '../../../src/config/product.ts';

type Doc = LoadedVersion['docs'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];

/** When a file was last changed, in milliseconds; null where no history tells. */
export type ChangedAt = (file: string) => Promise<number | null>;

/** When a page's file was written, in milliseconds. */
function writtenAt(root: string, source: string): number {
  return statSync(path.join(root, source.replace(/^@site\//, ''))).mtime.getTime();
}

/** The later of moments, some of which are not known; undefined when none is. */
function latest(moments: readonly (number | null | undefined)[]): number | undefined {
  const known = moments.filter((moment) => typeof moment === 'number');
  return known.length === 0 ? undefined : Math.max(...known);
}

/** Documents that a page of the API reference is made from, the one that holds its texts first. The list of changes is made from those of every version. */
function documentsOfPage(doc: Doc, locale: Locale): string[] {
  const own = apiVersions.filter(({id}) => id === doc.version);
  const others = doc.permalink.endsWith('/changelog') ? apiVersions.filter(({id}) => id !== doc.version) : [];
  return [...own, ...others].flatMap((version) => documentFiles(version, locale));
}

/**
 * Pages of the API reference with the day on which their document was changed, and "Edit this page" leading to that
 * document: the page itself is made by the build and stands in no repository. A page that is not committed yet has the day of its file.
 * @param editUrl address of a repository's file to edit, without the file's path
 */
export async function withDocuments(
  content: LoadedContent,
  {
    root,
    editUrl,
    locale,
    changedAt,
    isDated,
  }: {
    readonly root: string;
    readonly editUrl: string;
    readonly locale: Locale;
    readonly changedAt: ChangedAt;
    /** Whether there is a history: without one, no page has a day. */
    readonly isDated: boolean;
  },
): Promise<LoadedContent> {
  const dated = async (doc: Doc): Promise<Doc> => {
    if (doc.frontMatter.kind !== 'api-reference') return isDated && !doc.lastUpdatedAt ? {...doc, lastUpdatedAt: writtenAt(root, doc.source)} : doc;
    const files = documentsOfPage(doc, locale);
    const lastUpdatedAt = latest(await Promise.all(files.map(changedAt)));
    const [edited = ''] = files.map((file) => path.relative(root, file).replaceAll('\\', '/'));
    return {...doc, editUrl: editUrl + edited, lastUpdatedAt};
  };
  const versions = content.loadedVersions.map(async (version) => ({...version, docs: await Promise.all(version.docs.map(dated))}));
  return {...content, loadedVersions: await Promise.all(versions)};
}

/** When the newest page below sidebar items was changed. */
function newestOf(items: readonly SidebarItem[], docs: ReadonlyMap<string, Doc>): number | undefined {
  return latest(
    items.map((item) => {
      if (item.type === 'doc') return docs.get(item.id)?.lastUpdatedAt;
      if (item.type !== 'category') return undefined;
      return latest([item.link?.type === 'doc' ? docs.get(item.link.id)?.lastUpdatedAt : undefined, newestOf(item.items, docs)]);
    }),
  );
}

/** When lists of pages that the docs plugin makes of sidebar categories were last changed, by the path of the list: as their newest page. */
export function listDates(content: LoadedContent): ReadonlyMap<string, number> {
  const dates = new Map<string, number>();
  for (const version of content.loadedVersions) {
    const docs = new Map(version.docs.map((doc) => [doc.id, doc]));
    const visit = (item: SidebarItem): void => {
      if (item.type !== 'category') return;
      const date = item.link?.type === 'generated-index' ? newestOf(item.items, docs) : undefined;
      if (item.link?.type === 'generated-index' && date !== undefined) dates.set(item.link.permalink, date);
      item.items.forEach(visit);
    };
    for (const items of Object.values(version.sidebars)) items.forEach(visit);
  }
  return dates;
}

/** A route and all below it, with their dates where they have none of their own: the sitemap reads them there. */
export function datedRoute(route: RouteConfig, dates: ReadonlyMap<string, number>): RouteConfig {
  const date = dates.get(route.path);
  return {
    ...route,
    ...(date === undefined || route.metadata?.lastUpdatedAt ? {} : {metadata: {...route.metadata, lastUpdatedAt: date}}),
    ...(route.routes ? {routes: route.routes.map((child) => datedRoute(child, dates))} : {}),
  };
}
