import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ErrorNumber from '../../errors/components/ErrorNumber';
import styles from './styles.module.css';

/** The four things people come for. */
export default function WaysIn(): ReactNode {
  return (
    <section className={styles.section}>
      <div className={styles.ways}>
        <article className={styles.way}>
          <h2>
            <Link to="/docs/channels">
              <Translate id="home.connect.title">Connect a channel</Translate>
            </Link>
          </h2>
          <p>
            <Translate id="home.connect.text">Which account types work, which rights are asked and why, step by step for every network.</Translate>
          </p>
        </article>
        <article className={styles.way}>
          <h2>
            <Link to="/docs/tools/publications">
              <Translate id="home.schedule.title">Schedule a post</Translate>
            </Link>
          </h2>
          <p>
            <Translate id="home.schedule.text">One publication for many accounts, drafts, approval, repeats, stories and Reels.</Translate>
          </p>
        </article>
        <article className={styles.way}>
          <h2>
            <Link to="/docs/tools/publications/issues">
              <Translate id="home.error.title">Fix an error by its number</Translate>
            </Link>
          </h2>
          <p>
            <Translate id="home.error.text">Paste the code or the network’s own message.</Translate>
          </p>
          <ErrorNumber />
        </article>
        <article className={styles.way}>
          <h2>
            <Link to="/docs/api">
              <Translate id="home.api.title">Build with the API</Translate>
            </Link>
          </h2>
          <p>
            <Translate id="home.api.text">Publish, upload files and read analytics from your own program, with samples in seven languages.</Translate>
          </p>
        </article>
      </div>
    </section>
  );
}
