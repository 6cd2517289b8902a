import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useEffect, useRef} from 'react';
import ApiTable, {type ApiTableData} from '../ApiTable/index.tsx';
import {marked} from '../ApiTable/marked.tsx';
import styles from './styles.module.css';

interface Props {
  /** HTTP status: `422`, `5xx`. */
  readonly status: string;
  /** What the status means here; may hold `code` and [links](/somewhere). */
  readonly text: string;
  /** How many codes there are, and whether to send the request again, in the page's language. */
  readonly note: string;
  readonly codes?: ApiTableData;
}

/** A status that a call refuses requests with, and its codes. They are open; on a phone, where they are long, the reader opens them. */
export default function Refusal({status, text, note, codes}: Props): ReactNode {
  const id = `error-${status}`;
  useBrokenLinks().collectAnchor(id);
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (element.current && matchMedia('(width < 48rem)').matches && location.hash !== `#${id}`) element.current.open = false;
  }, [id]);
  const head = (
    <>
      <code className={styles.status}>{status}</code>{' '}
      <span className={styles.text}>
        {marked(text)} <small>{note}</small>
      </span>
    </>
  );
  if (!codes)
    return (
      <p id={id} className={styles.refusal}>
        <span className={styles.head}>{head}</span>
      </p>
    );
  return (
    <details ref={element} id={id} className={styles.refusal} open>
      <summary className={styles.head}>{head}</summary>
      <ApiTable {...codes} narrow="sentence" />
    </details>
  );
}
