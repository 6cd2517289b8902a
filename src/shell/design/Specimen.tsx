import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** One part of the design with its name, as a test and a reader find it. */
export default function Specimen({name, children}: {readonly name: string; readonly children: ReactNode}): ReactNode {
  return (
    <section className={styles.specimen} data-specimen={name}>
      <h3 className={styles.name}>{name}</h3>
      {children}
    </section>
  );
}
