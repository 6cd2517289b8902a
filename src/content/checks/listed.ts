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
