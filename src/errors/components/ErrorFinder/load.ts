import type {CatalogueFile} from '../../catalogue.ts';
import type {FinderEntry} from './find.ts';

async function fetchCatalogue(address: string): Promise<CatalogueFile> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as CatalogueFile;
}

/** The catalogue in the page's language, with the messages of both languages; fetched when the finder is first used. */
export async function loadFinderEntries(own: string, other: string): Promise<FinderEntry[]> {
  const [mine, theirs] = await Promise.all([fetchCatalogue(own), fetchCatalogue(other)]);
  const foreign = new Map(theirs.errors.map((entry) => [entry.code, entry]));
  return mine.errors.map(({code, title, networks, network_codes, keywords, status, message}) => {
    const twin = foreign.get(code);
    return {code, title, networks, network_codes, keywords, status, texts: [message, title, ...(twin ? [twin.message, twin.title] : [])]};
  });
}
