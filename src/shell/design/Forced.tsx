import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import {admitForced} from './forced-states.ts';
import styles from './styles.module.css';

interface Props {
  readonly state: string;
  /** Which element in it: what is pressed, unless it says otherwise. */
  readonly of?: string;
  readonly children: ReactNode;
}

/** Shows a component in a state that only a pointer or a keyboard gives it. */
function Forced({state, of = 'a, button, label, input, select, textarea, summary', children}: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    admitForced();
    element.current?.querySelector(of)?.setAttribute('data-forced', state);
  }, [state, of]);
  return <div ref={element}>{children}</div>;
}

const all = [
  ['At rest', ''],
  ['Pointed at', 'hover'],
  ['Held down', 'hover active'],
  ['Focused', 'focus-visible'],
] as const;

/** A component at rest, pointed at, held down and focused. */
export default function States({of, wide = false, children}: {readonly of?: string; readonly wide?: boolean; readonly children: ReactNode}): ReactNode {
  return (
    <ul className={clsx(styles.states, wide && styles.wide)}>
      {all.map(([name, state]) => (
        <li key={name}>
          <small className={styles.name}>{name}</small>
          <Forced state={state} {...(of === undefined ? {} : {of})}>
            {children}
          </Forced>
        </li>
      ))}
    </ul>
  );
}
