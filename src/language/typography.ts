import Typograf from 'typograf';
import type {Locale} from '../config/product.ts';

/** What typograf does to our texts, by language; its other rules (½, ©, spaces after colons, addresses …) would change codes and names. */
const rules: Readonly<Record<Locale, readonly string[]>> = {
  en: ['common/punctuation/quote', 'common/punctuation/apostrophe', 'common/nbsp/afterShortWord', 'common/nbsp/beforeShortLastNumber', 'en-US/dash/main'],
  ru: [
    'common/punctuation/quote',
    'common/nbsp/afterShortWord',
    'common/nbsp/beforeShortLastWord',
    'common/nbsp/beforeShortLastNumber',
    'ru/dash/main',
    'ru/nbsp/abbr',
    'ru/nbsp/beforeParticle',
    'ru/nbsp/dayMonth',
    'ru/nbsp/initials',
    'ru/nbsp/year',
    'ru/nbsp/years',
  ],
};

const typografs: Readonly<Record<Locale, Typograf>> = {en: make('en'), ru: make('ru')};

function make(locale: Locale): Typograf {
  const typograf = new Typograf({locale: locale === 'ru' ? ['ru', 'en-US'] : ['en-US'], disableRule: '*', enableRule: [...rules[locale]]});
  if (locale === 'ru') {
    // Every preposition, conjunction and particle of up to two letters stays with the word after it.
    typograf.setSetting('common/nbsp/afterShortWord', 'lengthShortWord', 2);
  } else {
    typograf.setSetting('common/nbsp/afterShortWord', 'lengthShortWord', 1);
  }
  return typograf;
}

const nbsp = '\u00a0';

/** Units and signs that stay on the line of their number; typograf knows only some of them. */
const units =
  /(\d) (?=(?:[KMGT]i?B|kB|B|px|fps|kHz|Hz|[kM]?bit\/s|%|[КМГТ]и?Б|Б|пикс\.|кадр|к?Гц|[кМ]?бит\/с|₽|\$|€|мин|сек|ч|с|дн|байт|символ|секунд|минут|час|дн|день|год|лет|раз|файл|пост|аккаунт|канал|строк|запрос|публикац|px|day|a\.m\.|p\.m\.)(?![\p{L}]*=))/gu;
/** `1 048 576` is one number. */
const groups = /(?<=(?<!\d)\d{1,3}(?:[ \u00a0]\d{3})*) (?=\d{3}(?!\d))/g;
const beforeDash = / (?=[—–](?: |\u00a0|$))/g;
const numberSign = /([№§]|\bRFC) (?=\d)/g;
const arrow = / (?=→)/g;
/** `March 2, 2026` and `Mar 2, 2026` are one word to a reader; typograf knows dates in Russian only. */
const month = '\\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
const date = new RegExp(`(?<=${month}) (?=\\d{1,2}\\b)|(?<=${month}[ \u00a0]\\d{1,2},) (?=\\d{4}\\b)`, 'g');

/** Typograf knows the apostrophe between two letters; `networks' own`, `café's` and `Bitrix24's` have it at the end, after a sign, after a digit. */
const apostrophe = /(?<=[\p{L}\p{N}](?:<[^>]*>)*)'/gu;
/** `**Показывать с** и **до**`: the short word ends a piece, and the space stands in the next. */
const lastOfName = /(?<=(?<![\p{L}\p{N}-])[авикосуяжб](?:<\/?[a-z]+>)+) (?=\p{L})/giu;

/** One text run in typographer's spaces, quotes and dashes. Codes, addresses and markup have no place in it; see {@link typesetRuns}. */
export function typeset(text: string, locale: Locale): string {
  return typesetRuns([{text}], locale)[0] ?? text;
}

/** The same for a text with tags of HTML in it. */
export function typesetHtml(html: string, locale: Locale): string {
  const pieces = html.split(/(<[^>]*>)/);
  const texts = typesetRuns(
    pieces.filter((_, index) => index % 2 === 0).map((text) => ({text})),
    locale,
  );
  return pieces.map((piece, index) => (index % 2 === 0 ? (texts[index / 2] ?? piece) : piece)).join('');
}

/** A piece of a paragraph: text, or something that is not text (code, a picture) and only stands between texts. */
export interface Run {
  readonly text?: string;
}

const joint = '<i>';
/** A quote that stands alone between two pieces says nothing of its side: it goes to the word, through a joint of its own, and back. */
const [openingJoint, closingJoint] = ['<b>', '<u>'];
const toWords = [
  [/(["«„“])<i>(?=[\p{L}\p{N}])/gu, `${openingJoint}$1`],
  [/(?<=[\p{L}\p{N}.!?…])<i>(["»“”])/gu, `$1${closingJoint}`],
] as const;
const fromWords = [
  [/<b>(.)/gu, `$1${joint}`],
  [/(.)<u>/gu, `${joint}$1`],
] as const;
const escapes = [
  ['<', '\ue010'],
  ['>', '\ue011'],
  ['&', '\ue012'],
  // Of a range, `3 seconds – 15 minutes`, which is no dash between words.
  ['\u00a0– ', '\ue013'],
] as const;

/**
 * The texts of one paragraph, typeset together, so that a preposition before a bold word or a code stays with it. The result has
 * one text a run that has one, in order.
 */
export function typesetRuns(runs: readonly Run[], locale: Locale): string[] {
  if (runs.every((run) => !run.text?.trim())) return runs.flatMap((run) => (run.text === undefined ? [] : [run.text]));
  let joined = runs.map((run) => (run.text === undefined ? '<code>x</code>' : hide(run.text))).join(joint);
  const outer = /^\s*|\s*$/g;
  const [head = '', tail = ''] = joined.match(outer) ?? [];
  for (const [place, moved] of toWords) joined = joined.replace(place, moved);
  joined = typografs[locale].execute(joined);
  for (const [place, moved] of fromWords) joined = joined.replace(place, moved);
  joined = head + joined.trim() + tail;
  joined = joined
    .replace(groups, nbsp)
    .replace(units, `$1${nbsp}`)
    .replace(beforeDash, nbsp)
    .replace(numberSign, `$1${nbsp}`)
    .replace(arrow, nbsp)
    .replace(date, nbsp);
  joined = locale === 'ru' ? joined.replace(lastOfName, nbsp) : joined.replace(apostrophe, '’');
  const parts = joined.split(joint);
  if (parts.length !== runs.length) throw new Error(`typography: ${runs.length} pieces went in, ${parts.length} came out: ${joined.slice(0, 200)}`);
  return parts.flatMap((part, index) => (runs[index]?.text === undefined ? [] : [show(part)]));
}

function hide(text: string): string {
  return escapes.reduce((result, [sign, stand]) => result.replaceAll(sign, stand), text);
}

function show(text: string): string {
  return escapes.reduce((result, [sign, stand]) => result.replaceAll(stand, sign), text);
}
