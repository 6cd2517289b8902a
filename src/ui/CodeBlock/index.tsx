import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type CSSProperties, type ReactNode, useEffect, useRef, useState} from 'react';
import {copyText} from '../copy.ts';
import {copyingText, useCopying} from '../copying.ts';
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

/** Languages whose name is not their id in capitals. */
const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  csharp: 'C#',
  go: 'Go',
  java: 'Java',
  javascript: 'JavaScript',
  js: 'JavaScript',
  mjs: 'JavaScript',
  python: 'Python',
  ruby: 'Ruby',
  shell: 'Shell',
  sh: 'Shell',
  text: '',
  ts: 'TypeScript',
  typescript: 'TypeScript',
};

/** What a block without a title is headed by: the name of its language, for text nothing. */
function languageName(className: string | undefined): string {
  const language = /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  return names[language] ?? language.toUpperCase();
}

/**
 * Code below a row with its title, or its language, and the buttons that copy it and, where lines are longer than the block, wrap
 * them: nothing ever covers the code.
 */
export default function CodeBlock({children, title, className, firstNumber}: Props): ReactNode {
  const code = useRef<HTMLPreElement>(null);
  const [copying, copy] = useCopying();
  const [wraps, setWraps] = useState(false);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const element = code.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={clsx('code-block', styles.block)}>
      <div className={styles.head}>
        {/* The Markdown of the page says the language in its own way. */}
        <span className={styles.title} {...(title ? {} : {'data-markdown': 'skip'})}>
          {title ?? languageName(className)}
        </span>
        <span className={clsx(styles.buttons, 'no-print')}>
          {(isWide || wraps) && (
            <button type="button" className={styles.copy} aria-pressed={wraps} onClick={() => setWraps(!wraps)}>
              {translate({id: 'codeBlock.wrap', message: 'Wrap lines'})}
            </button>
          )}
          <button type="button" className={styles.copy} onClick={() => copy(() => copyText(code.current?.textContent ?? ''))}>
            <span aria-live="polite">{copyingText(copying) || translate({id: 'codeBlock.copy', message: 'Copy'})}</span>
          </button>
        </span>
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
