import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

export interface Props {
  /** What is remembered when the reader chooses it. */
  readonly value: string;
  readonly label: string;
  /** Anchor of the panel. */
  readonly id?: string;
  /** Set by `Tabs` on the one that is seen. */
  readonly active?: boolean;
  readonly children: ReactNode;
}

/** One panel of `Tabs`. */
export default function Tab({value, label, id, children}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (id) brokenLinks.collectAnchor(id);
  return (
    <section id={id} data-tab={value} aria-label={label}>
      {children}
    </section>
  );
}
