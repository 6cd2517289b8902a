import type {Config} from '@docusaurus/types';
import type {Locale} from './product.ts';

/** Fonts that the first screen of a language needs, asked for before the style sheet names them. */
export function fontPreloads(locale: Locale, baseUrl: string): NonNullable<Config['headTags']> {
  const scripts = locale === 'ru' ? ['latin', 'cyrillic'] : ['latin'];
  return scripts.map((script) => ({
    tagName: 'link',
    attributes: {rel: 'preload', href: `${baseUrl}fonts/onest-${script}.woff2`, as: 'font', type: 'font/woff2', crossorigin: 'anonymous'},
  }));
}
