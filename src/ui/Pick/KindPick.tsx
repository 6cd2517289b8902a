import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props<Kind extends string> {
  readonly legend: ReactNode;
  /** Labels begin with a capital. */
  readonly kinds: readonly {readonly id: Kind; readonly label: string}[];
  readonly chosen: NoInfer<Kind>;
  readonly onChoose: (id: Kind) => void;
}

/** One kind of post out of a few, as a switch. */
export default function KindPick<Kind extends string>({legend, kinds, chosen, onChoose}: Props<Kind>): ReactNode {
  return (
    <fieldset className={clsx(styles.pick, styles.switch)}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {kinds.map(({id, label}) => (
          <label key={id}>
            <input type="radio" name="kind" value={id} checked={chosen === id} onChange={() => onChoose(id)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
