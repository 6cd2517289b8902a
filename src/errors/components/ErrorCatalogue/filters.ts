/** What a code is filtered by. */
export interface CatalogueFacts {
  /** None for a code of no network in particular. */
  readonly networks: readonly string[];
  readonly action: string;
  readonly fixer: string;
}

/** One line of the catalogue: the code, and what is not as it mostly is in its group. */
export interface CatalogueItem extends Partial<CatalogueFacts> {
  readonly code: number;
  readonly retired?: true;
  /** What to do, where the action's own label would say something else. */
  readonly remedy?: string;
}

export interface CatalogueGroup {
  readonly id: string;
  readonly label: string;
  /** Where the pages of the group are, to be followed by the code. */
  readonly path: string;
  /** What most codes of the group have; the others say what they have instead. */
  readonly mostly: CatalogueFacts;
  readonly items: readonly CatalogueItem[];
}

export interface Filters {
  readonly network: string;
  readonly action: string;
  readonly fixer: string;
  readonly text: string;
}

export const noFilters: Filters = {network: '', action: '', fixer: '', text: ''};
const keys = ['network', 'action', 'fixer', 'text'] as const;

/** Filters that an address carries; a value that the lists do not offer is dropped. */
export function readFilters(search: string, offered: {readonly [Key in 'network' | 'action' | 'fixer']: readonly string[]}): Filters {
  const parameters = new URLSearchParams(search);
  const allowed = (key: 'network' | 'action' | 'fixer'): string => {
    const value = parameters.get(key) ?? '';
    return offered[key].includes(value) ? value : '';
  };
  return {network: allowed('network'), action: allowed('action'), fixer: allowed('fixer'), text: (parameters.get('text') ?? '').slice(0, 200)};
}

/** The address's query with these filters and whatever else it carried. */
export function writeFilters(search: string, filters: Filters): string {
  const parameters = new URLSearchParams(search);
  for (const key of keys) {
    if (filters[key] === '') parameters.delete(key);
    else parameters.set(key, filters[key]);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether a code with this name passes the filters; `general` stands for codes of no network in particular. */
export function passes(item: CatalogueFacts, name: string, filters: Filters): boolean {
  const {networks} = item;
  if (filters.network === 'general' ? networks.length > 0 : filters.network !== '' && !networks.includes(filters.network)) return false;
  if (filters.action !== '' && item.action !== filters.action) return false;
  if (filters.fixer !== '' && item.fixer !== filters.fixer) return false;
  const text = name.toLowerCase().replaceAll('ё', 'е');
  return filters.text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Groups with the codes that pass, without those in which none does. */
export function passing(groups: readonly CatalogueGroup[], nameOf: (code: number) => string, filters: Filters): CatalogueGroup[] {
  return groups
    .map((group) => ({...group, items: group.items.filter((item) => passes({...group.mostly, ...item}, nameOf(item.code), filters))}))
    .filter((group) => group.items.length > 0);
}

/** Whether nothing is looked for. */
export function isEmpty(filters: Filters): boolean {
  return keys.every((key) => filters[key].trim() === '');
}
