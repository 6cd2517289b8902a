import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {tally} from '../advice.ts';
import type {NetworkResult, Verdict} from '../evaluate.ts';
import styles from './styles.module.css';

function label(verdict: Verdict): ReactNode {
  switch (verdict) {
    case 'refused':
      return <Translate id="postChecker.bar.refused">refused</Translate>;
    case 'remark':
      return <Translate id="postChecker.bar.remark">with changes</Translate>;
    case 'passes':
      return <Translate id="postChecker.bar.passes">published</Translate>;
  }
}

interface Props {
  readonly results: readonly NetworkResult[];
  readonly pending: boolean;
  /** Brings a group of answers into sight. */
  readonly onShow: (verdict: Verdict) => void;
}

/** The three numbers, in sight while the post is written and while the answers are read. */
export default function Bar({results, pending, onShow}: Props): ReactNode {
  const counts = tally(results);
  return (
    <div className={styles.bar} data-testid="post-checker-bar">
      {pending ? (
        <Translate id="postChecker.pending">Checking …</Translate>
      ) : (
        (['refused', 'remark', 'passes'] as const).map((verdict) => (
          <button key={verdict} type="button" className={styles.number} data-verdict={verdict} disabled={counts[verdict] === 0} onClick={() => onShow(verdict)}>
            <b>{counts[verdict]}</b> {label(verdict)}
          </button>
        ))
      )}
    </div>
  );
}
