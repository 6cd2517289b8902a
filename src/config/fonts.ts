import type {Config} from '@docusaurus/types';
import type {Locale} from './product.ts';

/** Characters that each file of Onest holds; a browser fetches a file when the page has one of its characters. */
const ranges = {
  latin: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
} as const;

/**
 * The font's rules, and a preload of what the first screen of a language needs. They stand in the page and not in the
 * style sheet: the build would rename the files that a style sheet names, and the preload would fetch them twice.
 */
export function fontTags(locale: Locale, baseUrl: string): NonNullable<Config['headTags']> {
  const address = (script: keyof typeof ranges): string => `${baseUrl}fonts/onest-${script}.woff2`;
  const preloaded: readonly (keyof typeof ranges)[] = locale === 'ru' ? ['latin', 'cyrillic'] : ['latin'];
  const rules = (['latin', 'cyrillic'] as const).map(
    (script) =>
      `@font-face{font-family:Onest;font-style:normal;font-weight:100 900;font-display:swap;src:url(${address(script)}) format("woff2");unicode-range:${ranges[script]}}`,
  );
  return [
    ...preloaded.map((script) => ({
      tagName: 'link',
      attributes: {rel: 'preload', href: address(script), as: 'font', type: 'font/woff2', crossorigin: 'anonymous'},
    })),
    {tagName: 'style', attributes: {}, innerHTML: rules.join('')},
  ];
}
