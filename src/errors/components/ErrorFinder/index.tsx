import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {inputLimit} from '../../matching/text.ts';
import {agentField, agentForm} from '../../../ui/agent-form.ts';
import Answer from './Answer.tsx';
import {loadFinder} from './load.ts';
import {useTypedEarly} from '../../../ui/typed-early.ts';
import {NotLoaded, useOnDemand} from '../on-demand.tsx';
import {pasteField} from '../paste-field.ts';
import styles from './styles.module.css';

const samples = ['10045', '(#190) Error validating access token', 'Bad Request: chat not found', 'quotaExceeded'];

/** Paste anything, get the codes it stands for. Everything happens in the browser; nothing that is pasted leaves it. */
export default function ErrorFinder(): ReactNode {
  const {search} = useLocation();
  const history = useHistory();
  // What another page sent here: a code alone goes straight on to its page.
  const [sent, setSent] = useState<string>();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);

  const {baseUrl} = useDocusaurusContext().siteConfig;
  const prefix = baseUrl.replace(/\/$/, '');
  const {data: finder, failed, load} = useOnDemand(() => loadFinder(baseUrl));

  const early = useRef(false);
  useTypedEarly(field, ({value}) => {
    if (value.trim() === '') return;
    early.current = true;
    change(value);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address brings a new query
  useEffect(() => {
    const query = new URLSearchParams(search).get('q');
    // What somebody has typed here is newer than what the address brought.
    const isOlder = early.current;
    early.current = false;
    if (query === null || isOlder) return;
    setText(query.slice(0, inputLimit));
    setSent(query);
    load();
  }, [search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was sent, as soon as the codes are known
  useEffect(() => {
    const code = sent === undefined ? undefined : finder?.exact(sent);
    if (finder && code !== undefined) history.replace(`${prefix}${finder.pageOf(code)}`);
  }, [sent, finder]);

  const found = finder && text.trim() !== '' ? finder.find(text) : undefined;
  const change = (value: string): void => {
    setText(value.slice(0, inputLimit));
    load();
  };
  return (
    <section className={styles.finder} aria-label={translate({id: 'errorFinder.label', message: 'Error finder'})}>
      <form
        onSubmit={(event) => event.preventDefault()}
        {...agentForm(
          'explain_error',
          'Finds the page that explains an error of publishing, from a pasted code, message, or API response. The answer appears on the page.',
        )}
      >
        <label className={styles.label} htmlFor="error-finder">
          <Translate id="errorFinder.prompt">Paste a code, a message, or an API response</Translate>
        </label>
        <textarea
          ref={field}
          id="error-finder"
          name="text"
          {...agentField('A code, a message, an API response, or a log, as it was seen.')}
          className={styles.input}
          {...pasteField}
          value={text}
          onFocus={load}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            const code = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing ? finder?.exact(text) : undefined;
            if (!finder || code === undefined) return;
            event.preventDefault();
            history.push(`${prefix}${finder.pageOf(code)}`);
          }}
          aria-describedby="error-finder-hint"
        />
      </form>
      <div role="status" aria-live="polite">
        {failed && <NotLoaded onRetry={load} />}
        {finder && found && <Answer found={found} pageOf={finder.pageOf} />}
      </div>
      <p id="error-finder-hint" className={styles.hint}>
        <span className={styles.told}>
          <Translate id="errorFinder.hint">Nothing you paste leaves your browser. For example:</Translate>{' '}
        </span>
        {samples.map((sample) => (
          <button key={sample} type="button" className={styles.sample} onClick={() => change(sample)}>
            {sample}
          </button>
        ))}
      </p>
    </section>
  );
}
