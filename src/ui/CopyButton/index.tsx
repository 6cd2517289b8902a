import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import {copyLater} from '../copy.ts';

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
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (): void => {
    // Without a secure context there is no clipboard.
    const done = typeof text === 'function' ? copyLater(text) : (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard')));
    done.then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return (
    <button type="button" className={clsx(className, 'no-print')} aria-label={state === 'idle' ? label : undefined} onClick={copy}>
      <span aria-live="polite">
        {state === 'copied'
          ? translate({id: 'copyButton.copied', message: 'Copied'})
          : state === 'failed'
            ? translate({id: 'copyButton.failed', message: 'Copying isn’t allowed here'})
            : children}
      </span>
    </button>
  );
}
