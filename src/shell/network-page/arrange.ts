import type {Root, RootContent} from 'mdast';
import type {Locale} from '../../config/product.ts';
import {elementNode} from '../../content/tree/element.ts';
import {apart} from './notices.ts';
import {sectionsOf, type TreeSection} from '../../content/tree/sections.ts';

const forPrograms: Readonly<Record<Locale, string>> = {en: 'Show the fields', ru: 'Показать поля'};

/** What only programs ask for is one line until it is opened. */
function folded({id, nodes}: TreeSection, locale: Locale): readonly RootContent[] {
  const [heading, ...rest] = nodes;
  if (id !== 'api-fields' || !heading || rest.length === 0) return nodes;
  return [heading, elementNode('Fold', {title: forPrograms[locale]}, rest)];
}

/** Puts a network's page in the order in which it is read: sign, title, first sentences and ways in; contents; six numbers; then its text, fields of the API folded. */
export function arrangeNetworkPage(tree: Root, title: string, locale: Locale): void {
  const [introduction, ...sections] = sectionsOf(tree.children);
  const {notices, lead} = apart(introduction?.nodes ?? []);
  tree.children = [
    elementNode('NetworkHead', {title}, lead),
    ...notices,
    elementNode('PageContents'),
    elementNode('NetworkFigures'),
    ...sections.flatMap((section) => folded(section, locale)),
  ];
}
