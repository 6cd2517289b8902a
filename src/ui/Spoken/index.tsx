import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Words for who listens; for the eye something else says the same. */
export default function Spoken({children}: {readonly children: ReactNode}): ReactNode {
  return <span className={styles.spoken}>{children}</span>;
}
