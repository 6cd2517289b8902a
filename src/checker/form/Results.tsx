import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {LimitResult, NetworkResult, Verdict} from '../evaluate.ts';
import type {FileRules} from '../files/rules.ts';
import type {Locale} from '../../config/product.ts';
import {formatLimit, formatNumber} from '../../facts/format.ts';
import NetworkIcon from '../../ui/NetworkIcon/index.tsx';
import Codes from './Codes.tsx';
import {codesOf, problemText} from './file-texts.ts';
import styles from './styles.module.css';

function verdictText(verdict: Verdict): string {
  switch (verdict) {
    case 'passes':
      return translate({id: 'postChecker.verdict.passes', message: 'Would publish'});
    case 'remark':
      return translate({id: 'postChecker.verdict.remark', message: 'Would publish with a remark'});
    case 'refused':
      return translate({id: 'postChecker.verdict.refused', message: 'Would be refused'});
  }
}

function Source({url, dated}: {readonly url: string; readonly dated: string}): ReactNode {
  return (
    <a href={url} rel="noopener" className={styles.source}>
      <Translate id="postChecker.source" values={{host: new URL(url).hostname.replace(/^www\./, '')}}>
        {'Source: {host}'}
      </Translate>{' '}
      <small>{dated}</small>
    </a>
  );
}

/** What was found, in the limit's unit. */
function foundText({limit, found}: LimitResult, locale: Locale): string {
  if (typeof found.value === 'string')
    return found.value === 'other' ? translate({id: 'postChecker.otherCodec', message: 'another codec'}) : found.value.toUpperCase();
  if (limit.metric.endsWith('_ratio')) return `${formatNumber(Math.round(found.value * 100) / 100, locale)}:1${found.size ? ` (${found.size})` : ''}`;
  if (limit.bound === 'required' && found.value === 0) return translate({id: 'postChecker.missing', message: 'missing'});
  const rounded = Math.round(found.value * 100) / 100;
  // A value just beyond its limit must not be rounded to the limit.
  const isHidden = rounded === limit.value && found.value !== limit.value;
  return `${isHidden ? (found.value > rounded ? '> ' : '< ') : ''}${formatLimit({value: rounded, unit: limit.unit}, locale)}`;
}

function reasonText({limit, verdict, reason}: LimitResult): string {
  if (verdict === 'refused')
    return limit.service === 'refuses'
      ? translate({id: 'postChecker.reason.stopped', message: 'Stopped in the editor, before anything is sent.'})
      : translate({id: 'postChecker.reason.refused', message: 'The network answers with an error.'});
  switch (reason) {
    case 'recommended':
      return translate({id: 'postChecker.reason.recommended', message: 'It is published all the same; the network recommends otherwise.'});
    case 'silent':
      return translate({id: 'postChecker.reason.silent', message: 'The network cuts, changes or drops it without reporting an error.'});
    case 'account':
      return translate({id: 'postChecker.reason.account', message: 'It depends on the account: some have a stricter limit.'});
    default:
      return '';
  }
}

function Finding({result, locale}: {readonly result: LimitResult; readonly locale: Locale}): ReactNode {
  const {limit, found, verdict, reason} = result;
  return (
    <li className={styles.finding} data-verdict={verdict} data-limit={limit.id}>
      <p>
        <strong>{limit.label}</strong>
        {found.file ? ` — ${found.file}` : ''}
        <br />
        <Translate id="postChecker.found" values={{found: <b>{foundText(result, locale)}</b>, limit: <b>{limit.text}</b>}}>
          {'Found: {found}. Limit: {limit}.'}
        </Translate>{' '}
        {reason === 'service' ? (
          <Translate id="postChecker.reason.service" values={{what: limit.serviceText}}>
            {'Before sending it is {what}.'}
          </Translate>
        ) : (
          reasonText(result)
        )}
      </p>
      {(limit.countingText || limit.note) && <p className={styles.note}>{[limit.countingText, limit.note].filter(Boolean).join('. ')}</p>}
      <p className={styles.note}>
        <Codes codes={limit.codes} />
        {limit.codes.length > 0 && ' · '}
        <Source url={limit.source} dated={limit.dated} />
      </p>
    </li>
  );
}

interface CardProps {
  readonly result: NetworkResult;
  readonly fileRules: FileRules | undefined;
  readonly locale: Locale;
}

