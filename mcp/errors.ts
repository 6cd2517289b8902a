// The one place where the server meets the matcher of pasted errors, which is the finder's.
import type {Locale} from '../src/config/product.ts';
import type {CatalogueFileEntry} from '../src/errors/catalogue.ts';
import type {Found, Match} from '../src/errors/matching/match.ts';
import type {Site} from './site/site.ts';

export interface ExplainedMatch extends Match {
  readonly entry: CatalogueFileEntry;
}

export interface Explained extends Omit<Found, 'matches'> {
  readonly matches: readonly ExplainedMatch[];
}

/** Codes that a pasted text stands for, best first, with their facts in a language; texts of both languages are known. */
export async function matchErrors(site: Site, text: string, locale: Locale, most: number): Promise<Explained> {
  const [{errors}, {find}] = await Promise.all([site.errors(locale), site.matcher(locale)]);
  const {matches, ...found} = find(text, most);
  const byCode = new Map(errors.map((entry) => [entry.code, entry]));
  return {
    ...found,
    matches: matches.flatMap((match) => {
      const entry = byCode.get(match.code);
      return entry ? [{...match, entry}] : [];
    }),
  };
}
