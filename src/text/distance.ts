/** How many typos are forgiven in a word: none under 4 letters, one up to 7, two from 8. */
export function allowedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Three rows of the table of distances. A whole vocabulary is compared for one word, so they are made once. */
const longest = 128;
const rows = [0, 1, 2].map(() => new Uint8Array(longest));

/**
 * Typos between what was typed and a word, and between what was typed and the best beginning of that word: insertions,
 * deletions, replacements and swaps of neighbours, each one. What is over `limit` is `limit + 1`. The beginning is
 * looked for only if `open`.
 */
export function distances(typed: string, word: string, limit: number, open: boolean): {readonly whole: number; readonly beginning: number} {
  const tooMany = limit + 1;
  const none = {whole: tooMany, beginning: tooMany};
  if (typed.length - word.length > limit || typed.length + limit >= longest) return none;
  if (!open && word.length - typed.length > limit) return none;
  const width = Math.min(word.length, typed.length + limit);
  let [beforeLast, last, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    const letterBefore = row > 1 ? typed.charCodeAt(row - 2) : -1;
    let best = row;
    current[0] = row;
    for (let column = 1; column <= width; column += 1) {
      const other = word.charCodeAt(column - 1);
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (letter === other ? 0 : 1));
      if (column > 1 && letterBefore === other && letter === word.charCodeAt(column - 2)) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return none;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  let beginning = tooMany;
  if (open) for (let column = 0; column <= width; column += 1) beginning = Math.min(beginning, last[column] ?? tooMany);
  const whole = word.length <= width ? Math.min(tooMany, last[word.length] ?? tooMany) : tooMany;
  return {whole, beginning};
}
