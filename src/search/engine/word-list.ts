/** Sorted words, to be asked for a beginning. */
export class WordList {
  readonly words: readonly string[];
  readonly #set: ReadonlySet<string>;

  constructor(words: Iterable<string>) {
    this.#set = new Set(words);
    this.words = [...this.#set].sort();
  }

  has(word: string): boolean {
    return this.#set.has(word);
  }

  hasBeginning(prefix: string): boolean {
    return this.words[this.#firstFrom(prefix)]?.startsWith(prefix) ?? false;
  }

  /** The words that begin so, at most `limit`. */
  startingWith(prefix: string, limit: number): string[] {
    const found: string[] = [];
    for (let index = this.#firstFrom(prefix); index < this.words.length && found.length < limit; index += 1) {
      const word = this.words[index] ?? '';
      if (!word.startsWith(prefix)) break;
      found.push(word);
    }
    return found;
  }

  /** Place of the first word that is not before this one. */
  #firstFrom(word: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export const noWords = new WordList([]);
