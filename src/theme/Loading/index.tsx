// Not a wrap: the stock element speaks English only, in colours of its own.
import {translate} from '@docusaurus/Translate';
import type StockLoading from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';

/** Instead of a page's part while it is fetched, and when it cannot be had. */
export default function Loading({error, pastDelay, retry}: ComponentProps<typeof StockLoading>): ReactNode {
  if (error)
    return (
      <div role="alert" className="page-part-missing">
        <p>{translate({id: 'loading.failed', message: 'Part of this page couldn’t be loaded.'})}</p>
        <code>{String(error)}</code>
        <button type="button" className="button button--primary button--sm" onClick={retry}>
          {translate({id: 'loading.retry', message: 'Retry'})}
        </button>
      </div>
    );
  return pastDelay ? <p aria-busy="true">{translate({id: 'loading.waiting', message: 'Loading…'})}</p> : null;
}
