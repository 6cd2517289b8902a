import type {ReactNode} from 'react';
import type {FactSource} from '../../tables.ts';
import type {MetricsData} from '../../sheet/metrics.ts';
import {SourceLine, SourceMark} from '../Sources';
import styles from './styles.module.css';

function Source({own, shared}: {readonly own: FactSource | undefined; readonly shared: FactSource | undefined}): ReactNode {
  const source = own ?? shared;
  return source && <SourceMark source={source} />;
}

/** What analytics can show: metrics of the account, metrics of a publication, each with its name in the API. */
export default function MetricChips({facts}: {readonly facts: MetricsData}): ReactNode {
  return (
    <>
      {facts.levels.map(({label, source: shared, metrics}) => (
        <details key={label}>
          <summary>
            {label}
            {'\u00a0'}
            <small>{metrics.length}</small>
          </summary>
          <ul className={styles.chips}>
            {metrics.map(({id, name, source}) => (
              <li key={id}>
                {name} <code>{id}</code>
                <Source own={source} shared={shared} />
              </li>
            ))}
          </ul>
        </details>
      ))}
      {facts.notes.length > 0 && (
        <div className={styles.notes}>
          <ul>
            {facts.notes.map(({name, text}) => (
              <li key={name + text}>
                <b>{name}.</b> {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <SourceLine sources={facts.sources} />
    </>
  );
}
