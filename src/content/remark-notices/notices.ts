import type {Locale} from '../../config/product.ts';
import type {Service} from '../../facts/schema/service.ts';

/** The notices that are on in a language and that a text calls for: it holds one of the names. */
export function noticesIn(text: string, notices: readonly {readonly about: readonly string[]; readonly text: string}[]): string[] {
  return notices.filter(({about}) => about.some((name) => new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'u').test(text))).map((notice) => notice.text);
}

/** Texts of the notices that a page's text calls for, in the page's language; an empty text is a notice that is off. */
export function noticesFor(text: string, notices: Service['notices'], locale: Locale): string[] {
  return noticesIn(
    text,
    notices.filter((notice) => notice[locale].trim() !== '').map((notice) => ({about: notice.about, text: notice[locale]})),
  );
}
