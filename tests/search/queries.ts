import {existsSync, globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {entriesIn, type MatcherFile, matcherFile} from '../../src/errors/matching/entries.ts';
import {learnedErrorsFile, learnedIn} from '../../src/errors/matching/likely.ts';
import {type Matcher, matcherOf} from '../../src/errors/matching/matcher.ts';
import type {LearnedFile} from '../../src/text/learned-file.ts';
import type {AnswersFile} from '../../src/search/engine/answers.ts';
import {dataFolder} from '../../src/facts/load.ts';
import {Engine} from '../../src/search/engine/engine.ts';
import {type KnownQuery, readKnownQueries} from '../../src/search/index/known-queries.ts';
import {answered} from '../../src/search/window/answer-hits.ts';

/** A query with the pages that answer it, as paths without the language. */
export type ExpectedQuery = KnownQuery;

/** Sets that the search is made with and learns from; the last two are only measured. */
export type QuerySet =
  | 'queries'
  | 'fresh'
  | 'held-out'
  | 'sealed'
  | 'asked'
  | 'strangers'
  | 'newcomers'
  | 'visitors'
  | 'customers'
  | 'developers'
  | 'guests'
  | 'callers'
  | 'enquirers'
  | 'askers'
  | 'inquirers'
  | 'townspeople'
  | 'patrons'
  | 'neighbors'
  | 'travelers'
  | 'passengers'
  | 'commuters'
  | 'regulars'
  | 'wayfarers'
  | 'wanderers'
  | 'settlers'
  | 'lodgers'
  | 'excursionists'
  | 'unseen';

const onlyMeasured: ReadonlySet<QuerySet> = new Set(['lodgers', 'excursionists', 'unseen']);

/** A query set of a language: what is only measured lies beside this file, what the search learns from among the data. */
export function readQueries(language: string, set: QuerySet = 'queries'): ExpectedQuery[] {
  const name = `${set}.${language}.yaml`;
  return readKnownQueries(onlyMeasured.has(set) ? path.join(import.meta.dirname, name) : path.join(dataFolder, 'queries', name));
}

/** Words whose matches the engine keeps here: thousands of questions are made of some thousand words. */
const wordsKept = 2000;

/** The engine over the index files of a build, and the paths of the files it read. */
export function builtEngine(folder: string): {readonly engine: Engine; readonly read: string[]} {
  const read: string[] = [];
  const engine = new Engine(async (file) => {
    const full = path.join(folder, file);
    if (!existsSync(full)) return undefined;
    read.push(full);
    return JSON.parse(readFileSync(full, 'utf8')) as unknown;
  }, wordsKept);
  return {engine, read};
}

/** The worker's script and those that it loads before it starts: their names stand in it. */
export function workerFiles(folder: string): string[] {
  const scripts = globSync('*.js', {cwd: folder});
  const worker = scripts.find((name) => name.startsWith('src_search_window_worker'));
  if (worker === undefined) throw new Error(`${folder} holds no worker of the search`);
  const source = readFileSync(path.join(folder, worker), 'utf8');
  const loaded = scripts.filter((name) => name.startsWith('vendors-') && source.includes(`"${name.replace(/\.[^.]+\.js$/, '')}"`));
  return [worker, ...loaded].map((name) => path.join(folder, name));
}

/** What a reader of a help page searches: the unversioned docs and the newest API. */
export const helpTags = ['docs-default-current', 'docs-api-4.1'] as const;

/** What the window answers by itself, from the index files of a build. */
export interface Answers {
  readonly answers: AnswersFile;
  readonly matcher: Matcher;
}

export function builtAnswers(folder: string): Answers {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  return {
    answers: read('search-index/answers.json') as AnswersFile,
    matcher: matcherOf(entriesIn(read(matcherFile) as MatcherFile), learnedIn(read(learnedErrorsFile) as LearnedFile)),
  };
}

export interface Outcome {
  readonly query: ExpectedQuery;
  /** Place of the first right page, 1 for the first; undefined when it is not among the hits. */
  readonly place: number | undefined;
  readonly found: readonly string[];
}

/**
 * Where the right page stands in the window for each query, among so many hits, its own answers included; a page counts once, whatever number
 * of its sections is shown.
 */
export async function evaluate(
  engine: Engine,
  {answers, matcher}: Answers,
  queries: readonly ExpectedQuery[],
  prefix: string,
  hitsPerPage = 20,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const answer = await engine.search({text: query.text, tags: helpTags, page: 0, hitsPerPage});
    const {hits} = answered(query.text, answer, answers, matcher, `${prefix}/`);
    // The three ways to a network that is named alone are a menu of its pages, not a page that was found.
    const found = [...new Set(hits.filter((hit) => hit.answer !== 'way').map((hit) => hit.url_without_anchor))];
    const wanted = new Set(query.pages.map((page) => `${prefix}${page}`));
    const place = found.findIndex((page) => wanted.has(page));
    outcomes.push({query, place: place < 0 ? undefined : place + 1, found});
  }
  return outcomes;
}

/** Share of queries whose right page is among the first `count` pages. */
export function success(outcomes: readonly Outcome[], count: number): number {
  return outcomes.filter(({place}) => place !== undefined && place <= count).length / outcomes.length;
}

/** Mean of 1 / place. */
export function meanReciprocalRank(outcomes: readonly Outcome[]): number {
  return outcomes.reduce((sum, {place}) => sum + (place === undefined ? 0 : 1 / place), 0) / outcomes.length;
}
