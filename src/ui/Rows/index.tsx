import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Plate from '../Plate';
import styles from './styles.module.css';

export interface WayOn {
  readonly to: string;
  readonly title: string;
  /** Of an error's page: its plate stands before the title. */
  readonly code?: number;
  readonly network?: string | undefined;
}

interface Props {
  readonly ways: readonly WayOn[];
  /** Id of the heading that names the list. */
  readonly labelledBy?: string;
  /** Titles of other pages, each of which is found by itself, stay out of the search. */
  readonly unsearched?: boolean;
}

/** Ways on as lines of a timetable, each as wide as the text: where there is no more to say than where they lead. */
export default function Rows({ways, labelledBy, unsearched = false}: Props): ReactNode {
  return (
    <ul className={styles.rows} {...(labelledBy === undefined ? {} : {'aria-labelledby': labelledBy})} {...(unsearched ? {'data-search': 'skip'} : {})}>
      {ways.map(({to, title, code, network}) => (
        <li key={to}>
          <Link to={to}>
            {code !== undefined && (
              <>
                <Plate code={code} network={network} />{' '}
              </>
            )}
            <span>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
