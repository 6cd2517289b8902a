import type {ReactNode} from 'react';
import styles from '../Field/styles.module.css';

/** The fields of an object, or the parameters of a call. */
export default function Fields({children}: {readonly children: ReactNode}): ReactNode {
  return <ul className={styles.fields}>{children}</ul>;
}
