import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import Api from './Api.tsx';
import Around from './Around.tsx';
import Checker from './Checker.tsx';
import Errors from './Errors.tsx';
import Facts from './Facts.tsx';
import Pressed from './Pressed.tsx';
import Specimen from './Specimen.tsx';
import styles from './styles.module.css';

const sizes = [
  ['badge', 'A method before a call'],
  ['fine', 'Keys, names in code, samples'],
  ['code', 'Blocks of code'],
  ['mid', 'An error as it is pasted'],
  ['plate', '10141'],
] as const;

/** The second part, in one mode: every component in its states. */
export default function Further({mode}: {readonly mode: 'light' | 'dark'}): ReactNode {
  return (
    <div className={styles.mode} data-theme={mode} data-strand="publishing">
      <Heading as="h2" id={mode} className={styles.heading}>
        {mode === 'light' ? 'Light, in states' : 'Dark, in states'}
      </Heading>
      <Specimen name="Type for one use">
        <div className={styles.type}>
          {sizes.map(([size, text]) => (
            <p key={size} style={{fontSize: `var(--t-${size})`}}>
              {text}
            </p>
          ))}
        </div>
      </Specimen>
      <Pressed />
      <Errors mode={mode} />
      <Facts />
      <Checker />
      <Api mode={mode} />
      <Around />
    </div>
  );
}
