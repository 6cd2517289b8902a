// Wrapped so that a generated list of pages stands on the grid of the others and has their tools.
import Original from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';
import PageTools from '../../shell/PageTools';

export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  return (
    <div className="page-columns page-columns-aside">
      <div className="page-text">
        <Original {...props} />
      </div>
      <aside className="page-aside" data-markdown="skip">
        <PageTools />
      </aside>
    </div>
  );
}
