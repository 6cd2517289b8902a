import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {replaceInFrontMatter} from '../front-matter/parse.ts';
import type {Page} from '../page.ts';

/**
 * Addresses that the documentation answers, without the language, and the anchors of each; none are known of a page that the build
 * makes by itself, or that could not be read.
 */
export type Addresses = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** The names that are nearest to one that is not known, best first. */
export type Nearest = (wanted: string, known: readonly string[]) => readonly string[];

/** Where the pages of a folder are served: `docs` at `/docs`. */
export type Routes = Readonly<Record<string, string>>;

/** Address of a page by its key, as the docs plugin makes it; a slug counts from the folder's own address. */
export function addressOf({key, locale, frontMatter}: Pick<Page, 'key' | 'locale' | 'frontMatter'>, routes: Routes): string | undefined {
  const folder = Object.keys(routes).find((name) => key.startsWith(`${name}/`));
  if (folder === undefined) return undefined;
  const {slug} = replaceInFrontMatter(frontMatter, locale) as {readonly slug?: unknown};
  const path = typeof slug === 'string' ? slug : key.slice(folder.length).replace(/(?:\/index)?\.mdx?$/, '');
  return `${routes[folder]}${path}`.replace(/\/$/, '');
}

/** Paths of the lists that menus make of a category, below the folder's address. */
function listsIn(item: unknown): string[] {
  if (Array.isArray(item)) return item.flatMap(listsIn);
  if (typeof item !== 'object' || item === null) return [];
  const {link, items} = item as {readonly link?: {readonly type?: string; readonly slug?: string}; readonly items?: unknown};
  return [...(link?.type === 'generated-index' && link.slug !== undefined ? [link.slug] : []), ...listsIn(items)];
}

/**
 * Every address below `/docs`.
 * @param unread files that could not be read; they have a finding of their own
 * @param generated addresses of pages that the build makes, the lists of the menus apart
 */
export function addressesOf(
  pages: Iterable<Page>,
  {routes, sidebars, generated, unread}: {routes: Routes; sidebars: SidebarsConfig; generated: readonly string[]; unread: Iterable<string>},
): Addresses {
  const found = new Map<string, Set<string> | undefined>();
  for (const path of [
    ...generated,
    ...Object.values(sidebars)
      .flatMap(listsIn)
      .map((slug) => `${routes.docs}${slug}`),
  ])
    found.set(path, undefined);
  for (const page of pages) {
    // Only npm start builds it.
    if (page.frontMatter.draft === true) continue;
    const address = addressOf(page, routes);
    if (address !== undefined) found.set(address, new Set([...(found.get(address) ?? []), ...page.headings.flatMap(({id}) => id ?? [])]));
  }
  for (const key of unread) {
    const address = addressOf({key, locale: 'en', frontMatter: {}}, routes);
    if (address !== undefined) found.set(address, undefined);
  }
  return found;
}

/** ` Did you mean a?`, or nothing where no known name is near. */
export function meant(wanted: string, known: readonly string[], nearest: Nearest): string {
  const [likely] = nearest(wanted, known);
  return likely === undefined ? '' : ` Did you mean ${likely}?`;
}

/** What is wrong with an address of the documentation, `/docs/team#roles`; undefined when page and section are there. */
export function faultOf(address: string, addresses: Addresses, nearest: Nearest): string | undefined {
  const [path = '', anchor] = address.split('#');
  if (!addresses.has(path)) return `"${address}": there is no such page.${meant(path, [...addresses.keys()], nearest)}`;
  const anchors = addresses.get(path);
  // Rows of limits have anchors that the build gives them.
  if (anchor === undefined || anchors === undefined || anchors.has(anchor) || anchor.startsWith('limit-')) return undefined;
  return `"${address}": the page has no section "${anchor}".${meant(anchor, [...anchors], nearest)}`;
}
