import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useWindowSize} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBanner from '@theme/DocVersionBanner';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import PageTools from '../PageTools';

/**
 * A page: where one is, the text, and what one does with a page. From 1200 px on the latter stands beside the text, with the
 * page's contents, before that at the page's end. A page with `hide_table_of_contents` has the whole width for its text.
 */
export default function DocumentationPage({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const isPhone = useWindowSize() === 'mobile';
  const withContents = !frontMatter.hide_table_of_contents;
  return (
    <div className={clsx('page-columns', withContents && 'page-columns-aside')}>
      <div className="page-text">
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <DocBreadcrumbs />
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      <aside className="page-aside" data-markdown="skip">
        {withContents && toc.length > 0 && !isPhone && (
          <nav aria-labelledby="contents">
            <p id="contents" className="page-aside-heading">
              <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
            </p>
            <DocItemTOCDesktop />
          </nav>
        )}
        <PageTools>
          {metadata.editUrl && <EditThisPage editUrl={metadata.editUrl} />}
          <LastUpdated lastUpdatedAt={metadata.lastUpdatedAt} lastUpdatedBy={metadata.lastUpdatedBy ?? frontMatter.last_update?.author} />
        </PageTools>
      </aside>
    </div>
  );
}
