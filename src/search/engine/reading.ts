import type {Collection} from './collection.ts';
import {saysFine, saysLink} from './homonyms.ts';
import {otherLayout} from './keyboard.ts';
import {type Slot, slotOf} from './slots.ts';
import {isStopWord} from './stop-words.ts';
import {isExact, stem as stemOf, type Token, tokenize} from './tokens.ts';
import {inCyrillic, softened} from './transliteration.ts';

/** Words of a query that are looked up; a pasted message has enough in these. */
const wordCap = 24;
/** A shorter word alone is too often a word in both layouts. */
const shortestRetyped = 3;
/** Shorter words are too often both. */
const shortestTransliterated = 3;
/** Shorter parts of a word are too often words by chance. */
const shortestPart = 3;
/** Words of the longest phrase that synonyms know. */
const phraseCap = 3;

interface Word {
  readonly surface: string;
  readonly stem: string;
  /** It ends the query: the reader may still be typing it. */
  readonly open: boolean;
}

function isKnown({surface, stem}: Pick<Token, 'surface' | 'stem'>, open: boolean, collection: Collection): boolean {
  if (isStopWord(surface) || collection.phrases.has(stem) || collection.hasTerm(stem)) return true;
  return open && ((surface.length > 1 && collection.hasPrefix(surface)) || collection.phrases.beginningWith(surface).length > 0);
}

/** A Russian word in Latin letters as it is written, where that is a known word. */
function inItsLetters(word: Word, collection: Collection): Word {
  if (word.surface.length === 1 || isKnown(word, word.open, collection)) return word;
  const surface = inCyrillic(word.surface);
  if (surface === undefined || (word.surface.length < shortestTransliterated && !isStopWord(surface))) return word;
  const ways = [surface, ...softened(surface)].map((way) => ({surface: way, stem: stemOf(way), open: word.open}));
  return ways.find((way) => isKnown(way, word.open, collection)) ?? word;
}

/** The query's words that count, in order: without words that say nothing, unless there are no others. */
function wordsOf(text: string, collection: Collection): readonly Word[] {
  const whole = otherLayout(text);
  const allKnown = (typed: string): boolean => tokenize(typed).every((token) => isKnown(token, false, collection));
  // "yt" is YouTube, but not in a query that is Russian with the other layout as a whole.
  if (whole !== undefined && whole !== text && !allKnown(text) && tokenize(whole).length > 1 && allKnown(whole)) return wordsOf(whole, collection);
  const words = Array.from(text.matchAll(/\S+/g)).flatMap((chunk): Word[] => {
    const isLast = chunk.index + chunk[0].length === text.length;
    const read = (part: string): Word[] =>
      tokenize(part).map((token) => ({surface: token.surface, stem: token.stem, open: isLast && token.end === part.length}));
    if (tokenize(chunk[0]).every((token) => isKnown(token, isLast, collection))) return read(chunk[0]);
    const typed = chunk[0].length < shortestRetyped ? undefined : otherLayout(chunk[0]);
    const retyped = typed === undefined ? [] : tokenize(typed);
    const helps =
      retyped.length > 0 &&
      retyped.every((token) => isKnown(token, isLast && token.surface.length > 2, collection)) &&
      retyped.some((token) => !isStopWord(token.surface));
    if (typed !== undefined && helps) return read(typed);
    return read(chunk[0]).map((word) => inItsLetters(word, collection));
  });
  // "you tube", "sign in": with its neighbour a word may say something that it does not say alone.
  const inPhrase = (index: number): boolean =>
    [words.slice(index - 1, index + 1), words.slice(index, index + 2)].some((pair) => pair.length === 2 && isPhrase(pair, collection));
  const isFine = saysFine(text);
  const telling = words.filter((word, index) => (!isStopWord(word.surface) && !(isFine && word.surface === 'ok')) || inPhrase(index));
  const counting = (telling.length > 0 ? telling : words).slice(0, wordCap);
  const last = counting.at(-1);
  // The first letter of a further word says nothing yet, unless it is a word itself.
  const isBegun = counting.length > 1 && last !== undefined && last.open && last.surface.length === 1 && !isKnown(last, false, collection);
  return isBegun ? counting.slice(0, -1) : counting;
}

function stemsOf(words: readonly Word[]): string {
  return words.map((word) => word.stem).join(' ');
}

/** Whether words together have synonyms. */
function isPhrase(words: readonly Word[], {phrases}: Collection): boolean {
  return phrases.has(stemsOf(words)) && !saysLink(words.map(({surface}) => surface).join(' '));
}

/** How many words from here on make the longest phrase that has synonyms; 1 if there is none. */
function phraseLength(words: readonly Word[], start: number, collection: Collection): number {
  for (let length = Math.min(phraseCap, words.length - start); length > 1; length -= 1)
    if (isPhrase(words.slice(start, start + length), collection)) return length;
  return 1;
}

function slotOfWord({surface, stem, open}: Word, isOnly: boolean, collection: Collection, withTypos: boolean): Slot {
  const {phrases, corrections} = collection;
  // One letter stands for what begins so when there is nothing else to go by.
  const prefix = open && (isOnly || surface.length > 1) ? surface : undefined;
  const slot = slotOf(stem, phrases.has(stem) || prefix === undefined ? phrases.others(stem) : phrases.meantBy(prefix), prefix);
  if (collection.knows(slot)) return slot;
  const meant = slot.prefix === undefined ? [] : phrases.beginningWith(slot.prefix);
  if (meant.length > 0) return slotOf(stem, meant, slot.prefix);
  const written = inCyrillic(surface);
  const nearest = withTypos ? corrections.of(surface, open) : [];
  const [best, ...others] = nearest.length === 0 && withTypos && written !== undefined ? corrections.of(written, open) : nearest;
  // Read as the word that was meant: the corrected query finds what the correct one does.
  return best === undefined
    ? slot
    : {own: best.stems, others: [...others, ...phrases.others(best.stems).map((stems) => ({stems, typos: 0}))], corrected: surface};
}

/** Two known words that were typed as one: `contentplan`; the longest first one that leaves a second. */
function apart({surface, open}: Word, collection: Collection): readonly Word[] {
  for (let at = surface.length - shortestPart; at >= shortestPart; at -= 1) {
    const parts = [surface.slice(0, at), surface.slice(at)].map((part, index) => ({surface: part, stem: stemOf(part), open: open && index === 1}));
    if (parts.every((part) => !isExact(part.surface) && isKnown(part, false, collection))) return parts;
  }
  return [];
}

/** What the words of a query may stand for. With typos, unknown words stand for known ones that are like them. */
export function readQuery(text: string, collection: Collection, withTypos: boolean): readonly Slot[] {
  const words = wordsOf(text, collection);
  const slots: Slot[] = [];
  for (let start = 0; start < words.length; ) {
    const length = phraseLength(words, start, collection);
    const part = words.slice(start, start + length);
    const [word] = part;
    if (length > 1) slots.push(slotOf(stemsOf(part), collection.phrases.others(stemsOf(part)), undefined));
    else if (word) {
      const slot = slotOfWord(word, words.length === 1, collection, withTypos);
      const parts = withTypos && !collection.knows(slot) ? apart(word, collection) : [];
      slots.push(...(parts.length > 0 ? parts.map((one) => slotOfWord(one, false, collection, withTypos)) : [slot]));
    }
    start += length;
  }
  return slots;
}
