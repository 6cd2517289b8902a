// Not a wrap: the stock element hands code to Prism in the browser; ours shows what the build has highlighted.
import {isValidElement, type ReactNode} from 'react';
import CodeBlock from '../../ui/CodeBlock';

interface CodeProps {
  readonly className?: string;
  /** What stands after the language in the fence: `title="…"`. */
  readonly metastring?: string;
  readonly children?: ReactNode;
}

/** A fence of code. */
export default function MDXPre({children}: {readonly children?: ReactNode}): ReactNode {
  if (!isValidElement<CodeProps>(children)) return <pre>{children}</pre>;
  const {className, metastring, children: code} = children.props;
  const title = /title="([^"]*)"/.exec(metastring ?? '')?.[1];
  return (
    <CodeBlock {...(className ? {className} : {})} {...(title ? {title} : {})}>
      {code}
    </CodeBlock>
  );
}
