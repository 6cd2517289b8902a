import clsx from 'clsx';
import type {ReactNode} from 'react';
import NetworkIcon from '../NetworkIcon';
import StrokeIcon from '../StrokeIcon';
import styles from './styles.module.css';

/** Two strands over two: what stands where no network in particular does. */
const weave = 'M8 3v11M8 19v2M16 3v2M16 10v11M3 8h2M10 8h11M3 16h11M19 16h2';

interface Props {
  /** The network's id; without one the sign is the neutral one. */
  readonly id?: string | undefined;
  readonly size?: 'small' | 'normal' | 'large';
}

/** A network's tile in its colour. Decoration: its name stands beside it. */
export default function NetworkSign({id, size = 'normal'}: Props): ReactNode {
  return (
    <span className={clsx(styles.sign, styles[size])} data-net={id} aria-hidden="true">
      {id ? <NetworkIcon id={id} /> : <StrokeIcon path={weave} />}
    </span>
  );
}
