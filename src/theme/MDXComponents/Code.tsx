// Not a wrap: fences are shown by Pre, so that the stock element (and Prism with it) is needed for nothing.
import type {ComponentProps, ReactNode} from 'react';

/** Code within a sentence; what of it stays whole says src/content/remark-code. */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
