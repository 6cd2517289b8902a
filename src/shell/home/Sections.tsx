import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {type Strand, strands} from '../../config/strands.ts';
import styles from './styles.module.css';

interface SectionProps {
  readonly strand: Strand;
  readonly name: ReactNode;
  /** Where it leads, and what stands there. */
  readonly links: readonly (readonly [to: string, text: ReactNode])[];
}

function Section({strand, name, links}: SectionProps): ReactNode {
  return (
    <section className={styles.section} data-strand={strand}>
      <h2>
        <Link to={strands[strand].to}>{name}</Link>
      </h2>
      <ul>
        {links.map(([to, text]) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The five strands, each with what people come to it for; on wide screens they come down through two wefts. */
export default function Sections(): ReactNode {
  return (
    <div className={styles.loomFrame}>
      <div className={`home-row ${styles.loom}`}>
        <Section
          strand="channels"
          name={<Translate id="home.channels.title">Channels</Translate>}
          links={[
            [
              '/docs/channels',
              <Translate key="1" id="home.channels.connect">
                Connect a channel
              </Translate>,
            ],
            [
              '/docs/channels/instagram/connecting-via-facebook',
              <Translate key="2" id="home.channels.instagram">
                Connect Instagram
              </Translate>,
            ],
            [
              '/docs/channels/telegram/connecting',
              <Translate key="3" id="home.channels.telegram">
                Connect Telegram
              </Translate>,
            ],
            [
              '/docs/channels/facts-and-sources',
              <Translate key="4" id="home.channels.facts">
                Facts and sources
              </Translate>,
            ],
          ]}
        />
        <Section
          strand="publishing"
          name={<Translate id="home.publishing.title">Publishing</Translate>}
          links={[
            [
              '/docs/tools/publications/faq/crossposting-limitations',
              <Translate key="1" id="home.publishing.limits">
                What fits everywhere
              </Translate>,
            ],
            [
              '/docs/tools/publications/post-checker',
              <Translate key="2" id="home.publishing.checker">
                Check a post before it goes out
              </Translate>,
            ],
            [
              '/docs/tools/publications/faq/recurring-posts',
              <Translate key="3" id="home.publishing.recurring">
                Repeat a post every week
              </Translate>,
            ],
            [
              '/docs/tools/workflow',
              <Translate key="4" id="home.publishing.workflow">
                Let a client approve a post
              </Translate>,
            ],
          ]}
        />
        <Section
          strand="errors"
          name={<Translate id="home.errors.title">Error codes</Translate>}
          links={[
            [
              '/docs/tools/publications/faq/not-published',
              <Translate key="1" id="home.errors.why">
                Why wasn’t my post published?
              </Translate>,
            ],
            [
              '/docs/tools/publications/issues',
              <Translate key="2" id="home.errors.all">
                All error codes
              </Translate>,
            ],
            [
              '/docs/tools/publications/faq/time-zones',
              <Translate key="3" id="home.errors.time">
                Why a post went out at the wrong time
              </Translate>,
            ],
            [
              '/docs/technical-support',
              <Translate key="4" id="home.errors.support">
                Technical support
              </Translate>,
            ],
          ]}
        />
        <Section
          strand="api"
          name="API"
          links={[
            [
              '/docs/api/first-publication',
              <Translate key="1" id="home.developers.first">
                First publication in ten minutes
              </Translate>,
            ],
            [
              '/docs/api/uploading-a-file',
              <Translate key="2" id="home.developers.upload">
                Upload a file
              </Translate>,
            ],
            [
              '/docs/api/errors-and-retries',
              <Translate key="3" id="home.developers.errors">
                Errors and retries
              </Translate>,
            ],
            [
              '/docs/api/moving-from-4-0',
              <Translate key="4" id="home.developers.moving">
                Moving from 4.0 to 4.1
              </Translate>,
            ],
          ]}
        />
        <Section
          strand="account"
          name={<Translate id="home.account.title">Account</Translate>}
          links={[
            [
              '/docs/about/trial',
              <Translate key="1" id="home.service.trial">
                What can I try for free?
              </Translate>,
            ],
            [
              '/docs/billing',
              <Translate key="2" id="home.service.billing">
                Plans, invoices, and refunds
              </Translate>,
            ],
            [
              '/docs/team',
              <Translate key="3" id="home.service.team">
                Team roles and permissions
              </Translate>,
            ],
            [
              '/docs/safety',
              <Translate key="4" id="home.service.safety">
                How safe are my accounts?
              </Translate>,
            ],
          ]}
        />
      </div>
    </div>
  );
}
