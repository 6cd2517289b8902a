import type {Nodes, Parents, PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {type Run, typeset, typesetRuns} from '../../language/typography.ts';
import {localeOfFile} from '../locale.ts';

type TextHolder = {value: string};

/** The pieces of one block in reading order: its texts, and whatever else stands between them. */
function piecesOf(nodes: readonly PhrasingContent[]): (TextHolder | undefined)[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node];
    return 'children' in node ? piecesOf(node.children as PhrasingContent[]) : [undefined];
  });
}

const isElement = (node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Whether a node's children are one text: a paragraph, or an element on a line of its own, such as `<Card>`, with text right in it. */
function holdsText(node: Nodes): boolean {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') return true;
  return node.type === 'mdxJsxFlowElement' && (node.children as readonly Nodes[]).some(({type}) => type === 'text');
}

/** Attributes of elements that readers see as text. */
const readAttributes = new Set(['title', 'label', 'alt', 'caption']);

/** Remark transform: typographer's spaces, quotes and dashes in what is read; code, addresses and front matter are not its concern. */
export default function remarkTypography() {
  return (tree: Root, file: VFile): void => {
    const locale = localeOfFile(file.path);
    visit(tree, (node) => {
      if (holdsText(node)) {
        const pieces = piecesOf((node as Parents).children as PhrasingContent[]);
        const runs: Run[] = pieces.map((piece) => (piece ? {text: piece.value} : {}));
        const set = typesetRuns(runs, locale);
        for (const [index, piece] of pieces.filter((one) => one !== undefined).entries()) piece.value = set[index] ?? piece.value;
      }
      if (isElement(node)) {
        for (const attribute of node.attributes) {
          if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' && readAttributes.has(attribute.name))
            attribute.value = typeset(attribute.value, locale);
        }
      }
    });
  };
}
