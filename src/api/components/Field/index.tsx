import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {nameEnds} from '../../../ui/name-ends.ts';
import Pieces from '../../../ui/Pieces.tsx';
import styles from './styles.module.css';

interface Props {
  readonly name: string;
  /** Anchor of the field, unique on the page. */
  readonly id: string;
  /** As the reference writes types: `integer`, `string (date-time)`, `object[]`. */
  readonly type: string;
  readonly required?: boolean;
  /** Bounds, already in the page's language. */
  readonly bounds?: string;
  readonly byDefault?: string;
  readonly example?: string;
  readonly children?: ReactNode;
}

/** One parameter or field: its name is a link to itself, then type, bounds, and what it means. Pointing at it lights its line in the sample. */
export default function Field({name, id, type, required = false, bounds, byDefault, example, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={`api-field ${styles.field}`}>
      <div className={styles.head}>
        <a href={`#${id}`} className={styles.name}>
          <code translate="no">
            <Pieces of={name.split(nameEnds)} />
          </code>
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
        {byDefault && (
          <>
            {' '}
            <span className={styles.bounds}>
              <Translate id="api.default">default</Translate> <code>{byDefault}</code>
            </span>
          </>
        )}
      </div>
      {children}
      {example && (
        <p className={styles.example}>
          <Translate id="api.example">Example:</Translate> <code translate="no">{example}</code>
        </p>
      )}
    </li>
  );
}
