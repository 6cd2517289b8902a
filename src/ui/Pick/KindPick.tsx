import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props<Kind extends string> {
  readonly legend: ReactNode;
  /** Labels begin with a capital. */
  readonly kinds: readonly {readonly id: Kind; readonly label: string; readonly lang?: string}[];
  readonly chosen: NoInfer<Kind>;
  readonly onChoose: (id: Kind) => void;
  /** Of the field, where more than one switch may stand on a page. */
  readonly name?: string;
}

/** One out of a few, mostly a kind of post, as a switch. */
export default function KindPick<Kind extends string>({legend, kinds, chosen, onChoose, name = 'kind'}: Props<Kind>): ReactNode {
  return (
    <fieldset className={clsx(styles.pick, styles.switch)}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {kinds.map(({id, label, lang}) => (
          <label key={id} lang={lang}>
            <input type="radio" name={name} value={id} checked={chosen === id} onChange={() => onChoose(id)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
