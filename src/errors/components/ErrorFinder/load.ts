import {errorPath} from '../../../facts/error-path.ts';
import type {CatalogueFile} from '../../catalogue.ts';
import type {Found, MatcherEntry} from '../../matching/match.ts';

async function fetchCatalogue(address: string): Promise<CatalogueFile> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as CatalogueFile;
}

/** The catalogue in the page's language, with what people paste in both. */
export async function loadEntries(own: string, other: string): Promise<MatcherEntry[]> {
  const [mine, theirs, {matcherEntries}] = await Promise.all([fetchCatalogue(own), fetchCatalogue(other), import('../../matching/entries.ts')]);
  return matcherEntries(mine, theirs);
}

/** What finds the page for a text. */
export interface Finder {
  readonly find: (text: string) => Found;
  /** The code that a text is, when it is nothing else and there is such a code. */
  readonly exact: (text: string) => number | undefined;
  /** Address of a code's page, without the language. */
  readonly pageOf: (code: number) => string;
}

/** The catalogue and what looks through it, fetched when the finder is first used. */
export async function loadFinder(own: string, other: string): Promise<Finder> {
  const [entries, {exactCode, findErrors}] = await Promise.all([loadEntries(own, other), import('../../matching/match.ts')]);
  const groups = new Map(entries.map(({code, group}) => [code, group]));
  return {
    find: (text) => findErrors(text, entries),
    exact: (text) => exactCode(text, (code) => groups.has(code)),
    pageOf: (code) => `/docs${errorPath(code, groups.get(code) ?? 'general')}`,
  };
}
