import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** The network whose own page, or a part of it, a link of a help page leads to: `./telegram/index.mdx`, `../channels/telegram/index.mdx#limits`. */
function linkedNetwork(url: string, networks: ReadonlySet<string>): string | undefined {
  const id = /(?:^|\/)([a-z]+)(?:\/index\.mdx|\/)?(?:#[\w-]+)?$/.exec(url)?.[1];
  return id !== undefined && networks.has(id) ? id : undefined;
}

/** Sets a network's sign before its name where a row of a table is about it: where its first cell is a link to its page, and nothing else. */
export function signNetworks(tree: Root, networks: ReadonlySet<string>): void {
  visit(tree, 'tableRow', (row) => {
    const cell = row.children[0];
    const link = cell?.children[0];
    if (cell?.children.length !== 1 || link?.type !== 'link') return;
    const id = linkedNetwork(link.url, networks);
    if (id === undefined) return;
    const sign: MdxJsxTextElement = {
      type: 'mdxJsxTextElement',
      name: 'NetworkIcon',
      attributes: [
        {type: 'mdxJsxAttribute', name: 'id', value: id},
        {type: 'mdxJsxAttribute', name: 'size', value: 'small'},
      ],
      children: [],
    };
    cell.children.unshift(sign as never);
  });
}
