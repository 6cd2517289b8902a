// Not a wrap: fences are shown by Pre, so that the stock element (and Prism with it) is needed for nothing.
import type {ComponentProps, ReactNode} from 'react';

/** A name that a line would end within behind a hyphen or a slash: `Retry-After`, `multipart/form-data`. Longer ones have to. */
const name = /^(?=.*[-/])\S{2,28}$/;

/** Code within a sentence. */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  const {children, className} = props;
  return <code {...props} className={typeof children === 'string' && name.test(children) ? 'whole' : className} />;
}
