import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import NetworkIcon from '../../../ui/NetworkIcon';
import type {CatalogueGroup} from './filters.ts';
import styles from './styles.module.css';

interface Props {
  readonly group: CatalogueGroup;
  readonly isNetwork: boolean;
  readonly titleOf: (code: number) => string;
  readonly actionLabels: ReadonlyMap<string, string>;
}

/** The codes of one group, a row each: the code, what it means, what to do. */
export default function Codes({group, isNetwork, titleOf, actionLabels}: Props): ReactNode {
  return (
    <section>
      <h3 id={`codes-${group.id}`} className={styles.group}>
        {isNetwork && <NetworkIcon id={group.id} size="small" />}
        {group.label}
      </h3>
      <ul className={clsx('page-list', styles.list)}>
        {group.items.map((item) => (
          <li key={item.code}>
            <Link to={`${group.path}${item.code}`}>
              <b>{item.code}</b> {item.retired ? <s>{titleOf(item.code)}</s> : <span>{titleOf(item.code)}</span>}
            </Link>{' '}
            <span className={styles.action}>{item.remedy ?? actionLabels.get(item.action ?? group.mostly.action)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
