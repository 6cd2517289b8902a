import clsx from 'clsx';
import type {ReactNode} from 'react';
import NetworkIcon from '../NetworkIcon';
import styles from './styles.module.css';

interface Props {
  readonly legend: ReactNode;
  readonly networks: readonly {readonly id: string; readonly name: string}[];
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** Any number of networks, each with its sign. */
export default function NetworkPick({legend, networks, chosen, onToggle}: Props): ReactNode {
  return (
    <fieldset className={clsx(styles.pick, styles.networks)}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {networks.map(({id, name}) => (
          <label key={id}>
            <input type="checkbox" name="network" value={id} checked={chosen.includes(id)} onChange={() => onToggle(id)} />
            <NetworkIcon id={id} size="small" />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
