import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type CSSProperties, type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Highlighted by the build, or plain text. */
  readonly children?: ReactNode;
  readonly title?: string;
  /** `language-json` and the like. */
  readonly className?: string;
  /** Number of the first line, where lines are numbered. */
  readonly firstNumber?: number;
}

/** Code below a row that names it and holds what can be done with it, so that nothing ever covers the code. */
export default function CodeBlock({children, title, className, firstNumber}: Props): ReactNode {
  const code = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState(false);
  const [wraps, setWraps] = useState(false);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  useEffect(() => {
    const element = code.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const copy = (): void => {
    navigator.clipboard?.writeText(code.current?.textContent ?? '').then(
      () => setCopied(true),
      // Copying is refused: the code can still be selected by hand.
      () => setCopied(false),
    );
  };
  const name = title ?? languageNames[/language-(\S+)/.exec(className ?? '')?.[1] ?? ''];
  return (
    <div className={clsx('code-block', styles.block)}>
      <div className={styles.bar}>
        <span className={styles.title}>{name}</span>
        {(isWide || wraps) && (
          <button type="button" className={clsx(styles.action, 'no-print')} aria-pressed={wraps} onClick={() => setWraps(!wraps)}>
            {translate({id: 'codeBlock.wrap', message: 'Wrap lines'})}
          </button>
        )}
        <button type="button" className={clsx(styles.action, 'no-print')} onClick={copy}>
          <span aria-live="polite">{copied ? translate({id: 'codeBlock.copied', message: 'Copied'}) : translate({id: 'codeBlock.copy', message: 'Copy'})}</span>
        </button>
      </div>
      <pre
        ref={code}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls sideways has to be reachable by keyboard
        tabIndex={0}
        className={clsx(styles.code, wraps && styles.wrapped, firstNumber !== undefined && styles.numbered, className)}
        style={firstNumber === undefined ? undefined : ({'--before-first': firstNumber - 1} as CSSProperties)}
      >
        <code>{children}</code>
      </pre>
    </div>
  );
}

/** Languages by the name that people know them by; plain text needs none. */
const languageNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
  json: 'JSON',
  http: 'HTTP',
  xml: 'XML',
  yaml: 'YAML',
  csv: 'CSV',
  html: 'HTML',
  js: 'JavaScript',
  ts: 'TypeScript',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  php: 'PHP',
  go: 'Go',
  csharp: 'C#',
};
