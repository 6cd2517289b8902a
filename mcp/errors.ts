// The one place where the server meets the matcher of pasted errors.
import type {Locale} from '../src/config/product.ts';
import type {CatalogueFileEntry} from '../src/errors/catalogue.ts';
import {findErrors, type FinderEntry, type Match} from '../src/errors/components/ErrorFinder/find.ts';
import type {Site} from './site/site.ts';

export interface ExplainedMatch extends Match {
  readonly entry: CatalogueFileEntry;
}

/** Codes that a pasted text stands for, best first, with their facts in a language; texts of both languages are known. */
export async function matchErrors(site: Site, text: string, locale: Locale, most: number): Promise<ExplainedMatch[]> {
  const [own, other] = await Promise.all([site.errors(locale), site.errors(locale === 'en' ? 'ru' : 'en')]);
  const twins = new Map(other.errors.map((entry) => [entry.code, entry]));
  const entries = own.errors.map((entry): FinderEntry => {
    const twin = twins.get(entry.code);
    return {...entry, texts: [entry.message, entry.title, ...(twin ? [twin.message, twin.title] : [])]};
  });
  const byCode = new Map(own.errors.map((entry) => [entry.code, entry]));
  return findErrors(text, entries, most).flatMap((match) => {
    const entry = byCode.get(match.code);
    return entry ? [{...match, entry}] : [];
  });
}
