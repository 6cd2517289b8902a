/** Input past this length is not read; a pasted log is mostly repetition. */
export const inputLimit = 100_000;
const mostWords = 4000;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
};

function character(code: number): string {
  return Number.isNaN(code) || code > 0x10ffff ? '' : String.fromCodePoint(code);
}

/**
 * A pasted text as its writer meant it: HTML entities, tags and the escapes of JSON taken back, all kinds of spaces one
 * space. What is broken is left as it stands. Never throws.
 */
export function readable(raw: string): string {
  return (
    raw
      .slice(0, inputLimit)
      .replace(/\\+u([0-9a-f]{4})/gi, (_, code: string) => character(Number.parseInt(code, 16)))
      .replace(/\\+([nrt])(?![a-z])/g, ' ')
      .replace(/\\+(["'/])/g, '$1')
      .replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => character(Number.parseInt(code, 16)))
      .replace(/&#(\d{1,7});/g, (_, code: string) => character(Number(code)))
      .replace(/&([a-z]{2,6});/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
      // A link inside a message is its words.
      .replace(/<\/?(?:a|b|i|br|p|em|strong|code|span|div|pre)\b[^<>]{0,300}>/gi, ' ')
      .replace(/[\u200b\u00ad\ufeff]/g, '')
      .replace(/[\s\u00a0\u202f]+/g, ' ')
      .trim()
  );
}

/** Letters as they are compared: composed, lower case, ё as е, without marks of quotation. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[«»“”„"'`‘’]/g, '');
}

/** Letters of scripts that put no spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const words = new RegExp(`${unspaced.source}|(?:(?!${unspaced.source})[\\p{L}\\p{N}_])+`, 'gu');

/** Words and numbers of a text, in order; identifiers such as `spam_risk_text` stay whole, and of a script without spaces each letter is a word. */
export function wordsOf(text: string): string[] {
  return (plain(text).match(words) ?? []).slice(0, mostWords);
}

/** Neighbouring words. */
export function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

const beginning = 6;

/** A word without its ending, as words that mean the same are compared: `downloading` and `download`. */
export function beginningOf(word: string): string {
  return word.slice(0, beginning);
}

/** Words joined so that one sequence can be looked for in another. */
export function joined(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}

/** An identifier as it is compared: networks write the same as `RateLimitExceeded` and `rate_limit_exceeded`. */
export function identifierKey(text: string): string {
  return plain(text).replace(/[\s_-]+/g, '');
}
