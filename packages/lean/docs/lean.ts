import type {RouteConfig} from '@docusaurus/types';
import {codeOf} from '../page-names/sidebar.ts';

interface SidebarItem {
  readonly type: string;
  readonly label?: string;
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
  const code = codeOf(item);
  const description = item.description ?? (docId === undefined ? undefined : docs[docId]?.description);
  return {
    ...rest,
    ...(code === undefined ? {} : {label: code}),
    // The breadcrumbs ask only whether there is an id; the cards look it up.
    ...(docId === undefined ? {} : {docId: anyPage}),
    ...(unlisted ? {unlisted} : {}),
    ...(onIndexPage && description !== undefined && code === undefined ? {description} : {}),
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

type Names = Readonly<Record<string, string>>;

function sidebarItems(route: RouteConfig): readonly SidebarItem[] {
  const version = (route.props as {version?: VersionProp} | undefined)?.version;
  return [...Object.values(version?.docsSidebars ?? {}).flat(), ...(route.routes ?? []).flatMap(sidebarItems)];
}

/**
 * Names of error pages as the sidebar shows them, in groups that are shown together: `paths` are those of the pages
 * which have the group open, or list it.
 */
export function errorNames(route: RouteConfig): {readonly paths: readonly string[]; readonly names: Names}[] {
  const visit = (item: SidebarItem): {readonly paths: readonly string[]; readonly names: Names}[] => {
    const errors = (item.items ?? []).filter((child) => codeOf(child) !== undefined);
    const deeper = (item.items ?? []).flatMap(visit);
    if (errors.length === 0) return deeper;
    const paths = [item, ...errors].flatMap(({href}) => (href === undefined ? [] : [href]));
    return [{paths, names: Object.fromEntries(errors.map((child) => [codeOf(child), child.label ?? '']))}, ...deeper];
  };
  return sidebarItems(route).flatMap(visit);
}

/**
 * A route and all below it, handed what they show and no more. `nameModules` tells of a path the module that brings the
 * names of error pages which the page shows in its sidebar.
 */
export function leanRoute(route: RouteConfig, nameModules: ReadonlyMap<string, string> = new Map()): RouteConfig {
  const version = (route.props as {version?: VersionProp} | undefined)?.version;
  const names = route.exact ? nameModules.get(route.path) : undefined;
  return {
    ...route,
    ...(version ? {props: {...route.props, version: leanVersion(version)}} : {}),
    ...(names ? {modules: {...route.modules, names}} : {}),
    ...(route.routes ? {routes: route.routes.map((child) => leanRoute(child, nameModules))} : {}),
  };
}

const hasVersion = (route: RouteConfig): boolean => 'version' in (route.props ?? {}) || (route.routes ?? []).some(hasVersion);

/** All routes of an instance, as {@link leanRoute} makes each. Throws where none has what it makes less. */
export function leanRoutes(routes: readonly RouteConfig[], nameModules: ReadonlyMap<string, string>): RouteConfig[] {
  if (!routes.some(hasVersion))
    throw new Error(
      'packages/lean: no route of the docs plugin is handed a version ("props.version"). Mend it in packages/lean/docs/lean.ts, or build with LEAN=off meanwhile.',
    );
  return routes.map((route) => leanRoute(route, nameModules));
}

/** Pages of one documentation instance that items of the navbar look up by their ids. */
export interface LookedUp {
  /** `docsVersionDropdown` finds the page that is open in every version. */
  readonly all: boolean;
  readonly ids: ReadonlySet<string>;
}

interface NavbarItem {
  readonly type?: string;
  readonly docsPluginId?: string;
  readonly docId?: string;
  readonly items?: readonly NavbarItem[];
}

/** What a navbar's items look up in an instance. */
export function lookedUpBy(items: readonly NavbarItem[], pluginId: string): LookedUp {
  const all = items.flatMap(function deep(item): NavbarItem[] {
    return [item, ...(item.items ?? []).flatMap(deep)];
  });
  const mine = all.filter(({docsPluginId = 'default'}) => docsPluginId === pluginId);
  return {
    all: mine.some(({type}) => type === 'docsVersionDropdown'),
    ids: new Set(mine.flatMap(({type, docId}) => (type === 'doc' && docId !== undefined ? [docId] : []))),
  };
}

interface GlobalVersion {
  readonly mainDocId: string;
  readonly docs: readonly {readonly id: string}[];
}

/**
 * The plugin's global data without the list of every page: what is left are the first page of each version and what the navbar looks up.
 * Throws where the data has no such list.
 */
export function leanGlobalData(data: unknown, lookedUp: LookedUp): unknown {
  const versions = (data as {versions?: readonly GlobalVersion[]}).versions;
  if (!versions?.every(({docs}) => Array.isArray(docs)))
    throw new Error(
      'packages/lean: the global data of the docs plugin has no list of pages ("versions", each with "docs"). Mend it in packages/lean/docs/lean.ts, or build with LEAN=off meanwhile.',
    );
  if (lookedUp.all) return data;
  const wanted = (version: GlobalVersion) => version.docs.filter(({id}) => id === version.mainDocId || lookedUp.ids.has(id));
  return {...(data as object), versions: versions.map((version) => ({...version, docs: wanted(version)}))};
}
