import {errorPath} from '../../../facts/error-path.ts';
import type {LearnedFile} from '../../../text/learned-file.ts';
import {entriesIn, type MatcherFile, matcherFile} from '../../matching/entries.ts';
import {learnedErrorsFile, learnedIn} from '../../matching/likely.ts';
import type {Found} from '../../matching/match.ts';
import type {Matcher} from '../../matching/matcher.ts';

async function fetchFile(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/**
 * What finds errors: titles in the language of the page, messages in both, in the language below `root` (an address with a slash at its end). What was learned of them is no
 * part of a site that is being written; without it, the entries decide alone.
 */
export async function loadMatcher(root: string): Promise<Matcher> {
  const [file, learned, {matcherOf}] = await Promise.all([
    fetchFile(root + matcherFile),
    fetchFile(root + learnedErrorsFile).catch(() => undefined),
    import('../../matching/matcher.ts'),
  ]);
  return matcherOf(entriesIn(file as MatcherFile), learned === undefined ? undefined : learnedIn(learned as LearnedFile));
}

/** What finds the page for a text. */
export interface Finder {
  readonly find: (text: string) => Found;
  /** The code that a text is, when it is nothing else and there is such a code. */
  readonly exact: (text: string) => number | undefined;
  /** Address of a code's page, without the language. */
  readonly pageOf: (code: number) => string;
}

/** What the finder needs, fetched when it is first used. */
export async function loadFinder(root: string): Promise<Finder> {
  const [{entries, find}, {exactCode}] = await Promise.all([loadMatcher(root), import('../../matching/own-codes.ts')]);
  const groups = new Map(entries.map(({code, group}) => [code, group]));
  return {
    find,
    exact: (text) => exactCode(text, (code) => groups.has(code)),
    pageOf: (code) => `/docs${errorPath(code, groups.get(code) ?? 'general')}`,
  };
}
