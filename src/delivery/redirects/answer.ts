import type {Redirects} from './read.ts';

/** The folder of a line `/docs/api/v4.0/*`, which answers for the address `/docs/api/v4.0` and for all below it; undefined for any other line. */
export function folderOf(line: string): string | undefined {
  return line.endsWith('/*') ? line.slice(0, -2) : undefined;
}

/** Whether a line answers for an address. */
export function covers(line: string, address: string): boolean {
  const folder = folderOf(line);
  return folder === undefined ? line === address : address === folder || address.startsWith(`${folder}/`);
}

/** Lines, and where they lead, in the order in which they count: those of one address, then those of folders, a deeper one before the one that holds it. */
export function inOrder(moved: Redirects): (readonly [line: string, to: string])[] {
  const rank = (line: string): number => (folderOf(line) === undefined ? Number.MAX_SAFE_INTEGER : line.split('/').length);
  return Object.entries(moved).sort(([a], [b]) => rank(b) - rank(a));
}

/** Where an address leads; undefined when no line answers for it. */
export function leadsTo(address: string, moved: Redirects): string | undefined {
  return inOrder(moved).find(([line]) => covers(line, address))?.[1];
}
