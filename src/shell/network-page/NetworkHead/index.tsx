import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import NetworkIcon from '../../../ui/NetworkIcon';
import type {HeadData} from '../head.ts';
import styles from './styles.module.css';

/** The head of a network's pages: its sign and the title, the page's first sentences (`children`), and the ways on. */
export default function NetworkHead({facts, children}: {readonly facts: HeadData; readonly children?: ReactNode}): ReactNode {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <NetworkIcon id={facts.network} size="large" />
        <h1>{facts.title}</h1>
      </div>
      <div className={styles.lead}>{children}</div>
      {facts.ways.length > 0 && (
        <div className={styles.ways} data-search="skip">
          {facts.ways.map(({text, to}, index) => (
            <Link key={to} to={to} className={clsx('button', index === 0 && 'button--primary')}>
              {text}
            </Link>
          ))}
          {facts.compare && (
            <Link to={facts.compare.to} className={styles.compare}>
              {facts.compare.text}
            </Link>
          )}
        </div>
      )}
    </header>
  );
}
