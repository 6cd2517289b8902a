import type {InlineCode, PhrasingContent, Root, TableCell} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {nameEnds} from '../../ui/name-ends.ts';

/** A word that browsers end a line within, behind a hyphen, a slash or a question mark, or without any sign: `Retry-After`, `/docs?a=b`. */
const divided = /[-/?]/;
/** Words up to this length stay whole within a sentence: they fit on a line of a phone. */
const longest = 28;
/** A call as a sentence names it: its method and its path. */
const call = /^([A-Z]{3,7} )(\/\S+)$/;

const element = (name: string, children: readonly PhrasingContent[], className?: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: className ? [{type: 'mdxJsxAttribute', name: 'className', value: className}] : [],
  children: [...children],
});

/** A word with the places where it may end a line, if it has to. */
function inPieces(word: string): PhrasingContent[] {
  return word.split(nameEnds).flatMap((text, index) => [...(index > 0 ? [element('wbr', [])] : []), {type: 'text' as const, value: text}]);
}

/**
 * A code with the places where a reader would end its line. A word of several stays whole for as long as a line holds it (`.whole`
 * in base.css); a longer one ends behind a sign between two of its parts. In a sentence, a method begins the line of its path. Nothing for a code that browsers treat well by themselves.
 */
function lines({value}: InlineCode, inTable: boolean): MdxJsxTextElement | undefined {
  const [, method, path = ''] = inTable ? [] : (call.exec(value) ?? []);
  if (method !== undefined) {
    if (value.length <= longest) return element('code', [{type: 'text', value}], 'whole');
    const [first, ...rest] = path.split(nameEnds);
    return element('code', [
      element('span', [{type: 'text', value: `${method}${first}`}], 'whole'),
      ...rest.flatMap((piece) => [element('wbr', []), {type: 'text' as const, value: piece}]),
    ]);
  }
  const words = value.split(/(?<= )/);
  const keeps = (word: string): boolean => divided.test(word) && word.trim().length > 1 && word.trim().length <= longest;
  if (words.length === 1 && keeps(value)) return element('code', inTable ? inPieces(value) : [{type: 'text', value}], 'whole');
  const made = words.flatMap((word): PhrasingContent[] => {
    const text = word.trimEnd();
    if (words.length === 1 || !(keeps(word) || (inTable && inPieces(text).length > 1)))
      return inTable || text.length > longest ? inPieces(word) : [{type: 'text', value: word}];
    return [
      element('span', inTable ? inPieces(text) : [{type: 'text', value: text}], 'whole'),
      ...(text === word ? [] : [{type: 'text' as const, value: ' '}]),
    ];
  });
  return made.length === words.length && made.every(({type}) => type === 'text') ? undefined : element('code', made);
}

/** Whether a node ends in a code that has boxes on its lines, itself or within a link. */
function endsInBox(node: PhrasingContent | undefined): boolean {
  if (node?.type === 'link') return endsInBox(node.children.at(-1));
  if (node?.type !== 'mdxJsxTextElement') return false;
  return node.attributes.length > 0 || endsInBox(node.children.at(-1) as PhrasingContent | undefined);
}

/** Takes away the box in which a node ends: one around it takes its place. */
function unboxed(node: PhrasingContent): PhrasingContent {
  if (node.type !== 'link' && node.type !== 'mdxJsxTextElement') return node;
  const children = node.children.map((child, index) => (index === node.children.length - 1 ? unboxed(child as PhrasingContent) : child));
  return (node.type === 'link' ? {...node, children} : {...node, children, attributes: []}) as PhrasingContent;
}

/** Puts a table's code into one box with the sign behind it: browsers end a line between the two. */
function holdSigns(cell: TableCell): void {
  for (let index = 0; index < cell.children.length - 1; index += 1) {
    const [node, next] = [cell.children[index], cell.children[index + 1]];
    const sign = next?.type === 'text' && endsInBox(node) ? /^[,.;:!?)…»”]+/.exec(next.value)?.[0] : undefined;
    if (!node || next?.type !== 'text' || sign === undefined) continue;
    next.value = next.value.slice(sign.length);
    cell.children[index] = element('span', [unboxed(node), {type: 'text', value: sign}], 'whole');
  }
}

/**
 * Remark transform: names and addresses in code end a line where a reader would end it, in sentences and in a table's narrow columns.
 * Headings stay as they are: their texts go to the contents of the page.
 */
export default function remarkCode() {
  return (tree: Root): void => {
    const setIn = (root: Root | TableCell, inTable: boolean): void =>
      visit(root, (node, index, parent) => {
        if (node.type === 'heading' || (node.type === 'tableCell' && !inTable)) return SKIP;
        const made = node.type === 'inlineCode' ? lines(node, inTable) : undefined;
        if (made && parent && index !== undefined) (parent.children as PhrasingContent[])[index] = made;
        return made ? SKIP : undefined;
      });
    visit(tree, 'tableCell', (cell) => {
      setIn(cell, true);
      holdSigns(cell);
    });
    setIn(tree, false);
  };
}
