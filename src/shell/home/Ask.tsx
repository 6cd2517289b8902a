import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import SearchField from '../SearchField';
import PasteError from './PasteError.tsx';
import styles from './styles.module.css';

/** The two questions most readers come with, both answered on a phone's first screen; below them a way in for each kind of reader. */
export default function Ask(): ReactNode {
  return (
    <div className={styles.ask}>
      <div className={`home-row ${styles.asked}`}>
        <h1 className={styles.title}>
          <Translate id="home.title">How can we help?</Translate>
        </h1>
        <div className={styles.search}>
          <SearchField />
        </div>
        <PasteError />
        <ul className={styles.readers}>
          <li>
            <Translate id="home.customer">To publish:</Translate>{' '}
            <Link to="/docs/channels">
              <Translate id="home.customer.link">connect an account</Translate>
            </Link>
          </li>
          <li>
            <Translate id="home.developer">To build with the API:</Translate>{' '}
            <Link to="/docs/api/first-publication">
              <Translate id="home.developer.link">make a first request</Translate>
            </Link>
          </li>
          <li>
            <Translate id="home.support">To support customers:</Translate>{' '}
            <Link to="/docs/tools/publications/support-replies">
              <Translate id="home.support.link">copy a reply</Translate>
            </Link>
          </li>
        </ul>
      </div>
    </div>
  );
}
