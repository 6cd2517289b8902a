import type {ReactNode} from 'react';
import type {AccountsData} from '../../sheet/accounts.ts';
import Mark from '../Mark';
import {SourceLine, SourceMark} from '../Sources';
import styles from './styles.module.css';

/** Which accounts can be connected: a mark, the account, the role that it takes. */
export default function AccountList({facts}: {readonly facts: AccountsData}): ReactNode {
  return (
    <>
      <ul className={styles.rows}>
        {facts.rows.map(({name, mark, role, note, source}) => (
          <li key={name}>
            <Mark {...mark} />
            <span>
              <strong>{name}</strong>
              <SourceMark source={source} />
              {(role || note) && (
                <small>
                  {role && `${facts.roleLabel}: ${role}${/[.…!?]$/.test(role) ? '' : '.'} `}
                  {note}
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
      <SourceLine sources={facts.sources} />
    </>
  );
}
