import {defaultLocale, locales, type Locale} from '../config/product.ts';

/** Language of a content file, from its place in the tree: `i18n/<locale>/…`, else the default. */
export function localeOfFile(filePath: string): Locale {
  const found = /(?:^|[\\/])i18n[\\/]([a-z-]+)[\\/]/.exec(filePath)?.[1];
  return locales.find((locale) => locale === found) ?? defaultLocale;
}
