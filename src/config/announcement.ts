import {type Locale, product} from './product.ts';
import type {AnnouncementBarConfig} from './theme-types.ts';

const content: Readonly<Record<Locale, string>> = {
  en: `API 4.1 is out: paged lists, sorting, more settings. <a href="${product.baseUrl}docs/api/moving-from-4-0">See what changed</a>`,
  ru: `Вышла версия API 4.1: страницы, сортировка, настройки. <a href="${product.baseUrl}ru/docs/api/moving-from-4-0">Что изменилось</a>`,
};

/** Shown above the navbar until the reader closes it; a new `id` shows it again to those who closed the last one. */
export function announcementBar(locale: Locale): AnnouncementBarConfig {
  return {id: 'api-4-1', content: content[locale], backgroundColor: '#232b7a', textColor: '#ffffff', isCloseable: true};
}
