import type {Locale} from '../config/product.ts';
import {formatLimit} from './format.ts';
import {isTextMetric, type Limit} from './schema/network.ts';
import {boundLabels, metricLabels, partLabels} from './labels.ts';

/** What a limit speaks of: `Title length`, or the part itself where it is required or may not hold some characters: `Title`. */
export function limitName(limit: Pick<Limit, 'metric' | 'bound'>, locale: Locale): string {
  const ofPart = (limit.bound === 'required' || limit.bound === 'forbidden') && isTextMetric(limit.metric);
  return ofPart ? partLabels[limit.metric as keyof typeof partLabels][locale] : metricLabels[limit.metric][locale];
}

/**
 * The whole limit in words, as tables, error pages and the post checker show it: `at most 1,024 characters`,
 * `не меньше 3 секунд`, `JPEG, PNG`, `required`, `without the characters < and >`.
 */
export function limitText(limit: Pick<Limit, 'bound' | 'value' | 'unit' | 'per'>, locale: Locale): string {
  const label = boundLabels[limit.bound][locale];
  switch (limit.bound) {
    case 'required':
      return label;
    case 'forbidden':
      return `${label} ${new Intl.ListFormat(locale, {type: 'conjunction'}).format(Array.isArray(limit.value) ? limit.value : [])}`;
    case 'max':
    case 'min':
      return `${label} ${formatLimit(limit, locale, 'genitive')}`;
    default:
      return [label, formatLimit(limit, locale)].filter(Boolean).join(' ');
  }
}
