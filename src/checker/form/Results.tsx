import Translate from '@docusaurus/Translate';
import {type ReactNode, useId, useState} from 'react';
import type {Locale} from '../../config/product.ts';
import NetworkIcon from '../../ui/NetworkIcon/index.tsx';
import {
  becameText,
  codesOf,
  contentReason,
  contentRemedy,
  filesText,
  foundText,
  problemText,
  reasonText,
  remedyText,
  stillText,
  verdictWords,
} from '../advice.ts';
import type {Weigh} from '../count.ts';
import type {NetworkResult, Verdict} from '../evaluate.ts';
import type {FileFacts} from '../files/facts.ts';
import type {FileRules} from '../files/rules.ts';
import {type Group, grouped} from '../grouped.ts';
import type {Post} from '../measure.ts';
import Codes from './Codes.tsx';
import Preview from './Preview.tsx';
import styles from './styles.module.css';

/** Damaged files that are told one by one; of more, the number. */
const mostFiles = 3;

function Source({url, dated}: {readonly url: string; readonly dated: string}): ReactNode {
  return (
    <a href={url} rel="noopener" target="_blank" className={styles.source}>
      <Translate id="postChecker.source" values={{host: new URL(url).hostname.replace(/^www\./, '')}}>
        {'Source: {host}'}
      </Translate>{' '}
      <small>{dated}</small>
    </a>
  );
}

interface CardProps {
  readonly result: NetworkResult;
  readonly post: Post;
  readonly weigh: Weigh | undefined;
  readonly fileRules: FileRules | undefined;
  readonly locale: Locale;
}

function Finding({group: {first, files}, ...card}: CardProps & {readonly group: Group}): ReactNode {
  const {limit, verdict} = first;
  const {locale, result, post, weigh} = card;
  return (
    <li className={styles.finding} data-verdict={verdict} data-limit={limit.id}>
      <p>
        <strong>{verdict === 'refused' ? remedyText(first, locale, files) : [limit.label, filesText(files, locale)].filter(Boolean).join(': ')}</strong>
        <br />
        <Translate id="postChecker.found" values={{found: <b>{foundText(first, locale)}</b>, limit: <b>{limit.text}</b>}}>
          {'Found: {found}. Limit: {limit}.'}
        </Translate>{' '}
        {reasonText(first, result.network.name, locale)}
      </p>
      <Preview limit={limit} text={post.text} weigh={weigh} />
      {(limit.countingText || limit.note) && <p className={styles.note}>{[limit.countingText, limit.note].filter(Boolean).join('. ')}</p>}
      <p className={styles.note}>
        <Codes codes={limit.codes} />
        {limit.codes.length > 0 && ' · '}
        <Source url={limit.source} dated={limit.dated} />
      </p>
    </li>
  );
}

function BadFile({file, fileRules, locale}: {readonly file: FileFacts; readonly fileRules: FileRules | undefined; readonly locale: Locale}): ReactNode {
  return (
    <li className={styles.finding} data-verdict="refused" data-file={file.name}>
      <p>
        <Translate id="postChecker.badFile" values={{file: <strong>{file.name}</strong>}}>
          {'The file {file} can’t be published.'}
        </Translate>{' '}
        {problemText(file, fileRules, locale)}
      </p>
      <p className={styles.note}>
        <Codes codes={codesOf(file, fileRules)} />
      </p>
    </li>
  );
}

