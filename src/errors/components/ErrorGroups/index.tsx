import type {ReactNode} from 'react';
import Plate from '../../../ui/Plate';
import Rows from '../../../ui/Rows';
import type {ErrorGroupsData} from '../../groups.ts';
import styles from './styles.module.css';

type Row = ErrorGroupsData['groups'][number]['rows'][number];

const wayTo = ({code, network, to, title, action}: Row) => ({to, title, note: action, sign: <Plate code={code} network={network} />});

/** Codes by what one does about them, each group folded; those that a page chose stand open. */
export default function ErrorGroups({facts}: {readonly facts: ErrorGroupsData}): ReactNode {
  return (
    <div className={styles.groups}>
      {facts.groups.map(({label, rows}) =>
        facts.folded ? (
          <details key={label}>
            <summary>
              {label}
              {'\u00a0'}
              <small>{rows.length}</small>
            </summary>
            <Rows ways={rows.map(wayTo)} />
          </details>
        ) : (
          <Rows key={label} ways={rows.map(wayTo)} />
        ),
      )}
    </div>
  );
}
