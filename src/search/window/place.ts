import type {NetworkCodes} from '../../facts/network-names/index.ts';

/** Section of the site by address, as its dye is called; other pages have none. */
export function strandOf(path: string): string | undefined {
  if (/\/issues(?:\/|$)|\/docs\/category\/errors-/.test(path)) return 'errors';
  if (/\/docs\/api(?:\/|$)/.test(path)) return 'api';
  if (/\/docs\/channels(?:\/|$)/.test(path)) return 'channels';
  if (/\/docs\/(?:tools|modules-and-settings)(?:\/|$)/.test(path)) return 'publishing';
  return /\/docs\/(?:account|billing|team|projects|safety|affiliate-program|about|technical-support)/.test(path) ? 'account' : undefined;
}

/** The network that a page is about, by its address: one of the network's own pages, the list of its errors, or one of them. */
export function networkAt(path: string, codes: NetworkCodes): string | undefined {
  const [, id] = /\/docs\/(?:channels\/|category\/errors-)([a-z]+)(?![\w-])/.exec(path) ?? [];
  if (id !== undefined) return Object.hasOwn(codes, id) ? id : undefined;
  const code = Number(/\/issues\/(\d{5})(?!\d)/.exec(path)?.[1]);
  return Object.keys(codes).find((network) => codes[network]?.some(([first, last]) => code >= first && code <= last));
}
