import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Texts of heads and cells hold `code` and [links](/somewhere), nothing else. */
export interface ApiTableData {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const pattern = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;

function marked(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, code, label, to] = match;
    parts.push(text.slice(end, match.index));
    parts.push(
      code === undefined ? (
        <Link key={match.index} to={to}>
          {label}
        </Link>
      ) : (
        <code key={match.index}>{code}</code>
      ),
    );
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}

/** A table of the reference; on a phone its rows become cards. */
export default function ApiTable({columns, rows}: ApiTableData): ReactNode {
  return (
    <table className={`fact-table ${styles.table}`}>
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
                <Cell key={columns[index]} {...(index === 0 ? {scope: 'row' as const} : {})} data-label={columns[index]?.replaceAll('`', '')}>
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
