import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {FactTableData} from '../../tables.ts';
import styles from './styles.module.css';

/** What a reader knows the publisher of an address by: `developers.facebook.com` is `facebook.com`. The whole address is the link's title. */
const publisher = (url: string): string => new URL(url).hostname.split('.').slice(-2).join('.');

/** A table of facts, each row with the address of its source; rows stack into cards on a phone. */
export default function FactTable({facts}: {readonly facts: FactTableData}): ReactNode {
  const brokenLinks = useBrokenLinks();
  for (const row of facts.rows) if (row.id) brokenLinks.collectAnchor(row.id);
  const hasSources = facts.rows.some((row) => row.source);
  const columns = facts.columns
    .map((label, index) => ({label, index}))
    .filter(({index}) => facts.rows.some((row) => row.cells[index]?.text || row.cells[index]?.links?.length));
  return (
    <table className={clsx('fact-table', styles.table)}>
      <thead>
        <tr>
          {columns.map(({label, index}) => (
            <th key={index} scope="col">
              {label}
            </th>
          ))}
          {hasSources && (
            <th scope="col">
              <Translate id="factTable.source">Source</Translate>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {facts.rows.map((row, rowIndex) => (
          <tr key={row.id ?? rowIndex} id={row.id}>
            {columns.map(({label, index}) => {
              const cell = row.cells[index];
              const Tag = index === 0 ? 'th' : 'td';
              return (
                <Tag key={index} {...(index === 0 ? {scope: 'row'} : {})} data-label={label}>
                  {cell?.code ? <code>{cell.text}</code> : cell?.text}
                  {cell?.links?.map((link, linkIndex) => (
                    <span key={link.to}>
                      {linkIndex > 0 && ', '}
                      <Link to={link.to}>{link.text}</Link>
                    </span>
                  ))}
                  {cell?.note && <small className={styles.note}>{cell.note}</small>}
                </Tag>
              );
            })}
            {hasSources && (
              <td data-label={translate({id: 'factTable.source', message: 'Source'})}>
                {row.source && (
                  <a href={row.source.url} className={styles.source} rel="noopener" title={row.source.url}>
                    {publisher(row.source.url)}
                    <time className={styles.checked} dateTime={row.source.checked}>
                      {row.source.checked}
                    </time>
                  </a>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
