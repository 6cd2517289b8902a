import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {HtmlClassNameProvider, PageMetadata, useHistorySelector, useSearchQueryString} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import codes from '@generated/network-names/default/codes.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import networks from '@generated/network-names/default/names.json';
import Layout from '@theme/Layout';
import type {SearchResponse} from 'algoliasearch/lite';
import {type ReactNode, useEffect, useMemo, useState} from 'react';
import type {Hit} from '../engine/hit.ts';
import {agentField, agentForm} from '../../ui/agent-form.ts';
import LooseThread from '../../ui/LooseThread';
import NetworkIcon from '../../ui/NetworkIcon';
import {cut} from './well-formed.ts';
import Notices from '../../content/Notices';
import EmptyHelp from './EmptyHelp.tsx';
import Marked from './marked.tsx';
import {networkAt, strandOf} from './place.ts';
import {pageClient, useResultUrl, useSearchConfig, useVersionedDocs} from './setup.ts';
import styles from './styles.module.css';

const hitsPerPage = 20;
const queryCap = 512;
/** Pause after a keystroke before the address and the results follow, in milliseconds. */
const typingPause = 150;

/** What was looked for as it is said again: it stands in the field. */
const shortened = (query: string): string => (query.length > 60 ? `${cut(query, 60)}…` : query);

/** Results as far as they are shown; `key` tells of which question. */
interface Results {
  readonly key: string;
  readonly query: string;
  readonly hits: readonly Hit[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

interface State {
  readonly status: 'idle' | 'loading' | 'error' | 'found';
  readonly results?: Results;
}

/** Versions to search, by docs: those of the address, or else the newest. */
function useChosenVersions(): {readonly chosen: Readonly<Record<string, string>>; readonly choose: (id: string, version: string) => void} {
  const {all} = useVersionedDocs();
  const history = useHistory();
  const address = useHistorySelector(({location}) => location.search);
  const chosen = useMemo(() => {
    const parameters = new URLSearchParams(address);
    return Object.fromEntries(
      all.map(({id, versions}) => [id, versions.find(({name}) => name === parameters.get(id))?.name ?? versions[0]?.name ?? 'current']),
    );
  }, [all, address]);
  const choose = (id: string, version: string): void => {
    const parameters = new URLSearchParams(address);
    parameters.set(id, version);
    history.replace({search: parameters.toString()});
  };
  return {chosen, choose};
}

function Result({hit}: {readonly hit: Hit}): ReactNode {
  const resultUrl = useResultUrl();
  const names = Object.values(hit._highlightResult.hierarchy).filter((name) => name !== null);
  const title = names.at(-1)?.value ?? '';
  const content = hit._snippetResult?.content?.value;
  const network = networkAt(hit.url, codes);
  return (
    <article className={styles.result} data-strand={strandOf(hit.url)}>
      <Heading as="h2" className={styles.resultTitle}>
        <Link to={resultUrl(hit.url)}>
          <Marked html={title} />
        </Link>
      </Heading>
      <p className={styles.resultPath}>
        {network && <NetworkIcon id={network} size="small" />}
        {names.slice(0, -1).map((name, index) => (
          <span key={index} className={index === 0 ? styles.section : undefined}>
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
  const {versioned} = useVersionedDocs();
  const {chosen, choose} = useChosenVersions();
  const [address, setAddress] = useSearchQueryString();
  const query = cut(address, queryCap);
  const [state, setState] = useState<State>({status: 'idle'});

  const filters = useMemo(
    () => [
      [`language:${i18n.currentLocale}`],
      ['default', ...Object.entries(chosen).map(([id, version]) => `docs-${id}-${version}`)].map((tag) => `docusaurus_tag:${tag}`),
    ],
    [chosen, i18n.currentLocale],
  );
  const key = JSON.stringify([query, filters]);
  // Asked again: the next page of the same question, or the same page after an error.
  const first = {key, page: 0, attempt: 0};
  const [wanted, setWanted] = useState(first);
  // A question that is come back to begins anew.
  if (wanted.key !== key) setWanted(first);
  const {page: number, attempt} = wanted.key === key ? wanted : first;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (query.trim() === '') {
      setState({status: 'idle'});
      return undefined;
    }
    let current = true;
    const timer = setTimeout(async () => {
      setState((last) => ({...last, status: 'loading'}));
      try {
        const client = await pageClient(config, siteConfig.baseUrl, siteConfig.url);
        const {results} = await client.search({requests: [{indexName: config.indexName, query, page: number, hitsPerPage, facetFilters: filters}]});
        const [result] = results as unknown as readonly SearchResponse<Hit>[];
        if (!current || !result) return;
        setState(({results: before}) => {
          const isNext = before?.key === key && before.page === number - 1;
          const hits = isNext ? [...before.hits, ...result.hits] : result.hits;
          return {status: 'found', results: {key, query, hits, total: result.nbHits ?? hits.length, page: number, pages: result.nbPages ?? 1}};
        });
      } catch {
        if (current) setState((last) => ({...last, status: 'error'}));
      }
    }, typingPause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, number, attempt, config, siteConfig.baseUrl, siteConfig.url]);

  const {status, results} = state;
  const hasMore = results?.key === key && results.page + 1 < results.pages;
  const title = query
    ? translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for “{query}”'}, {query})
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={clsx('container margin-vert--lg', styles.page)}>
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
          <form
            className={styles.form}
            onSubmit={(event) => event.preventDefault()}
            {...agentForm('search_help', 'Finds pages of this help site. Results appear below the field.')}
          >
            <input
              type="search"
              name="q"
              {...agentField('What to look for, in a few words.')}
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
                <select value={chosen[id]} onChange={(event) => choose(id, event.target.value)}>
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
          {status === 'loading' && <Translate id="theme.SearchPage.fetchingNewResults">Searching…</Translate>}
          {status === 'found' && results && results.total > 0 && (
            <Translate id="searchPage.found" values={{count: results.total}}>
              {'Results: {count}'}
            </Translate>
          )}
          {status === 'found' && results?.total === 0 && (
            <Translate id="searchPage.nothing" values={{query: shortened(results.query)}}>
              {'No results for "{query}". Try other words, fewer of them, or the error code.'}
            </Translate>
          )}
          {status === 'error' && (
            <>
              <strong>
                <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
              </strong>{' '}
              <Translate id="theme.SearchModal.errorScreen.helpText">You might want to check your network connection.</Translate>
            </>
          )}
        </div>
        {(query.trim() === '' || (status === 'found' && results?.total === 0)) && (
          <div className={styles.ways}>
            {query.trim() !== '' && <LooseThread className={styles.thread} />}
            <EmptyHelp />
          </div>
        )}
        {results?.hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} />
        ))}
        <Notices names={results ? [JSON.stringify(results.hits)] : networks.map(({name}) => name)} />
        {status === 'error' && (
          <button type="button" className="button button--secondary" onClick={() => setWanted({key, page: number, attempt: attempt + 1})}>
            <Translate id="searchPage.again">Try again</Translate>
          </button>
        )}
        {status !== 'error' && hasMore && (
          <button
            type="button"
            className="button button--secondary"
            aria-disabled={status === 'loading'}
            onClick={() => {
              if (status === 'found') setWanted({key, page: results.page + 1, attempt: 0});
            }}
          >
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
