import {sectionOf, type Strand} from '../../config/strands.ts';
import type {NetworkCodes} from '../../facts/network-names/index.ts';

/** Section of the site by an address of any language, with or without its host; other pages have none. */
export function strandOf(address: string): Strand | undefined {
  const [page] = /\/docs(?:\/[^#?]*)?/.exec(address) ?? [];
  return page === undefined ? undefined : sectionOf(page);
}

/** The network that a page is about, by its address: one of the network's own pages, the list of its errors, or one of them. */
export function networkAt(path: string, codes: NetworkCodes): string | undefined {
  const [, id] = /\/docs\/(?:channels\/|category\/errors-)([a-z]+)(?![\w-])/.exec(path) ?? [];
  if (id !== undefined) return Object.hasOwn(codes, id) ? id : undefined;
  const code = Number(/\/issues\/(\d{5})(?!\d)/.exec(path)?.[1]);
  return Object.keys(codes).find((network) => codes[network]?.some(([first, last]) => code >= first && code <= last));
}
