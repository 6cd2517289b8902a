import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {PageNames} from './store.ts';

type Sidebars = Readonly<Record<string, PropSidebarItem[]>>;

const errorPage = /\/issues\/(\d+)$/;

/** The code of the error page that an item leads to. */
export function codeOf(item: {readonly href?: string}): string | undefined {
  return errorPage.exec(item.href ?? '')?.[1];
}

function named(item: PropSidebarItem, names: PageNames): PropSidebarItem {
  if (item.type === 'category') return {...item, items: item.items.map((child) => named(child, names))};
  if (item.type !== 'link') return item;
  const name = names[codeOf(item) ?? ''];
  return name === undefined ? item : {...item, label: name};
}

/** Sidebars in which links to error pages have their names, as far as those are there; the others keep their numbers. */
export function withNames(sidebars: Sidebars, names: PageNames): Record<string, PropSidebarItem[]> {
  return Object.fromEntries(Object.entries(sidebars).map(([id, items]) => [id, items.map((item) => named(item, names))]));
}
