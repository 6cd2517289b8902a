import type {CatalogueFile} from '../catalogue.ts';
import type {MatcherEntry} from './patterns.ts';

/** The entries as the site serves them, below each language: a seventh of what both catalogues weigh. */
export const matcherFile = 'matcher.json';

/** The matcher's entries from the catalogue in one language, with the other's messages and words: people paste both. */
export function matcherEntries(own: CatalogueFile, other: CatalogueFile): MatcherEntry[] {
  const foreign = new Map(other.errors.map((entry) => [entry.code, entry]));
  return own.errors.map(({code, title, group, networks, network_codes, wordings, keywords, limits, amounts, concepts, status, category, message}) => {
    const twin = foreign.get(code);
    return {
      code,
      title,
      group,
      networks,
      network_codes: network_codes.map(({code: sent, network}) => ({code: sent, network})),
      wordings,
      keywords: [...new Set([...keywords, ...(twin?.keywords ?? [])])],
      limited: networks.length > 0 ? [] : [...new Set(limits.map((limit) => limit.replace(/\..*/, '')))],
      amounts,
      concepts,
      status,
      category,
      texts: [message, ...(twin ? [twin.message, twin.title] : [])],
    };
  });
}
