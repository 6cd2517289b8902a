import {type Addresses, meant, type Nearest} from '../../content/checks/addresses.ts';
import type {Finding} from '../../content/checks/finding.ts';
import {keyOf} from './search-words.ts';

/**
 * Keys of the search's data that no page or section has.
 * @param keys each with its line
 * @param namesOf all keys that a page answers to, from its own
 */
export function checkKeys(
  file: string,
  keys: ReadonlyMap<string, number>,
  addresses: Addresses,
  nearest: Nearest,
  namesOf: (key: string) => readonly string[] = (key) => [key],
): Finding[] {
  const known = new Map<string, Set<string> | undefined>();
  for (const [address, anchors] of addresses)
    for (const name of namesOf(keyOf(address))) {
      const before = known.has(name) ? known.get(name) : new Set<string>();
      known.set(name, before && anchors && new Set([...before, ...anchors]));
    }
  return [...keys].flatMap(([key, line]): Finding[] => {
    const [name = '', section] = key.split('#');
    const add = (message: string): Finding[] => [{file, line, message: `"${key}": ${message}`}];
    if (!known.has(name))
      return /^\d+$/.test(name)
        ? add('there is no page of such a code; codes are in src/data/errors/')
        : add(`there is no such page; a page is named by its path below /docs, an error page by its code.${meant(name, [...known.keys()], nearest)}`);
    const sections = known.get(name);
    if (section === undefined || sections === undefined || sections.has(section)) return [];
    return add(`no page of that name has the section "${section}".${meant(section, [...sections], nearest)}`);
  });
}
