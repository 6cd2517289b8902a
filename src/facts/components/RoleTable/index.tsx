import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {RoleTableData} from '../../roles.ts';
import Mark from '../Mark';
import styles from './styles.module.css';

/** Rights down, roles across, a knot where a role has the right; on a phone each right is a card that names the roles. */
export default function RoleTable({facts}: {readonly facts: RoleTableData}): ReactNode {
  return (
    <table className={clsx('fact-table cards', styles.table)}>
      <thead>
        <tr>
          <td />
          {facts.roles.map((role) => (
            <th key={role} scope="col">
              {role}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.rights.map(({label, marks, notes}) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {notes.map((note) => (
                <small key={note}>{note}</small>
              ))}
            </th>
            {marks.map(({short, ...mark}, index) => (
              <td key={facts.roles[index]} data-label={facts.roles[index]}>
                <Mark {...mark} />
                {/* The mark has said the word to who listens. */}
                {short && <small aria-hidden="true">{short}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
