import {createStorageSlot} from '@docusaurus/theme-common';
import {Children, cloneElement, isValidElement, useEffect, useId, useRef, useState, type ReactElement, type ReactNode} from 'react';
import type {Props as TabProps} from '../Tab/index.tsx';
import styles from './styles.module.css';

interface Props {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  /** Name under which the choice is remembered for other pages; without one it is not. */
  readonly remember?: string;
  /** Stands in a line of its own between the names and the panels. */
  readonly bar?: ReactNode;
  /** Stands in the corner of the panel. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

function isTab(child: ReactNode): child is ReactElement<TabProps> {
  return isValidElement<Partial<TabProps>>(child) && typeof child.props.value === 'string';
}

/**
 * One of several panels is seen. Radio buttons and CSS choose it, so that it works without script; script remembers the choice, and
 * opens the panel that an address leads into.
 */
export default function Tabs({label, remember, bar, tools, children}: Props): ReactNode {
  const group = useId();
  const element = useRef<HTMLDivElement>(null);
  const tabs = Children.toArray(children).filter(isTab);
  const [chosen, setChosen] = useState(tabs[0]?.props.value);
  const storage = remember ? createStorageSlot(remember) : undefined;
  useEffect(() => {
    const root = element.current;
    if (!root) return undefined;
    const choose = (input: HTMLInputElement | null): void => {
      if (!input) return;
      input.checked = true;
      setChosen(input.value);
    };
    // A reader without script, or faster than it, may have chosen already: the buttons know.
    const remembered = remember ? createStorageSlot(remember).get() : undefined;
    choose(
      root.querySelector<HTMLInputElement>(`:scope > input[value="${CSS.escape(remembered ?? '')}"]`) ??
        root.querySelector<HTMLInputElement>(':scope > input:checked'),
    );
    const openTarget = (): void => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const panel = target?.closest<HTMLElement>('[data-tab]');
      if (!target || !panel || !root.contains(panel)) return;
      choose(root.querySelector<HTMLInputElement>(`:scope > input[value="${CSS.escape(panel.dataset.tab ?? '')}"]`));
      target.scrollIntoView();
    };
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => removeEventListener('hashchange', openTarget);
  }, [remember]);
  const choose = (value: string): void => {
    setChosen(value);
    storage?.set(value);
  };
  return (
    <div ref={element} className={styles.tabs} role="radiogroup" aria-label={label}>
      {tabs.map(({props: {value, label: name}}, index) => [
        <input
          key={value}
          id={`${group}${value}`}
          type="radio"
          name={group}
          value={value}
          defaultChecked={index === 0}
          className={styles.input}
          onChange={() => choose(value)}
        />,
        <label key={`${value}-label`} htmlFor={`${group}${value}`} className={styles.label}>
          {name}
        </label>,
      ])}
      {bar && <div className={styles.bar}>{bar}</div>}
      <div className={styles.panels}>
        {tabs.map((tab) => cloneElement(tab, {active: tab.props.value === chosen}))}
        {tools && <span className={styles.tools}>{tools}</span>}
      </div>
    </div>
  );
}
