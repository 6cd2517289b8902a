import type {Locale} from '../../config/product.ts';
import {typeset} from '../../language/typography.ts';

/** Keys whose values are addresses, codes and names for programs, or texts that are copied as they are. */
const asTheyAre: ReadonlySet<string> = new Set(['to', 'href', 'path', 'source', 'url', 'id', 'ids', 'code', 'codes', 'replies', 'shortAddress']);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/**
 * What an element shows, with every text in typographer's spaces, quotes and dashes. A single word needs none; what stands in backticks
 * or beside `code: true` is code.
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
