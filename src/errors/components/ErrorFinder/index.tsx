import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {type FinderEntry, findErrors, inputLimit, type Match} from './find.ts';
import {loadFinderEntries} from './load.ts';
import styles from './styles.module.css';

const samples = ['10045', '(#190) Error validating access token', 'Bad Request: chat not found', 'quotaExceeded'];

function Reason({reason}: {readonly reason: Match['reason']}): ReactNode {
  const text = <code>{reason.text.length > 140 ? `${reason.text.slice(0, 140)}…` : reason.text}</code>;
  if (reason.kind === 'code') return <Translate id="errorFinder.reason.code">The code stands in the text.</Translate>;
  if (reason.kind === 'network-code')
    return (
      <Translate id="errorFinder.reason.networkCode" values={{text}}>
        {'The network’s own code: {text}'}
      </Translate>
    );
  if (reason.kind === 'message')
    return (
      <Translate id="errorFinder.reason.message" values={{text}}>
        {'The message: {text}'}
      </Translate>
    );
  return (
    <Translate id="errorFinder.reason.words" values={{text}}>
      {'Similar words: {text}'}
    </Translate>
  );
}

/** Paste anything, get the codes it stands for. Everything happens in the browser; nothing that is pasted leaves it. */
export default function ErrorFinder(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {search} = useLocation();
  const [text, setText] = useState('');
  const [entries, setEntries] = useState<readonly FinderEntry[]>();
  const [failed, setFailed] = useState(false);
  const loading = useRef(false);

  const base = i18n.currentLocale === i18n.defaultLocale ? siteConfig.baseUrl : siteConfig.baseUrl.replace(new RegExp(`${i18n.currentLocale}/$`), '');
  const load = (): void => {
    if (loading.current) return;
    loading.current = true;
    setFailed(false);
    const own = i18n.currentLocale === 'ru' ? 'ru/errors.json' : 'errors.json';
    const other = i18n.currentLocale === 'ru' ? 'errors.json' : 'ru/errors.json';
    loadFinderEntries(base + own, base + other).then(setEntries, () => {
      loading.current = false;
      setFailed(true);
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address brings a new query
  useEffect(() => {
    const query = new URLSearchParams(search).get('q');
    if (query === null) return;
    setText(query.slice(0, inputLimit));
    load();
  }, [search]);

  const matches = entries && text.trim() !== '' ? findErrors(text, entries) : [];
  const change = (value: string): void => {
    setText(value.slice(0, inputLimit));
    load();
  };
  return (
    <section className={styles.finder} aria-label={translate({id: 'errorFinder.label', message: 'Error finder'})}>
      <label className={styles.label} htmlFor="error-finder">
        <Translate id="errorFinder.prompt">Paste a code, a message or an API answer</Translate>
      </label>
      <textarea
        id="error-finder"
        className={styles.input}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={text}
        maxLength={inputLimit}
        onFocus={load}
        onChange={(event) => change(event.target.value)}
        aria-describedby="error-finder-hint"
      />
      <p id="error-finder-hint" className={styles.hint}>
        <Translate id="errorFinder.hint">Nothing you paste leaves your browser. For example:</Translate>{' '}
        {samples.map((sample) => (
          <button key={sample} type="button" className={styles.sample} onClick={() => change(sample)}>
            {sample}
          </button>
        ))}
      </p>
      <div role="status" aria-live="polite">
        {failed && (
          <p>
            <Translate id="errorFinder.failed">The catalogue could not be loaded; check your connection.</Translate>{' '}
            <button type="button" className="button button--secondary button--sm" onClick={load}>
              <Translate id="errorFinder.retry">Try again</Translate>
            </button>
          </p>
        )}
        {entries && text.trim() !== '' && matches.length === 0 && (
          <p>
            <Translate id="errorFinder.nothing">No code fits. Paste more of the message, or look through the list below.</Translate>
          </p>
        )}
        {matches.length > 0 && (
          <ol className={styles.matches}>
            {matches.map((match) => (
              <li key={match.code}>
                <Link to={`/docs/tools/${match.code === 20004 ? 'automation' : 'publications'}/issues/${match.code}`}>
                  <strong>{match.code}</strong> {match.title}
                </Link>
                <small className={styles.reason}>
                  <Reason reason={match.reason} />
                </small>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
