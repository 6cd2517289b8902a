import type {Root, RootContent} from 'mdast';
import {elementNode} from '../../content/tree/element.ts';

/** What stands before a page's first words without being read: front matter, imports, comments, the notice that a translation is stale. */
const isNoText = (node: RootContent): boolean =>
  ['yaml', 'mdxjsEsm', 'mdxFlowExpression'].includes(node.type) || (node.type === 'mdxJsxFlowElement' && node.name === 'StaleTranslation');

/** Puts the contents of a page behind its first paragraph, which answers; before a page that begins otherwise. A page without sections has none. */
export function placeContents(tree: Root): void {
  if (!tree.children.some((node) => node.type === 'heading' && (node.depth === 2 || node.depth === 3))) return;
  const first = tree.children.findIndex((node) => !isNoText(node));
  const at = tree.children[first]?.type === 'paragraph' ? first + 1 : first;
  tree.children.splice(at, 0, elementNode('PageContents'));
}
