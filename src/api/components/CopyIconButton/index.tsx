import type {ReactNode} from 'react';
import {copyText} from '../../../ui/copy.ts';
import {copyingText, useCopying} from '../../../ui/copying.ts';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly text: () => string;
}

/** A small button that copies, seen without hovering; it says what became of it to eyes and to screen readers. */
export default function CopyIconButton({label, text}: Props): ReactNode {
  const [state, copy] = useCopying();
  return (
    <button type="button" className={`${styles.button} no-print`} onClick={() => copy(() => copyText(text()))} aria-label={label} title={label}>
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
        {copyingText(state)}
      </span>
    </button>
  );
}
