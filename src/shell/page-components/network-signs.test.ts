import type {Link, Root, TableRow, Text} from 'mdast';
import {expect, it} from 'vitest';
import {signNetworks} from './network-signs.ts';

const link = (url: string): Link => ({type: 'link', url, children: [{type: 'text', value: 'Name'}]});
const text = (value: string): Text => ({type: 'text', value});
const row = (...first: (Link | Text)[]): TableRow => ({
  type: 'tableRow',
  children: [
    {type: 'tableCell', children: first},
    {type: 'tableCell', children: [link('./telegram/index.mdx')]},
  ],
});

function signsOf(...rows: TableRow[]): unknown[] {
  const tree: Root = {type: 'root', children: [{type: 'table', children: rows}]};
  signNetworks(tree, new Set(['telegram', 'x']));
  return rows.map(({children}) => {
    const [sign] = (children[0]?.children ?? []) as unknown as {name?: string; attributes?: {value?: string}[]}[];
    return sign?.name === 'NetworkIcon' ? sign.attributes?.[0]?.value : undefined;
  });
}

it('signs rows that are about a network', () => {
  expect(signsOf(row(link('./telegram/index.mdx')), row(link('../channels/x/index.mdx#analytics')))).toEqual(['telegram', 'x']);
});

it('leaves other rows alone: another page of the network, words beside the link, other links', () => {
  expect(
    signsOf(row(link('./telegram/connecting.mdx')), row(link('./telegram/index.mdx'), text(' and others')), row(link('./team.mdx')), row(text('telegram'))),
  ).toEqual([undefined, undefined, undefined, undefined]);
});
