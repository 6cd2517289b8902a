import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import {admitForced} from './forced-states.ts';
import styles from './styles.module.css';

interface Props {
  readonly state: string;
  /** Which elements in it; without, the first that can be pressed. */
  readonly of?: string;
  readonly children: ReactNode;
}

/** Shows a component in a state that only a pointer or a keyboard gives it. */
function Forced({state, of, children}: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    admitForced();
    const found = element.current?.querySelectorAll(of ?? 'a, button, label, input, select, textarea, summary') ?? [];
    for (const pressed of of === undefined ? [...found].slice(0, 1) : found) pressed.setAttribute('data-forced', state);
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
    <div className={clsx(styles.states, wide && styles.wide)}>
      {all.map(([name, state]) => (
        <div key={name}>
          <small className={styles.name}>{name}</small>
          <Forced state={state} {...(of === undefined ? {} : {of})}>
            {children}
          </Forced>
        </div>
      ))}
    </div>
  );
}
