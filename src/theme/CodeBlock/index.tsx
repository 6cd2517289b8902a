// Not a wrap: other parts of the theme (the crash page among them) ask for this element; the stock one brings Prism to the browser.
import type {ComponentProps, ReactNode} from 'react';
import Block from '../../ui/CodeBlock';

/** Code that is shown as it is. Throws where it is asked to be coloured, which is done while the site is built, in fences. */
export default function CodeBlock(props: ComponentProps<typeof Block>): ReactNode {
  const stock = ['language', 'metastring', 'showLineNumbers', 'live'].find((name) => name in props);
  if (stock !== undefined)
    throw new Error(`<CodeBlock ${stock}=…>: code is coloured while the site is built, so write a fence: \`\`\`json title="…" {1,3} showLineNumbers`);
  return <Block {...props} />;
}
