import {translate} from '@docusaurus/Translate';
import {type ReactNode, useRef} from 'react';
import {json} from '../../json.ts';
import CopyIconButton from '../CopyIconButton/index.tsx';
import PaintedCode from '../PaintedCode/index.tsx';
import Tab from '../Tab/index.tsx';
import Tabs from '../Tabs/index.tsx';
import styles from '../RequestSamples/styles.module.css';

export interface Answer {
  /** HTTP status. */
  readonly status: string;
  readonly examples: readonly {readonly label: string; readonly value: unknown}[];
}

/** Example answers by status. */
export default function Answers({answers}: {readonly answers: readonly Answer[]}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const copied = (): string => [...(box.current?.querySelectorAll('pre') ?? [])].find((pre) => pre.offsetParent !== null)?.textContent ?? '';
  return (
    <div ref={box} className={styles.pane} data-pane="answer">
      <Tabs
        label={translate({id: 'api.answer', message: 'Response'})}
        tools={<CopyIconButton label={translate({id: 'api.copyAnswer', message: 'Copy the response'})} text={copied} />}
      >
        {answers.map(({status, examples}) => (
          <Tab key={status} value={status} label={status}>
            {examples.map(({label, value}) => (
              <div key={label}>
                <p className={styles.what}>{label}</p>
                <PaintedCode code={json(value)} language="json" label={label} painted />
              </div>
            ))}
          </Tab>
        ))}
      </Tabs>
    </div>
  );
}
