import type {RouteConfig} from '@docusaurus/types';

interface SidebarItem {
  readonly type: string;
  readonly href?: string;
  readonly docId?: string;
  readonly unlisted?: boolean;
  readonly description?: string;
  readonly items?: readonly SidebarItem[];
}

interface VersionProp {
  readonly docs: Readonly<Record<string, {readonly description?: string}>>;
  readonly docsSidebars: Readonly<Record<string, readonly SidebarItem[]>>;
}

/** The one id that all pages share in the browser. */
const anyPage = 'page';

/** A sidebar item without what the sidebar does not show; children of an index page keep the line that its cards show. */
function leanItem(item: SidebarItem, docs: VersionProp['docs'], onIndexPage: boolean): SidebarItem {
  const {docId, unlisted, ...rest} = item;
  const description = item.description ?? (docId === undefined ? undefined : docs[docId]?.description);
  return {
    ...rest,
    // The breadcrumbs ask only whether there is an id; the cards look it up.
    ...(docId === undefined ? {} : {docId: anyPage}),
    ...(unlisted ? {unlisted} : {}),
    ...(onIndexPage && description !== undefined && !/\/issues\/\d+$/.test(item.href ?? '') ? {description} : {}),
    ...(item.items ? {items: item.items.map((child) => leanItem(child, docs, item.href?.includes('/category/') ?? false))} : {}),
  };
}

/** What every page of a version is handed: its sidebars, and no title and description of every page. */
export function leanVersion<Version extends VersionProp>(version: Version): Version {
  return {
    ...version,
    docs: {[anyPage]: {}},
    docsSidebars: Object.fromEntries(Object.entries(version.docsSidebars).map(([id, items]) => [id, items.map((item) => leanItem(item, version.docs, false))])),
  };
}

/** The same for a route and all routes below it. */
export function leanRoute(route: RouteConfig): RouteConfig {
  const version = (route.props as {version?: VersionProp} | undefined)?.version;
  return {
    ...route,
    ...(version ? {props: {...route.props, version: leanVersion(version)}} : {}),
    ...(route.routes ? {routes: route.routes.map(leanRoute)} : {}),
  };
}

/** The plugin's global data without the list of every page. */
export function leanGlobalData(data: unknown): unknown {
  const versions = (data as {versions?: readonly object[]}).versions;
  return versions === undefined ? data : {...(data as object), versions: versions.map((version) => ({...version, docs: []}))};
}
