import type {Root} from 'mdast';
import {elementNode} from '../../content/tree/element.ts';
import {apart} from './notices.ts';
import {sectionsOf} from '../../content/tree/sections.ts';

/** Puts a network's page in the order in which it is read: sign, title, first sentences and ways in; contents; six numbers; then its text. */
export function arrangeNetworkPage(tree: Root, title: string): void {
  const [introduction, ...sections] = sectionsOf(tree.children);
  const {notices, lead} = apart(introduction?.nodes ?? []);
  tree.children = [
    elementNode('NetworkHead', {title}, lead),
    ...notices,
    elementNode('PageContents'),
    elementNode('NetworkFigures'),
    ...sections.flatMap(({nodes}) => nodes),
  ];
}
