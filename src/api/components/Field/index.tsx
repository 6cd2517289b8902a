import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly name: string;
  /** Anchor of the field, unique on the page. */
  readonly id: string;
  /** As the reference writes types: `integer`, `string (date-time)`, `object[]`. */
  readonly type: string;
  readonly required?: boolean;
  /** Bounds and default, already in the page's language. */
  readonly bounds?: string;
  readonly children?: ReactNode;
}

/** One parameter or field: its name is a link to itself, then type, bounds, and what it means. */
export default function Field({name, id, type, required = false, bounds, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={styles.field}>
      <div className={styles.head}>
        <a href={`#${id}`} className={styles.name}>
          <code translate="no">{name}</code>
        </a>{' '}
        <span className={styles.type} translate="no">
          {type}
        </span>
        {required && (
          <>
            {' '}
            <strong className={styles.required}>
              <Translate id="api.required">required</Translate>
            </strong>
          </>
        )}
        {bounds && (
          <>
            {' '}
            <span className={styles.bounds}>{bounds}</span>
          </>
        )}
      </div>
      {children}
    </li>
  );
}
