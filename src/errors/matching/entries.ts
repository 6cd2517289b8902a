import type {CatalogueFile} from '../catalogue.ts';
import type {MatcherEntry} from './patterns.ts';

/** The entries as the site serves them, below each language: little more than a third of what both catalogues weigh. */
export const matcherFile = 'matcher.json';

type NetworkCode = MatcherEntry['network_codes'][number];

/**
 * The entries as they are written into that file, a part lighter: the values of each key in one list, and of a network's code that has no
 * network beside it the code alone.
 */
export type MatcherFile = {readonly [Key in Exclude<keyof MatcherEntry, 'network_codes'>]: readonly MatcherEntry[Key][]} & {
  readonly network_codes: readonly (readonly (NetworkCode | string)[])[];
};

export function matcherFileOf(entries: readonly MatcherEntry[]): MatcherFile {
  const keys = Object.keys(entries[0] ?? {}) as (keyof MatcherEntry)[];
  const lists = Object.fromEntries(keys.map((key) => [key, entries.map((entry) => entry[key])])) as unknown as MatcherFile;
  return {...lists, network_codes: entries.map(({network_codes}) => network_codes.map((sent) => (sent.network === undefined ? sent.code : sent)))};
}

const read = new WeakMap<MatcherFile, readonly MatcherEntry[]>();

/** The entries of such a file, the same ones each time: what is made of them is kept with them. */
export function entriesIn(file: MatcherFile): readonly MatcherEntry[] {
  const known = read.get(file);
  if (known) return known;
  const codes = file.network_codes.map((sent) => sent.map((one) => (typeof one === 'string' ? {code: one} : one)));
  const lists = Object.entries({...file, network_codes: codes}) as [keyof MatcherEntry, readonly unknown[]][];
  const entries = file.code.map((_, index) => Object.fromEntries(lists.map(([key, values]) => [key, values[index]])) as unknown as MatcherEntry);
  read.set(file, entries);
  return entries;
}

/** The matcher's entries from the catalogue in one language, with the other's messages and words: people paste both. */
export function matcherEntries(own: CatalogueFile, other: CatalogueFile): MatcherEntry[] {
  const foreign = new Map(other.errors.map((entry) => [entry.code, entry]));
  return own.errors.map(({code, title, group, networks, network_codes, wordings, keywords, limits, amounts, concepts, status, category, message}) => {
    const twin = foreign.get(code);
    const known = new Set([...wordings, ...network_codes.map((sent) => sent.code)]);
    return {
      code,
      title,
      group,
      networks,
      network_codes: network_codes.map(({code: sent, network}) => ({code: sent, network})),
      wordings,
      // What a network sends tells more than a word that people search by.
      keywords: [...new Set([...keywords, ...(twin?.keywords ?? [])])].filter((text) => !known.has(text)),
      limited: networks.length > 0 ? [] : [...new Set(limits.map((limit) => limit.replace(/\..*/, '')))],
      amounts,
      concepts,
      status,
      category,
      texts: [message, ...(twin ? [twin.message, twin.title] : [])],
    };
  });
}
