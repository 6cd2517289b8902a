import type {Locale} from '../config/product.ts';
import {type CountedThing, counted, type GrammaticalCase} from '../language/counted.ts';
import type {Limit} from './schema/network.ts';

/** A whole or decimal number as the language writes it: 4,096 and 4096, 10,000 and 10 000. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {maximumFractionDigits: 3, useGrouping: locale === 'ru' ? 'min2' : 'auto'}).format(value);
}

type Unit = Limit['unit'];

/** Units that follow the number unchanged, whatever the number. */
const symbols: Partial<Record<Unit, Readonly<Record<Locale, string>>>> = {
  kilobyte: {en: 'KB', ru: 'КБ'},
  kibibyte: {en: 'KiB', ru: 'КиБ'},
  megabyte: {en: 'MB', ru: 'МБ'},
  mebibyte: {en: 'MiB', ru: 'МиБ'},
  gigabyte: {en: 'GB', ru: 'ГБ'},
  gibibyte: {en: 'GiB', ru: 'ГиБ'},
  pixel: {en: 'px', ru: 'px'},
  frame_per_second: {en: 'fps', ru: 'кадр/с'},
  bit_per_second: {en: 'bit/s', ru: 'бит/с'},
  kilobit_per_second: {en: 'kbit/s', ru: 'кбит/с'},
  megabit_per_second: {en: 'Mbit/s', ru: 'Мбит/с'},
  hertz: {en: 'Hz', ru: 'Гц'},
};

/** Units that are words. */
const words: Partial<Record<Unit, CountedThing>> = {
  byte: 'byte',
  character: 'character',
  second: 'second',
  minute: 'minute',
  hour: 'hour',
  day: 'day',
  publication: 'post',
  request: 'request',
  point: 'point',
};

const windows: Readonly<Record<NonNullable<Limit['per']>, Readonly<Record<Locale, string>>>> = {
  second: {en: 'per second', ru: 'в\u00a0секунду'},
  minute: {en: 'per minute', ru: 'в\u00a0минуту'},
  hour: {en: 'per hour', ru: 'в\u00a0час'},
  day: {en: 'per day', ru: 'в\u00a0сутки'},
  week: {en: 'per week', ru: 'в\u00a0неделю'},
  month: {en: 'per month', ru: 'в\u00a0месяц'},
};

/** The bare value as it stands inside a sentence: `4,096`, `10 MB`, `4:5`, `JPEG, PNG`. Units that are words are left to the sentence. */
export function formatLimitValue(limit: Pick<Limit, 'value' | 'unit'>, locale: Locale): string {
  if (Array.isArray(limit.value)) return limit.value.join(', ');
  // A ratio is written with the decimal sign of the language: 1.91:1 and 1,91:1.
  if (typeof limit.value === 'string') return limit.unit === 'ratio' && locale === 'ru' ? limit.value.replaceAll('.', ',') : limit.value;
  const symbol = symbols[limit.unit]?.[locale];
  const number = formatNumber(limit.value, locale);
  return symbol ? `${number}\u00a0${symbol}` : number;
}

/**
 * The value with its unit and window, as it stands by itself (`4,096 characters`, `50 posts per day`) or, in the
 * genitive, after "at most" and "at least" (`1024 символов`).
 */
export function formatLimit(limit: Pick<Limit, 'value' | 'unit' | 'per'>, locale: Locale, grammaticalCase: GrammaticalCase = 'nominative'): string {
  const value = formatLimitValue(limit, locale);
  const thing = words[limit.unit];
  const word = thing && typeof limit.value === 'number' ? counted(thing, limit.value, locale, grammaticalCase) : undefined;
  return [value, word, limit.per && windows[limit.per][locale]]
    .filter(Boolean)
    .join('\u00a0')
    .replace(/\u00a0(?=per|в\u00a0)/u, ' ');
}
