import clsx from 'clsx';
import type {ReactNode} from 'react';
import {paintLines} from '../../samples/paint.ts';
import styles from './styles.module.css';

interface Props {
  readonly code: string;
  /** For the Markdown of the page: `json`. */
  readonly language: string;
  readonly label: string;
  /** Only what is seen is coloured: nine coloured samples would be most of the page. */
  readonly painted: boolean;
}

/** Code that the page itself has made, each line an element, so that fields can light theirs. */
export default function PaintedCode({code, language, label, painted}: Props): ReactNode {
  return (
    // biome-ignore-start lint/a11y: code that scrolls has to be reachable by keyboard, and says what it is when it is reached
    <pre tabIndex={0} aria-label={label} className={clsx(`language-${language}`, styles.code)} translate="no">
      <code>
        {painted
          ? paintLines(code).map((pieces, line, lines) => (
              <span key={line} className="api-line">
                {pieces.map(([kind, text], index) =>
                  kind ? (
                    <span key={index} className={`token ${kind}`}>
                      {text}
                    </span>
                  ) : (
                    text
                  ),
                )}
                {line < lines.length - 1 && '\n'}
              </span>
            ))
          : code}
      </code>
    </pre>
    // biome-ignore-end lint/a11y: see above
  );
}
