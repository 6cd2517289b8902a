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

/** A page of the site: its path without the site's base, and its title where that is known. */
export interface KnownPage {
  readonly path: string;
  readonly title: string;
}

/** The error code that a path holds, if it is one of the site's. */
export function errorCodeIn(path: string, paths: readonly string[]): string | undefined {
  const codes = [...path.matchAll(/(?<!\d)\d{5}(?!\d)/g)].map(([code]) => code);
  return paths.find((known) => codes.some((code) => known.endsWith(`/issues/${code}`)));
}

/** The words of a path or a title that tell something, lower case. */
function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && word !== 'docs' && word !== 'html' && word !== 'index');
}

/** Whether one word begins with the other, as forms of a word do: `settings` and `setting`, `канал` and `каналы`. */
function akin(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short === long || (short.length > 3 && long.startsWith(short));
}

/**
 * Pages of the site that a mistyped path was probably meant for, best first, at most three: such whose last part or whole path is
 * nearly the same, and such whose path or title (the network's name among its words) has the words that were typed.
 * A path far longer than any page is cut before it is compared.
 */
export function closestPages(path: string, pages: readonly KnownPage[]): KnownPage[] {
  const wanted = path.slice(0, 200).toLowerCase();
  const name = lastPart(wanted);
  const wantedWords = words(wanted);
  return pages
    .map((page) => {
      const limit = Math.max(2, Math.floor(name.length / 3));
      const typos = distance(name, lastPart(page.path), limit);
      const known = [...words(page.path), ...words(page.title)];
      const named = wantedWords.filter((word) => known.some((other) => akin(word, other))).length;
      const score =
        (typos <= limit ? (limit - typos + 1) * 20 : 0) +
        (named / Math.max(1, wantedWords.length)) * 30 +
        sharedStart(wanted, page.path.toLowerCase()) -
        Math.abs(page.path.length - wanted.length) / 10;
      return {page, score, close: typos <= limit || named > 0};
    })
    .filter((item) => item.close || item.score > 12)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map((item) => item.page);
}
