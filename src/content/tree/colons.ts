import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Makes a colon before a letter or a digit text again, as Docusaurus does: "9:16" and "10:00" hold no directives named "16" and "00".
 *
 * @param source what the tree was parsed from
 */
export function restoreColons(tree: Root, source: string): void {
  visit(tree, 'textDirective', (directive, index, parent) => {
    const position = directive.position;
    if (!parent || index === undefined || !position) return;
    parent.children[index] = {type: 'text', value: source.slice(position.start.offset, position.end.offset), position};
  });
}
