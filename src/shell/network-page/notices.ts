import type {RootContent} from 'mdast';

/** The first sentences of a page, and what the build has put before them (that a translation is stale): that follows the head. */
export function apart(nodes: readonly RootContent[]): {readonly notices: RootContent[]; readonly lead: RootContent[]} {
  const isNotice = (node: RootContent): boolean => node.type === 'mdxJsxFlowElement' && node.name === 'StaleTranslation';
  return {notices: nodes.filter(isNotice), lead: nodes.filter((node) => !isNotice(node))};
}
