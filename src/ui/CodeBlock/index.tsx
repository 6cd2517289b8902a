import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Highlighted by the build, or plain text. */
  readonly children?: ReactNode;
  readonly title?: string;
  /** `language-json` and the like, for the styles of tokens. */
  readonly className?: string;
}

/** Code with an optional title and a button that copies it. */
export default function CodeBlock({children, title, className}: Props): ReactNode {
  const code = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (): void => {
    navigator.clipboard?.writeText(code.current?.textContent ?? '').then(
      () => setCopied(true),
      // Copying is refused: the code can still be selected by hand.
      () => setCopied(false),
    );
  };
  const label = copied ? translate({id: 'codeBlock.copied', message: 'Copied'}) : translate({id: 'codeBlock.copy', message: 'Copy'});
  return (
    <div className={styles.block}>
      {title && <div className={styles.title}>{title}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls sideways has to be reachable by keyboard */}
      <pre ref={code} tabIndex={0} className={clsx(styles.code, className)}>
        <code>{children}</code>
      </pre>
      <button type="button" className={clsx(styles.copy, 'no-print')} onClick={copy}>
        <span aria-live="polite">{label}</span>
      </button>
    </div>
  );
}
