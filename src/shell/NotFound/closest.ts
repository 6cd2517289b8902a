/** Length of the longest run of characters at the start that both share. */
function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Levenshtein distance of two short texts; quits early past `limit`. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const value = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1));
      current.push(value);
      best = Math.min(best, value);
    }
    if (best > limit) return limit + 1;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}

/** Last part of a path, lower case: `/docs/team/` gives `team`. */
function lastPart(path: string): string {
  return (
    path
      .toLowerCase()
      .replace(/\.html$/, '')
      .replace(/\/(index)?$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}

/**
 * Pages of the site that a mistyped path was probably meant for, best first, at most three.
 * Paths are given without the site's base; a path far longer than any page is cut before it is compared.
 */
export function closestPages(path: string, paths: readonly string[]): string[] {
  const wanted = path.slice(0, 200).toLowerCase();
  const name = lastPart(wanted);
  return paths
    .map((known) => {
      const limit = Math.max(2, Math.floor(name.length / 3));
      const typos = distance(name, lastPart(known), limit);
      const score = (typos <= limit ? (limit - typos + 1) * 20 : 0) + sharedStart(wanted, known.toLowerCase()) - Math.abs(known.length - wanted.length) / 10;
      return {known, score, close: typos <= limit};
    })
    .filter((item) => item.close || item.score > 12)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map((item) => item.known);
}

/** A page by what it is called. */
export interface NamedPage {
  readonly path: string;
  readonly title: string;
}

/** Words of an address or a title that say something: no numbers, no single letters but the network X, nothing that half of all paths have. */
function wordsOf(text: string): string[] {
  const common = new Set(['docs', 'html', 'help', 'index', 'the', 'and', 'for', 'with', 'как', 'для', 'или']);
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => (word.length > 2 || word === 'x') && !common.has(word));
}

/** How well two words agree: the same, or the same beginning of at least four letters ("connect", "connecting"). */
function agreement(wanted: string, word: string): number {
  if (wanted === word) return 2;
  return Math.min(wanted.length, word.length) >= 4 && (word.startsWith(wanted) || wanted.startsWith(word)) ? 1 : 0;
}

/** Pages whose path or title has the most of an address' words, best first; of two that are alike the one with fewer other words. */
export function pagesByWords(path: string, pages: readonly NamedPage[]): NamedPage[] {
  const wanted = [...new Set(wordsOf(path.slice(0, 200)))];
  return pages
    .map((page) => {
      const words = [...new Set(wordsOf(`${page.path} ${page.title}`))];
      const score = wanted.reduce((sum, word) => sum + Math.max(0, ...words.map((other) => agreement(word, other))), 0);
      return {page, score, words: words.length};
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || a.words - b.words)
    .map(({page}) => page);
}

/** Pages of the list for programs (`llms.txt`): `- [Title](https://host/path.md): …`, as paths of this site. */
export function pagesOfList(list: string, origin: string): NamedPage[] {
  return [...list.matchAll(/^- \[(.+)\]\((\S+)\.md\)/gm)].flatMap(([, title = '', address = '']) =>
    address.startsWith(`${origin}/`) ? [{title, path: address.slice(origin.length).replace(/(?<=\/)index$/, '')}] : [],
  );
}
