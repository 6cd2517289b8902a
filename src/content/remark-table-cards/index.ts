import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Columns that do not stand side by side on a phone. */
const tooMany = 4;

/**
 * Remark transform: on a phone the rows of a wide table are cards, in which each value stands after the name of its column
 * (`.written` in src/shell/styles/content.css); so each cell carries that name.
 */
export default function remarkTableCards() {
  return (tree: Root): void => {
    visit(tree, 'table', (table) => {
      const [head, ...rows] = table.children;
      if (!head || head.children.length < tooMany) return;
      const names = head.children.map((cell) => textOf(cell));
      table.data = {...table.data, hProperties: {className: ['cards', 'written']}};
      for (const row of rows) for (const [index, cell] of row.children.entries()) cell.data = {...cell.data, hProperties: {'data-label': names[index]}};
    });
  };
}
