import clsx from 'clsx';
import type {ReactNode} from 'react';
import {copyLater, copyText} from '../copy.ts';
import {copyingText, useCopying} from '../copying.ts';

interface Props {
  /** The text, or what makes it when the button is pressed. */
  readonly text: string | (() => Promise<string>);
  readonly children: ReactNode;
  /** What it copies, where `children` are a drawing. */
  readonly label?: string;
  /** Its own look in place of the grey button's. */
  readonly className?: string | undefined;
}

/** Puts a text on the clipboard and says so, to eyes and to screen readers. */
export default function CopyButton({text, children, label, className = 'button button--secondary button--sm'}: Props): ReactNode {
  const [state, copy] = useCopying();
  return (
    <button
      type="button"
      className={clsx(className, 'no-print')}
      aria-label={state === 'idle' ? label : undefined}
      onClick={() => copy(() => (typeof text === 'function' ? copyLater(text) : copyText(text)))}
    >
      <span aria-live="polite">{copyingText(state) || children}</span>
    </button>
  );
}
