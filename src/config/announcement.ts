import {type Locale, product} from './product.ts';
import type {AnnouncementBarConfig} from './theme-types.ts';

/** News for every reader, short enough for one line of a phone. */
const content: Readonly<Record<Locale, string>> = {
  en: `New: <a href="${product.baseUrl}docs/tools/publications/issues">paste an error and see how to fix it</a>`,
  ru: `Новое: <a href="${product.baseUrl}ru/docs/tools/publications/issues">вставьте ошибку — покажем решение</a>`,
};

/** Shown on every page until the reader closes it; a new `id` shows it again to those who closed the last one. */
export function announcementBar(locale: Locale): AnnouncementBarConfig {
  return {id: 'paste-an-error', content: content[locale], backgroundColor: 'var(--sunk)', textColor: 'var(--ink-2)', isCloseable: true};
}
