import clsx from 'clsx';
import type {ReactNode} from 'react';
import NetworkIcon from '../../../ui/NetworkIcon';
import type {ScreenData} from '../load.ts';
import styles from './styles.module.css';

/** A control in front of a row or at its end, drawn. */
const controls: Readonly<Record<string, string | undefined>> = {
  checked: styles.checked,
  // An empty box, as every control is that has no look of its own.
  unchecked: styles.control,
  chosen: styles.chosen,
  radio: styles.radio,
  on: styles.on,
  off: styles.off,
};

function Row({row}: {readonly row: ScreenData['rows'][number]}): ReactNode {
  const control = controls[row.as] && <span className={clsx(styles.control, controls[row.as])} />;
  const isSwitch = row.as === 'on' || row.as === 'off';
  return (
    <div className={clsx(styles.row, row.here && styles.here, row.as === 'field' && styles.field, row.as === 'slot' && styles.slot)}>
      {!isSwitch && control}
      {row.network && <NetworkIcon id={row.network} size="small" />}
      {row.text ?? <span className={styles.blank} />}
      {(row.end || isSwitch || row.as === 'link') && (
        <span className={styles.end}>
          {row.end}
          {isSwitch && control}
          {row.as === 'link' && '›'}
        </span>
      )}
    </div>
  );
}

/** A fragment of a screen, drawn from words: clearly not a picture of it. Who cannot see it hears the same. */
export default function Screen({facts}: {readonly facts: ScreenData}): ReactNode {
  return (
    <figure className={styles.figure} data-search="skip" data-markdown="skip">
      <div className={styles.screen} role="img" aria-label={facts.label}>
        <div className={styles.bar}>
          {facts.network && <NetworkIcon id={facts.network} size="small" />}
          {facts.title}
        </div>
        {facts.tabs.length > 0 && (
          <div className={styles.tabs}>
            {facts.tabs.map(({text, here}) => (
              <span key={text} className={here ? styles.tabHere : undefined}>
                {text}
              </span>
            ))}
          </div>
        )}
        {facts.rows.map((row, index) => (
          <Row key={index} row={row} />
        ))}
        {facts.buttons.length > 0 && (
          <div className={styles.buttons}>
            {facts.buttons.map(({text, here}) => (
              <span key={text} className={clsx(styles.button, here && styles.here)}>
                {text}
              </span>
            ))}
          </div>
        )}
      </div>
      <figcaption aria-hidden="true">{facts.place}</figcaption>
    </figure>
  );
}
