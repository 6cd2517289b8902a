import {stemmer as englishStemmer} from '@orama/stemmers/english';
import {stemmer as russianStemmer} from '@orama/stemmers/russian';

/** One word of a text: as it stands there, and as the index holds it. */
export interface Token {
  /** Lower case, ё written as е. */
  readonly surface: string;
  /** Stem of the surface; a word with a digit is its own stem. */
  readonly stem: string;
  /** Position in the text that was given, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Marks belong to the letter before them: a decomposed й is и with a mark. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const mark = /\p{M}+/gu;
const digit = /\p{N}/u;
const latin = /^[a-z]+$/;
const cyrillic = /^[\u0400-\u04ff]+$/;

/** Same word, same letters: composed, lower case, ё as е, without the marks that are no part of a letter, as those of stress. */
export function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replace(mark, '');
}

/** Whether a word is compared as it is: numbers and codes are neither stemmed nor corrected. */
export function isExact(surface: string): boolean {
  return digit.test(surface);
}

/**
 * Stem of a Russian word. The stemmer leaves the endings by which verbs tell what is done once from what is done often: without
 * them `отключать` is `отключить`, `добавлять` is `добавить`, `показывать` is `показ`.
 */
function russianStem(surface: string): string {
  const stemmed = russianStemmer(surface);
  if (stemmed.length > 6 && /(?:[иы]ва|[ое]ва)$/.test(stemmed)) return stemmed.slice(0, -3);
  if (stemmed.length <= 4 || !/[ая]$/.test(stemmed)) return stemmed;
  return stemmed.replace(/(?:(?<=[бвмпф])л)?[ая]$/, '');
}

/** Stem of a normalized word; the stemmer follows the word's script, so that English words work on Russian pages. */
export function stem(surface: string): string {
  if (surface.length < 3 || isExact(surface)) return surface;
  if (latin.test(surface)) return englishStemmer(surface);
  if (cyrillic.test(surface)) return russianStem(surface);
  return surface;
}

/** Words that were read before: every keystroke reads the same texts around its hits. */
const known = new Map<string, readonly [surface: string, stem: string]>();
const mostKnown = 50_000;

function readWord(text: string): readonly [surface: string, stem: string] {
  const read = known.get(text);
  if (read) return read;
  const surface = normalize(text);
  const fresh = [surface, stem(surface)] as const;
  if (known.size >= mostKnown) known.clear();
  known.set(text, fresh);
  return fresh;
}

/** Words of a text in order. Never throws, whatever the text holds. */
export function tokenize(text: string): Token[] {
  return Array.from(text.matchAll(word), (match) => {
    const [surface, stemmed] = readWord(match[0]);
    return {surface, stem: stemmed, start: match.index, end: match.index + match[0].length};
  });
}

const knownTexts = new Map<string, readonly Token[]>();
const mostTexts = 4000;

/** {@link tokenize} for titles and texts of the index: every keystroke reads the same ones. */
export function tokensOf(text: string): readonly Token[] {
  let tokens = knownTexts.get(text);
  if (tokens === undefined) {
    if (knownTexts.size >= mostTexts) knownTexts.clear();
    tokens = tokenize(text);
    knownTexts.set(text, tokens);
  }
  return tokens;
}

/** Stems of a text in order. */
export function stems(text: string): string[] {
  return tokenize(text).map((token) => token.stem);
}
