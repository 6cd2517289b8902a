/** How many typos are forgiven in a word: none under 4 letters, one up to 7, two from 8. */
export function allowedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Typos between what was typed and a word: insertions, deletions, replacements and swaps of neighbours, each one.
 * With `prefix` the word may go on after what was typed. Gives `limit + 1` as soon as the limit is passed.
 */
export function distance(typed: string, word: string, limit: number, prefix = false): number {
  const tooMany = limit + 1;
  if (typed.length - word.length > limit) return tooMany;
  if (!prefix && word.length - typed.length > limit) return tooMany;
  const width = Math.min(word.length, typed.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({length: width + 1}, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min((last[column] ?? tooMany) + 1, (current[column - 1] ?? tooMany) + 1, (last[column - 1] ?? tooMany) + (same ? 0 : 1));
      if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? tooMany) + 1);
      }
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return tooMany;
    beforeLast = last;
    last = current;
  }
  return Math.min(tooMany, prefix ? Math.min(...last) : (last[width] ?? tooMany));
}
