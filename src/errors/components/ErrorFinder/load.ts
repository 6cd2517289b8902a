import {errorPath} from '../../../facts/error-path.ts';
import {entriesIn, type MatcherFile, matcherFile} from '../../matching/entries.ts';
import type {Found, MatcherEntry} from '../../matching/match.ts';

/** What the finder compares with, in the language below `root` (an address with a slash at its end): titles in it, messages in both. */
export async function loadEntries(root: string): Promise<readonly MatcherEntry[]> {
  const answer = await fetch(root + matcherFile);
  if (!answer.ok) throw new Error(`${root}${matcherFile}: ${answer.status}`);
  return entriesIn((await answer.json()) as MatcherFile);
}

/** What finds the page for a text. */
export interface Finder {
  readonly find: (text: string) => Found;
  /** The code that a text is, when it is nothing else and there is such a code. */
  readonly exact: (text: string) => number | undefined;
  /** Address of a code's page, without the language. */
  readonly pageOf: (code: number) => string;
}

/** The codes and what looks through them, fetched when the finder is first used. */
export async function loadFinder(root: string): Promise<Finder> {
  const [entries, {exactCode, findErrors}] = await Promise.all([loadEntries(root), import('../../matching/match.ts')]);
  const groups = new Map(entries.map(({code, group}) => [code, group]));
  return {
    find: (text) => findErrors(text, entries),
    exact: (text) => exactCode(text, (code) => groups.has(code)),
    pageOf: (code) => `/docs${errorPath(code, groups.get(code) ?? 'general')}`,
  };
}
