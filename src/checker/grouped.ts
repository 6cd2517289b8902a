// Findings of several files that are one.
import type {LimitResult} from './evaluate.ts';

/** One finding and the files that it was made in; its numbers are those of the first. */
export interface Group {
  readonly first: LimitResult;
  readonly files: readonly string[];
}

/** The same limit in several files is one finding: fifty files do not make fifty times the answer. */
export function grouped(results: readonly LimitResult[]): Group[] {
  const groups = new Map<string, Group>();
  for (const result of results) {
    const known = groups.get(result.limit.id);
    const files = result.found.file === undefined ? [] : [result.found.file];
    groups.set(result.limit.id, known ? {...known, files: [...known.files, ...files]} : {first: result, files});
  }
  return [...groups.values()];
}
