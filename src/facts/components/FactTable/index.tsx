import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {nameEnds} from '../../../ui/name-ends.ts';
import Pieces from '../../../ui/Pieces.tsx';
import type {FactTableData} from '../../tables.ts';
import {SourceLine, SourceMark} from '../Sources';
import ruled from '../ruled.module.css';
import styles from './styles.module.css';

/** Letters that stand side by side on a phone: prices and numbers are compared across, not read one below the other. */
const shortCell = 12;

/**
 * A table of facts, its documents in one line below it. On a phone a row's further cells follow its first as lines, unless all of
 * them are short.
 */
export default function FactTable({facts}: {readonly facts: FactTableData}): ReactNode {
  const brokenLinks = useBrokenLinks();
  for (const row of facts.rows) if (row.id) brokenLinks.collectAnchor(row.id);
  const columns = facts.columns
    .map((label, index) => ({label, index}))
    .filter(({index}) => facts.rows.some((row) => row.cells[index]?.text || row.cells[index]?.links?.length));
  const isShort = facts.rows.every(({cells}) => cells.slice(1).every(({text, note, links}) => text.length <= shortCell && !note && !links?.length));
  return (
    <>
      <table className={clsx('fact-table', ruled.table, !isShort && ['cards', styles.table])}>
        <thead>
          <tr>
            {columns.map(({label, index}) => (
              <th key={index} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.rows.map((row, rowIndex) => (
            <tr key={row.id ?? rowIndex} id={row.id}>
              {columns.map(({label, index}, place) => {
                const cell = row.cells[index];
                const Tag = index === 0 ? 'th' : 'td';
                const mark = row.source && place === columns.length - 1 && <SourceMark source={row.source} />;
                return (
                  <Tag key={index} {...(index === 0 ? {scope: 'row'} : {})} data-label={label}>
                    {cell?.code ? (
                      <code>
                        <Pieces of={cell.text.split(nameEnds)} />
                      </code>
                    ) : (
                      cell?.text
                    )}
                    {cell?.links?.map((link, linkIndex) => (
                      <span key={link.to}>
                        {linkIndex > 0 && ', '}
                        <Link to={link.to}>{link.text}</Link>
                      </span>
                    ))}
                    {cell?.note ? (
                      // The mark belongs to the last line: below a note it would stand alone.
                      <small className={styles.note}>
                        {cell.note}
                        {mark}
                      </small>
                    ) : (
                      mark
                    )}
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <SourceLine sources={facts.sources ?? []} />
    </>
  );
}
