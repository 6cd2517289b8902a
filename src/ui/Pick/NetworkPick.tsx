import clsx from 'clsx';
import type {ReactNode} from 'react';
import NetworkIcon from '../NetworkIcon';
import styles from './styles.module.css';

interface Props {
  readonly legend: ReactNode;
  readonly networks: readonly {readonly id: string; readonly name: string}[];
  readonly chosen: readonly string[];
  /** Where the names are one row to swipe, these stand at its beginning. */
  readonly first?: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** Any number of networks, each with its sign. */
export default function NetworkPick({legend, networks, chosen, first = [], onToggle}: Props): ReactNode {
  return (
    <fieldset className={clsx(styles.pick, styles.networks)}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {networks.map(({id, name}) => (
          <label key={id} className={first.includes(id) ? styles.first : undefined}>
            <input type="checkbox" name="network" value={id} checked={chosen.includes(id)} onChange={() => onToggle(id)} />
            <NetworkIcon id={id} size="small" />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
