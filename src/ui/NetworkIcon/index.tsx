import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  readonly id: string;
  /** 22, 32 or 48 px. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string;
}

/** A network's sign: a tile in its colour (src/shell/styles/signs.css). Decoration: its name stands beside it. */
export default function NetworkIcon({id, size = 'medium', className}: Props): ReactNode {
  return (
    <span className={clsx('sign', size === 'small' && 'sign-small', size === 'large' && 'sign-large', className)} data-net={id} aria-hidden="true">
      <svg focusable="false" aria-hidden="true">
        <use href={`${useBaseUrl('/img/networks.svg')}#${id}`} />
      </svg>
    </span>
  );
}
