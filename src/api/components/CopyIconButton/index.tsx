import {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly text: () => string;
}

/** A small button that copies, seen without hovering; it says what became of it to eyes and to screen readers. */
export default function CopyIconButton({label, text}: Props): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (): void => {
    // Without a secure context there is no clipboard.
    const done = navigator.clipboard?.writeText(text()) ?? Promise.reject(new Error('no clipboard'));
    done.then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  const said =
    state === 'copied'
      ? translate({id: 'copyButton.copied', message: 'Copied'})
      : state === 'failed'
        ? translate({id: 'copyButton.failed', message: 'Copying isn’t allowed here'})
        : '';
  return (
    <button type="button" className={`${styles.button} no-print`} onClick={copy} aria-label={label} title={label}>
      <svg
        width="18"
        height="18"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={state === 'copied' ? 'm4 11 4 4 8-9' : 'M7 7h9v9H7zM4 13V4h9'} />
      </svg>
      <span className={styles.said} aria-live="polite">
        {said}
      </span>
    </button>
  );
}
