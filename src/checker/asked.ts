// What people and assistants write where a network, a kind of post, a size or a time is asked for.
import type {PostKind} from '../facts/schema/common.ts';

const kinds: readonly (readonly [kind: PostKind, sign: RegExp])[] = [
  ['short', /(?<!\p{L})(?:reels?|shorts?|clips?|short[ -]?videos?|рилс\p{L}*|шортс\p{L}*|клип\p{L}*|коротк\p{L}+ видео)(?!\p{L})/iu],
  ['story', /(?<!\p{L})(?:stor(?:y|ies)|сторис\p{L}*|стори|сторьк\p{L}*|истори\p{L}*)(?!\p{L})/iu],
  ['post', /(?<!\p{L})(?:posts?|feed|tweets?|carousels?|albums?|пост\p{L}{0,2}|лент\p{L}|твит\p{L}*|карусел\p{L}*)(?!\p{L})/iu],
];

/** The kind of post that a text names: "Reels" and «рилс» are short videos; undefined when it names none. */
export function kindNamed(text: string): PostKind | undefined {
  return kinds.find(([, sign]) => sign.test(text))?.[0];
}

/** Parts of an address and signs that stand around a name: `https://www.instagram.com/`, `@telegram`. */
const around = /https?:\/\/|www\.|\.(?:com|ru|me|net|app|social|tv)(?![\p{L}\p{N}])|[^\p{L}\p{N}+]+/giu;

/**
 * The one network that is named among other words: "Facebook page", "X (Twitter)", "x.com", «ютуб шортс». Undefined when none is
 * named, or several.
 */
export function networkAmong<Network extends {readonly aliases: readonly string[]}>(networks: readonly Network[], text: string): Network | undefined {
  const words = text.toLowerCase().replace(around, ' ').trim().split(' ').slice(0, 12);
  const found = new Set<Network>();
  for (let from = 0; from < words.length; from += 1) {
    // The longest name wins: "tik tok" is one.
    for (let to = Math.min(words.length, from + 3); to > from; to -= 1) {
      const name = words.slice(from, to).join(' ');
      const network = networks.find(({aliases}) => aliases.includes(name));
      if (!network) continue;
      found.add(network);
      from = to - 1;
      break;
    }
  }
  return found.size === 1 ? [...found][0] : undefined;
}

const byteUnits: Readonly<Record<string, number>> = {
  b: 1,
  byte: 1,
  bytes: 1,
  б: 1,
  байт: 1,
  k: 1000,
  kb: 1000,
  кб: 1000,
  kib: 1024,
  киб: 1024,
  m: 1000 ** 2,
  mb: 1000 ** 2,
  мб: 1000 ** 2,
  mib: 1024 ** 2,
  миб: 1024 ** 2,
  g: 1000 ** 3,
  gb: 1000 ** 3,
  гб: 1000 ** 3,
  gib: 1024 ** 3,
  гиб: 1024 ** 3,
};

/** Bytes of "60 MB", «90,5 МБ» or "1200"; undefined for what is no size. */
export function bytesNamed(text: string): number | undefined {
  const [, number = '', unit = ''] = /^\s*(\d+(?:[.,]\d+)?)\s*(\p{L}*)\.?\s*$/u.exec(text) ?? [];
  const factor = unit === '' ? 1 : byteUnits[unit.toLowerCase()];
  return number === '' || factor === undefined ? undefined : Math.round(Number(number.replace(',', '.')) * factor);
}

const secondUnits: readonly (readonly [seconds: number, unit: RegExp])[] = [
  [3600, /^(?:h|hr|hrs|hours?|ч|час\p{L}*)$/u],
  [60, /^(?:m|min|mins|minutes?|м|мин|минут\p{L}*)$/u],
  [1, /^(?:s|sec|secs|seconds?|с|сек|секунд\p{L}*)?$/u],
];

/** Seconds of "1:30", "1 h 20 min", «20 минут» or "90"; undefined for what is no time. */
export function secondsNamed(text: string): number | undefined {
  const plain = text.trim().toLowerCase();
  if (/^\d+(?::[0-5]?\d){1,2}(?:[.,]\d+)?$/.test(plain))
    return plain
      .replace(',', '.')
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0);
  const parts = [...plain.matchAll(/(\d+(?:[.,]\d+)?)\s*(\p{L}*)\.?\s*/gu)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== plain) return undefined;
  let sum = 0;
  for (const [, number = '', unit = ''] of parts) {
    const factor = secondUnits.find(([, sign]) => sign.test(unit))?.[0];
    if (factor === undefined || (unit === '' && parts.length > 1)) return undefined;
    sum += Number(number.replace(',', '.')) * factor;
  }
  return sum;
}
