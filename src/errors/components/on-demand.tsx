import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useRef, useState} from 'react';
import {siteBase} from '../site-base.ts';

export interface OnDemand<Data> {
  /** Undefined until it is here. */
  readonly data: Data | undefined;
  readonly failed: boolean;
  /** Has it fetched, unless it is here or on its way. */
  readonly load: () => void;
}

/** What is fetched when the reader first needs it; what could not be had is fetched again with the next `load`. */
export function useOnDemand<Data>(fetchData: () => Promise<Data>): OnDemand<Data> {
  const [data, setData] = useState<Data>();
  const [failed, setFailed] = useState(false);
  const loading = useRef(false);
  const load = (): void => {
    if (loading.current) return;
    loading.current = true;
    setFailed(false);
    fetchData().then(setData, () => {
      loading.current = false;
      setFailed(true);
    });
  };
  return {data, failed, load};
}

/** Says that the catalogue could not be had, and tries again. */
export function NotLoaded({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <p>
      <Translate id="errorFinder.failed">The list of error codes couldn’t be loaded. Check your connection.</Translate>{' '}
      <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
        <Translate id="errorFinder.retry">Try again</Translate>
      </button>
    </p>
  );
}

/** Address below which both languages have their files, with a slash at its end. */
export function useSiteBase(): string {
  const {siteConfig, i18n} = useDocusaurusContext();
  return siteBase(siteConfig.baseUrl, i18n);
}
