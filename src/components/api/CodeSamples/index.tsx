import {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import {Children, isValidElement, useEffect, useId, useRef, type ReactElement, type ReactNode} from 'react';
import type {Props as SampleProps} from './Sample.tsx';
import styles from './styles.module.css';

const storage = createStorageSlot('api.language');

function isSample(child: ReactNode): child is ReactElement<SampleProps> {
  return isValidElement<Partial<SampleProps>>(child) && typeof child.props.language === 'string';
}

/**
 * The same request in several languages. Radio buttons and CSS choose which one is seen, so that it works without script;
 * script only remembers the choice for the other pages.
 */
export default function CodeSamples({children}: {readonly children: ReactNode}): ReactNode {
  const group = useId();
  const form = useRef<HTMLDivElement>(null);
  const samples = Children.toArray(children).filter(isSample);
  useEffect(() => {
    const chosen = storage.get();
    const input = form.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(chosen ?? '')}"]`);
    if (input) input.checked = true;
  }, []);
  return (
    <div ref={form} className={styles.samples} role="radiogroup" aria-label={translate({id: 'api.samples.language', message: 'Language of the sample'})}>
      {samples.map(({props: {language, label}}, index) => [
        <input key={language} id={`${group}${language}`} type="radio" name={group} value={language} defaultChecked={index === 0} className={styles.input} onChange={() => storage.set(language)} />,
        <label key={`${language}-label`} htmlFor={`${group}${language}`} className={styles.label} translate="no">
          {label}
        </label>,
      ])}
      <div className={styles.panels}>{samples}</div>
    </div>
  );
}
