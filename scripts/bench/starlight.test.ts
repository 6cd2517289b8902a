import {expect, it} from 'vitest';
import {pagesBeside, starlightPage} from './starlight.ts';

it('gives Starlight the same text: its title once, ways to other pages from the root', () => {
  const exported = `---
title: "Telegram: bots"
url: https://help.example/docs/telegram
language: en
---

# Telegram: bots

See [connecting](https://help.example/docs/connecting) and [its maker](https://telegram.org/).

## Limits
`;
  expect(starlightPage(exported, 'https://help.example')).toBe(`---
title: "Telegram: bots"
---


See [connecting](/docs/connecting) and [its maker](https://telegram.org/).

## Limits
`);
});

it('does not compare what has no title', () => {
  expect(() => starlightPage('# Only text\n', 'https://help.example')).toThrow('A page without a title cannot be compared:\n# Only text');
});

it('takes what is measured and evenly of the rest, each page once', () => {
  const all = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'];
  expect(pagesBeside(all, ['/c'], 4)).toEqual(['/c', '/a', '/d', '/f']);
  expect(pagesBeside(all, ['/c'], 20).sort()).toEqual(all);
});
