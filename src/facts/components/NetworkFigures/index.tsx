import type {ReactNode} from 'react';
import type {Figure} from '../../sheet/figures.ts';
import styles from './styles.module.css';

/** The numbers that one came for. */
export default function NetworkFigures({facts}: {readonly facts: readonly Figure[]}): ReactNode {
  return (
    <dl className={styles.figures}>
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
