import type {Root, Table, TableCell} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {textWidth} from '../text-width.ts';

/** Columns that do not stand side by side on a phone. */
const tooMany = 4;
/** In px: the text of a phone of 390 px, letters of a table, the space between two columns. */
const phone = {width: 358, letters: 14, gap: 12};

/** The width of a cell’s longest word, with what typography ties to it; names in code may be broken. */
function longestWord(cell: TableCell): number {
  const words: string[] = [];
  visit(cell, (node) => {
    if (node.type === 'inlineCode') return SKIP;
    if (node.type === 'text') words.push(...node.value.split(/[ \n/-]+/));
  });
  return Math.max(0, ...words.map((word) => textWidth(word, phone.letters)));
}

/** Whether a table's longest words stand side by side on a phone. */
function fits({children: rows}: Table, columns: number): boolean {
  if (columns >= tooMany) return false;
  const widths = Array.from({length: columns}, (_, index) => Math.max(...rows.flatMap(({children}) => children.slice(index, index + 1).map(longestWord))));
  return widths.reduce((sum, width) => sum + width + phone.gap, -phone.gap) <= phone.width;
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
