import type {Root, Table, TableCell} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString as textOf} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {textWidth} from '../text-width.ts';

/** Columns that do not stand side by side on a phone. */
const tooMany = 4;
/** In px: the text of a phone of 390 px, letters of a table, a letter of code, the space between two columns. */
const phone = {width: 358, letters: 14, code: 8, gap: 12};
/** How many times wider than a phone the columns may be with their names in code unbroken; beyond it most lines end inside a name. */
const mostBroken = 1.5;

/** The widths of a cell’s longest word, with what typography ties to it, and of its longest name in code, which may be broken. */
function longest(cell: TableCell): {word: number; code: number} {
  const words: string[] = [];
  let code = 0;
  visit(cell, (node) => {
    const isCode = node.type === 'inlineCode' || (node.type === 'mdxJsxTextElement' && (node as MdxJsxTextElement).name === 'code');
    if (isCode) code = Math.max(code, textOf(node).length * phone.code);
    if (node.type === 'inlineCode') return SKIP;
    if (node.type === 'text') words.push(...node.value.split(/[ \n/-]+/));
  });
  return {word: Math.max(0, ...words.map((word) => textWidth(word, phone.letters))), code};
}

/** Whether a table's longest words stand side by side on a phone, and its names in code nearly so. */
function fits({children: rows}: Table, columns: number): boolean {
  if (columns >= tooMany) return false;
  const widths = Array.from({length: columns}, (_, index) => {
    const cells = rows.flatMap(({children}) => children.slice(index, index + 1).map(longest));
    return {word: Math.max(...cells.map(({word}) => word)), code: Math.max(...cells.map(({code}) => code))};
  });
  const gaps = phone.gap * (columns - 1);
  const broken = widths.reduce((sum, {word}) => sum + word, gaps);
  const whole = widths.reduce((sum, {word, code}) => sum + Math.max(word, code), gaps);
  return broken <= phone.width && whole <= phone.width * mostBroken;
}

/**
 * Remark transform: on a phone the rows of a wide table are cards, in which each value stands after the name of its column
 * (`.written` in src/shell/styles/content.css); so each cell carries that name.
 */
export default function remarkTableCards() {
  return (tree: Root): void => {
    visit(tree, 'table', (table) => {
      const [head, ...rows] = table.children;
      if (!head || fits(table, head.children.length)) return;
      const names = head.children.map((cell) => textOf(cell));
      table.data = {...table.data, hProperties: {className: ['cards', 'written']}};
      for (const row of rows) for (const [index, cell] of row.children.entries()) cell.data = {...cell.data, hProperties: {'data-label': names[index]}};
    });
  };
}
