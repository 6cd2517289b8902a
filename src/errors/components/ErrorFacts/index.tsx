import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ErrorFactsData} from '../../page-facts.ts';
import CopyButton from '../../../ui/CopyButton';
import styles from './styles.module.css';

/** The box at the top of an error page: the message as the service shows it, what to do, and the facts. */
export default function ErrorFacts({facts}: {readonly facts: ErrorFactsData}): ReactNode {
  return (
    <section className={clsx('error-facts', styles.box)}>
      <p className={styles.message}>
        <q>{facts.message}</q>
      </p>
      <p className={styles.action}>
        <span className={clsx(styles.badge, styles[facts.action.id])}>{facts.action.text}</span>
      </p>
      {facts.retired && (
        <p>
          <Translate id="errorFacts.retired">This code is no longer used.</Translate>{' '}
          {facts.replacedBy && (
            <Link to={facts.replacedBy.to}>
              {facts.replacedBy.text}: {facts.replacedBy.title}
            </Link>
          )}
        </p>
      )}
      <dl className={styles.facts}>
        {facts.rows.map((row) => (
          <div key={row.label} className={row.codes && styles.codes}>
            <dt>{row.label}</dt>
            <dd>
              {row.text}
              {row.links?.map((link, index) => (
                <span key={link.to}>
                  {index > 0 && ', '}
                  <Link to={link.to}>{link.text}</Link>
                </span>
              ))}
              {row.codes?.map((item) => (
                <span key={item.code}>
                  <a href={item.source} rel="noopener">
                    <code>{item.code}</code>
                  </a>{' '}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {facts.related.length > 0 && (
        <p className={styles.related}>
          <Translate id="errorFacts.related">Easily confused with:</Translate>{' '}
          {facts.related.map((other, index) => (
            <span key={other.code}>
              {index > 0 && '; '}
              <Link to={other.to}>
                {other.code}: {other.title}
              </Link>
            </span>
          ))}
        </p>
      )}
      <p className={clsx(styles.tools, 'no-print')}>
        <CopyButton text={facts.shortAddress}>
          <Translate id="errorFacts.copyLink">Copy link</Translate>
        </CopyButton>
        {facts.replies.map((reply) => (
          <CopyButton key={reply.locale} text={reply.text}>
            {reply.locale === 'en' ? (
              <Translate id="errorFacts.copyReplyEnglish">Copy reply in English</Translate>
            ) : (
              <Translate id="errorFacts.copyReplyRussian">Copy reply in Russian</Translate>
            )}
          </CopyButton>
        ))}
        <small className={styles.checked}>
          <Translate id="errorFacts.checked" values={{date: <time dateTime={facts.checked}>{facts.checked}</time>}}>
            {'Checked {date}'}
          </Translate>
        </small>
      </p>
    </section>
  );
}
