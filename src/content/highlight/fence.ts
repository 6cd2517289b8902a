import {FenceError} from './fence-error.ts';

/** What stands in a fence after its language. */
export interface Fence {
  readonly title?: string;
  /** Numbers of the marked lines, the first being 1. */
  readonly marked: readonly number[];
  /** Number of the first line, where lines are numbered. */
  readonly firstNumber?: number;
}

function linesIn(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}

/** Reads `title="…" {2,4-6} showLineNumbers=10`. Throws {@link FenceError} for anything else. */
export function readFence(meta: string): Fence {
  let rest = meta;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = rest.replace(found[0], ' ');
    return found;
  };
  const title = take(/title=(["'])(.*?)\1/)?.[2];
  const range = take(/\{(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)\}/)?.[1];
  const numbers = take(/(?<!\S)showLineNumbers(?:=(\d+))?(?!\S)/);
  if (rest.trim() !== '')
    throw new FenceError(
      `code block: "${rest.trim()}" is not known here; what may follow the language is title="…", {1,3-5}, showLineNumbers and showLineNumbers=5`,
    );
  return {
    ...(title === undefined ? {} : {title}),
    marked: range === undefined ? [] : linesIn(range),
    ...(numbers ? {firstNumber: Number(numbers[1] ?? 1)} : {}),
  };
}
