import type {Locale} from './product.ts';
import {product} from './product.ts';

export const searchBackends = ['embedded', 'algolia'] as const;
export type SearchBackend = (typeof searchBackends)[number];

/** Theme block of the search, as the search bar and the search page read it. */
export interface SearchConfig {
  readonly backend: SearchBackend;
  /** Whether the embedded index is built: the backend itself, or what stands in when the hosted one fails. */
  readonly embedded: boolean;
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly contextualSearch: boolean;
  readonly searchPagePath: string;
  /** A query is put behind it; where readers say that something is missing. */
  readonly missingResultsUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting of the search cannot be used; the message names the variable and what it may hold. */
export class SearchConfigError extends Error {
  override name = 'SearchConfigError';
}

function required(environment: Environment, variable: string): string {
  const value = environment[variable]?.trim();
  if (!value)
    throw new SearchConfigError(`${variable} is empty, and SEARCH_BACKEND=algolia needs it. Set it, or take SEARCH_BACKEND out to search without a service.`);
  return value;
}

/**
 * Search settings from the environment: SEARCH_BACKEND (`embedded`, the default, or `algolia` with SEARCH_APP_ID,
 * SEARCH_API_KEY and SEARCH_INDEX_NAME) and SEARCH_EMBEDDED (`no` leaves the embedded index out of a hosted site).
 * Throws {@link SearchConfigError}.
 */
export function search(environment: Environment, locale: Locale): SearchConfig {
  const wanted = environment.SEARCH_BACKEND?.trim() || 'embedded';
  const backend = searchBackends.find((name) => name === wanted);
  if (!backend) throw new SearchConfigError(`SEARCH_BACKEND="${wanted}" is not known; ${searchBackends.join(' or ')} is expected.`);
  const shared = {contextualSearch: true, searchPagePath: 'search', missingResultsUrl: `${product.repositoryUrl}/issues/new?title=`};
  const withEmbedded = environment.SEARCH_EMBEDDED?.trim() || 'yes';
  if (withEmbedded !== 'yes' && withEmbedded !== 'no')
    throw new SearchConfigError(`SEARCH_EMBEDDED="${withEmbedded}" is not known; "yes" (an index to fall back on, the default) or "no" is expected.`);
  // The modal makes a client of its own before ours replaces it, and that one wants ids.
  if (backend === 'embedded') return {...shared, backend, embedded: true, appId: 'EMBEDDED', apiKey: 'none', indexName: `help-${locale}`};
  return {
    ...shared,
    backend,
    embedded: withEmbedded === 'yes',
    appId: required(environment, 'SEARCH_APP_ID'),
    apiKey: required(environment, 'SEARCH_API_KEY'),
    indexName: required(environment, 'SEARCH_INDEX_NAME'),
  };
}
