import type {RootContent} from 'mdast';

/** The id that a heading's comment gives it: a heading ends in the comment `#fix`. */
export function headingId(node: RootContent): string | undefined {
  if (node.type !== 'heading') return undefined;
  const comment = node.children.find((child) => child.type === 'mdxTextExpression');
  return comment && 'value' in comment ? /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(String(comment.value).trim())?.[1] : undefined;
}

export interface TreeSection {
  readonly id: string | undefined;
  readonly nodes: RootContent[];
}

/** A page's nodes by sections of level 2; what stands before the first heading has no id. */
export function sectionsOf(nodes: readonly RootContent[]): readonly TreeSection[] {
  const sections: TreeSection[] = [{id: undefined, nodes: []}];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) sections.push({id: headingId(node), nodes: [node]});
    else sections.at(-1)?.nodes.push(node);
  }
  return sections;
}
