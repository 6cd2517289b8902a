import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import {nameEnds} from '../../../ui/name-ends.ts';
import Pieces from '../../../ui/Pieces.tsx';
import Plate from '../../../ui/Plate';
import CopyButton from '../../../ui/CopyButton';
import StrokeIcon from '../../../ui/StrokeIcon';
import type {RepairFacts} from '../../page-facts.ts';
import styles from './styles.module.css';

/** What became of the post, drawn: a cut strand, a strand that goes on under another, a whole one. The words beside it say the same. */
const strands = {
  bad: 'M7 2v20M17 2v7M17 15v7M2 12h2M10 12h12',
  part: 'M7 2v20M17 2v7M17 15v7M2 12h2M10 12h12',
  calm: 'M7 2v20M17 2v20M2 12h2M10 12h4M20 12h2',
} as const;
const down = 'M12 5v14M6 13l6 6 6-6';
const link = 'M10 14a4 4 0 0 0 5.700 0l3.300-3.300a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0L5 13.300A4 4 0 0 0 10.700 19l1.300-1.300';

/** Names of the interface stand between asterisks in a generated sentence. */
function Sentence({text}: {readonly text: string}): ReactNode {
  return text.split('**').map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));
}

/** A code as the network sends it, linked with the document that holds it. */
function Sent({code, source}: {readonly code: string; readonly source: string | undefined}): ReactNode {
  const text = (
    <code>
      <Pieces of={code.split(nameEnds)} />
    </code>
  );
  return source === undefined ? (
    text
  ) : (
    <a href={source} rel="noopener">
      {text}
    </a>
  );
}

function Details({facts}: {readonly facts: RepairFacts}): ReactNode {
  return (
    <details className={clsx('error-facts', styles.fold)}>
      <summary>
        <Translate id="repair.details">Details</Translate>
      </summary>
      <dl className={styles.facts}>
        {facts.rows.map((row) => (
          // Words that stand on every page would be found on every page; the network's own are looked for.
          <div key={row.label} data-search={row.searched ? undefined : 'skip'}>
            <dt data-search="skip">{row.label}</dt>
            <dd>
              {row.text}
              {row.links?.map((to, index) => (
                <span key={to.to}>
                  {index > 0 && ', '}
                  <Link to={to.to}>{to.text}</Link>
                </span>
              ))}
              {row.codes?.map((item) => (
                <span key={item.code} className={styles.code}>
                  <Sent code={item.code} source={item.source} />{' '}
                  {item.note && (
                    <>
                      <small data-search="skip">({item.note})</small>{' '}
                    </>
                  )}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Replies({facts}: {readonly facts: RepairFacts}): ReactNode {
  return (
    <details className={clsx(styles.fold, 'no-print')} data-markdown="skip">
      <summary>
        <Translate id="repair.replies">Copy a reply for a customer</Translate>
      </summary>
      <p className={styles.replies}>
        {facts.replies.map((reply) => (
          <CopyButton key={reply.locale} text={reply.text}>
            {reply.locale === 'en' ? (
              <Translate id="repair.replyEnglish">Reply in English</Translate>
            ) : (
              <Translate id="repair.replyRussian">Reply in Russian</Translate>
            )}
          </CopyButton>
        ))}
      </p>
    </details>
  );
}

/** The head of an error's page: what happened, where the post is, what to do; its steps (`children`); the facts, folded. */
export default function RepairCard({facts, children}: {readonly facts: RepairFacts; readonly children?: ReactNode}): ReactNode {
  const title = useId();
  return (
    <section className={styles.card} data-strand="errors" aria-labelledby={title}>
      <header className={styles.head}>
        <p className={styles.id} data-markdown="skip" data-search="skip">
          <Plate code={facts.code} network={facts.network} size="large" />
          <span className={styles.about}>{facts.about}</span>
          <CopyButton text={facts.shortAddress} className={styles.copy} label={translate({id: 'repair.copyLink', message: 'Copy the short link'})}>
            <StrokeIcon path={link} />
          </CopyButton>
        </p>
        <h1 id={title} className={clsx(styles.title, facts.long && styles.long)}>
          <span className="spoken">{facts.numbered} </span>
          {facts.title}
        </h1>
        <p className={styles.meaning}>{facts.meaning}</p>
      </header>
      <div className={styles.band} data-search="skip">
        <div className={clsx(styles.state, styles[facts.state.tone])} data-state={facts.state.tone}>
          <StrokeIcon path={strands[facts.state.tone]} width="20" height="20" />
          <p>
            <strong>{facts.state.lead}</strong> <Sentence text={facts.state.rest} />
            {facts.replacedBy && (
              <Link to={facts.replacedBy.to}>
                {facts.replacedBy.text}: {facts.replacedBy.title}
              </Link>
            )}
          </p>
        </div>
        {facts.action.step === undefined ? (
          facts.action.text && <p className={styles.calmAction}>{facts.action.text}</p>
        ) : (
          <div className={styles.actionLine}>
            <a className={styles.action} href={`#${facts.action.step}`}>
              {facts.action.text}
              <StrokeIcon path={down} width="16" height="16" />
            </a>
          </div>
        )}
      </div>
      <div className={styles.steps}>{children}</div>
      <Details facts={facts} />
      <Replies facts={facts} />
    </section>
  );
}