function NetworkCard(props: CardProps): ReactNode {
  const {result, post, fileRules, locale} = props;
  const title = useId();
  const {network, verdict, content, became, partly, limits, open, badFiles, stills} = result;
  const of = (wanted: Verdict): ReactNode[] =>
    grouped(limits.filter((item) => item.verdict === wanted)).map((group) => <Finding key={group.first.limit.id} group={group} {...props} />);
  const unreadable = open.filter(({why}) => why === 'unreadable');
  return (
    <article className={styles.card} data-network={network.id} data-verdict={verdict} aria-labelledby={title}>
      <h3 id={title} className={styles.cardTitle}>
        <NetworkIcon id={network.id} size="small" />
        <span>{network.name}</span>
        <span className={styles.verdict}>{verdictWords[verdict][locale]}</span>
      </h3>
      <ul className={styles.findings}>
        {badFiles.slice(0, mostFiles).map((file, index) => (
          <BadFile key={index} file={file} fileRules={fileRules} locale={locale} />
        ))}
        {badFiles.length > mostFiles && (
          <li className={styles.finding} data-verdict="refused">
            <Translate id="postChecker.moreBadFiles" values={{count: badFiles.length - mostFiles}}>
              {'More files that can’t be published: {count}.'}
            </Translate>
          </li>
        )}
        {content && (
          <li className={styles.finding} data-verdict="refused">
            <p>
              <strong>{contentRemedy(content, post.files, locale)}</strong>
              <br />
              {contentReason(content, network.name, locale)} {content.kind?.note}
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
        {of('refused')}
        {became && (
          <li className={styles.finding} data-verdict="passes" data-became={became.kind}>
            <p>{becameText(became, locale)}</p>
          </li>
        )}
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
        {of('remark')}
        {stills.length > 0 && (
          <li className={styles.finding} data-verdict="remark" data-stills>
            <p>{stillText(stills, network.name, locale)}</p>
          </li>
        )}
        {unreadable.length > 0 && (
          <li className={styles.finding} data-verdict="remark">
            <Translate id="postChecker.unreadable" values={{limits: unreadable.map(({limit}) => `${limit.label}: ${limit.text}`).join('; ')}}>
              {'Couldn’t be checked from the file: {limits}.'}
            </Translate>
          </li>
        )}
      </ul>
    </article>
  );
}

/** Networks that take the post as it is, in one row. */
function Accepted({results, locale}: {readonly results: readonly NetworkResult[]; readonly locale: Locale}): ReactNode {
  return (
    <ul className={styles.accepted} aria-label={verdictWords.passes[locale]}>
      {results.map(({network, became}) => (
        <li key={network.id} data-network={network.id} data-verdict="passes">
          <NetworkIcon id={network.id} size="small" />
          {network.name}
          {became && ` · ${became.name}`}
          <span className="spoken"> {verdictWords.passes[locale]}</span>
        </li>
      ))}
    </ul>
  );
}

/** Limits that were kept and those that a post does not show, network by network; made when they are asked for. */
function Details({results, locale}: {readonly results: readonly NetworkResult[]; readonly locale: Locale}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Translate id="postChecker.details">What was checked, and what can’t be checked from a post</Translate>
      </summary>
      {isOpen &&
        results.map(({network, limits, open}) => {
          const kept = grouped(limits.filter((item) => item.verdict === 'passes'));
          const skipped = open.filter(({why}) => why !== 'unreadable');
          return (
            <section key={network.id}>
              <h4>{network.name}</h4>
              <ul className={styles.plain}>
                {kept.map(({first, files}) => (
                  <li key={first.limit.id}>
                    {first.limit.label}
                    {files.length > 0 ? ` — ${filesText(files, locale)}` : ''}: {foundText(first, locale)}; {first.limit.text}
                  </li>
                ))}
                {skipped.map(({limit}) => (
                  <li key={limit.id}>
                    <Translate id="postChecker.notChecked" values={{limit: `${limit.label}: ${limit.text}`}}>
                      {'Not checked here: {limit}.'}
                    </Translate>{' '}
                    {limit.note}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
    </details>
  );
}

interface ResultsProps {
  readonly results: readonly NetworkResult[];
  readonly post: Post;
  readonly weigh: Weigh | undefined;
  readonly fileRules: FileRules | undefined;
  readonly locale: Locale;
}

/** Answers network by network: what is refused first, with what to do; what is taken last, in one row. */
export default function Results({results, ...shared}: ResultsProps): ReactNode {
  const of = (verdict: Verdict): readonly NetworkResult[] => results.filter((result) => result.verdict === verdict);
  const accepted = of('passes');
  return (
    <>
      {(['refused', 'remark'] as const).map((verdict) => (
        <div key={verdict} data-group={verdict} className={styles.group}>
          {of(verdict).map((result) => (
            <NetworkCard key={result.network.id} result={result} {...shared} />
          ))}
        </div>
      ))}
      {accepted.length > 0 && (
        <div data-group="passes" className={styles.group}>
          <h3 className={styles.cardTitle}>{verdictWords.passes[shared.locale]}</h3>
          <Accepted results={accepted} locale={shared.locale} />
        </div>
      )}
      <Details results={results} locale={shared.locale} />
    </>
  );
}
