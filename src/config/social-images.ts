import type {Locale} from './product.ts';

/** Sections that have a picture of their own for where links are shared, by the beginning of their files' paths; the first that fits counts. */
export const socialSections = [
  {id: 'errors', folder: /(^|\/)issues\//, title: {en: 'Error codes', ru: 'Коды ошибок'}},
  {id: 'channels', folder: /(^|\/)channels\//, title: {en: 'Channels', ru: 'Каналы'}},
  {id: 'publications', folder: /(^|\/)tools\/publications/, title: {en: 'Publications', ru: 'Публикации'}},
  {id: 'tools', folder: /(^|\/)tools\//, title: {en: 'Tools', ru: 'Инструменты'}},
  {id: 'modules', folder: /(^|\/)modules-and-settings/, title: {en: 'Modules and settings', ru: 'Модули и настройки'}},
  {id: 'api', folder: /(^|\/)(api_versioned_docs|docusaurus-plugin-content-docs-api)\//, title: {en: 'API reference', ru: 'Справочник API'}},
  {id: 'help', folder: /^/, title: {en: 'How can we help?', ru: 'Чем помочь?'}},
] as const;

/** Size of a picture in pixels, as networks ask for it. */
export const socialImageSize = {width: 1200, height: 630} as const;

/** The picture of the section that a content file belongs to, as a path below the site's base. */
export function socialImageOf(file: string, locale: Locale): string {
  const posix = file.replaceAll('\\', '/');
  const section = socialSections.find(({folder}) => folder.test(posix));
  return `/img/social/${section?.id ?? 'help'}-${locale}.png`;
}
