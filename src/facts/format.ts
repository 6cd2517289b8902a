import type {Locale} from '../config/product.ts';
import type {Limit} from './schema/network.ts';

/** A whole or decimal number as the language writes it: 4,096 and 4096, 10,000 and 10 000. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {maximumFractionDigits: 3, useGrouping: locale === 'ru' ? 'min2' : 'auto'}).format(value);
}

type Unit = Limit['unit'];

/** Units that follow the number unchanged, whatever the number. */
const symbols: Partial<Record<Unit, Readonly<Record<Locale, string>>>> = {
  byte: {en: 'B', ru: 'Б'},
  kilobyte: {en: 'KB', ru: 'КБ'},
  kibibyte: {en: 'KiB', ru: 'КиБ'},
  megabyte: {en: 'MB', ru: 'МБ'},
  mebibyte: {en: 'MiB', ru: 'МиБ'},
  gigabyte: {en: 'GB', ru: 'ГБ'},
  gibibyte: {en: 'GiB', ru: 'ГиБ'},
  pixel: {en: 'px', ru: 'пикс.'},
  frame_per_second: {en: 'fps', ru: 'кадр/с'},
  bit_per_second: {en: 'bit/s', ru: 'бит/с'},
  kilobit_per_second: {en: 'kbit/s', ru: 'кбит/с'},
  megabit_per_second: {en: 'Mbit/s', ru: 'Мбит/с'},
  hertz: {en: 'Hz', ru: 'Гц'},
};

/** Units that are words, by plural category of the number. */
const words: Partial<Record<Unit, Readonly<Record<Locale, Partial<Record<Intl.LDMLPluralRule, string>>>>>> = {
  character: {en: {one: 'character', other: 'characters'}, ru: {one: 'символ', few: 'символа', many: 'символов', other: 'символа'}},
  second: {en: {one: 'second', other: 'seconds'}, ru: {one: 'секунда', few: 'секунды', many: 'секунд', other: 'секунды'}},
  minute: {en: {one: 'minute', other: 'minutes'}, ru: {one: 'минута', few: 'минуты', many: 'минут', other: 'минуты'}},
  hour: {en: {one: 'hour', other: 'hours'}, ru: {one: 'час', few: 'часа', many: 'часов', other: 'часа'}},
  day: {en: {one: 'day', other: 'days'}, ru: {one: 'день', few: 'дня', many: 'дней', other: 'дня'}},
  publication: {en: {one: 'post', other: 'posts'}, ru: {one: 'пост', few: 'поста', many: 'постов', other: 'поста'}},
  request: {en: {one: 'request', other: 'requests'}, ru: {one: 'запрос', few: 'запроса', many: 'запросов', other: 'запроса'}},
  point: {en: {one: 'point', other: 'points'}, ru: {one: 'балл', few: 'балла', many: 'баллов', other: 'балла'}},
};

/**
 * The same words after "не больше" and "не меньше", which ask for the genitive: не больше 2 часов, не меньше 21 символа.
 * English has one form for both.
 */
const genitiveWords: Partial<Record<Unit, Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  character: {one: 'символа', few: 'символов', many: 'символов', other: 'символа'},
  second: {one: 'секунды', few: 'секунд', many: 'секунд', other: 'секунды'},
  minute: {one: 'минуты', few: 'минут', many: 'минут', other: 'минуты'},
  hour: {one: 'часа', few: 'часов', many: 'часов', other: 'часа'},
  day: {one: 'дня', few: 'дней', many: 'дней', other: 'дня'},
  publication: {one: 'поста', few: 'постов', many: 'постов', other: 'поста'},
  request: {one: 'запроса', few: 'запросов', many: 'запросов', other: 'запроса'},
  point: {one: 'балла', few: 'баллов', many: 'баллов', other: 'балла'},
};

/** Case of the unit's word: by itself (`nominative`) or after "at most" and "at least" (`genitive`). */
export type GrammaticalCase = 'nominative' | 'genitive';

const windows: Readonly<Record<NonNullable<Limit['per']>, Readonly<Record<Locale, string>>>> = {
  second: {en: 'per second', ru: 'в секунду'},
  minute: {en: 'per minute', ru: 'в минуту'},
  hour: {en: 'per hour', ru: 'в час'},
  day: {en: 'per day', ru: 'в сутки'},
  week: {en: 'per week', ru: 'в неделю'},
  month: {en: 'per month', ru: 'в месяц'},
};

/** The bare value as it stands inside a sentence: `4,096`, `10 MB`, `4:5`, `JPEG, PNG`. Units that are words are left to the sentence. */
export function formatLimitValue(limit: Pick<Limit, 'value' | 'unit'>, locale: Locale): string {
  if (Array.isArray(limit.value)) return limit.value.join(', ');
  if (typeof limit.value === 'string') return limit.value;
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
  const forms = locale === 'ru' && grammaticalCase === 'genitive' ? genitiveWords[limit.unit] : words[limit.unit]?.[locale];
  const word = forms && typeof limit.value === 'number' ? forms[new Intl.PluralRules(locale).select(limit.value)] : undefined;
  return [value, word, limit.per && windows[limit.per][locale]]
    .filter(Boolean)
    .join('\u00a0')
    .replace(/\u00a0(?=per|в )/u, ' ');
}
