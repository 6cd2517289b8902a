import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {nameEnds} from '../../../ui/name-ends.ts';
import Pieces from '../../../ui/Pieces.tsx';
import CopyIconButton from '../CopyIconButton/index.tsx';
import styles from './styles.module.css';

interface Props {
  /** HTTP method; a page of a resource has none. */
  readonly method?: string;
  readonly server: string;
  readonly path?: string;
  readonly version: string;
}

/** The address to call, with a button that copies it; on the page of a resource also which version it describes. */
export default function Endpoint({method, server, path = '', version}: Props): ReactNode {
  return (
    <div className={clsx('api-endpoint', styles.endpoint)}>
      {method && <strong className={clsx(styles.method, styles[method.toLowerCase()])}>{method}</strong>}
      <code className={styles.address}>
        <span className={styles.server}>
          <Pieces of={server.split(nameEnds)} />
        </span>
        <wbr />
        <b>
          <Pieces of={path.split(nameEnds)} />
        </b>
      </code>
      {!method && (
        <span className={styles.version}>
          <Translate id="api.version" values={{version}}>
            {'API {version}'}
          </Translate>
        </span>
      )}
      <CopyIconButton label={translate({id: 'api.copyAddress', message: 'Copy the URL'})} text={() => `${server}${path}`} />
    </div>
  );
}
