import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** An element of ours in a page's tree, as if the page had written it. */
export function elementNode(name: string, attributes: Readonly<Record<string, string>> = {}, children: readonly RootContent[] = []): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: [...children] as MdxJsxFlowElement['children'],
  };
}
