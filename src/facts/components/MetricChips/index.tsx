import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {MetricsData} from '../../sheet/metrics.ts';
import {SourceLine, SourceMark} from '../Sources';
import styles from './styles.module.css';

/** What analytics can show: metrics of the account, metrics of a publication, their names in the API folded. */
export default function MetricChips({facts}: {readonly facts: MetricsData}): ReactNode {
  return (
    <>
      {facts.levels.map(({label, source: shared, metrics}) => (
        <section key={label}>
          <p className={styles.label}>
            {label} {shared && <SourceMark source={shared} />}
          </p>
          <ul className={styles.chips}>
            {metrics.map(({id, name, source}) => (
              <li key={id}>
                {name} {source && <SourceMark source={source} />}
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
      <details className={styles.fold}>
        <summary>
          <Translate id="metrics.names">Names in the API</Translate>
        </summary>
        <dl className={styles.names}>
          {facts.levels.map(({label, metrics}) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {metrics.map(({id, name}, index) => (
                  <span key={id}>
                    {index > 0 && '; '}
                    {name}: <code>{id}</code>
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <SourceLine sources={facts.sources} />
    </>
  );
}
