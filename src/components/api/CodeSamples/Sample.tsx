import type {ReactNode} from 'react';

export interface Props {
  /** What is remembered when the reader chooses it. */
  readonly language: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** One language of `CodeSamples`. */
export default function Sample({label, children}: Props): ReactNode {
  return (
    <section aria-label={label} translate="no">
      {children}
    </section>
  );
}
