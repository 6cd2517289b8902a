import type {LiteClient, SearchMethodParams, SearchResponse, SearchResponses} from 'algoliasearch/lite';
import type {Answer, Query} from '../engine/engine.ts';
import type {Hit} from '../engine/hit.ts';
import type {WorkerReply, WorkerRequest} from './worker.ts';

/** What the search bar and the search page need of a search service: Algolia's own call and answer. */
export type SearchClient = Pick<LiteClient, 'search'>;

/** The modal shows its error screen for errors of this name only; it is the name that Algolia's client uses. */
export class SearchUnavailableError extends Error {
  override name = 'RetryError';
  /** Whether something else will answer, if it is asked again. */
  readonly hasStandIn: boolean;

  constructor(message: string, hasStandIn = false) {
    super(message);
    this.hasStandIn = hasStandIn;
  }
}

type Unsent<Request> = Request extends unknown ? Omit<Request, 'id' | 'base'> : never;

/** Asks the worker, which is started by the first question. */
function createWorker(base: string, onCompleted: () => void): (request: Unsent<WorkerRequest>) => Promise<Answer | undefined> {
  const waiting = new Map<number, {readonly resolve: (answer: Answer | undefined) => void; readonly reject: (error: Error) => void}>();
  let worker: Worker | undefined;
  let last = 0;
  const fail = (message: string): void => {
    for (const {reject} of waiting.values()) reject(new SearchUnavailableError(message));
    waiting.clear();
    worker?.terminate();
    worker = undefined;
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.onmessage = ({data}: MessageEvent<WorkerReply>) => {
      if ('completed' in data) {
        // Of a query that was typed over since, nobody wants to know.
        if (data.id === last) onCompleted();
        return;
      }
      const waiter = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) waiter?.reject(new SearchUnavailableError(data.error));
      else waiter?.resolve(data.answer);
    };
    started.onerror = (event) => fail(event.message || 'the search could not be loaded');
    return started;
  };
  return (request) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      last += 1;
      waiting.set(last, {resolve, reject});
      worker.postMessage({...request, id: last, base});
    });
}

/** Docs tags out of Algolia's facet filters: `[['docusaurus_tag:docs-default-current', …], 'language:en']`. */
function tagsOf(facetFilters: unknown): string[] {
  const flat = [facetFilters].flat(3).filter((filter) => typeof filter === 'string');
  const tags = flat.filter((filter) => filter.startsWith('docusaurus_tag:')).map((filter) => filter.slice('docusaurus_tag:'.length));
  // Pages outside any docs stand in the index of the unversioned ones.
  return [...new Set(tags.filter((tag) => tag !== 'default'))].sort();
}

interface Request {
  readonly indexName: string;
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facetFilters?: unknown;
}

function requestsOf(parameters: SearchMethodParams | readonly unknown[]): readonly Request[] {
  return (Array.isArray(parameters) ? parameters : (parameters as SearchMethodParams).requests) as readonly Request[];
}

function respond(request: Request, query: Query, answer: Answer, started: number): SearchResponse<Hit> {
  return {
    index: request.indexName,
    query: query.text,
    params: '',
    hits: [...answer.hits] as SearchResponse<Hit>['hits'],
    nbHits: answer.total,
    page: query.page,
    nbPages: Math.ceil(answer.total / query.hitsPerPage),
    hitsPerPage: query.hitsPerPage,
    exhaustiveNbHits: true,
    processingTimeMS: Math.round(performance.now() - started),
  };
}

/** A client over the index that the build made: no service, one worker. */
export interface EmbeddedClient extends SearchClient {
  /** Loads what the first query needs. */
  prepare(facetFilters: unknown): void;
  /** Answers at once, without the texts that are not loaded yet; {@link completedEvent} says when they are. */
  readonly searchNow: SearchClient['search'];
}

/** On `window`: the texts that the last answer of `searchNow` went without have arrived; asked again, it has them. */
export const completedEvent = 'search-completed';

/** `base` is the language's base path, `siteUrl` the host that hits are given as addresses on. */
export function createEmbeddedClient(base: string, siteUrl: string): EmbeddedClient {
  const ask = createWorker(new URL(base, window.location.href).href, () => window.dispatchEvent(new Event(completedEvent)));
  const searchOne = async (request: Request, patience?: number): Promise<SearchResponse<Hit>> => {
    const started = performance.now();
    const query: Query = {
      text: request.query ?? '',
      tags: tagsOf(request.facetFilters),
      page: request.page ?? 0,
      hitsPerPage: request.hitsPerPage ?? 20,
      ...(patience === undefined ? {} : {patience}),
    };
    const answer = (await ask({kind: 'search', query})) ?? {hits: [], total: 0};
    const withHost = (url: string): string => new URL(url, siteUrl).href;
    const hits = answer.hits.map((hit) => ({...hit, url: withHost(hit.url), url_without_anchor: withHost(hit.url_without_anchor)}));
    return respond(request, query, {...answer, hits}, started);
  };
  return {
    prepare: (facetFilters) => {
      // What cannot be loaded now is asked for again by the first query, which then says so.
      ask({kind: 'prepare', tags: tagsOf(facetFilters)}).catch(() => undefined);
    },
    search: (async (parameters: SearchMethodParams) =>
      ({results: await Promise.all(requestsOf(parameters).map((request) => searchOne(request)))}) as SearchResponses) as LiteClient['search'],
    searchNow: (async (parameters: SearchMethodParams) =>
      ({results: await Promise.all(requestsOf(parameters).map((request) => searchOne(request, 0)))}) as SearchResponses) as LiteClient['search'],
  };
}

/** How long a hosted service that did not answer is left alone, in milliseconds. */
const restAfterFailure = 60_000;

/** When the hosted service last failed, in milliseconds since 1970; kept as long as the page is open. */
export interface Outage {
  since: number;
}

/**
 * The hosted client until it fails; then, for a minute, the one that stands in. The query that met the failure
 * rejects, so that the window says what happened.
 */
export function withFallback(hosted: SearchClient, fallback: SearchClient, outage: Outage, now: () => number = Date.now): SearchClient {
  return {
    search: (async (parameters: SearchMethodParams) => {
      if (now() - outage.since < restAfterFailure) return fallback.search(parameters);
      try {
        return await hosted.search(parameters);
      } catch (cause) {
        outage.since = now();
        throw new SearchUnavailableError(cause instanceof Error ? cause.message : String(cause), true);
      }
    }) as LiteClient['search'],
  };
}

/** The same client, which asks another index than the window names: it remembers searches by the name that it knows. */
export function withIndex(client: SearchClient, indexName: string): SearchClient {
  return {
    search: ((parameters: SearchMethodParams) =>
      client.search({requests: requestsOf(parameters).map((request) => ({...request, indexName}))} as SearchMethodParams)) as LiteClient['search'],
  };
}

/** The same client, which tells how many results each query had: the modal adds up the counts of all keystrokes. */
export function withCounts(client: SearchClient, counts: Map<string, number>): SearchClient {
  return {
    search: (async (parameters: SearchMethodParams) => {
      const response = await client.search(parameters);
      for (const [index, result] of response.results.entries()) {
        const query = requestsOf(parameters)[index]?.query ?? '';
        if ('nbHits' in result) counts.set(query, result.nbHits ?? 0);
      }
      return response;
    }) as LiteClient['search'],
  };
}
