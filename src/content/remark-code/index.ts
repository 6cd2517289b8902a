import type {InlineCode, PhrasingContent, Root, TableCell} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {nameEnds} from '../../ui/name-ends.ts';

/** A word that browsers end a line within, behind a hyphen, a slash or a question mark, or without any sign: `Retry-After`, `/docs?a=b`. */
const divided = /[-/?]/;
/** Words up to this length stay whole within a sentence: they fit on a line of a phone. */
const longest = 28;

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
 * in base.css); a longer one ends behind a sign between two of its parts. Nothing for a code that browsers treat well by themselves.
 */
function lines({value}: InlineCode, inTable: boolean): MdxJsxTextElement | undefined {
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

/** A table's code with the sign behind it: browsers end a line before a comma that follows a box, and what stays whole is one there. */
function withSign(code: MdxJsxTextElement, next: PhrasingContent | undefined): MdxJsxTextElement {
  const sign = next?.type === 'text' ? /^[,.;:!?)…»”]+/.exec(next.value)?.[0] : undefined;
  if (next?.type !== 'text' || sign === undefined) return code;
  next.value = next.value.slice(sign.length);
  return element('span', [{...code, attributes: []}, {type: 'text', value: sign}], 'whole');
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
        if (made && parent && index !== undefined)
          (parent.children as PhrasingContent[])[index] = inTable ? withSign(made, parent.children[index + 1] as PhrasingContent | undefined) : made;
        return made ? SKIP : undefined;
      });
    visit(tree, 'tableCell', (cell) => setIn(cell, true));
    setIn(tree, false);
  };
}
