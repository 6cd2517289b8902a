// Not a wrap: the stock element hands code to Prism in the browser; ours shows what the build has highlighted.
import {isValidElement, type ReactNode} from 'react';
import CodeBlock from '../../ui/CodeBlock';

interface CodeProps {
  readonly className?: string;
  readonly title?: string;
  readonly 'data-first-number'?: number | string;
  readonly children?: ReactNode;
}

/** A fence of code, as src/content/highlight has prepared it. */
export default function MDXPre({children}: {readonly children?: ReactNode}): ReactNode {
  if (!isValidElement<CodeProps>(children)) return <pre>{children}</pre>;
  const {className, title, 'data-first-number': firstNumber, children: code} = children.props;
  return (
    <CodeBlock {...(className ? {className} : {})} {...(title ? {title} : {})} {...(firstNumber === undefined ? {} : {firstNumber: Number(firstNumber)})}>
      {code}
    </CodeBlock>
  );
}
