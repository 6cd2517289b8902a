import type {HeadingsFile} from './format.ts';

/** A word that is this short begins too many others. */
const shortestBeginning = 3;
/** A word that is shorter says too little to be one name's beginning. */
const shortestMeant = 4;

/** Words and phrases that mean the same, as stems: which others a phrase stands for. */
export class Phrases {
  readonly #groups = new Map<string, readonly string[]>();
  /** Phrases of one word. */
  readonly words: readonly string[];

  constructor(groups: HeadingsFile['synonyms']) {
    for (const group of groups) for (const phrase of group) this.#groups.set(phrase, group);
    this.words = [...this.#groups.keys()].filter((phrase) => !phrase.includes(' '));
  }

  has(phrase: string): boolean {
    return this.#groups.has(phrase);
  }

  /** The other phrases of the group that a phrase belongs to. */
  others(phrase: string): readonly string[] {
    return (this.#groups.get(phrase) ?? []).filter((other) => other !== phrase);
  }

  /** What a word that is still being typed stands for, when all that begins so means the same: `инстаг` is Instagram already. */
  meantBy(typed: string): readonly string[] {
    if (typed.length < shortestMeant) return [];
    const groups = new Set(this.words.filter((word) => word.startsWith(typed)).map((word) => this.#groups.get(word)));
    const [only] = groups;
    return groups.size === 1 && only ? only : [];
  }

  /** What a word that is still being typed may come to stand for. */
  beginningWith(typed: string): readonly string[] {
    if (typed.length < shortestBeginning) return [];
    return [...new Set(this.words.filter((word) => word.startsWith(typed)).flatMap((word) => this.#groups.get(word) ?? []))];
  }
}
