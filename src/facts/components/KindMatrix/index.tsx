import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {MatrixData} from '../../sheet/matrix.ts';
import Mark from '../Mark';
import {SourceLine, SourceMark} from '../Sources';
import styles from './styles.module.css';

/** A weaver's draft: what goes with what, a filled square where it does. */
export default function KindMatrix({facts}: {readonly facts: MatrixData}): ReactNode {
  return (
    <>
      <table className={clsx('fact-table', styles.draft)}>
        <thead>
          <tr>
            <th scope="col">{facts.corner}</th>
            {facts.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                {row.label}
                {row.sources.map((source) => (
                  <SourceMark key={source.url} source={source} />
                ))}
                {row.notes.map((note) => (
                  <small key={note}>{note}</small>
                ))}
              </th>
              {row.marks.map((mark, index) => (
                <td key={facts.columns[index]}>
                  <Mark {...mark} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {facts.remarks.length > 0 && (
        <ul className={styles.remarks}>
          {facts.remarks.map(({name, text, source}) => (
            <li key={name}>
              <b>{name}.</b> {text}
              <SourceMark source={source} />
            </li>
          ))}
        </ul>
      )}
      <SourceLine sources={facts.sources} />
    </>
  );
}
