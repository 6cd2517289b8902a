import {shortNetworkName} from '../../facts/network-names/short.ts';
import type {Locale} from '../../config/product.ts';
import {loadErrors, loadNetworks} from '../../facts/load.ts';
import {codeKey} from '../engine/names.ts';
import {tokenize} from '../engine/tokens.ts';
import type {SearchPage} from './page.ts';

const errorPage = /\/issues\/(\d{5})$/;
/**
 * An error's keywords of several words are what networks and their libraries write: they are pasted, not typed. The finder knows
 * them, and names, which every reader of the search fetches, need not; what people type stands in `src/data/search-words.yaml`.
 */
const isMessage = (keyword: string): boolean => tokenize(keyword).length > 1;

/**
 * What the data knows of an error's page and its text need not say: its own code, the networks' codes, and the names of
 * the networks that it concerns.
 */
export function withErrorFacts(pages: readonly SearchPage[], locale: Locale): SearchPage[] {
  const networks = loadNetworks();
  return pages.map((page) => {
    const code = errorPage.exec(page.path)?.[1];
    const facts = code === undefined ? undefined : loadErrors().get(Number(code));
    if (code === undefined || facts === undefined) return page;
    const about = facts.networks.flatMap((id) => networks.get(id)?.name[locale] ?? []).map((name) => shortNetworkName(name));
    const codes = [...new Set([code, ...facts.network_codes.map((entry) => entry.code)])];
    const known = new Set(codes.map(codeKey));
    const own = page.keywords.filter((keyword) => !known.has(codeKey(keyword)));
    const keywords = [...own.filter((keyword) => !isMessage(keyword)), ...about.filter((name) => !page.title.includes(name))];
    return {...page, keywords, codes, about, messages: own.filter(isMessage)};
  });
}
