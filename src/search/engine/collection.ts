import {Corrections} from './correction.ts';
import {Phrases} from './phrases.ts';
import type {SearchSet} from './search-set.ts';
import type {Slot} from './slots.ts';

/** Indexes that are searched together. */
export class Collection {
  readonly sets: readonly SearchSet[];
  readonly phrases: Phrases;
  readonly corrections: Corrections;

  constructor(sets: readonly SearchSet[]) {
    this.sets = sets;
    this.phrases = new Phrases(sets.find((set) => set.synonyms.length > 0)?.synonyms ?? []);
    this.corrections = new Corrections(this);
  }

  /** Which stages are here: results can change when there are more. */
  get stage(): string {
    return this.sets.map((set) => set.stage).join(' ');
  }

  /** Whether the texts of all indexes are here. */
  get hasText(): boolean {
    return this.sets.every((set) => set.hasText);
  }

  hasTerm(stem: string): boolean {
    return this.sets.some((set) => set.hasTerm(stem));
  }

  hasPrefix(prefix: string): boolean {
    return this.sets.some((set) => set.hasPrefix(prefix));
  }

  /** Whether anything can be found for a word of the query. */
  knows(slot: Slot): boolean {
    return slot.others.length > 0 || this.hasTerm(slot.own) || (slot.prefix !== undefined && this.hasPrefix(slot.prefix));
  }
}
