import type {ReactNode, SVGProps} from 'react';

/** An icon drawn as lines in the colour of the text, 24 units wide. */
export default function StrokeIcon({path, ...rest}: SVGProps<SVGSVGElement> & {readonly path: string}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" {...rest}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
