import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {openSearch} from '../../search/open.ts';
import styles from './styles.module.css';

/** Headline and the search, the way most readers take. */
export default function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.heroInner}>
        <h1 className={styles.title}>
          <Translate id="home.title">How can we help?</Translate>
        </h1>
        <p className={styles.subtitle}>
          <Translate id="home.subtitle">Connect a channel, publish on time, and get unstuck when a network says no.</Translate>
        </p>
        <button type="button" className={styles.search} onClick={() => openSearch()} aria-keyshortcuts="Control+K Meta+K">
          <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
            <circle cx="9" cy="9" r="6" />
            <path d="m14 14 4 4" />
          </svg>
          <span className={styles.searchText}>
            <Translate id="home.search">Search: a question, a network, an error code</Translate>
          </span>
          <kbd className={styles.key}>Ctrl K</kbd>
        </button>
        <p className={styles.popular}>
          <Translate id="home.popular">Often looked for:</Translate>{' '}
          <Link to="/docs/channels/instagram/connecting-via-facebook">
            <Translate id="home.popular.instagram">connecting Instagram</Translate>
          </Link>{' '}
          <Link to="/docs/tools/publications/faq/crossposting-limitations">
            <Translate id="home.popular.limits">limits of the networks</Translate>
          </Link>{' '}
          <Link to="/docs/tools/publications/faq/time-zones">
            <Translate id="home.popular.time">posts at the wrong hour</Translate>
          </Link>
        </p>
      </div>
    </header>
  );
}
