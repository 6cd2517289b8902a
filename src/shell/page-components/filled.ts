import {type Attributes, FactsError, type PageContext} from '../../facts/tables.ts';

/** Lists that make up what an element shows; `index` takes the place of a catalogue's groups. */
const lists = ['rows', 'groups', 'levels', 'index'] as const;

function isEmpty(facts: unknown): boolean {
  if (Array.isArray(facts)) return facts.length === 0;
  if (typeof facts !== 'object' || facts === null) return false;
  const held = lists.map((name) => (facts as Readonly<Record<string, unknown>>)[name]).filter(Array.isArray);
  return held.length > 0 && held.every((list) => list.length === 0);
}

/** An element as its page wrote it: `<Permissions network="x" />`. */
function written(name: string, attributes: Attributes): string {
  return `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)].join(' ')} />`;
}

/** What an element that a page has written shows: a heading over nothing helps nobody. Throws {@link FactsError} where there is nothing. */
export function filled<Facts>(name: string, attributes: Attributes, page: PageContext, facts: Facts): Facts {
  if (!isEmpty(facts)) return facts;
  const about = attributes.group ?? attributes.network ?? page.network;
  const folder = name === 'NetworkErrors' ? 'errors' : 'networks';
  const where = about === undefined ? 'src/data' : `src/data/${folder}/${about}.yaml`;
  throw new FactsError(`${written(name, attributes)}: there is nothing of it in ${where}; take the element out, or add the facts`);
}
