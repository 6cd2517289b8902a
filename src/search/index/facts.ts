import type {Locale} from '../../config/product.ts';
import {loadErrors, loadNetworks} from '../../facts/load.ts';
import type {SearchPage} from './page.ts';

const errorPage = /\/issues\/(\d{5})$/;

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
    const about = facts.networks.flatMap((id) => networks.get(id)?.name[locale] ?? []).map((name) => name.replace(/\s*\(.*\)$/, ''));
    const keywords = [...page.keywords, ...about.filter((name) => !page.title.includes(name))];
    return {...page, keywords, codes: [...new Set([code, ...facts.network_codes.map((entry) => entry.code)])], about};
  });
}
