import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FacetFilters} from 'algoliasearch/lite';
import clsx from 'clsx';
import {type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {completedEvent, type SearchClient, SearchUnavailableError, withCounts, withFallback, withIndex} from './client.ts';
import LooseThread from '../../ui/LooseThread';
import {canRemember} from './remembered.ts';
import {safeHit} from './safe-hit.ts';
import {cut, wellFormed} from './well-formed.ts';
import {askAgain} from './ask-again.ts';
import EmptyHelp from './EmptyHelp.tsx';
import {CutNotice, grouped, HitRow} from './rows.tsx';
import {embeddedClient, outage, useResultsLink, useResultUrl, useSearchConfig} from './setup.ts';
import {modalTexts, placeholder} from './texts.ts';
import '@docsearch/css/dist/modal.css';
import './modal.css';

export interface Props {
  /** Words that stand in the box at first. */
  readonly query: string;
  readonly filters: FacetFilters;
  readonly onClose: () => void;
}

/** How much of a query is taken, in characters; also what is taken from the page that opens the search with words. */
const longestQuery = 512;

/** How long the window may take to draw an answer, in milliseconds. */
const drawingTime = 30;

/** How long the error screen stands before the embedded index answers instead, in milliseconds. */
const errorScreenTime = 1500;

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type TransformItems = NonNullable<DocSearchModalProps['transformItems']>;
type FooterState = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0]['state'];

function ErrorNotice({onAgain}: {readonly onAgain: () => void}): ReactNode {
  const texts = modalTexts().errorScreen;
  return (
    <div className="search-error" role="alert">
      <p className="search-error-title">{texts?.titleText}</p>
      <p>{texts?.helpText}</p>
      <button type="button" className="search-again" onClick={onAgain}>
        <Translate id="searchPage.again">Try again</Translate>
      </button>
    </div>
  );
}

