/** Address below which both languages have their files, with a slash at its end, from the base address of one of them. */
export function siteBase(baseUrl: string, {currentLocale, defaultLocale}: {readonly currentLocale: string; readonly defaultLocale: string}): string {
  return currentLocale === defaultLocale ? baseUrl : baseUrl.replace(new RegExp(`${currentLocale}/$`), '');
}
