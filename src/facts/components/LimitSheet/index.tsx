// biome-ignore-all lint/a11y/noRedundantRoles: laid out as a grid on a phone, a table loses its meaning in some browsers unless its parts keep their roles
// biome-ignore-all lint/a11y/useSemanticElements: the same
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import StrokeIcon from '../../../ui/StrokeIcon';
import type {LimitRow, LimitSheetData} from '../../sheet/limits.ts';
import {SourceLine, SourceMark} from '../Sources';
import ruled from '../ruled.module.css';
import styles from './styles.module.css';

const adaptedDrawing = 'M4 8h11a5 5 0 0 1 0 10M8 4 4 8l4 4M20 18h-6';

/** Notes are phrases or sentences: what begins small goes on with the one before. */
function separatorOf(note: string, next: string | undefined): string {
  if (next === undefined) return '';
  if (/[.…!?]$/.test(note)) return ' ';
  return /^\p{Ll}/u.test(next) ? ', ' : '. ';
}

/** What follows what the service does goes on with it, or is a sentence of its own. */
function afterAdapted(note: string | undefined): string {
  if (note === undefined) return '';
  return /^\p{Lu}/u.test(note) ? '. ' : '; ';
}

function Row({row}: {readonly row: LimitRow}): ReactNode {
  const [id, ...others] = row.ids;
  return (
    <tr id={id} role="row">
      <th scope="row" role="rowheader">
        {others.map((other) => (
          <span key={other} id={other} />
        ))}
        {row.name}
        {row.sources.map((source) => (
          <SourceMark key={source.url} source={source} />
        ))}
      </th>
      <td role="cell" className={styles.value}>
        {row.sign && (
          <>
            <span aria-hidden="true">{row.sign.drawn} </span>
            <span className="spoken">{row.sign.spoken} </span>
          </>
        )}
        {row.value}
      </td>
      <td role="cell" className={styles.note}>
        {row.adapted.map((word, index) => (
          <span key={word}>
            <span className={styles.adapted}>
              <StrokeIcon path={adaptedDrawing} width="14" height="14" />
              {word}
            </span>
            {index < row.adapted.length - 1 ? '; ' : afterAdapted(row.notes[0])}
          </span>
        ))}
        {row.notes.map((note, index) => (
          <span key={note}>
            {note}
            {separatorOf(note, row.notes[index + 1])}
          </span>
        ))}
      </td>
      <td role="cell" className={styles.errors}>
        {row.errors.map((error, index) => (
          <span key={error.to}>
            {index > 0 && ', '}
            <Link to={error.to}>{error.text}</Link>
          </span>
        ))}
      </td>
    </tr>
  );
}

function Table({facts, groups}: {readonly facts: LimitSheetData; readonly groups: LimitSheetData['groups']}): ReactNode {
  const {labels} = facts;
  return (
    <table className={clsx('fact-table cards', ruled.table, styles.sheet)} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {[labels.what, labels.limit, labels.note, labels.errors].map((label) => (
            <th key={label} scope="col" role="columnheader">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.label ?? ''} role="rowgroup">
          {group.label && (
            <tr className={styles.group} role="row">
              <th colSpan={4} scope="rowgroup" role="rowheader">
                {group.label}
              </th>
            </tr>
          )}
          {group.rows.map((row) => (
            <Row key={`${row.name} ${row.value} ${row.notes.join()}`} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Limits as a specification sheet: what holds for all rows once, above; a row is two lines on a phone. */
export default function LimitSheet({facts}: {readonly facts: LimitSheetData}): ReactNode {
  const brokenLinks = useBrokenLinks();
  const {groups, technical} = facts;
  for (const {rows} of technical ? [...groups, technical] : groups) for (const {ids} of rows) for (const id of ids) brokenLinks.collectAnchor(id);
  return (
    <>
      {facts.usual && <p className={styles.usual}>{facts.usual}</p>}
      {groups.length > 0 && <Table facts={facts} groups={groups} />}
      {technical && (
        <details>
          <summary>
            {technical.label}
            {'\u00a0'}
            <small>{technical.rows.length}</small>
          </summary>
          <Table facts={facts} groups={[{rows: technical.rows}]} />
        </details>
      )}
      <SourceLine sources={facts.sources} />
    </>
  );
}
