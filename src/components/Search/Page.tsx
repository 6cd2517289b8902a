import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {SearchResponse} from 'algoliasearch/lite';
import {type ReactNode, useEffect, useMemo, useState} from 'react';
import type {Hit} from '../../search/hit.ts';
import Marked from './marked.tsx';
import {pageClient, useResultUrl, useSearchConfig} from './setup.ts';
import styles from './styles.module.css';

const hitsPerPage = 20;
const queryCap = 512;
/** Pause after a keystroke before the address and the results follow, in milliseconds. */
const typingPause = 150;

type State =
  | {readonly kind: 'idle'}
  | {readonly kind: 'loading'; readonly hits: readonly Hit[]}
  | {readonly kind: 'error'}
  | {readonly kind: 'found'; readonly query: string; readonly hits: readonly Hit[]; readonly total: number; readonly page: number; readonly pages: number};

interface VersionedDocs {
  readonly id: string;
  readonly versions: readonly {readonly name: string; readonly label: string}[];
}

/** Docs with more than one version, each with its versions, newest first. */
function useVersionedDocs(): {readonly versioned: readonly VersionedDocs[]; readonly all: readonly VersionedDocs[]} {
  const data = useAllDocsData();
  return useMemo(() => {
    const all = Object.entries(data).map(([id, {versions}]) => ({id, versions}));
    return {all, versioned: all.filter(({versions}) => versions.length > 1)};
  }, [data]);
}

function Result({hit}: {readonly hit: Hit}): ReactNode {
  const resultUrl = useResultUrl();
  const names = Object.values(hit._highlightResult.hierarchy).filter((name) => name !== null);
  const title = names.at(-1)?.value ?? '';
  const content = hit._snippetResult?.content?.value;
  return (
    <article className={styles.result}>
      <Heading as="h2" className={styles.resultTitle}>
        <Link to={resultUrl(hit.url)}>
          <Marked html={title} />
        </Link>
      </Heading>
      <p className={styles.resultPath}>
        {names.slice(0, -1).map((name, index) => (
          <span key={index}>
            {index > 0 && ' › '}
            <Marked html={name.value} />
          </span>
        ))}
      </p>
      {content && (
        <p className={styles.resultText}>
          <Marked html={content} />
        </p>
      )}
    </article>
  );
}

function Content(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const config = useSearchConfig();
  const {all, versioned} = useVersionedDocs();
  const [address, setAddress] = useSearchQueryString();
  const query = address.slice(0, queryCap);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [page, setPage] = useState({query, number: 0});
  const [state, setState] = useState<State>({kind: 'idle'});
  const number = page.query === query ? page.number : 0;

  const filters = useMemo(
    () => [
      [`language:${i18n.currentLocale}`],
      ['default', ...all.map(({id, versions}) => `docs-${id}-${chosen[id] ?? versions[0]?.name ?? 'current'}`)].map((tag) => `docusaurus_tag:${tag}`),
    ],
    [all, chosen, i18n.currentLocale],
  );

  useEffect(() => {
    if (query.trim() === '') {
      setState({kind: 'idle'});
      return undefined;
    }
    let current = true;
    const timer = setTimeout(async () => {
      setState((last) => ({kind: 'loading', hits: 'hits' in last ? last.hits : []}));
      try {
        const client = await pageClient(config, siteConfig.baseUrl, siteConfig.url);
        const {results} = await client.search({requests: [{indexName: config.indexName, query, page: number, hitsPerPage, facetFilters: filters}]});
        const [result] = results as unknown as readonly SearchResponse<Hit>[];
        if (!current || !result) return;
        setState((last) => ({
          kind: 'found',
          query,
          hits: number > 0 && 'hits' in last ? [...last.hits, ...result.hits] : result.hits,
          total: result.nbHits ?? result.hits.length,
          page: number,
          pages: result.nbPages ?? 1,
        }));
      } catch {
        if (current) setState({kind: 'error'});
      }
    }, typingPause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, number, filters, config, siteConfig.baseUrl, siteConfig.url]);

  const title = query
    ? translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'}, {query})
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <noscript>
          <p>
            <Translate
              id="searchPage.noScript"
              values={{
                documentation: (
                  <Link to="/docs">
                    <Translate id="searchPage.noScript.documentation">the documentation</Translate>
                  </Link>
                ),
                errors: (
                  <Link to="/docs/tools/publications/issues">
                    <Translate id="searchPage.noScript.errors">the list of error codes</Translate>
                  </Link>
                ),
              }}
            >
              {'The search works with JavaScript only. Switch it on, or look into {documentation} or {errors}.'}
            </Translate>
          </p>
        </noscript>
        <search>
          <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
            <input
              type="search"
              name="q"
              className={styles.input}
              value={query}
              maxLength={queryCap}
              autoComplete="off"
              placeholder={translate({id: 'theme.SearchPage.inputPlaceholder', message: 'Type your search here'})}
              aria-label={translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
              onChange={(event) => setAddress(event.target.value)}
            />
            {versioned.map(({id, versions}) => (
              <label key={id} className={styles.version}>
                <Translate id="searchPage.version">API version</Translate>{' '}
                <select value={chosen[id] ?? versions[0]?.name} onChange={(event) => setChosen((last) => ({...last, [id]: event.target.value}))}>
                  {versions.map(({name, label}) => (
                    <option key={name} value={name}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </form>
        </search>
        <div aria-live="polite" className={styles.status}>
          {state.kind === 'loading' && <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>}
          {state.kind === 'found' && state.total > 0 && (
            <Translate id="searchPage.found" values={{count: state.total}}>
              {'Results: {count}'}
            </Translate>
          )}
          {state.kind === 'found' && state.total === 0 && (
            <Translate id="searchPage.nothing" values={{query: state.query}}>
              {'No results for "{query}". Try other words, fewer of them, or the number of the error.'}
            </Translate>
          )}
          {state.kind === 'error' && (
            <>
              <strong>
                <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
              </strong>{' '}
              <Translate id="theme.SearchModal.errorScreen.helpText">You might want to check your network connection.</Translate>
            </>
          )}
        </div>
        {'hits' in state && state.hits.map((hit) => <Result key={hit.objectID} hit={hit} />)}
        {state.kind === 'found' && state.page + 1 < state.pages && (
          <button type="button" className="button button--secondary" onClick={() => setPage({query, number: number + 1})}>
            <Translate id="searchPage.more">Show more results</Translate>
          </button>
        )}
      </main>
    </Layout>
  );
}

/** Results on a page of their own: the same search as in the modal, with a choice of the API version. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Content />
    </HtmlClassNameProvider>
  );
}
