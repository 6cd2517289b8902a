import * as z from 'zod';
import {errorGroup} from './error.ts';

const pair = z
  .tuple([z.number().int(), z.number().int()])
  .refine(([first, last]) => first <= last, {message: 'a pair is [first, last], the smaller number first'});

/** `src/data/errors/ranges.yaml`: the pairs of numbers that a group's codes are taken from, in order; no number belongs to two groups. */
export const rangesFile = z.partialRecord(errorGroup, z.array(pair).min(1)).superRefine((groups, context) => {
  const pairs = Object.entries(groups).flatMap(([group, list]) => list.map(([first, last]) => ({group, first, last})));
  pairs.sort((a, b) => a.first - b.first);
  for (const [index, {group, first}] of pairs.entries()) {
    const before = pairs[index - 1];
    if (before && before.last >= first)
      context.addIssue({code: 'custom', path: [group], message: `${first} belongs to "${before.group}" already (${before.first} to ${before.last})`});
  }
});
export type Ranges = z.infer<typeof rangesFile>;

/** Whether a number is one of a group's. */
export function inRanges(code: number, pairs: readonly (readonly [number, number])[]): boolean {
  return pairs.some(([first, last]) => code >= first && code <= last);
}

/** The next number of a group that no code has, or undefined where its pairs are full. */
export function nextFree(pairs: readonly (readonly [number, number])[], taken: ReadonlySet<number>): number | undefined {
  for (const [first, last] of pairs) for (let code = first; code <= last; code += 1) if (!taken.has(code)) return code;
  return undefined;
}
