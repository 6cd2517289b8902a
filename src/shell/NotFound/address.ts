/**
 * Hosts with one not-found page for everything (GitHub Pages) answer an unknown Russian address with the English page.
 * It leads on to the Russian one and hands it the address that was asked for.
 */

/** What is known of a language: the path that its pages stand below, with a slash at both ends. */
export type LanguagePaths = Readonly<Record<string, {readonly baseUrl: string}>>;

/** Longer addresses are not handed on: the host would refuse the query. */
const longest = 1000;

function isNotFoundPage(pathname: string): boolean {
  return /\/404(\.html)?$/.test(pathname);
}

/**
 * The not-found page of the language that a path begins with, the path in its query; undefined when that is the
 * language of this page, or when the path is a not-found page already.
 */
export function notFoundPageOf(pathname: string, currentLocale: string, languages: LanguagePaths): string | undefined {
  if (isNotFoundPage(pathname)) return undefined;
  const [locale, language] =
    Object.entries(languages)
      .filter(([, {baseUrl}]) => `${pathname}/`.startsWith(baseUrl))
      .sort(([, a], [, b]) => b.baseUrl.length - a.baseUrl.length)[0] ?? [];
  if (language === undefined || locale === currentLocale) return undefined;
  return `${language.baseUrl}404.html${pathname.length > longest ? '' : `?${new URLSearchParams({address: pathname})}`}`;
}

/** The path that was asked for: the one handed on in the query, if it is one of this language, or the page's own. */
export function askedPath(pathname: string, query: string, baseUrl: string): string {
  const handedOn = isNotFoundPage(pathname) ? new URLSearchParams(query).get('address') : null;
  return handedOn?.startsWith(baseUrl) && !handedOn.startsWith('//') ? handedOn : pathname;
}
