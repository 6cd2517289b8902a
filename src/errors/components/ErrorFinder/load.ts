import type {CatalogueFile} from '../../catalogue.ts';
import {matcherEntries} from '../../matching/entries.ts';
import type {MatcherEntry} from '../../matching/match.ts';

async function fetchCatalogue(address: string): Promise<CatalogueFile> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as CatalogueFile;
}

/** The catalogue in the page's language, with what people paste in both; fetched when the finder is first used. */
export async function loadFinderEntries(own: string, other: string): Promise<MatcherEntry[]> {
  const [mine, theirs] = await Promise.all([fetchCatalogue(own), fetchCatalogue(other)]);
  return matcherEntries(mine, theirs);
}
