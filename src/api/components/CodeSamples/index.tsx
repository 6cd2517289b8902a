import {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import {Children, cloneElement, isValidElement, useEffect, useId, useRef, useState, type ReactElement, type ReactNode} from 'react';
import type {Props as SampleProps} from '../Sample/index.tsx';
import styles from './styles.module.css';

const storage = createStorageSlot('api.language');

function isSample(child: ReactNode): child is ReactElement<SampleProps> {
  return isValidElement<Partial<SampleProps>>(child) && typeof child.props.language === 'string';
}

/**
 * The same request in several languages. Radio buttons and CSS choose which one is seen, so that it works without script;
 * script colours the one that is seen and remembers the choice for the other pages.
 */
export default function CodeSamples({children}: {readonly children: ReactNode}): ReactNode {
  const group = useId();
  const form = useRef<HTMLDivElement>(null);
  const samples = Children.toArray(children).filter(isSample);
  const [chosen, setChosen] = useState(samples[0]?.props.language);
  useEffect(() => {
    // A reader without script, or faster than it, may have chosen already: the buttons know.
    const checked = form.current?.querySelector<HTMLInputElement>('input:checked');
    const input = form.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(storage.get() ?? '')}"]`) ?? checked;
    if (!input) return;
    input.checked = true;
    setChosen(input.value);
  }, []);
  const choose = (language: string): void => {
    setChosen(language);
    storage.set(language);
  };
  return (
    <div ref={form} className={styles.samples} role="radiogroup" aria-label={translate({id: 'api.samples.language', message: 'Language of the sample'})}>
      {samples.map(({props: {language, label}}, index) => [
        <input
          key={language}
          id={`${group}${language}`}
          type="radio"
          name={group}
          value={language}
          defaultChecked={index === 0}
          className={styles.input}
          onChange={() => choose(language)}
        />,
        <label key={`${language}-label`} htmlFor={`${group}${language}`} className={styles.label} translate="no">
          {label}
        </label>,
      ])}
      <div className={styles.panels}>{samples.map((sample) => cloneElement(sample, {active: sample.props.language === chosen}))}</div>
    </div>
  );
}
