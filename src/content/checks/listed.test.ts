import {expect, it} from 'vitest';
import {checkListed, checkShown} from './listed.ts';

const list = (url: string) => ({file: 'docs/channels/index.mdx', key: 'docs/channels/index.mdx', links: [{url, text: '', line: 1}]});

it('names a network that the list of channels leaves out', () => {
  expect(checkListed([list('./telegram/index.mdx')], ['telegram', 'x'])).toEqual([
    {file: 'docs/channels/index.mdx', message: 'lists every network, and "x" is missing; add a row that links to ./x/index.mdx'},
  ]);
  expect(checkListed([list('telegram/index.mdx')], ['telegram'])).toEqual([]);
});

it('names facts of a network that no page of it shows', () => {
  const network = {id: 'x', permissions: [{}], analytics: []} as unknown as Parameters<typeof checkShown>[1] extends Iterable<infer One> ? One : never;
  expect(checkShown([{file: 'docs/channels/x/connecting.mdx', elements: ['Permissions']}], [network])).toEqual([]);
  expect(checkShown([], [network], ['docs/channels/x/connecting.mdx'])).toEqual([]);
  expect(checkShown([{file: 'docs/channels/x/connecting.mdx', elements: []}], [network])).toEqual([
    {
      file: 'docs/channels/x/connecting.mdx',
      message: 'src/data/networks/x.yaml has permissions, and no page shows them; add a section {/* #permissions */} with <Permissions />, in both languages',
    },
  ]);
});
