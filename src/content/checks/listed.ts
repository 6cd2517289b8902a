import type {Network} from '../../facts/schema/network.ts';
import type {Page} from '../page.ts';
import type {Finding} from './finding.ts';

/** Pages whose tables name every network by hand, below the root of a language's tree. */
const lists = ['docs/channels/index.mdx'];

/** Networks that a page which lists all of them does not link to. */
export function checkListed(pages: Iterable<Pick<Page, 'file' | 'key' | 'links'>>, networks: readonly string[]): Finding[] {
  return [...pages]
    .filter(({key}) => lists.includes(key))
    .flatMap(({file, links}) => {
      const named = new Set(links.map(({url}) => /^(?:\.\/)?([a-z]+)\/index\.mdx$/.exec(url)?.[1]));
      return networks
        .filter((id) => !named.has(id))
        .map((id) => ({file, message: `lists every network, and "${id}" is missing; add a row that links to ./${id}/index.mdx`}));
    });
}

/** Facts that networks have or have not, and the element and heading that show them. */
const shown = [
  ['permissions', 'Permissions', 'permissions', 'connecting'],
  ['analytics', 'AnalyticsMetrics', 'analytics', 'index'],
] as const;

/**
 * Facts of a network that none of its English pages shows; the Russian ones have the same elements.
 * @param unread files that could not be read; what they show is not known
 */
export function checkShown(
  pages: Iterable<Pick<Page, 'file' | 'elements'>>,
  networks: Iterable<Pick<Network, 'id' | 'permissions' | 'analytics'>>,
  unread: Iterable<string> = [],
): Finding[] {
  const all = [...pages];
  const unknown = [...unread];
  return [...networks].flatMap((network) => {
    const folder = `docs/channels/${network.id}/`;
    if (unknown.some((file) => file.startsWith(folder))) return [];
    const elements = new Set(all.filter(({file}) => file.startsWith(folder)).flatMap((page) => page.elements));
    return shown
      .filter(([list, element]) => network[list].length > 0 && !elements.has(element))
      .map(([list, element, id, page]) => ({
        file: `${folder}${page}.mdx`,
        message: `src/data/networks/${network.id}.yaml has ${list}, and no page shows them; add a section {/* #${id} */} with <${element} />, in both languages`,
      }));
  });
}