/** DocSearch's modal with our texts, over the embedded index or the hosted service. */
export default function Modal({query, filters, onClose}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {backend, embedded, appId, apiKey, indexName, missingResultsUrl} = useSearchConfig();
  const history = useHistory();
  const resultsLink = useResultsLink(filters);
  const resultUrl = useResultUrl();
  const [modalWords] = useState(modalTexts);
  const [counts] = useState(() => new Map<string, number>());
  const typed = useRef(query);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(query);
  const [count, setCount] = useState<number>();
  // Whether anything was answered since the box was empty.
  const [answered, setAnswered] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);
  const chooseAgain = useRef<() => void>(undefined);
  const [notices] = useState(() => document.createElement('div'));
  const [help] = useState(() => document.createElement('div'));
  // What is remembered belongs to a language; a hosted index holds all of them.
  const remembered = backend === 'embedded' ? indexName : `${indexName}-${i18n.currentLocale}`;
  const [remembers] = useState(() => canRemember(() => window.localStorage, remembered));
  // The modal leaves its error screen as soon as it has shown it, so ours stands before what it shows otherwise.
  useLayoutEffect(() => {
    const dropdown = wrapper.current?.querySelector('.DocSearch-Dropdown');
    dropdown?.before(notices);
    dropdown?.after(help);
    // The window is a dialog; its core calls it a button.
    const container = wrapper.current?.querySelector('.DocSearch-Container');
    container?.setAttribute('role', 'dialog');
    container?.setAttribute('aria-modal', 'true');
    container?.setAttribute('aria-label', translate({id: 'theme.SearchModal.searchBox.searchInputLabel', message: 'Search'}));
  });
  // What stands in the box, also before anything is answered.
  useEffect(() => {
    const listen = ({target}: Event): void => {
      // After the window's core has taken it: drawn anew before that, the box would be what it was.
      if (!(target instanceof HTMLInputElement)) return;
      setTimeout(() => {
        setAsked(target.value);
        if (target.value === '') setAnswered(false);
      });
    };
    const container = wrapper.current;
    container?.addEventListener('input', listen);
    return () => container?.removeEventListener('input', listen);
  }, []);

  // Hits come at once and their texts when they are loaded: then what stands in the box is asked for again.
  const repeat = useCallback(() => {
    if (wrapper.current) chooseAgain.current = askAgain(wrapper.current);
  }, []);
  useEffect(() => {
    window.addEventListener(completedEvent, repeat);
    // A connection that is back is used at once.
    window.addEventListener('online', repeat);
    return () => {
      window.removeEventListener(completedEvent, repeat);
      window.removeEventListener('online', repeat);
    };
  }, [repeat]);

  const {baseUrl, url: siteUrl} = siteConfig;
  // The reference has to stay the same: the modal makes a new client whenever it changes.
  const transformSearchClient = useCallback<TransformClient>(
    (stock) => {
      const own: SearchClient = {
        search: (async (parameters: never) => (await embeddedClient(baseUrl, siteUrl)).searchNow(parameters)) as SearchClient['search'],
      };
      let client: SearchClient = own;
      if (backend === 'algolia') client = withIndex(embedded ? withFallback(stock, own, outage) : stock, indexName);
      const counted = withCounts(client, counts);
      return {
        addAlgoliaAgent: stock.addAlgoliaAgent,
        transporter: stock.transporter,
        search: (async (parameters: {readonly requests: readonly {readonly query?: string}[]}) => {
          const asked = parameters.requests[0]?.query ?? '';
          typed.current = asked;
          try {
            const response = await counted.search(parameters as never);
            if (typed.current === asked) {
              setFailed(false);
              setCount(counts.get(asked));
              setAsked(asked);
              setAnswered(true);
            }
            // After the window has drawn the answer.
            if (chooseAgain.current) setTimeout(chooseAgain.current, drawingTime);
            chooseAgain.current = undefined;
            // Before the window makes its groups: by them the best ones would be buried.
            return {...response, results: response.results.map((result) => ('hits' in result ? {...result, hits: grouped(result.hits as never[])} : result))};
          } catch (cause) {
            if (typed.current === asked) setFailed(true);
            if (cause instanceof SearchUnavailableError && cause.hasStandIn) setTimeout(repeat, errorScreenTime);
            // The modal forgets an error as soon as it has seen it; ours stays until there is an answer.
            return {results: [{hits: [], nbHits: 0}]};
          }
        }) as SearchClient['search'],
      };
    },
    [backend, embedded, baseUrl, siteUrl, counts, indexName, repeat],
  );
  const transformItems = useCallback<TransformItems>(
    (items) => items.map((item) => safeHit({...item, url: resultUrl(item.url)}, backend === 'embedded')),
    [resultUrl, backend],
  );
  // Those of the page on which it was opened. With others, say of a page that arrives meanwhile, the window would start
  // anew: without what was typed, and with an empty list of what was searched.
  const [parameters] = useState(() => ({facetFilters: filters}));
  const navigator = useMemo(
    () => ({
      navigate: ({itemUrl}: {readonly itemUrl?: string}): void => {
        if (!itemUrl) return;
        if (itemUrl.startsWith('/')) history.push(itemUrl);
        else window.location.href = itemUrl;
      },
    }),
    [history],
  );
  const Footer = useCallback(
    ({state}: {readonly state: FooterState}) => {
      const count = counts.get(state.query) ?? 0;
      // One result is all there is, and it is shown.
      if (count === 1) return null;
      return (
        <Link to={resultsLink(state.query)} onClick={onClose}>
          <Translate id="theme.SearchBar.seeAll" values={{count}}>
            {'See all {count} results'}
          </Translate>
        </Link>
      );
    },
    [resultsLink, onClose, counts],
  );
  // The same one for every render, like all that the window is made with: with another it would start anew.
  const missingUrl = useCallback(
    ({query: missing}: {readonly query: string}) => `${missingResultsUrl}${encodeURIComponent(wellFormed(missing))}`,
    [missingResultsUrl],
  );
  // Not Docusaurus' link: that one looks up every route to fetch its page ahead, for 20 hits at each keystroke.
  const Result = useCallback(
    ({hit, children}: {readonly hit: {readonly url: string; readonly _highlightResult?: unknown}; readonly children: ReactNode}) => (
      <a
        href={hit.url}
        onClick={(event) => {
          if (!hit.url.startsWith('/') || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          history.push(hit.url);
        }}
      >
        {hit._highlightResult ? <HitRow hit={hit as never} /> : children}
      </a>
    ),
    [history],
  );

  // Where nothing is asked, and where nothing is found.
  const waits = !failed && !answered && asked.trim() !== '';
  const missing = !failed && asked.trim() !== '' && count === 0;
  const needsHelp = asked === '' || missing;
  return (
    <div ref={wrapper} className={clsx(backend === 'embedded' && 'search-embedded', failed && 'search-failed', waits && 'search-waits')}>
      {createPortal(
        <>
          <p className="search-count" role="status">
            {!failed && asked.trim() !== '' && count !== undefined && translate({id: 'searchPage.found', message: 'Results: {count}'}, {count})}
          </p>
          {asked.length >= longestQuery && <CutNotice />}
          {waits && (
            <p className="search-waiting">
              <Translate id="theme.SearchPage.fetchingNewResults">Searching…</Translate>
            </p>
          )}
          {failed && <ErrorNotice onAgain={repeat} />}
          {missing && !waits && <LooseThread className="search-thread" />}
        </>,
        notices,
      )}
      {createPortal(needsHelp && backend === 'embedded' && <EmptyHelp onClose={onClose} />, help)}
      <DocSearchModal
        appId={appId}
        apiKey={apiKey}
        indexName={remembered}
        initialScrollY={window.scrollY}
        initialQuery={cut(query, longestQuery)}
        disableUserPersonalization={!remembers}
        placeholder={placeholder()}
        translations={modalWords}
        searchParameters={parameters}
        transformSearchClient={transformSearchClient}
        transformItems={transformItems}
        navigator={navigator}
        hitComponent={Result}
        resultsFooterComponent={Footer}
        getMissingResultsUrl={missingUrl}
        onClose={onClose}
      />
    </div>
  );
}
