// Wrapped so that search engines are told the addresses that answer: the stock data end those of index pages in a slash.
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';
import {servedPath} from '../../../content/served-path.ts';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  return <StructuredData breadcrumbs={breadcrumbs.map((item) => (item.href ? {...item, href: servedPath(item.href)} : item))} />;
}
