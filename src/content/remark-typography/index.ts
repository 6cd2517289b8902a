import type {Parents, PhrasingContent, Root} from 'mdast';
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

/** Attributes of elements that readers see as text. */
const readAttributes = new Set(['title', 'label', 'alt', 'caption']);

/** Remark transform: typographer's spaces, quotes and dashes in what is read; code, addresses and front matter are not its concern. */
export default function remarkTypography() {
  return (tree: Root, file: VFile): void => {
    const locale = localeOfFile(file.path);
    visit(tree, (node) => {
      if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
        const pieces = piecesOf((node as Parents).children as PhrasingContent[]);
        const runs: Run[] = pieces.map((piece) => (piece ? {text: piece.value} : {}));
        const set = typesetRuns(runs, locale);
        for (const [index, piece] of pieces.filter((one) => one !== undefined).entries()) piece.value = set[index] ?? piece.value;
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
          if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' && readAttributes.has(attribute.name))
            attribute.value = typeset(attribute.value, locale);
        }
      }
    });
  };
}
