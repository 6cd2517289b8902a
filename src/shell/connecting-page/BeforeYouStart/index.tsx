import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What to see to before the steps: one line until it is opened, so that the first step stays in sight. */
export default function BeforeYouStart({facts, children}: {readonly facts: {readonly title: string}; readonly children?: ReactNode}): ReactNode {
  useBrokenLinks().collectAnchor('before');
  return (
    <details id="before" className={styles.fold}>
      <summary>{facts.title}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
