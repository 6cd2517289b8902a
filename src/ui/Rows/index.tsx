import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface WayOn {
  readonly to: string;
  readonly title: string;
  /** A sign before the title, such as an error's plate. */
  readonly sign?: ReactNode;
  /** A few words at the end of the line, where there is room for them. */
  readonly note?: string | undefined;
}

interface Props {
  readonly ways: readonly WayOn[];
  /** Id of the heading that names the list. */
  readonly labelledBy?: string;
  /** Titles of other pages, each of which is found by itself, stay out of the search. */
  readonly unsearched?: boolean;
}

/** Ways on as lines of a timetable, each as wide as the text: where there is no more to say than where they lead. */
export default function Rows({ways, labelledBy, unsearched}: Props): ReactNode {
  return (
    <ul className={styles.rows} aria-labelledby={labelledBy} data-search={unsearched ? 'skip' : undefined}>
      {ways.map(({to, title, sign, note}) => (
        <li key={to}>
          <Link to={to}>
            {sign} <span className={styles.title}>{title}</span>
            {note && (
              <>
                {/* The space is for who reads the text alone: the search, a listener. */} <span className={styles.note}>{note}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
