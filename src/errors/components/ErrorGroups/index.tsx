import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Plate from '../../../ui/Plate';
import type {ErrorGroupsData} from '../../groups.ts';
import styles from './styles.module.css';

function Rows({rows}: Pick<ErrorGroupsData['groups'][number], 'rows'>): ReactNode {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.code}>
          <Link to={row.to}>
            <Plate code={row.code} network={row.network} /> <span className={styles.title}>{row.title}</span>
            {row.action && <span className={styles.action}>{row.action}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Codes by what one does about them, each group folded; those that a page chose stand open. */
export default function ErrorGroups({facts}: {readonly facts: ErrorGroupsData}): ReactNode {
  return (
    <div className={styles.groups}>
      {facts.groups.map(({label, rows}) =>
        facts.folded ? (
          <details key={label}>
            <summary>
              {label} <small>{rows.length}</small>
            </summary>
            <Rows rows={rows} />
          </details>
        ) : (
          <Rows key={label} rows={rows} />
        ),
      )}
    </div>
  );
}
