import clsx from 'clsx';
import type {ReactNode} from 'react';
import NetworkSign from '../NetworkSign';
import styles from './styles.module.css';

interface Props {
  readonly code: number;
  /** The network whose code it is; none for codes of all networks. */
  readonly network?: string | undefined;
  readonly large?: boolean;
}

/** A code as a line's number on a bus: the network's sign and the figure in one plate. */
export default function CodePlate({code, network, large = false}: Props): ReactNode {
  return (
    <span className={clsx(styles.plate, large && styles.large)} data-net={network}>
      <NetworkSign id={network} />
      <b>{code}</b>
    </span>
  );
}
