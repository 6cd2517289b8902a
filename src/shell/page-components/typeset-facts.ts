import type {Locale} from '../../config/product.ts';
import {typeset} from '../../language/typography.ts';

/** Keys whose values hold spaces that are to stay: strokes of a drawing, codes of networks, texts that are copied as they are. */
const asTheyAre: ReadonlySet<string> = new Set(['path', 'codes', 'replies']);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/**
 * What an element shows, with every text in typographer's spaces, quotes and dashes. A single word needs none, nor has an address or an id a space;
 * what is in backticks or beside `code: true` is code.
 */
export function typesetFacts<Facts>(facts: Facts, locale: Locale): Facts {
  const set = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (!value.includes(' ')) return value;
      return value
        .split(/(`[^`]*`)/)
        .map((part, index) => (index % 2 === 1 ? part : typeset(part, locale)))
        .join('');
    }
    if (Array.isArray(value)) return value.map(set);
    if (!isObject(value) || value.code === true) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asTheyAre.has(key) ? item : set(item)]));
  };
  return set(facts) as Facts;
}
