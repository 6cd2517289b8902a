import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from '../Field/styles.module.css';

interface Props {
  /** Path of the object these fields belong to: `data[].details[]`. */
  readonly of: string;
  readonly children: ReactNode;
}

/** Fields of a nested object, open until the reader folds them; an address with the anchor of a field inside opens them again. */
export default function Nested({of, children}: Props): ReactNode {
  const {hash} = useLocation();
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target && element.current && !element.current.open && element.current.contains(target)) {
      element.current.open = true;
      target.scrollIntoView();
    }
  }, [hash]);
  return (
    <details ref={element} className={`api-nested ${styles.nested}`} open>
      <summary>
        <Translate id="api.fieldsOf">Fields of</Translate> <code translate="no">{of}</code>
      </summary>
      {children}
    </details>
  );
}
