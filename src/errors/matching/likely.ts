import type {NetworkId} from '../../facts/schema/common.ts';
import {type LearnedFile, unpackLearned} from '../../text/learned-file.ts';
import {type Learned, likeness, unlike} from '../../text/likeness.ts';
import {wordsOf} from './text.ts';

/** What was learned of which words tell of which code, as the site serves it below each language. */
export const learnedErrorsFile = 'learned-errors.json';

const read = new WeakMap<LearnedFile, Learned>();

/** What such a file holds, the same each time. */
export function learnedIn(file: LearnedFile): Learned {
  const known = read.get(file) ?? unpackLearned(file);
  read.set(file, known);
  return known;
}

/** Letters by which words are told apart: endings say what a word does in its sentence. */
const letters = 7;
/** Words of a text that are read: a log repeats itself. */
const mostWords = 150;
/** More than surely like says nothing more. */
const mostLike = 1;
/** How likely a code is at least that nothing but what was learned speaks for. */
const leastGuessed = -0.35;
/** How many codes are guesses that nothing but what was learned speaks for. */
const mostGuesses = 6;

/**
 * The words of a text as examples and pasted texts are compared: numbers are all the same, identifiers are their words, and a network that
 * it tells of is a word.
 */
export function learnedWordsOf(text: string, networks: Iterable<NetworkId>): string[] {
  const words = wordsOf(text.replaceAll('_', ' ').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '))
    .slice(0, mostWords)
    .map((word) => word.replace(/\d+/g, '0').slice(0, letters));
  return [...new Set([...words, ...Array.from(networks, (network) => `@${network}`)])];
}

export interface LikelyCodes {
  /** How much less a code is likely than the likeliest, from 0 to about 2. */
  readonly behind: (code: number) => number;
  /** The likeliest, best first; none where the text has no word that tells. */
  readonly guesses: readonly number[];
}

/** What a text is likely to mean, by what was learned from texts whose code is known. */
export function likelyCodes(words: readonly string[], learned: Learned): LikelyCodes {
  const scores = Array.from(likeness(words, learned), (score) => Math.max(unlike, Math.min(mostLike, score)));
  const places = new Map(learned.labels.map((label, place) => [Number(label), place]));
  const most = Math.max(unlike, ...scores);
  const scoreOf = (code: number): number => scores[places.get(code) ?? -1] ?? unlike;
  return {
    behind: (code) => most - scoreOf(code),
    guesses: Array.from(places.keys())
      .filter((code) => scoreOf(code) >= leastGuessed)
      .sort((left, right) => scoreOf(right) - scoreOf(left))
      .slice(0, mostGuesses),
  };
}
