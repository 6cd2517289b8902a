import {isValidElement, type ReactNode} from 'react';
import styles from '../CodeSamples/styles.module.css';

export interface Props {
  /** What is remembered when the reader chooses it. */
  readonly language: string;
  readonly label: string;
  /** Set by `CodeSamples` on the one that is seen. */
  readonly active?: boolean;
  /** A fenced block of code. */
  readonly children: ReactNode;
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{children?: ReactNode}>(node) ? textOf(node.props.children) : '';
}

/**
 * One language of `CodeSamples`. Only the one that is seen is coloured and can be copied by button: seven coloured blocks
 * would be most of the page's weight.
 */
export default function Sample({label, active = false, children}: Props): ReactNode {
  return (
    <section aria-label={label} translate="no">
      {active ? children : <pre className={styles.plain}>{textOf(children).trimEnd()}</pre>}
    </section>
  );
}
