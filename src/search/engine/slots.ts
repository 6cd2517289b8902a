/** What one word (or known phrase) of a query may stand for. */
export interface Slot {
  /** Stem of what was typed; the words of a phrase joined by a space. */
  readonly own: string;
  /** The last word may go on: it matches what begins with this. */
  readonly prefix?: string;
  /** Other stems or phrases and what they cost: typos, or a synonym at no typo. */
  readonly others: readonly Other[];
  /** What was typed, where the slot stands for its correction. */
  readonly corrected?: string;
}

export interface Other {
  readonly stems: string;
  readonly typos: number;
}

/** A slot with synonyms. */
export function slotOf(own: string, synonyms: readonly string[], prefix: string | undefined): Slot {
  return {own, others: synonyms.map((stems) => ({stems, typos: 0})), ...(prefix === undefined ? {} : {prefix})};
}

/** The same text for slots that stand for the same. */
export function slotKey(slot: Slot): string {
  return JSON.stringify([slot.own, slot.prefix, slot.others.map((other) => [other.stems, other.typos])]);
}
