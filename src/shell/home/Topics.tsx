import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What people ask once they are connected, in three columns. */
export default function Topics(): ReactNode {
  return (
    <section className={styles.topicsBand}>
      <div className={styles.topics}>
        <div>
          <h2 className={styles.heading}>
            <Translate id="home.publishing.title">Publishing</Translate>
          </h2>
          <ul>
            <li>
              <Link to="/docs/tools/publications/faq/crossposting-limitations">
                <Translate id="home.publishing.limits">How long may a text or a video be, network by network?</Translate>
              </Link>
            </li>
            <li>
              <Link to="/docs/tools/publications/faq/recurring-posts">
                <Translate id="home.publishing.recurring">How do I repeat a post every week?</Translate>
              </Link>
            </li>
            <li>
              <Link to="/docs/tools/publications/faq/video-cover">
                <Translate id="home.publishing.cover">How do I set the cover of a video?</Translate>
              </Link>
            </li>
            <li>
              <Link to="/docs/tools/workflow">
                <Translate id="home.publishing.workflow">How does a client approve a post before it goes out?</Translate>
              </Link>
            </li>
          </ul>
        </div>
        <div>
          <h2 className={styles.heading}>
            <Translate id="home.service.title">Account and money</Translate>
          </h2>
          <ul>
            <li>
              <Link to="/docs/about/trial">
                <Translate id="home.service.trial">What can I try for free?</Translate>
              </Link>
            </li>
            <li>
              <Link to="/docs/billing">
                <Translate id="home.service.billing">Plans, invoices and refunds</Translate>
              </Link>
            </li>
            <li>
              <Link to="/docs/team">
                <Translate id="home.service.team">Who may do what in a team?</Translate>
              </Link>
            </li>
            <li>
              <Link to="/docs/safety">
                <Translate id="home.service.safety">How safe are my accounts?</Translate>
              </Link>
            </li>
          </ul>
        </div>
        <div>
          <h2 className={styles.heading}>
            <Translate id="home.developers.title">For developers</Translate>
          </h2>
          <ul>
            <li>
              <Link to="/docs/api/first-publication">
                <Translate id="home.developers.first">First publication in ten minutes</Translate>
              </Link>
            </li>
            <li>
              <Link to="/docs/api/uploading-a-file">
                <Translate id="home.developers.upload">Upload a file</Translate>
              </Link>
            </li>
            <li>
              <Link to="/docs/api/errors-and-retries">
                <Translate id="home.developers.errors">Errors and retries</Translate>
              </Link>
            </li>
            <li>
              <Link to="/docs/api/moving-from-4-0">
                <Translate id="home.developers.moving">Moving from 4.0 to 4.1</Translate>
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
