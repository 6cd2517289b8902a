import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly id: string;
  readonly children: ReactNode;
}

/** One of several forms that an object can have. */
export default function Form({title, id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} className={styles.form} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {children}
    </section>
  );
}
