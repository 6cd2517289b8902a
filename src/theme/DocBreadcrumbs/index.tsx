// Wrapped so that the page's Markdown can be copied and opened in the row of the breadcrumbs, where nothing has to move for it.
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import PageTools from '../../shell/PageTools';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithTools(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <PageTools />
    </div>
  );
}
