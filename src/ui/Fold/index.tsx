import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What a fold in a page says of itself: its line, and the anchor that leads to it. */
export interface FoldData {
  readonly title: string;
  /** Without one it stands under a heading, which has said already what it holds. */
  readonly id?: string;
}

/**
 * A part of a page that is one line until it is opened. The browser opens it, without any script; its looks are those of every fold
 * (src/shell/styles/content.css).
 */
export default function Fold({facts, children}: {readonly facts: FoldData; readonly children?: ReactNode}): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (facts.id !== undefined) brokenLinks.collectAnchor(facts.id);
  const said = facts.id === undefined ? {'data-markdown': 'skip', 'data-search': 'skip'} : {};
  return (
    <details id={facts.id}>
      <summary {...said}>{facts.title}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
