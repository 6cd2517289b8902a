import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** Absolute path in the site, without the language. */
  readonly to: string;
  readonly children?: ReactNode;
}

/** One way on: title, where it leads, one sentence. */
export default function Card({title, to, children}: Props): ReactNode {
  return (
    <Link to={to} className={styles.card}>
      <strong className={styles.title}>{title}</strong>
      {children && <span className={styles.text}>{children}</span>}
    </Link>
  );
}
