import type {BlockContent, DefinitionContent, List, RootContent} from 'mdast';

export const isSteps = (node: RootContent): node is List => node.type === 'list' && node.ordered === true;

/** A list that goes on with the number after the last one, past a block of code: what stood between belongs to the step before. */
export function joinSteps(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const at = joined.findLastIndex(isSteps);
    const before = joined[at];
    if (isSteps(node) && before && isSteps(before) && (node.start ?? 1) === (before.start ?? 1) + before.children.length) {
      const between = joined.splice(at + 1) as (BlockContent | DefinitionContent)[];
      before.children.at(-1)?.children.push(...between);
      before.children.push(...node.children);
    } else joined.push(node);
  }
  return joined;
}

/** Lets a numbered list be drawn as knots on a thread. */
export function drawAsSteps(list: List): void {
  list.data = {...list.data, hProperties: {className: ['steps']}} as List['data'];
}
