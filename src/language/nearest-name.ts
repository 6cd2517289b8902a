/** Letters to insert, take away or replace on the way from one text to another. */
function distance(from: string, to: string): number {
  let row = Array.from({length: to.length + 1}, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column += 1)
      next.push(Math.min((row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1)));
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The name that was probably meant by one that there is not: at most a third of its letters are others; undefined when none is near. */
export function nearestName(wanted: string, names: readonly string[]): string | undefined {
  const [first] = names
    .map((name) => ({name, far: distance(wanted.toLowerCase(), name.toLowerCase())}))
    .filter(({far}) => far <= Math.min(3, Math.ceil(wanted.length / 3)))
    .sort((a, b) => a.far - b.far);
  return first?.name;
}
