import type {ListItem, Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Locale} from '../../config/product.ts';
import {replaceVariables} from '../variables.ts';
import {elementNode} from '../tree/element.ts';
import {sectionsOf} from '../tree/sections.ts';
import type {Screen} from './schema.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('’', "'").toLowerCase();

/** The first part of a section that holds the words: a step, an item, or else a paragraph. */
function placeOf(nodes: readonly RootContent[], words: string): ListItem | RootContent | undefined {
  const wanted = plain(words);
  let found: ListItem | undefined;
  for (const node of nodes) {
    visit(node, 'listItem', (item) => {
      if (found === undefined && plain(textOf(item)).includes(wanted)) found = item;
    });
  }
  return found ?? nodes.find((node) => node.type === 'paragraph' && plain(textOf(node)).includes(wanted));
}

/**
 * Puts a page's drawn fragments below the steps that name what they show.
 * @returns the fragments whose words stand nowhere in their section
 */
export function placeScreens(tree: Root, screens: readonly Screen[], locale: Locale): readonly Screen[] {
  return screens.filter((screen) => {
    const section = sectionsOf(tree.children).find(({id}) => id === screen.section);
    const place = section && placeOf(section.nodes, replaceVariables(screen.words[locale], locale));
    if (!place) return true;
    const drawn = elementNode('Screen', {name: screen.id});
    if (place.type === 'listItem') {
      place.children.push(drawn);
      place.spread = true;
      place.data = {...place.data, hProperties: {...place.data?.hProperties, className: ['drawn']}} as ListItem['data'];
    } else tree.children.splice(tree.children.indexOf(place) + 1, 0, drawn);
    return false;
  });
}
