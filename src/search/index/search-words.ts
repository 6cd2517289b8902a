import path from 'node:path';
import * as z from 'zod';
import {type Locale, product} from '../../config/product.ts';
import {dataFolder, readData} from '../../facts/load.ts';
import type {SearchPage} from './page.ts';

const words = z.array(z.string().min(1)).min(1);
/** `src/data/search-words.yaml`: other words for a page, by its path below /docs, or by an error's code. */
const searchWordsFile = z.record(z.string().regex(/^(?:\d{5}|[a-z][\w/-]*)$/), z.strictObject({en: words, ru: words}));
export type SearchWords = z.infer<typeof searchWordsFile>;

export function loadSearchWords(folder = dataFolder): SearchWords {
  return readData(path.join(folder, 'search-words.yaml'), searchWordsFile);
}

/** The key of a page in the file: the code of an error, else the path below /docs, with the product's name as `product`. */
export function keyOf(page: string): string {
  const code = /\/issues\/(\d{5})$/.exec(page)?.[1];
  return code ?? page.replace(/^(?:\/\w{2})?\/docs\//, '').replace(`${product.slug}-`, 'product-');
}

/** Pages with the other words by which they are looked for. */
export function withSearchWords(pages: readonly SearchPage[], locale: Locale, file = loadSearchWords()): SearchPage[] {
  return pages.map((page) => ({...page, keywords: [...page.keywords, ...(file[keyOf(page.path)]?.[locale] ?? [])]}));
}
