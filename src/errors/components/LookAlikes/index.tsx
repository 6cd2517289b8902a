import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Plate from '../../../ui/Plate';
import type {LookAlike} from '../../page-facts.ts';
import styles from './styles.module.css';

/** Codes that are easily taken for the page's own, each with its plate and title. */
export default function LookAlikes({facts}: {readonly facts: readonly LookAlike[]}): ReactNode {
  return (
    // Titles of other pages, each of which is found by itself.
    <ul className={styles.rows} data-search="skip">
      {facts.map((other) => (
        <li key={other.code}>
          <Link to={other.to}>
            <Plate code={other.code} network={other.network} />
            <span>{other.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
