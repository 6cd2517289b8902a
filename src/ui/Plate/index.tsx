import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import NetworkIcon from '../NetworkIcon';

interface Props {
  readonly code: number;
  /** The network whose error it is; errors of the service itself have none. */
  readonly network?: string | undefined;
  readonly size?: 'medium' | 'large';
  /** Where the plate leads; without, it is no link. */
  readonly to?: string;
}

/** An error's code as a line's number on a bus: the network's tile and the figure in one plate. */
export default function Plate({code, network, size = 'medium', to}: Props): ReactNode {
  const className = clsx('plate', size === 'large' && 'plate-large');
  const content = (
    <>
      {network && <NetworkIcon id={network} />}
      <b>{code}</b>
    </>
  );
  return to === undefined ? (
    <span className={className} data-net={network}>
      {content}
    </span>
  ) : (
    <Link className={className} data-net={network} to={to}>
      {content}
    </Link>
  );
}
