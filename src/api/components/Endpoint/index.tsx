import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** HTTP method; a page of a resource has none. */
  readonly method?: string;
  readonly server: string;
  readonly path?: string;
  readonly version: string;
}

/** The head of a reference page: which version it describes, and the address to call. */
export default function Endpoint({method, server, path = '', version}: Props): ReactNode {
  return (
    <p className={clsx('api-endpoint', styles.endpoint)}>
      <span className={styles.version}>
        <Translate id="api.version" values={{version}}>
          {'API {version}'}
        </Translate>
      </span>
      <span className={styles.address}>
        {method && <strong className={clsx(styles.method, styles[method.toLowerCase()])}>{method}</strong>}{' '}
        <code>
          {server}
          <wbr />
          <b>{path}</b>
        </code>
      </span>
    </p>
  );
}
