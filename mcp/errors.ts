// The one place where the server meets the matcher of pasted errors, which is the finder's.
import type {Locale} from '../src/config/product.ts';
import type {CatalogueFile, CatalogueFileEntry} from '../src/errors/catalogue.ts';
import {matcherEntries} from '../src/errors/matching/entries.ts';
import {type Found, findErrors, type Match, type MatcherEntry} from '../src/errors/matching/match.ts';
import type {Site} from './site/site.ts';

export interface ExplainedMatch extends Match {
  readonly entry: CatalogueFileEntry;
}

export interface Explained extends Omit<Found, 'matches'> {
  readonly matches: readonly ExplainedMatch[];
}

/** What a catalogue is made into, kept as long as the catalogue is the same. */
const made = new WeakMap<CatalogueFile, {readonly other: CatalogueFile; readonly entries: readonly MatcherEntry[]}>();

function entriesOf(own: CatalogueFile, other: CatalogueFile): readonly MatcherEntry[] {
  const known = made.get(own);
  if (known?.other === other) return known.entries;
  const entries = matcherEntries(own, other);
  made.set(own, {other, entries});
  return entries;
}

/** Codes that a pasted text stands for, best first, with their facts in a language; texts of both languages are known. */
export async function matchErrors(site: Site, text: string, locale: Locale, most: number): Promise<Explained> {
  const [own, other] = await Promise.all([site.errors(locale), site.errors(locale === 'en' ? 'ru' : 'en')]);
  const {matches, ...found} = findErrors(text, entriesOf(own, other), most);
  const byCode = new Map(own.errors.map((entry) => [entry.code, entry]));
  return {
    ...found,
    matches: matches.flatMap((match) => {
      const entry = byCode.get(match.code);
      return entry ? [{...match, entry}] : [];
    }),
  };
}
