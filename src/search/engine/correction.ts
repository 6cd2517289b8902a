import type {Collection} from './collection.ts';
import {allowedTypos, distances} from '../../text/distance.ts';
import type {Other} from './slots.ts';
import {isExact, stem} from './tokens.ts';

/** Unknown words whose corrections are kept: a typo in the middle of a query stays there while the rest is typed. */
const mostKept = 200;

/** The letters of a word as bits; different letters may share one. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

function bitsIn(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

interface Vocabulary {
  readonly stage: string;
  readonly words: readonly string[];
  /** {@link lettersOf} each word. */
  readonly letters: Int32Array;
  /** The words from here on are stems already. */
  readonly stemmedFrom: number;
}

/** Known words for unknown ones, by typos. */
export class Corrections {
  readonly #collection: Collection;
  readonly #kept = new Map<string, readonly Other[]>();
  #vocabulary: Vocabulary | undefined;

  constructor(collection: Collection) {
    this.#collection = collection;
  }

  /** The known words that differ from what was typed by the fewest typos; `open` if more may be typed. */
  of(surface: string, open: boolean): readonly Other[] {
    const vocabulary = this.#read();
    const key = `${open ? '>' : '='}${surface}`;
    let others = this.#kept.get(key);
    if (others === undefined) {
      if (this.#kept.size >= mostKept) this.#kept.clear();
      others = this.#find(surface, open, vocabulary);
      this.#kept.set(key, others);
    }
    return others;
  }

  #read(): Vocabulary {
    const {stage, sets, phrases} = this.#collection;
    if (this.#vocabulary?.stage === stage) return this.#vocabulary;
    this.#kept.clear();
    const surfaces = sets.flatMap((set) => set.surfaces());
    const words = [...surfaces, ...phrases.words];
    this.#vocabulary = {stage, words, letters: Int32Array.from(words, lettersOf), stemmedFrom: surfaces.length};
    return this.#vocabulary;
  }

  #find(typed: string, open: boolean, {words, letters, stemmedFrom}: Vocabulary): readonly Other[] {
    const limit = allowedTypos(typed.length);
    if (limit === 0 || isExact(typed)) return [];
    const typedLetters = lettersOf(typed);
    let fewest = limit;
    let found: number[] = [];
    // What only begins with as many typos as are forgiven; it counts when nothing better is found.
    const halves: number[] = [];
    for (let index = 0; index < words.length; index += 1) {
      // Few typos are in a first letter, and many words differ in it alone.
      if (words[index]?.[0] !== typed[0]) continue;
      // Each letter that the word does not have at all is a typo at least.
      if (bitsIn(typedLetters & ~(letters[index] ?? 0)) > fewest) continue;
      const {whole, beginning} = distances(typed, words[index] ?? '', fewest, open);
      let typos = whole;
      if (typos > fewest && open) {
        // Half a word with a typo counts as one typo more than a whole one, so that whole words win.
        typos = beginning + 1;
        if (typos === limit + 1 && found.length === 0) halves.push(index);
      }
      if (typos > fewest) continue;
      if (typos < fewest) found = [];
      fewest = typos;
      found.push(index);
    }
    const typos = found.length > 0 ? fewest : limit + 1;
    const stems = new Set((found.length > 0 ? found : halves).map((index) => (index < stemmedFrom ? stem(words[index] ?? '') : (words[index] ?? ''))));
    return [...stems].flatMap((word) => [word, ...this.#collection.phrases.others(word)].map((meant) => ({stems: meant, typos})));
  }
}
