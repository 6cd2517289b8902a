import type {ReactNode} from 'react';
import type {MetricsData} from '../../sheet/metrics.ts';
import {SourceLine, SourceMark} from '../Sources';
import styles from './styles.module.css';

/** What analytics can show: metrics of the account, metrics of a publication, each with its name in the API. */
export default function MetricChips({facts}: {readonly facts: MetricsData}): ReactNode {
  return (
    <>
      {facts.levels.map(({label, metrics}) => (
        <section key={label} aria-label={label}>
          <p className={styles.label} aria-hidden="true">
            {label}
          </p>
          <ul className={styles.chips}>
            {metrics.map(({id, name, source}) => (
              <li key={id}>
                {name} <code>{id}</code> <SourceMark source={source} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {facts.notes.length > 0 && (
        <ul className={styles.notes}>
          {facts.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <SourceLine sources={facts.sources} />
    </>
  );
}
