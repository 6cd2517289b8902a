import type {Learned} from '../../text/likeness.ts';
import {type Found, findErrors} from './match.ts';
import type {MatcherEntry} from './patterns.ts';

/** What finds errors in a pasted text. */
export interface Matcher {
  readonly entries: readonly MatcherEntry[];
  /** At most `most` codes; the finder's number by itself. */
  readonly find: (text: string, most?: number) => Found;
}

/** Entries with what was learned of them; without it, what the entries say decides alone. */
export function matcherOf(entries: readonly MatcherEntry[], learned?: Learned): Matcher {
  return {entries, find: (text, most) => findErrors(text, entries, {...(most === undefined ? {} : {most}), learned})};
}
