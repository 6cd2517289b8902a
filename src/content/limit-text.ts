import type {Locale} from '../config/product.ts';
import {formatLimit} from '../data/format.ts';
import type {Limit} from '../data/schema/network.ts';
import {boundLabels} from './labels.ts';

/** The whole limit in words, as tables, error pages and the post checker show it: `at most 1,024 characters`, `не меньше 3 секунд`, `JPEG, PNG`. */
export function limitText(limit: Pick<Limit, 'bound' | 'value' | 'unit' | 'per'>, locale: Locale): string {
  const afterComparison = limit.bound === 'max' || limit.bound === 'min';
  return [boundLabels[limit.bound][locale], formatLimit(limit, locale, afterComparison ? 'genitive' : 'nominative')].filter(Boolean).join(' ');
}
