import type {ReactNode} from 'react';
import type {RequestSpec} from '../../samples/spec.ts';
import Answers, {type Answer} from '../Answers/index.tsx';
import styles from '../Operation/styles.module.css';
import RequestSamples from '../RequestSamples/index.tsx';

interface Props {
  readonly spec: RequestSpec;
  readonly answers: readonly Answer[];
}

/** The request in every language, and what the call answers. */
export default function OperationSamples({spec, answers}: Props): ReactNode {
  return (
    <div className={styles.samples}>
      <RequestSamples spec={spec} />
      <Answers answers={answers} />
    </div>
  );
}
