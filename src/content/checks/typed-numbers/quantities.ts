import type {Locale} from '../../../config/product.ts';

/** What a unit measures, amounts of one dimension compare after conversion; `bare` is a number so large that it needs no unit. */
export type Dimension = 'time' | 'bytes' | 'characters' | 'pixels' | 'percent' | 'frames' | 'count' | 'bare';

/** A number with its unit, as it was typed. */
export interface Quantity {
  /** As it stands in the text: "20 minutes". */
  readonly text: string;
  readonly dimension: Dimension;
  /** In seconds, bytes, characters, pixels, percent or things; a size has two, since people write MB for 1,000,000 and for 1,048,576 bytes. */
  readonly amounts: readonly number[];
  /** The word that follows the number. */
  readonly unit: string;
}

interface Unit {
  readonly dimension: Dimension;
  readonly forms: Readonly<Record<Locale, string>>;
  readonly factors: readonly number[];
}

const time = (seconds: number, en: string, ru: string): Unit => ({dimension: 'time', forms: {en, ru}, factors: [seconds]});
const bytes = (power: number, en: string, ru: string): Unit => ({dimension: 'bytes', forms: {en, ru}, factors: [1000 ** power, 1024 ** power]});

const units: readonly Unit[] = [
  time(1, 'seconds?', 'секунд[аыу]?'),
  time(60, 'minutes?', 'мин(?:ут[аыу]?)?'),
  time(3600, 'hours?', 'час(?:а|ов)?'),
  time(86_400, 'days?', 'день|дня|дней|сут(?:ки|ок)'),
  time(2_592_000, 'months?', 'месяц(?:а|ев)?'),
  bytes(1, '[Kk]i?B', 'Ки?Б'),
  bytes(2, 'Mi?B', 'Ми?Б'),
  bytes(3, 'Gi?B', 'Ги?Б'),
  {dimension: 'characters', forms: {en: 'characters?', ru: 'символ(?:а|ов)?|знак(?:а|ов)?'}, factors: [1]},
  {dimension: 'pixels', forms: {en: 'px|pixels?', ru: 'px|пиксел(?:ь|я|ей)'}, factors: [1]},
  {dimension: 'percent', forms: {en: '%|percent', ru: '%|процент(?:а|ов)?'}, factors: [1]},
  {dimension: 'frames', forms: {en: 'fps|frames per second', ru: 'кадр(?:а|ов)?(?:/с| в секунду)'}, factors: [1]},
  // Whatever is counted: which thing it is, the check compares with what the limit counts.
  {dimension: 'count', forms: {en: '[a-z]+', ru: '[а-яё]+|Reels|Shorts'}, factors: [1]},
];

const numbers: Readonly<Record<Locale, string>> = {
  en: String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`,
  ru: String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:,\d+)?|\d+(?:,\d+)?`,
};

function amountOf(number: string, locale: Locale): number {
  return Number(locale === 'en' ? number.replaceAll(',', '') : number.replaceAll(/[ \u00a0\u202f]/g, '').replace(',', '.'));
}

const patterns = (locale: Locale): readonly (readonly [Unit, RegExp])[] =>
  units.map((unit) => [
    unit,
    new RegExp(String.raw`(?<![\p{L}\d.,:/#+–-])(${numbers[locale]})[ \u00a0\u202f-]?(?<unit>${unit.forms[locale]})(?![\p{L}\d])`, 'gu'),
  ]);
const perLocale: Readonly<Record<Locale, ReturnType<typeof patterns>>> = {en: patterns('en'), ru: patterns('ru')};

/** From here on a number needs no unit: smaller ones are codes of HTTP, versions, counts of anything. */
export const large = 1000;
/** Words that may follow it; any other is what it counts: 5,000 members. */
const afterBare: Readonly<Record<Locale, string>> = {
  en: 'across|and|but|for|high|if|in|long|on|or|per|than|to|when|wide|with|without',
  ru: 'а|без|в|для|если|и|или|на|но|по|при|с|у',
};
/** Neither a side of a format (1080 × 1920) nor a day. */
const bareNumber = (locale: Locale): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\d.,:/#+×–-]|× ?)(?:${numbers[locale]})(?![\p{L}\d:×%–-]|[.,]\d|[ \u00a0]?×|[ \u00a0](?!(?:${afterBare[locale]})(?!\p{L}))[\p{L}\d])`,
    'gu',
  );
const bare: Readonly<Record<Locale, RegExp>> = {en: bareNumber('en'), ru: bareNumber('ru')};

/** Every number with a unit in a text, and every large one; what has a unit of measure is no count. */
export function quantitiesIn(text: string, locale: Locale): Quantity[] {
  const found: (Quantity & {readonly at: number})[] = [];
  const measured = new Set<number>();
  for (const [{dimension, factors}, pattern] of perLocale[locale])
    for (const match of text.matchAll(pattern)) {
      if (measured.has(match.index)) continue;
      if (dimension !== 'count') measured.add(match.index);
      const value = amountOf(match[1] ?? '', locale);
      found.push({text: match[0], at: match.index, dimension, amounts: factors.map((factor) => value * factor), unit: match.groups?.unit ?? ''});
    }
  for (const match of text.matchAll(bare[locale])) {
    const value = amountOf(match[0], locale);
    if (!measured.has(match.index) && value >= large) found.push({text: match[0], at: match.index, dimension: 'bare', amounts: [value], unit: ''});
  }
  return found.sort((a, b) => a.at - b.at);
}
