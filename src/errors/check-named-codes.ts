import type {Finding} from '../content/checks/finding.ts';

/** Codes by which a data file is ordered, each with its line, that no facts stand for. */
export function checkNamedCodes(file: string, keys: ReadonlyMap<string, number>, codes: ReadonlySet<number>): Finding[] {
  return [...keys]
    .filter(([key]) => !codes.has(Number(key)))
    .map(([key, line]) => ({file, line, message: `"${key}": there is no such code; codes are in src/data/errors/, npm run new makes one`}));
}