function NetworkCard({result, fileRules, locale}: CardProps): ReactNode {
  const {network, verdict, content, partly, limits, open, badFiles} = result;
  const bad = limits.filter((item) => item.verdict === 'refused');
  const remarks = limits.filter((item) => item.verdict === 'remark');
  const kept = limits.filter((item) => item.verdict === 'passes');
  const unreadable = open.filter(({why}) => why === 'unreadable');
  const skipped = open.filter(({why}) => why !== 'unreadable');
  return (
    <article className={styles.card} data-network={network.id} data-verdict={verdict} aria-labelledby={`check-${network.id}`}>
      <h3 id={`check-${network.id}`} className={styles.cardTitle}>
        <NetworkIcon id={network.id} />
        <span>{network.name}</span>
        <span className={styles.verdict}>{verdictText(verdict)}</span>
      </h3>
      <ul className={styles.findings}>
        {badFiles.map((file, index) => (
          <li key={index} className={styles.finding} data-verdict="refused" data-file={file.name}>
            <p>
              <Translate id="postChecker.badFile" values={{file: <strong>{file.name}</strong>}}>
                {'The file {file} can’t be published.'}
              </Translate>{' '}
              {problemText(file, fileRules)}
            </p>
            <p className={styles.note}>
              <Codes codes={codesOf(file, fileRules)} />
            </p>
          </li>
        ))}
        {content && (
          <li className={styles.finding} data-verdict="refused">
            <p>
              {content.problem === 'kind' ? (
                <Translate id="postChecker.noKind">This kind of post cannot be published to the network.</Translate>
              ) : (
                <Translate id="postChecker.noContent" values={{kind: content.kind?.name ?? '', contents: content.kind?.contentsText ?? ''}}>
                  {'{kind}: it can’t hold what is in this post. Allowed: {contents}.'}
                </Translate>
              )}{' '}
              {content.kind?.note}
            </p>
            {content.kind && (
              <p className={styles.note}>
                <Codes codes={content.codes} />
                {content.codes.length > 0 && ' · '}
                <Source url={content.kind.source} dated={content.kind.dated} />
              </p>
            )}
          </li>
        )}
        {bad.map((item, index) => (
          <Finding key={index} result={item} locale={locale} />
        ))}
        {partly && (
          <li className={styles.finding} data-verdict="remark">
            <p>
              <Translate id="postChecker.partly" values={{kind: partly.name}}>
                {'{kind}: published only in some cases.'}
              </Translate>{' '}
              {partly.note}
            </p>
            <p className={styles.note}>
              <Source url={partly.source} dated={partly.dated} />
            </p>
          </li>
        )}
        {remarks.map((item, index) => (
          <Finding key={index} result={item} locale={locale} />
        ))}
        {unreadable.length > 0 && (
          <li className={styles.finding} data-verdict="remark">
            <Translate id="postChecker.unreadable" values={{limits: unreadable.map(({limit}) => `${limit.label}: ${limit.text}`).join('; ')}}>
              {'Could not be checked from the file: {limits}.'}
            </Translate>
          </li>
        )}
      </ul>
      {kept.length > 0 && (
        <details>
          <summary>
            <Translate id="postChecker.kept" values={{count: kept.length}}>
              {'Limits kept: {count}'}
            </Translate>
          </summary>
          <ul className={styles.plain}>
            {kept.map((item, index) => (
              <li key={index}>
                {item.limit.label}
                {item.found.file ? ` — ${item.found.file}` : ''}: {foundText(item, locale)}; {item.limit.text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {skipped.length > 0 && (
        <details>
          <summary>
            <Translate id="postChecker.open" values={{count: skipped.length}}>
              {'Not checked here: {count}'}
            </Translate>
          </summary>
          <ul className={styles.plain}>
            {skipped.map(({limit}) => (
              <li key={limit.id}>
                {limit.label}: {limit.text}. {limit.note}
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}

/** One line that sums the answers up. */
export function summaryText(results: readonly NetworkResult[]): string {
  const count = (verdict: Verdict): number => results.filter((result) => result.verdict === verdict).length;
  return translate(
    {id: 'postChecker.summary', message: 'Would publish: {passes}. With a remark: {remark}. Would be refused: {refused}.'},
    {passes: count('passes'), remark: count('remark'), refused: count('refused')},
  );
}

interface ResultsProps {
  readonly results: readonly NetworkResult[];
  readonly fileRules: FileRules | undefined;
  readonly pending: boolean;
}

/** Answers network by network, the refusing ones first. */
export default function Results({results, fileRules, pending}: ResultsProps): ReactNode {
  const locale: Locale = useDocusaurusContext().i18n.currentLocale === 'ru' ? 'ru' : 'en';
  const order: readonly Verdict[] = ['refused', 'remark', 'passes'];
  return (
    <>
      <p className={styles.summary}>{pending ? <Translate id="postChecker.pending">Checking …</Translate> : summaryText(results)}</p>
      {!pending &&
        order
          .flatMap((verdict) => results.filter((result) => result.verdict === verdict))
          .map((result) => <NetworkCard key={result.network.id} result={result} fileRules={fileRules} locale={locale} />)}
    </>
  );
}
