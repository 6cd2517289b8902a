import type {AnnouncementBarConfig} from './theme-types.ts';

/** Shown above the navbar until the reader closes it; the Russian text stands in i18n/ru/docusaurus-theme-classic/. */
export const announcementBar: AnnouncementBarConfig = {
  id: 'api-4-1',
  content: 'API 4.1 is out: paged lists, sorting and more publication settings. <a href="/docs/api/moving-from-4-0">See what changed</a>',
  backgroundColor: '#1f2a5c',
  textColor: '#ffffff',
  isCloseable: true,
};
