import {expect, it} from 'vitest';
import {inRanges, nextFree, rangesFile} from './ranges.ts';

it('takes the next free number of a group, in a later pair when the first is full', () => {
  const pairs = [
    [10, 11],
    [30, 31],
  ] as const;
  expect(nextFree(pairs, new Set([10]))).toBe(11);
  expect(nextFree(pairs, new Set([10, 11]))).toBe(30);
  expect(nextFree(pairs, new Set([10, 11, 30, 31]))).toBeUndefined();
  expect([inRanges(31, pairs), inRanges(12, pairs)]).toEqual([true, false]);
});

it('refuses pairs that overlap or run backwards, and groups that do not exist', () => {
  const message = (value: unknown): string =>
    rangesFile
      .safeParse(value)
      .error?.issues.map((issue) => issue.message)
      .join() ?? '';
  expect(message({telegram: [[10, 20]], x: [[20, 30]]})).toContain('20 belongs to "telegram" already (10 to 20)');
  expect(message({telegram: [[20, 10]]})).toContain('the smaller number first');
  expect(message({nowhere: [[1, 2]]})).not.toBe('');
  expect(
    message({
      telegram: [
        [1, 2],
        [5, 6],
      ],
    }),
  ).toBe('');
});
