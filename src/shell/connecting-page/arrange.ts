import type {Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {elementNode} from '../../content/tree/element.ts';
import {apart} from '../network-page/notices.ts';
import {sectionsOf, type TreeSection} from '../../content/tree/sections.ts';
import {drawAsSteps, isSteps} from '../../content/tree/steps.ts';

/** Sections that are read after the steps; all others belong to connecting itself. */
const afterwards = ['check', 'problems', 'who', 'permissions', 'token', 'reconnecting', 'disconnecting'] as const;

/** What a heading says, without the comment that gives its id. */
function headingText({nodes}: TreeSection): string {
  const [heading] = nodes;
  if (heading?.type !== 'heading') return '';
  return textOf({...heading, children: heading.children.filter((child) => child.type !== 'mdxTextExpression')}).trim();
}

/**
 * Puts a connecting page in the order in which it is read: what one needs, in one paragraph; what else is good to know and what to see
 * to before, folded; the steps; the check and what goes wrong; then who can connect, permissions and the rest.
 */
export function arrangeConnectingPage(tree: Root, title: string): void {
  const [introduction, ...sections] = sectionsOf(tree.children);
  const before = sections.find(({id}) => id === 'before');
  const others = sections.filter((section) => section !== before);
  const late = (section: TreeSection): number => (afterwards as readonly (string | undefined)[]).indexOf(section.id);
  const connecting = others.filter((section) => late(section) < 0);
  const rest = others.filter((section) => late(section) >= 0).sort((a, b) => late(a) - late(b));
  for (const node of connecting.flatMap(({nodes}) => nodes)) if (isSteps(node)) drawAsSteps(node);
  const {notices, lead} = apart(introduction?.nodes ?? []);
  // The first step is on a phone's first screen because the head is short; without a fold to go to, the rest stays there.
  const first = before ? lead.findIndex(({type}) => type === 'paragraph') + 1 : lead.length;
  const [need, further] = [lead.slice(0, first), lead.slice(first)];
  const fold: RootContent[] = before ? [elementNode('Fold', {title: headingText(before), id: 'before'}, [...further, ...before.nodes.slice(1)])] : [];
  tree.children = [
    elementNode('NetworkHead', {title, ways: 'none'}, need),
    ...notices,
    elementNode('PageContents'),
    ...fold,
    ...[...connecting, ...rest].flatMap(({nodes}) => nodes),
  ];
}
