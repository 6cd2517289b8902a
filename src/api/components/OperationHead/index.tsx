import type {ReactNode} from 'react';
import Endpoint from '../Endpoint/index.tsx';
import styles from '../Operation/styles.module.css';

interface Props {
  readonly title: string;
  readonly method: string;
  readonly server: string;
  readonly path: string;
  readonly version: string;
  /** What the call does, in a sentence or two. */
  readonly children: ReactNode;
}

/** What a call is for, and its address. The title stands here and not above the page, so that samples can stand beside it. */
export default function OperationHead({title, children, ...endpoint}: Props): ReactNode {
  return (
    <div className={styles.head}>
      <header>
        <h1>{title}</h1>
      </header>
      {children}
      <Endpoint {...endpoint} />
    </div>
  );
}
