// Not a wrap: fences are shown by Pre, so that the stock element (and Prism with it) is needed for nothing.
import type {ComponentProps, ReactNode} from 'react';

/** Letters of a name that has room on the narrowest line, so that it need not be broken at its hyphens. */
const whole = 24;

/** Code within a sentence. */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  const {children} = props;
  // Browsers end lines at hyphens; a name without one holds together by itself.
  const isWhole = typeof children === 'string' && children.length <= whole && /^\S*-\S*$/.test(children);
  return <code {...props} {...(isWhole ? {className: 'whole'} : {})} />;
}
