// Wrapped so that a generated list of pages stands on the grid of the others and has their tools.
import Original from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import Notices from '../../content/Notices';
import PageTools from '../../shell/PageTools';

export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  const {title, description = ''} = props.categoryGeneratedIndex;
  const {items} = useCurrentSidebarCategory();
  return (
    <div className="page-columns page-columns-aside">
      <div className="page-text">
        <Original {...props} />
        <Notices names={[title, description, ...items.flatMap((item) => ('label' in item ? [item.label] : []))]} />
      </div>
      <aside className="page-aside" data-markdown="skip">
        <PageTools />
      </aside>
    </div>
  );
}
