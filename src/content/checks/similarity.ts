import type {Page} from '../page.ts';
import type {Finding} from './finding.ts';

/** Two pages may share at most this part of the shorter one's five-word runs. */
export const similarityLimit = 0.3;

/** The five-word runs of a page's own text: no headings, no code, nothing that components render. */
export function fiveWordRuns(body: string): Set<string> {
  const words =
    body
      .replace(/```[\s\S]*?```/g, ' ')
      .replace(/^#{1,6} .*$/gm, ' ')
      .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
      .replace(/\]\([^)]*\)/g, ' ')
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}_]+/gu) ?? [];
  const runs = new Set<string>();
  for (let index = 0; index + 5 <= words.length; index += 1) runs.add(words.slice(index, index + 5).join(' '));
  return runs;
}

export interface Pair {
  readonly first: string;
  readonly second: string;
  /** 0 to 1: shared runs over the runs of the shorter page. */
  readonly share: number;
}

/** Every pair of pages that shares any run, most alike first. */
export function similarPairs(pages: readonly Pick<Page, 'file' | 'body'>[]): Pair[] {
  const runs = pages.map((page) => fiveWordRuns(page.body));
  const owners = new Map<string, number[]>();
  for (const [index, set] of runs.entries()) for (const run of set) owners.set(run, [...(owners.get(run) ?? []), index]);
  const shared = new Map<string, number>();
  for (const list of owners.values())
    for (let a = 0; a < list.length; a += 1)
      for (let b = a + 1; b < list.length; b += 1) shared.set(`${list[a]} ${list[b]}`, (shared.get(`${list[a]} ${list[b]}`) ?? 0) + 1);
  return [...shared]
    .map(([key, count]) => {
      const [a = 0, b = 0] = key.split(' ').map(Number);
      return {first: pages[a]?.file ?? '', second: pages[b]?.file ?? '', share: count / Math.max(1, Math.min(runs[a]?.size ?? 1, runs[b]?.size ?? 1))};
    })
    .sort((x, y) => y.share - x.share);
}

/** Pairs over the limit: one of the two pages is not about its own cause. */
export function checkSimilarity(pages: readonly Pick<Page, 'file' | 'body'>[]): Finding[] {
  return similarPairs(pages)
    .filter((pair) => pair.share > similarityLimit)
    .map((pair) => ({
      file: pair.second,
      message: `shares ${Math.round(pair.share * 100)} % of its five-word runs with ${pair.first}; at most ${similarityLimit * 100} % are allowed`,
    }));
}
