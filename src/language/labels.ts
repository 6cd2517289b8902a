import {defaultLocale, type Locale} from '../config/product.ts';
import type {AnnouncementBarConfig} from '../config/theme-types.ts';
import {typeset, typesetHtml} from './typography.ts';

/**
 * A menu with its words typeset. In the site's first language only: elsewhere they are the names under which Docusaurus looks for their
 * translation, and the translation is typeset already (`npm run typeset`).
 */
export function typesetLabels<Menu>(menu: Menu, locale: Locale): Menu {
  if (locale !== defaultLocale) return menu;
  const set = (value: unknown, key?: string): unknown => {
    if (typeof value === 'string') return key === 'label' || key === 'title' ? typeset(value, locale) : value;
    if (Array.isArray(value)) return value.map((item) => set(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, set(item, name)]));
  };
  return set(menu) as Menu;
}

/** The bar above every page with its sentence typeset; it stands in the language of the build. */
export function typesetBar(bar: AnnouncementBarConfig, locale: Locale): AnnouncementBarConfig {
  return {...bar, ...(bar.content === undefined ? {} : {content: typesetHtml(bar.content, locale)})};
}
