import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import DocSidebar from '@theme/DocSidebar';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Sidebar and page, on the columns of the header above them (src/shell/styles/grid.css). */
export default function DocumentationGrid({children}: {readonly children: ReactNode}): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <div className={clsx('page', !sidebar && 'page-alone')}>
      {sidebar && (
        // A new sidebar starts anew, with nothing of the last one open.
        <aside key={sidebar.name} className={clsx('page-side', ThemeClassNames.docs.docSidebarContainer)}>
          <DocSidebar sidebar={sidebar.items} path={pathname} onCollapse={() => undefined} isHidden={false} />
        </aside>
      )}
      <main className="page-main">{children}</main>
    </div>
  );
}
