import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/** A network's sign, in the colour of the text around it. Decoration: its name stands beside it. */
export default function NetworkIcon({id, size = 24}: {readonly id: string; readonly size?: number}): ReactNode {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true" focusable="false">
      <use href={`${useBaseUrl('/img/networks.svg')}#${id}`} />
    </svg>
  );
}
