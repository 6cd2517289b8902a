import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Figure} from '../../sheet/figures.ts';
import styles from './styles.module.css';

/** The numbers that one came for; the search finds them in the tables below. */
export default function NetworkFigures({facts}: {readonly facts: readonly Figure[]}): ReactNode {
  return (
    <dl className={clsx(styles.figures, facts.length % 4 === 0 && styles.four)} data-search="skip">
      {facts.map(({value, unit, label}) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value} <small>{unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
