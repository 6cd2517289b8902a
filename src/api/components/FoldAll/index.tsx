import Translate from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Beginning of the anchors of the fields that are folded: `body`. */
  readonly of: string;
}

/** Folds or opens all nested objects of a section at once. */
export default function FoldAll({of}: Props): ReactNode {
  const [open, setOpen] = useState(true);
  const fold = (): void => {
    for (const nested of document.querySelectorAll<HTMLDetailsElement>(`.api-field[id^="${of}-"] > details.api-nested`)) nested.open = !open;
    setOpen(!open);
  };
  return (
    <p className={`${styles.line} no-print`}>
      <button type="button" className={styles.button} onClick={fold}>
        {open ? <Translate id="api.collapseAll">Collapse all</Translate> : <Translate id="api.expandAll">Expand all</Translate>}
      </button>
    </p>
  );
}
