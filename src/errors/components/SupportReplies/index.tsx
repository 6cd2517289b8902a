import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useRef, useState} from 'react';
import {copyText} from '../../../ui/copy.ts';
import {copyingText, useCopying} from '../../../ui/copying.ts';
import CopyButton from '../../../ui/CopyButton';
import KindPick from '../../../ui/Pick/KindPick.tsx';
import {useTypedEarly} from '../../../ui/typed-early.ts';
import {inputLimit} from '../../matching/text.ts';
import type {RepliesFile} from '../../replies.ts';
import {loadMatcher} from '../ErrorFinder/load.ts';
import {NotLoaded, useOnDemand, useSiteBase} from '../on-demand.tsx';
import {pasteField} from '../paste-field.ts';
import type {Asked} from './read.ts';
import styles from './styles.module.css';

type Language = 'en' | 'ru';
interface Loaded {
  readonly read: (text: string) => readonly Asked[];
  readonly replies: Readonly<Record<Language, RepliesFile>>;
}
const languages: readonly {readonly id: Language; readonly label: string; readonly lang: Language}[] = [
  {id: 'en', label: 'English', lang: 'en'},
  {id: 'ru', label: 'Русский', lang: 'ru'},
];

async function replies(address: string): Promise<RepliesFile> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as RepliesFile;
}

/** What the replies are made of, in both languages, and what reads the pasted text. */
async function loadReplies(base: string): Promise<Loaded> {
  const [matcher, en, ru, {readAsked}] = await Promise.all([
    loadMatcher(base),
    replies(`${base}replies.json`),
    replies(`${base}ru/replies.json`),
    import('./read.ts'),
  ]);
  return {read: (pasted) => readAsked(pasted, matcher), replies: {en, ru}};
}

function Reply({code, file, sure}: {readonly code: number; readonly file: RepliesFile; readonly sure: boolean}): ReactNode {
  const entry = file[code];
  if (!entry) return null;
  return (
    <article className={styles.reply}>
      <h3>
        <a href={entry.link.replace(/^https?:\/\/[^/]+/, '')}>
          {code} {entry.title}
        </a>
      </h3>
      {sure ? <pre className={styles.text}>{entry.reply}</pre> : null}
      <p className={styles.buttons}>
        <CopyButton text={entry.reply}>
          <Translate id="supportReplies.copy">Copy the reply</Translate>
        </CopyButton>{' '}
        <CopyButton text={entry.link}>
          <Translate id="supportReplies.copyLink">Copy the short link</Translate>
        </CopyButton>
      </p>
      {entry.ask !== '' && (
        <p className={styles.ask}>
          <strong>
            <Translate id="supportReplies.ask">If this doesn’t help, ask the customer for:</Translate>
          </strong>{' '}
          {entry.ask}
        </p>
      )}
    </article>
  );
}

/**
 * For support agents: paste codes and messages, get a ready reply for each. Ctrl+Enter copies all replies. Everything happens
 * in the browser; nothing that is pasted leaves it.
 */
export default function SupportReplies(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const [text, setText] = useState('');
  const [language, setLanguage] = useState<Language>(i18n.currentLocale === 'ru' ? 'ru' : 'en');
  const [copying, copy] = useCopying();
  const base = useSiteBase();
  const {data: loaded, failed, load} = useOnDemand(() => loadReplies(base));
  const field = useRef<HTMLTextAreaElement>(null);
  useTypedEarly(field, ({value}) => {
    if (value.trim() === '') return;
    setText(value.slice(0, inputLimit));
    load();
  });
  const asked = loaded?.read(text) ?? [];
  const file = loaded?.replies[language];
  const all = asked.flatMap(({codes: [code], sure}) => (sure && code !== undefined && file?.[code] ? [file[code].reply] : [])).join('\n\n');
  return (
    <section className={styles.agents} aria-label={translate({id: 'supportReplies.label', message: 'Replies for customers'})}>
      <div className={styles.form}>
        <label htmlFor="support-replies" className={styles.label}>
          <Translate id="supportReplies.prompt">Paste one or more codes, messages, or API responses</Translate>
        </label>
        <textarea
          ref={field}
          id="support-replies"
          className={styles.input}
          {...pasteField}
          value={text}
          aria-describedby="support-replies-hint"
          onFocus={load}
          onChange={(event) => {
            setText(event.target.value);
            load();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            if (all !== '') copy(() => copyText(all));
          }}
        />
        <p id="support-replies-hint" className={styles.hint}>
          <Translate id="supportReplies.hint">
            One on each line, or separated by an empty line. Ctrl+Enter copies all replies. Nothing you paste leaves your browser.
          </Translate>
        </p>
        <KindPick
          legend={<Translate id="supportReplies.language">Reply language</Translate>}
          name="support-replies-language"
          kinds={languages}
          chosen={language}
          onChoose={setLanguage}
        />
      </div>
      <div role="status" aria-live="polite">
        {copying === 'copied' && <Translate id="supportReplies.copied">All replies are copied.</Translate>}
        {copying === 'failed' && copyingText(copying)}
        {failed && <NotLoaded onRetry={load} />}
      </div>
      {file &&
        asked.map(({text: part, codes, sure}) => (
          <div key={`${part} ${codes.join()}`} lang={language}>
            {codes.length === 0 && (
              <p lang={i18n.currentLocale}>
                <Translate id="supportReplies.nothing" values={{text: part.slice(0, 80)}}>
                  {'No code fits “{text}”. Ask for the whole message and the name of the network.'}
                </Translate>
              </p>
            )}
            {codes.length > 0 && !sure && (
              <p lang={i18n.currentLocale}>
                <Translate id="supportReplies.unsure" values={{text: part.slice(0, 80)}}>
                  {'“{text}” fits several codes. Ask which network sent it. Most likely:'}
                </Translate>
              </p>
            )}
            {codes.map((code) => (
              <Reply key={code} code={code} file={file} sure={sure} />
            ))}
          </div>
        ))}
    </section>
  );
}
