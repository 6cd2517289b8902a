import settings from '@generated/feedback/default/settings.json';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {type MouseEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState} from 'react';
import type {FeedbackSettings} from '../../config/feedback.ts';
import {type Answer, eventParameters, issueAddress, mailAddress, noteLimits} from './answer.ts';
import {rememberAnswer, whyNotNow} from './remember.ts';
import styles from './styles.module.css';

type Way = Exclude<FeedbackSettings['way'], 'off'>;

/** Hands the answer to the analytics service; false where it does not run, for want of consent say. */
function sendEvent(answer: Answer): boolean {
  const queue = (window as {dataLayer?: unknown[]}).dataLayer;
  if (!queue) return false;
  // The service's script reads `arguments` objects, not arrays.
  (function send(..._call: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  })('event', 'page_feedback', eventParameters(answer));
  return true;
}

function wayTexts(): Readonly<Record<Way, {readonly send: string; readonly hint: string}>> {
  return {
    issue: {
      send: translate({id: 'feedback.issue.send', message: 'Open an issue'}),
      hint: translate({id: 'feedback.issue.hint', message: 'Opens the repository in a new tab, with your words filled in. What you send there is public.'}),
    },
    email: {
      send: translate({id: 'feedback.email.send', message: 'Write an email'}),
      hint: translate({id: 'feedback.email.hint', message: 'Opens your mail program, with your words filled in.'}),
    },
    analytics: {
      send: translate({id: 'feedback.analytics.send', message: 'Send'}),
      hint: translate({id: 'feedback.analytics.hint', message: 'Sent without your name. Leave out passwords, tokens, and addresses.'}),
    },
  };
}

interface NoteProps {
  readonly helpful: boolean;
  readonly way: Way;
  readonly note: string;
  readonly answer: Answer;
  readonly onNote: (note: string) => void;
  readonly onSend: (event: MouseEvent) => void;
}

/** The optional note, and the one press that sends the answer on its way. */
function Note({helpful, way, note, answer, onNote, onSend}: NoteProps): ReactNode {
  const id = useId();
  const texts = wayTexts()[way];
  const target = 'target' in settings ? settings.target : '';
  return (
    <div className={styles.form}>
      <label htmlFor={id}>
        {helpful ? (
          <Translate id="feedback.note.helpful">What helped most? (optional)</Translate>
        ) : (
          <Translate id="feedback.note.unhelpful">What’s missing or wrong? (optional)</Translate>
        )}
      </label>
      <textarea
        id={id}
        className={styles.note}
        rows={3}
        maxLength={noteLimits[way]}
        value={note}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onNote(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.hint} {translate({id: 'feedback.note.limit', message: 'At most {count} characters.'}, {count: noteLimits[way]})}
      </p>
      {way === 'analytics' ? (
        <button type="button" className="button button--primary button--sm" onClick={onSend}>
          {texts.send}
        </button>
      ) : (
        <a
          className="button button--primary button--sm"
          href={way === 'issue' ? issueAddress(target, answer) : mailAddress(target, answer)}
          {...(way === 'issue' ? {target: '_blank', rel: 'noopener noreferrer'} : {})}
          onClick={onSend}
        >
          {texts.send}
        </a>
      )}
    </div>
  );
}

type State = 'asked' | 'sent' | 'failed' | 'before' | 'enough';

interface PanelProps {
  readonly way: Way;
  readonly state: State;
  /** The answer that is chosen, before it is sent. */
  readonly helpful: boolean | undefined;
  readonly note: string;
  readonly answer: Answer;
  /** What takes the place of the controls. */
  readonly message?: Ref<HTMLParagraphElement>;
  readonly onHelpful: (helpful: boolean) => void;
  readonly onNote: (note: string) => void;
  readonly onSend: (event: MouseEvent) => void;
}

/** The question, and what became of the answer. */
export function Panel({way, state, helpful, note, answer, message, onHelpful, onNote, onSend}: PanelProps): ReactNode {
  const id = useId();
  const choices = [
    [true, translate({id: 'feedback.yes', message: 'Yes'})],
    [false, translate({id: 'feedback.no', message: 'No'})],
  ] as const;
  return (
    <section className={clsx(styles.feedback, 'no-print')} aria-labelledby={id} data-markdown="skip">
      <div className={styles.row}>
        <p id={id} className={styles.question}>
          <Translate id="feedback.question">Was this helpful?</Translate>
        </p>
        {state === 'asked' &&
          choices.map(([value, label]) => (
            <button
              key={label}
              type="button"
              aria-pressed={helpful === value}
              aria-describedby={id}
              className={clsx('button button--sm', helpful === value ? 'button--primary' : 'button--secondary')}
              onClick={() => onHelpful(value)}
            >
              {label}
            </button>
          ))}
        {state !== 'asked' && (
          <p ref={message} tabIndex={-1} className={styles.said}>
            {state === 'sent' && <Translate id="feedback.sent">Thank you.</Translate>}
            {state === 'before' && <Translate id="feedback.before">You’ve already answered today. Thank you.</Translate>}
            {state === 'enough' && <Translate id="feedback.enough">Thank you. You’ve rated many pages today, so you can rate more tomorrow.</Translate>}
            {state === 'failed' && (
              <Translate id="feedback.failed">
                Your feedback wasn’t sent, because it goes through the visit counter, which is turned off on this site.
              </Translate>
            )}
          </p>
        )}
      </div>
      {state === 'asked' && helpful !== undefined && <Note helpful={helpful} way={way} note={note} answer={answer} onNote={onNote} onSend={onSend} />}
    </section>
  );
}

function Question({way, title}: {readonly way: Way; readonly title: string}): ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const [helpful, setHelpful] = useState<boolean>();
  const [note, setNote] = useState('');
  const [state, setState] = useState<State>('asked');
  const message = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const page = pathname.replace(/(.)\/$/, '$1');
  useEffect(() => {
    pressed.current = false;
    setState(whyNotNow(page, new Date()) ?? 'asked');
  }, [page]);
  useEffect(() => {
    // The control that was pressed is gone; the keyboard goes on from what took its place.
    if (pressed.current && state !== 'asked') message.current?.focus();
  }, [state]);
  const subject = helpful
    ? translate({id: 'feedback.subject.helpful', message: 'Helpful: {title}'}, {title})
    : translate({id: 'feedback.subject.unhelpful', message: 'Not helpful: {title}'}, {title});
  const answer: Answer = {helpful: helpful === true, note, subject, page: siteConfig.url + page};
  const send = (event: MouseEvent): void => {
    pressed.current = true;
    // Another tab may have answered since the question was asked here.
    const why = whyNotNow(page, new Date());
    if (why) {
      event.preventDefault();
      setState(why);
      return;
    }
    if (way === 'analytics' && !sendEvent(answer)) {
      setState('failed');
      return;
    }
    rememberAnswer(page, new Date());
    // A link is followed after this; it has to stay until then.
    setTimeout(() => setState('sent'));
  };
  return (
    <Panel way={way} state={state} helpful={helpful} note={note} answer={answer} message={message} onHelpful={setHelpful} onNote={setNote} onSend={send} />
  );
}

/** Asks at a page's end whether it helped; the answer goes where the site's owner has said, and nowhere when it is off. */
export default function Feedback({title}: {readonly title: string}): ReactNode {
  return settings.way === 'off' ? null : <Question way={settings.way} title={title} />;
}
