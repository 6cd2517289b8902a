import Translate, {translate} from '@docusaurus/Translate';
import {lazy, type ReactNode, Suspense, useId, useState} from 'react';
import {languages} from '../../samples/languages.ts';
import {requestOf, type RequestSpec, type Values} from '../../samples/spec.ts';
import CopyIconButton from '../CopyIconButton/index.tsx';
import PaintedCode from '../PaintedCode/index.tsx';
import Tab, {type Props as TabProps} from '../Tab/index.tsx';
import Tabs from '../Tabs/index.tsx';
import styles from './styles.module.css';

const RequestBuilder = lazy(async () => await import('../RequestBuilder/index.tsx'));

/** A panel of `Tabs` whose code is coloured while it is seen. */
function LanguageTab({code, language, ...tab}: Omit<TabProps, 'children'> & {readonly code: string; readonly language: string}): ReactNode {
  return (
    <Tab {...tab}>
      <PaintedCode code={code} language={language} label={tab.label} painted={tab.active ?? false} />
    </Tab>
  );
}

/** The request in every language. The reader chooses an example body and fills in values; every sample follows. Nothing is sent. */
export default function RequestSamples({spec}: {readonly spec: RequestSpec}): ReactNode {
  const [body, setBody] = useState(spec.bodies[0]?.id);
  const [values, setValues] = useState<Values>({});
  const [building, setBuilding] = useState(false);
  const select = useId();
  const request = requestOf(spec, body, values);
  const samples = languages.map(({id, label, highlight, write}) => ({id, label, highlight, code: write(request)}));
  const copied = (): string =>
    [...document.querySelectorAll<HTMLElement>('[data-pane=request] pre')].find((pre) => pre.offsetParent !== null)?.textContent ?? '';
  const fillable = spec.parameters.length > 0 || spec.bodies.length > 0;
  return (
    <div className={styles.pane} data-pane="request">
      <Tabs
        label={translate({id: 'api.samples.language', message: 'Sample language'})}
        remember="api.language"
        bar={
          <>
            <div className={`${styles.controls} no-print`}>
              {spec.bodies.length > 1 && (
                <>
                  <label htmlFor={select}>
                    <Translate id="api.samples.body">Example</Translate>
                  </label>
                  <select
                    id={select}
                    className={styles.select}
                    value={body}
                    onChange={(event) => {
                      setBody(event.target.value);
                      setValues((old) => Object.fromEntries(Object.entries(old).filter(([name]) => !name.startsWith('body.'))));
                    }}
                  >
                    {spec.bodies.map(({id, label}) => (
                      <option key={id} value={id}>
                        {label}
                      </option>
                    ))}
                  </select>
                </>
              )}
              {fillable && (
                <button type="button" className={styles.button} aria-expanded={building} onClick={() => setBuilding(!building)}>
                  {building ? <Translate id="api.builder.close">Close the form</Translate> : <Translate id="api.builder.open">Fill in values</Translate>}
                </button>
              )}
              <CopyIconButton label={translate({id: 'api.copySample', message: 'Copy the sample'})} text={copied} />
            </div>
            {building && (
              <Suspense fallback={null}>
                <RequestBuilder spec={spec} body={body} values={values} onChange={setValues} />
              </Suspense>
            )}
          </>
        }
      >
        {samples.map(({id, label, highlight, code}) => (
          <LanguageTab key={id} value={id} label={label} language={highlight} code={code} />
        ))}
      </Tabs>
    </div>
  );
}
