import type {InlineCode, PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** Places where a name or an address may end a line: behind a sign between two words, and between `publications` and `Post`. */
const places = /(?<=[\w>}][_/.:])(?=[A-Za-z<{])|(?<=\])(?=\()|(?<=\/\/)|(?<=\s)(?=\/)|(?<=[a-z])(?=[A-Z])/;

function breakable({value}: InlineCode): PhrasingContent | undefined {
  const parts = value.split(places);
  if (parts.length === 1) return undefined;
  const element = (name: string, children: PhrasingContent[]): MdxJsxTextElement => ({type: 'mdxJsxTextElement', name, attributes: [], children});
  return element(
    'code',
    parts.flatMap((text, index) => [...(index > 0 ? [element('wbr', [])] : []), {type: 'text', value: text}]),
  );
}

/** Remark transform: names in tables end a line where a reader would end it; columns on a phone are narrower than `instagram_share_to_feed`. */
export default function remarkTableCode() {
  return (tree: Root): void => {
    visit(tree, 'tableCell', (cell) => {
      visit(cell, 'inlineCode', (code, index, parent) => {
        const made = breakable(code);
        if (made && parent && index !== undefined) parent.children[index] = made;
      });
    });
  };
}
