import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FacetFilters} from 'algoliasearch/lite';
import {useCallback, useMemo} from 'react';
import type {SearchConfig} from '../../config/search.ts';
import type {EmbeddedClient, Outage, SearchClient} from './client.ts';
import {wellFormed} from './well-formed.ts';

/** Settings of the search, as the configuration made them. */
export function useSearchConfig(): SearchConfig {
  return useDocusaurusContext().siteConfig.themeConfig.algolia as SearchConfig;
}

/** What is searched from where the reader is: this language, the docs version in use, and what has no versions. */
export function useFilters(): FacetFilters {
  return useAlgoliaContextualFacetFilters() as FacetFilters;
}

/** Docs with more than one version, each with its versions, newest first. */
interface VersionedDocs {
  readonly id: string;
  readonly versions: readonly {readonly name: string; readonly label: string}[];
}

/** All docs of the site, and those of them that have versions to choose from. */
export function useVersionedDocs(): {readonly versioned: readonly VersionedDocs[]; readonly all: readonly VersionedDocs[]} {
  const data = useAllDocsData();
  return useMemo(() => {
    const all = Object.entries(data).map(([id, {versions}]) => ({id, versions}));
    return {all, versioned: all.filter(({versions}) => versions.length > 1)};
  }, [data]);
}

/** Address of the search page with these words, which searches the same versions as the filters do. */
export function useResultsLink(filters: FacetFilters): (query: string) => string {
  const searchLink = useSearchLinkCreator();
  const {versioned} = useVersionedDocs();
  return useCallback(
    (query) => {
      const tags = new Set([filters].flat(3));
      const older = versioned.flatMap(({id, versions}) => {
        const version = versions.slice(1).find(({name}) => tags.has(`docusaurus_tag:docs-${id}-${name}`));
        return version ? [`&${id}=${encodeURIComponent(version.name)}`] : [];
      });
      return `${searchLink(wellFormed(query))}${older.join('')}`;
    },
    [searchLink, versioned, filters],
  );
}

let embedded: EmbeddedClient | undefined;

/** The one embedded client of the page; its code is loaded by the first call. */
export async function embeddedClient(baseUrl: string, siteUrl: string): Promise<EmbeddedClient> {
  const {createEmbeddedClient} = await import('./client.ts');
  embedded ??= createEmbeddedClient(baseUrl, siteUrl);
  return embedded;
}

/** Shared by the window and the search page: what one has found out, the other need not. */
export const outage: Outage = {since: Number.NEGATIVE_INFINITY};

let hosted: SearchClient | undefined;

/** Client of the search page: the embedded one, or the hosted one with the embedded one behind it. */
export async function pageClient(config: SearchConfig, baseUrl: string, siteUrl: string): Promise<SearchClient> {
  if (config.backend === 'embedded') return embeddedClient(baseUrl, siteUrl);
  if (hosted) return hosted;
  const [{liteClient}, {withFallback}] = await Promise.all([import('algoliasearch/lite'), import('./client.ts')]);
  const stock = liteClient(config.appId, config.apiKey);
  hosted = stock;
  if (config.embedded) {
    const own = await embeddedClient(baseUrl, siteUrl);
    const guarded = withFallback(stock, own, outage);
    // The page has no screen to wait on: a failed question is put to the embedded index at once.
    hosted = {search: ((parameters: never) => guarded.search(parameters).catch(() => own.search(parameters))) as SearchClient['search']};
  }
  return hosted;
}

/** Turns an address from a record into one to go to: a path on this site, or the address of another. */
export function useResultUrl(): (url: string) => string {
  const {siteConfig} = useDocusaurusContext();
  return useCallback(
    (address) => {
      const url = new URL(address, siteConfig.url);
      return url.origin === new URL(siteConfig.url).origin ? `${url.pathname}${url.search}${url.hash}` : url.href;
    },
    [siteConfig.url],
  );
}
