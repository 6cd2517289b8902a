import type {Limit} from '../facts/schema/network.ts';

type Counting = NonNullable<Limit['counting']>;

/** X's own count of a text; loaded only when a text is counted for X. */
export type Weigh = (text: string) => number;

const encoder = new TextEncoder();
const segmenter = new Intl.Segmenter(undefined, {granularity: 'grapheme'});
/** Pictures, flags and keycaps: what is shown as a picture by itself, or is asked to be by the mark that follows it. ©, ™ and ↔ alone are text. */
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{FE0F}|\p{Regional_Indicator}|\u{20E3}/u;
/** Texts from this length on are counted once, not once for each network. */
const worthRemembering = 500;
/** The last long text of each way of counting, with its length. */
const remembered = new Map<Counting, {readonly text: string; readonly length: number}>();

function bytes(text: string): number {
  return encoder.encode(text).length;
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The same for the last text that was asked about: every network asks about the same one. */
function once<Found>(find: (text: string) => Found): (text: string) => Found {
  let last: {readonly text: string; readonly found: Found} | undefined;
  return (text) => {
    if (last?.text !== text) last = {text, found: find(text)};
    return last.found;
  };
}

/** Letters, digits and signs that stand alone before their like: between two of them a character always ends. */
const simple = 'a-zA-Z0-9 !-/:-@\\[-`{-~\u00a1-\u00a8\u00aa-\u00ac\u00af-\u02ff\u0400-\u0482\u048a-\u052f\u2010-\u2027';
/** One simple character with what follows it that is not simple, or what is not simple at the beginning. */
const joined = new RegExp(`[${simple}]?[^${simple}]+`, 'gu');

/**
 * Characters as people see them, those that are simple told by their number: the library that finds the others takes a tenth of a
 * second for a long text.
 */
const splitGraphemes = once((text): {readonly simple: number; readonly others: readonly string[]} => {
  const runs = text.match(joined) ?? [];
  const length = runs.reduce((sum, run) => sum + run.length, 0);
  if (runs.length === 0) return {simple: text.length, others: []};
  // Looked at together, since each look costs: a control character between two runs keeps them apart, and is taken off the number again.
  const others = [...segmenter.segment(runs.join('\u0001'))].map(({segment}) => segment);
  return {simple: text.length - length - (runs.length - 1), others};
});

/**
 * Length of a text as a network counts it, in the unit that the counting names (characters or bytes).
 * Undefined while X's library is not loaded.
 */
export function countText(text: string, counting: Counting, weigh?: Weigh): number | undefined {
  const last = remembered.get(counting);
  if (last?.text === text) return last.length;
  const length = count(text, counting, weigh);
  if (length !== undefined && text.length >= worthRemembering) remembered.set(counting, {text, length});
  return length;
}

function count(text: string, counting: Counting, weigh?: Weigh): number | undefined {
  switch (counting) {
    case 'utf16':
      return text.length;
    case 'code_points':
    case 'unspecified':
      return codePoints(text);
    case 'graphemes': {
      const {simple: alone, others} = splitGraphemes(text);
      return alone + others.length;
    }
    case 'bytes':
      return bytes(text);
    case 'emoji_bytes': {
      const {simple: alone, others} = splitGraphemes(text);
      // Put together before they are encoded: one long text costs less than many short ones.
      const pictures = others.filter((grapheme) => emoji.test(grapheme)).join('');
      const signs = others.filter((grapheme) => !emoji.test(grapheme)).join('');
      return alone + bytes(pictures) + codePoints(signs);
    }
    case 'weighted':
      return weigh?.(text);
  }
}

/** Longer texts are not looked through for the place where they go beyond a limit. */
const longestPreview = 20_000;

/** Far more than the characters that people join to one. */
const nearby = 100;

/** The beginning of the character, as people see it, that holds a place of a text: an emoji of several is not taken apart. */
export function characterAt(text: string, at: number): number {
  if (at <= 0 || at >= text.length) return Math.min(Math.max(0, at), text.length);
  const low = Math.max(0, at - nearby);
  const from = /[\uDC00-\uDFFF]/.test(text.charAt(low)) ? low + 1 : low;
  return from + (segmenter.segment(text.slice(from, at + nearby)).containing(at - from)?.index ?? at - from);
}

/** The largest number below another that keeps a limit, where a larger one never counts less. */
function longest(below: number, keeps: (length: number) => boolean): number {
  let kept = 0;
  let beyond = below;
  while (beyond - kept > 1) {
    const middle = (kept + beyond) >> 1;
    if (keeps(middle)) kept = middle;
    else beyond = middle;
  }
  return kept;
}

/** X counts a whole address as 23, however long: half of one may count more, so an address is kept or left as a whole. */
function weightedCut(text: string, most: number, weigh: Weigh): number {
  let sum = 0;
  let start = 0;
  for (const piece of text.split(/(\s+)/u)) {
    const weight = piece === '' ? 0 : weigh(piece);
    if (sum + weight > most) {
      const left = most - sum;
      const link = piece.search(/https?:\/\//i);
      const plain = link < 0 ? piece : piece.slice(0, link);
      if (link >= 0 && weigh(plain) <= left) return start + link;
      // The beginning of an emoji of several weighs more than the whole: only whole characters are tried.
      const ends = [...segmenter.segment(plain)].map(({index, segment}) => index + segment.length);
      const fitting = longest(ends.length + 1, (characters) => weigh(plain.slice(0, ends[characters - 1] ?? 0)) <= left);
      return start + (ends[fitting - 1] ?? 0);
    }
    sum += weight;
    start += piece.length;
  }
  return start;
}

/**
 * Where a text goes beyond a limit, in UTF-16 units: what stands before is kept, and no character or address is taken apart.
 * Undefined for texts that keep it, for very long ones, and while X's library is not loaded.
 */
export function cutAt(text: string, counting: Counting, most: number, weigh?: Weigh): number | undefined {
  if (text.length > longestPreview || (count(text, counting, weigh) ?? 0) <= most) return undefined;
  const at =
    counting === 'weighted' && weigh
      ? weightedCut(text, most, weigh)
      : longest(text.length, (length) => (count(text.slice(0, length), counting, weigh) ?? 0) <= most);
  return characterAt(text, at);
}

/** Addresses with http:// or https://, and those that begin with www., which Threads counts as well. */
const address = /(?:https?:\/\/|(?<![\p{L}\p{N}_.@/-])www\.(?=[^\s.]))[^\s<>"'«»]+/giu;

/** Signs at the end of an address that belong to the sentence around it. */
const closing = new Set('.,;:!?)]}…');

function withoutClosing(link: string): string {
  let end = link.length;
  while (end > 0 && closing.has(link.charAt(end - 1))) end -= 1;
  return link.slice(0, end);
}

/** Different web addresses of a text, in order; an address counts once however often it stands there. */
export const findLinks = once((text) => [...new Set((text.match(address) ?? []).map(withoutClosing))]);

function withoutLinks(text: string): string {
  return text.replace(address, ' ');
}

const letter = '[\\p{L}\\p{M}\\p{N}_]';
const picture =
  '(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F|\\p{Regional_Indicator})[\\p{Emoji_Modifier}\\p{Extended_Pictographic}\\uFE0F\\u200D]*';
const hashtag = `[#＃](?=[\\p{N}_]*(?:[\\p{L}\\p{M}]|${picture}))(?:${letter}|${picture})+`;
/** One hashtag may follow another without a space; one that follows a letter or another # is none. */
const hashtags = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_&#＃])(?:${hashtag})+`, 'gu');

const hashtagInRun = new RegExp(hashtag, 'gu');

/** Hashtags, with their sign: letters, digits, underscores and emoji, at least one of them no digit. */
export const findHashtags = once((text) => (withoutLinks(text).match(hashtags) ?? []).flatMap((run) => run.match(hashtagInRun) ?? []));

/** Mentions, with their sign; the @ of an e-mail address is none. */
export const findMentions = once((text) => withoutLinks(text).match(/(?<![\p{L}\p{N}_.@])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?/gu) ?? []);

/** Tags as one list: commas between them count, and a tag with a space is sent in quotation marks. */
export function tagsLength(tags: readonly string[]): number {
  return codePoints(tags.map((tag) => (/\s/u.test(tag) ? `"${tag}"` : tag)).join(','));
}
