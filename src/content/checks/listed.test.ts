import {expect, it} from 'vitest';
import {checkListed} from './listed.ts';

const list = (url: string) => ({file: 'docs/channels/index.mdx', key: 'docs/channels/index.mdx', links: [{url, text: '', line: 1}]});

it('names a network that the list of channels leaves out', () => {
  expect(checkListed([list('./telegram/index.mdx')], ['telegram', 'x'])).toEqual([
    {file: 'docs/channels/index.mdx', message: 'lists every network, and "x" is missing; add a row that links to ./x/index.mdx'},
  ]);
  expect(checkListed([list('telegram/index.mdx')], ['telegram'])).toEqual([]);
});
