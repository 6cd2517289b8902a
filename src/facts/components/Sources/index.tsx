import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {FactSource, TableSource} from '../../tables.ts';
import styles from './styles.module.css';

/** A row's own place in its document: the document's number below the table. It never stands alone on a line: the space before it binds. */
export function SourceMark({source}: {readonly source: FactSource}): ReactNode {
  return (
    <>
      {'\u00a0'}
      <a
        href={source.url}
        className={styles.mark}
        rel="noopener"
        title={source.url}
        aria-label={translate({id: 'factTable.sourceNumber', message: 'Source {number}'}, {number: String(source.number)})}
      >
        [{source.number}]
      </a>
    </>
  );
}

/** One line under a table: its documents, each with how fresh our knowledge of it is. */
export function SourceLine({sources}: {readonly sources: readonly TableSource[]}): ReactNode {
  if (sources.length === 0) return null;
  return (
    <p className={styles.line} data-search="skip">
      <Translate id="factTable.sources">Sources:</Translate>{' '}
      {sources.map(({number, name, publisher, url, dated}, index) => (
        <Fragment key={number}>
          {index > 0 && ' '}
          <span className={styles.one}>
            <a href={url} rel="noopener" title={url}>
              [{number}]{/* Of neighbours with one publisher and one date, both are said once. A phone's line has no room for names. */}
              {sources[index - 1]?.publisher === publisher ? '' : `\u00a0${publisher}`}
              <span className={styles.name}>{`${sources[index - 1]?.publisher === publisher ? '\u00a0' : ' '}${name}`}</span>
            </a>
            {sources[index + 1]?.dated !== dated && (
              <>
                {' '}
                <span className={styles.dated}>
                  ({dated}){sources[index + 1] && ';'}
                </span>
              </>
            )}
            {sources[index + 1]?.dated === dated && ';'}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
