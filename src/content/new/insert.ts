/** The list of networks with one more, in alphabetical order; `source` is `src/data/network-ids.ts`. */
export function withNetwork(source: string, id: string): string {
  const ids = [...source.matchAll(/^ {2}'([a-z]+)',$/gm)].map((match) => match[1] ?? '');
  if (ids.length === 0) throw new Error('src/data/network-ids.ts: no list of networks found; add the network by hand');
  const all = [...new Set([...ids, id])].sort();
  const start = source.indexOf(`  '${ids[0]}',`);
  const end = source.indexOf('] as const;');
  return `${source.slice(0, start)}${all.map((name) => `  '${name}',\n`).join('')}${source.slice(end)}`;
}

/** The ranges with a pair for one more group, after every number that is given out. */
export function withRange(source: string, group: string, size: number): string {
  if (new RegExp(`^${group}:`, 'm').test(source)) return source;
  const last = Math.max(...[...source.matchAll(/\d{5}/g)].map(([digits]) => Number(digits)).filter((code) => code < 20_000));
  return `${source.trimEnd()}\n${group}: [[${last + 1}, ${last + size}]]\n`;
}

/** A file of errors with one more at its end. */
export function withError(source: string, facts: string): string {
  return `${source.trimEnd()}\n${facts}`;
}
