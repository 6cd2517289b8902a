import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import '@docsearch/react/style';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FacetFilters} from 'algoliasearch/lite';
import {type ReactNode, useCallback, useMemo, useRef, useState} from 'react';
import {type SearchClient, withCounts, withFallback} from '../../search/client.ts';
import {embeddedClient, useResultUrl, useSearchConfig} from './setup.ts';
import {modalTexts, placeholder} from './texts.ts';

export interface Props {
  /** Words that stand in the box at first. */
  readonly query: string;
  readonly filters: FacetFilters;
  readonly onClose: () => void;
}

/** How long the error screen stands before the embedded index answers instead, in milliseconds. */
const errorScreenTime = 1500;

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type TransformItems = NonNullable<DocSearchModalProps['transformItems']>;
type FooterState = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0]['state'];

/** DocSearch's modal with our texts, over the embedded index or the hosted service. */
export default function Modal({query, filters, onClose}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {backend, embedded, appId, apiKey, indexName, missingResultsUrl} = useSearchConfig();
  const history = useHistory();
  const searchLink = useSearchLinkCreator();
  const resultUrl = useResultUrl();
  const [counts] = useState(() => new Map<string, number>());
  // A failure of the hosted service starts the modal anew with what was typed, over the embedded index.
  const [again, setAgain] = useState({query, count: 0});
  const typed = useRef(query);

  const {baseUrl, url: siteUrl} = siteConfig;
  // The reference has to stay the same: the modal makes a new client whenever it changes.
  const transformSearchClient = useCallback<TransformClient>(
    (stock) => {
      const own: SearchClient = {search: (async (parameters: never) => (await embeddedClient(baseUrl, siteUrl)).search(parameters)) as SearchClient['search']};
      const retry = (): void => {
        setTimeout(() => setAgain((last) => ({query: typed.current, count: last.count + 1})), errorScreenTime);
      };
      let client: SearchClient = own;
      if (backend === 'algolia') client = embedded ? withFallback(stock, own, retry) : stock;
      const counted = withCounts(client, counts);
      return {
        addAlgoliaAgent: stock.addAlgoliaAgent,
        transporter: stock.transporter,
        search: ((parameters: {readonly requests: readonly {readonly query?: string}[]}) => {
          typed.current = parameters.requests[0]?.query ?? '';
          return counted.search(parameters as never);
        }) as SearchClient['search'],
      };
    },
    [backend, embedded, baseUrl, siteUrl, counts],
  );
  const transformItems = useCallback<TransformItems>((items) => items.map((item) => ({...item, url: resultUrl(item.url)})), [resultUrl]);
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
    ({state}: {readonly state: FooterState}) => (
      <Link to={searchLink(state.query)} onClick={onClose}>
        <Translate id="theme.SearchBar.seeAll" values={{count: counts.get(state.query) ?? 0}}>
          {'See all {count} results'}
        </Translate>
      </Link>
    ),
    [searchLink, onClose, counts],
  );
  const Result = useCallback(
    ({hit, children}: {readonly hit: {readonly url: string}; readonly children: ReactNode}) => <Link to={hit.url}>{children}</Link>,
    [],
  );

  return (
    <div className={backend === 'embedded' ? 'search-embedded' : undefined}>
      <DocSearchModal
        key={again.count}
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        initialScrollY={window.scrollY}
        initialQuery={again.query.slice(0, 512)}
        placeholder={placeholder()}
        translations={modalTexts()}
        searchParameters={{facetFilters: filters}}
        transformSearchClient={transformSearchClient}
        transformItems={transformItems}
        navigator={navigator}
        hitComponent={Result}
        resultsFooterComponent={Footer}
        getMissingResultsUrl={({query: missing}) => `${missingResultsUrl}${encodeURIComponent(missing)}`}
        onClose={onClose}
        isAskAiActive={false}
        onAskAiToggle={() => undefined}
      />
    </div>
  );
}
