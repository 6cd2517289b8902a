import type {ReactNode} from 'react';
import styles from '../Operation/styles.module.css';

/** Everything about a call that is read beside its samples. */
export default function OperationFields({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.fields}>{children}</div>;
}
