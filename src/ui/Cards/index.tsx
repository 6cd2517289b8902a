import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A grid of `Card`s. */
export default function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
