import clsx from 'clsx';
import type {ReactNode} from 'react';
import {marked} from './marked.tsx';
import styles from './styles.module.css';

/** Texts of heads and cells hold `code` and [links](/somewhere), nothing else. */
export interface ApiTableData {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /**
   * What a row is on a phone: a card with a line for each cell, a sentence (the first two cells are its beginning), a call (the same, and
   * what follows needs no label), or a list in one paragraph, without the cells that say that there is nothing.
   */
  readonly narrow?: 'card' | 'sentence' | 'call' | 'list';
}

/** A table of the reference; on a phone its rows become cards. */
export default function ApiTable({columns, rows, narrow = 'card'}: ApiTableData): ReactNode {
  return (
    <table className={clsx('fact-table cards', styles.table, styles[narrow])}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {marked(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((text, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={columns[index]}
                  {...(index === 0 ? {scope: 'row' as const} : {})}
                  data-label={columns[index]?.replaceAll('`', '')}
                  data-none={text === '—' || undefined}
                >
                  {marked(text)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
