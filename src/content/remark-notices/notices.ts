import type {Locale} from '../../config/product.ts';
import type {Service} from '../../facts/schema/service.ts';

/** Texts of the notices that a page's text calls for, in the page's language; an empty text is a notice that is off. */
export function noticesFor(text: string, notices: Service['notices'], locale: Locale): string[] {
  return notices
    .filter((notice) => notice[locale].trim() !== '' && notice.about.some((name) => new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'u').test(text)))
    .map((notice) => notice[locale]);
}
