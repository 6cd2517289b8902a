import {entriesIn, type MatcherFile, matcherFile} from '../../errors/matching/entries.ts';
import {learnedErrorsFile, learnedIn} from '../../errors/matching/likely.ts';
import type {LearnedFile} from '../../text/learned-file.ts';
import type {Matcher} from '../../errors/matching/matcher.ts';
import type {AnswersFile} from '../engine/answers.ts';
import {Engine, type Answer, type Query} from '../engine/engine.ts';
import {indexFolder} from '../engine/format.ts';
import {looksLikeMessage} from '../engine/message-signs.ts';

/** What the page asks the worker. `base` is the language's base path, with host. */
export type WorkerRequest =
  | {readonly id: number; readonly kind: 'prepare'; readonly base: string; readonly tags: readonly string[]}
  | {readonly id: number; readonly kind: 'search'; readonly base: string; readonly query: Query};
export type WorkerReply =
  | {readonly id: number; readonly answer?: Omit<Answer, 'later'>}
  | {readonly id: number; readonly error: string}
  /** Texts that the answer went without have arrived: the same query has more to show. */
  | {readonly id: number; readonly completed: true};

/** The parts of a worker's global scope that are used here; the project's types know the page's only. */
interface WorkerScope {
  onmessage: ((event: {readonly data: WorkerRequest}) => void) | null;
  postMessage(reply: WorkerReply): void;
}
const scope = globalThis as unknown as WorkerScope;

const engines = new Map<string, Engine>();

async function load(base: string, path: string): Promise<unknown> {
  const response = await fetch(`${base}${path}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path}: the server answered ${response.status}`);
  return response.json();
}

function engineOf(base: string): Engine {
  const engine = engines.get(base) ?? new Engine((path) => load(base, path));
  engines.set(base, engine);
  return engine;
}

const answersFile = `${indexFolder}/answers.json`;
/** Files of answers by base path: what is here, and what is on its way. */
const here = new Map<string, unknown>();
const coming = new Map<string, Promise<void>>();

function fetchOnce(base: string, name: string): Promise<void> {
  const key = `${base} ${name}`;
  const known = coming.get(key);
  if (known) return known;
  const loading = load(base, name).then((file) => {
    if (file !== undefined) here.set(key, file);
  });
  coming.set(key, loading);
  // Hits are an answer too; the next query tries again.
  loading.catch(() => coming.delete(key));
  return loading;
}

/** Says what the window answers by itself; its file is loaded with the answers, after the first hits. */
let answering: typeof import('./answer-hits.ts') | undefined;

async function loadAnswers(base: string): Promise<void> {
  const [loaded] = await Promise.all([import('./answer-hits.ts'), fetchOnce(base, answersFile)]);
  answering = loaded;
}

/** Finds errors in what is pasted; most people paste nothing, so it is loaded with what it compares. */
const matchers = new Map<string, Matcher>();

async function loadMatcher(base: string): Promise<void> {
  const [{matcherOf}] = await Promise.all([import('../../errors/matching/matcher.ts'), fetchOnce(base, matcherFile), fetchOnce(base, learnedErrorsFile)]);
  const file = here.get(`${base} ${matcherFile}`) as MatcherFile | undefined;
  const learned = here.get(`${base} ${learnedErrorsFile}`) as LearnedFile | undefined;
  if (file !== undefined) matchers.set(base, matcherOf(entriesIn(file), learned && learnedIn(learned)));
}

/** The answer with the rows that are known by now, and whether more may come. */
function complete(base: string, query: Query, answer: Answer): {readonly answer: Answer; readonly more: Promise<void> | undefined} {
  if (query.page > 0 || query.text.trim().length < 2) return {answer, more: undefined};
  const answers = here.get(`${base} ${answersFile}`) as AnswersFile | undefined;
  const matcher = matchers.get(base);
  const wantsMatcher = looksLikeMessage(query.text);
  const isComplete = answering !== undefined && answers !== undefined && (!wantsMatcher || matcher !== undefined);
  const more = isComplete ? undefined : Promise.all([loadAnswers(base), ...(wantsMatcher ? [loadMatcher(base)] : [])]).then(() => undefined);
  if (answering === undefined || answers === undefined) return {answer, more};
  return {answer: answering.answered(query.text, answer, answers, matcher, new URL(base).pathname), more};
}

/** How long nothing has to be typed before the texts around the hits are fetched, in milliseconds. */
const typingRest = 80;
let newest = 0;

scope.onmessage = async ({data}) => {
  newest = data.id;
  try {
    const engine = engineOf(data.base);
    if (data.kind === 'prepare') {
      await engine.prepare(data.tags);
      scope.postMessage({id: data.id});
    } else {
      const {later, ...found} = await engine.search(data.query);
      let {answer, more} = complete(data.base, data.query, found);
      // Who waits for texts waits for the answer as well; where it cannot be had, what is found without it stands.
      if (more && data.query.patience !== 0) {
        await more.catch(() => undefined);
        ({answer, more} = complete(data.base, data.query, found));
      }
      scope.postMessage({id: data.id, answer});
      more?.then(
        () => {
          const {hits} = complete(data.base, data.query, found).answer;
          if (data.id === newest && hits.length > 0 && hits[0]?.answer !== undefined && answer.hits[0]?.answer === undefined)
            scope.postMessage({id: data.id, completed: true});
        },
        // The hits that were sent stay.
        () => undefined,
      );
      if (data.query.patience === 0 && data.query.text.trim() !== '') {
        // Whoever types may next type what names do not answer. Should this fail, the query that needs the texts says so.
        engine.prepareText(data.query.tags).catch(() => undefined);
        engine.prepareLearned().then((arrived) => {
          if (arrived && data.id === newest) scope.postMessage({id: data.id, completed: true});
        });
      }
      // Texts around hits are fetched when the typing rests: for every keystroke they would be twenty files that nobody reads.
      if (later && data.query.patience === 0)
        setTimeout(() => {
          if (data.id === newest)
            later().then((arrived) => {
              if (arrived) scope.postMessage({id: data.id, completed: true});
            });
        }, typingRest);
    }
  } catch (cause) {
    scope.postMessage({id: data.id, error: cause instanceof Error ? cause.message : String(cause)});
  }
};
