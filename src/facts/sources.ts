import {readdirSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, type Locale} from '../config/product.ts';
import {typeset} from '../language/typography.ts';
import {shortDate} from '../ui/short-date.ts';
import {ownDocumentation} from './labels.ts';
import {DataError, dataFolder, readData} from './load.ts';
import {ownPath} from './schema/common.ts';
import {type SourceDocument, sourceFile} from './schema/source.ts';

/** Address of the document that a fact's source points into. */
export const documentUrl = (source: string): string => source.replace(/#.*$/, '');

let register: ReadonlyMap<string, SourceDocument> | undefined;

/** Every registered document by its address. Throws {@link DataError} where one is registered twice. */
export function loadSources(): ReadonlyMap<string, SourceDocument> {
  if (register) return register;
  const found = new Map<string, SourceDocument>();
  const folder = path.join(dataFolder, 'sources');
  for (const name of readdirSync(folder).sort()) {
    const file = path.join(folder, name);
    for (const document of readData(file, sourceFile).sources) {
      if (found.has(document.url)) throw new DataError(`src/data/sources/${name}: ${document.url} is registered twice; a document belongs in one file, once`);
      found.set(document.url, document);
    }
  }
  register = found;
  return found;
}

type Dates = Omit<SourceDocument, 'url'>;

/** How fresh our knowledge of a document is: dates that it shows, the age of the copy that was read, the day it was compared live. */
export function datedWords(dates: Dates, locale: Locale): string {
  const say = (date: string | undefined, en: string, ru: string): string[] =>
    date === undefined ? [] : [`${locale === 'en' ? en : ru} ${shortDate(new Date(date), locale)}`];
  const words = [
    ...say(dates.updated ?? dates.published, dates.updated ? 'updated' : 'published', dates.updated ? 'обновлено' : 'опубликовано'),
    ...(dates.checked ? [] : say(dates.read_copy_of, 'copy of', 'копия от')),
    ...say(dates.checked, 'checked against the live page on', 'сверено с сайтом'),
  ];
  return typeset(words.join(', ') || (locale === 'en' ? 'copy of unknown date' : 'копия без даты'), locale);
}

/** The same of the document behind a fact's source; one that is not registered has no date that anybody knows, and a page of this site needs none. */
export function datedSource(source: string, locale: Locale): string {
  if (ownPath(source) !== undefined) return ownDocumentation[locale];
  return datedWords(loadSources().get(documentUrl(source)) ?? {}, locale);
}

/** The latest day on which a document is known to have said what we say of it. */
export function newestDate({checked, updated, read_copy_of, published}: Dates): string | undefined {
  return [checked, read_copy_of, updated, published]
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
}

/** A source in the reader's language, where it is a page of this site. */
export function sourceFor(source: string, locale: Locale): string {
  const path = ownPath(source);
  return path === undefined || locale === defaultLocale ? source : `${source.slice(0, -path.length)}${locale}/${path}`;
}

/** What a reader knows the publisher of an address by: `developers.facebook.com` is `facebook.com`. */
export const publisherOf = (url: string): string => new URL(url).hostname.split('.').slice(-2).join('.');

/** Words of an address that tell no document from another. */
const generic = /^(index|docs?|documentation|reference|api|en|en-us|help|latest|v\d+)$/i;

/** A document as its address names it: the last part, with the one before it where that alone says little. */
export function documentName(url: string): string {
  const {pathname, hostname} = new URL(url);
  const parts = decodeURIComponent(pathname)
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replace(/\.(html?|md|aspx|php)$/, ''));
  const telling = parts.filter((part) => !generic.test(part));
  const last = telling.at(-1);
  if (last === undefined) return hostname.replace(/^www\./, '');
  const before = telling.at(-2);
  return last.length < 8 && before !== undefined ? `${before}/${last}` : last;
}
