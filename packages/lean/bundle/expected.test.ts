import {expect, it} from 'vitest';
import {expectedRewrites, missingRewrites} from './expected.ts';

const all = new Map(Object.entries(expectedRewrites).map(([name, {files}]) => [name, files]));

it('says nothing when every rewrite found its files', () => {
  expect(missingRewrites(all)).toEqual([]);
});

it.each(Object.keys(expectedRewrites))('names %s when it did not fire', (name) => {
  const without = new Map(all);
  without.delete(name);
  expect(missingRewrites(without)).toEqual([expect.stringMatching(`^"${name}" found 0 of`)]);
});
