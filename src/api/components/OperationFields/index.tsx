import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from '../Operation/styles.module.css';

interface Props {
  /** Headings of the page below the authorization, for those who come for one of them: the page of a large call is many screens long. */
  readonly sections: readonly (readonly [id: string, label: string])[];
  readonly children: ReactNode;
}

/** Everything about a call that is read beside its samples. */
export default function OperationFields({sections, children}: Props): ReactNode {
  return (
    <div className={`parts ${styles.fields}`}>
      <nav className={`${styles.sections} no-print`} data-markdown="skip" aria-label={translate({id: 'api.sections', message: 'On this page'})}>
        {sections.map(([id, label]) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
      {children}
    </div>
  );
}
