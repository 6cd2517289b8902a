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

/** The error code that a path holds, if it is one of the site's. */
export function errorCodeIn(path: string, paths: readonly string[]): string | undefined {
  const code = /(?<!\d)(10[0-2]\d{2}|2000[0-4])(?!\d)/.exec(path)?.[1];
  return code === undefined ? undefined : paths.find((known) => known.endsWith(`/issues/${code}`));
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
