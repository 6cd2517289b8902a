import type {Config} from '@docusaurus/types';
import type {Locale} from './product.ts';

/**
 * Characters that each file of Onest holds; a browser fetches a file when the page has one of its characters. Those with which English and
 * Russian are written lie apart from the other letters of their scripts, which few pages have: text waits for what it needs only. The arrow
 * between menus, ≤, ≥, and ₽ come from the font's other files, ⋯ is its ellipsis at the height of the arrow: out of a machine's own fonts they
 * would be of another weight and width on every machine.
 */
export const ranges = {
  latin:
    'U+0020-007E,U+00A0,U+00A7,U+00A9,U+00AB,U+00B0-00B1,U+00B7,U+00BB,U+00D7,U+2009,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+2044,U+20AC,U+20BD,U+2122,U+2191-2193,U+2212,U+2264-2265,U+22EF',
  cyrillic: 'U+0401,U+0410-044F,U+0451,U+2116',
  'latin-more':
    'U+00A1-00A6,U+00A8,U+00AA,U+00AE-00AF,U+00B2-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0102,U+0131,U+0152-0153,U+02BB-02DC,U+0300,U+0303-0329',
  'cyrillic-more': 'U+0301,U+0402-040F,U+0452-045F,U+0490-0491,U+04B0-04B1',
} as const;
type Part = keyof typeof ranges;

/**
 * The font's rules, and a preload of what the first screen of a language needs. They stand in the page and not in the
 * style sheet: the build would rename the files that a style sheet names, and the preload would fetch them twice.
 */
export function fontTags(locale: Locale, baseUrl: string): NonNullable<Config['headTags']> {
  const address = (part: string): string => `${baseUrl}fonts/onest-${part}.woff2`;
  const preloaded: readonly Part[] = locale === 'ru' ? ['latin', 'cyrillic'] : ['latin'];
  const rules = Object.entries(ranges).map(
    ([part, range]) =>
      `@font-face{font-family:Onest;font-style:normal;font-weight:400 700;font-display:swap;src:url(${address(part)}) format("woff2");unicode-range:${range}}`,
  );
  return [
    ...preloaded.map((part) => ({
      tagName: 'link',
      attributes: {rel: 'preload', href: address(part), as: 'font', type: 'font/woff2', crossorigin: 'anonymous'},
    })),
    {tagName: 'style', attributes: {}, innerHTML: rules.join('')},
  ];
}
