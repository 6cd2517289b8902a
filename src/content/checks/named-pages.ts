import {strands} from '../../config/strands.ts';
import type {Page} from '../page.ts';
import {replaceVariables} from '../variables.ts';
import {type Addresses, faultOf, type Nearest} from './addresses.ts';
import type {Finding} from './finding.ts';

/** Addresses in YAML: a value, or the target of a link in a text. */
const inData = /(?<=^|[\s"'(])\/docs(?:[/#][^\s"')…]*)?(?=[\s"')]|$)/g;
/** Addresses in code: a string of its own; one that ends in a slash is the beginning of some. */
const inCode = /(?<=(["']))\/docs(?:[/#][^"'$<…]*[^"'$<…/])?(?=\1)/g;

/** Its paths are beginnings of addresses; {@link checkStrands} looks at them. */
const strandsFile = 'src/config/strands.ts';

/** Files with a check of their own: beginnings of addresses, and addresses that have gone. */
const ownChecks: ReadonlySet<string> = new Set([strandsFile, 'src/data/redirects.yaml']);

const commentOf = {data: /^\s*#/, code: /^\s*(?:\/\/|\/?\*)/};

/** Pages of the documentation that a file of data or code names by their address, and that are not there. */
export function checkNamedPages(file: string, text: string, addresses: Addresses, nearest: Nearest): Finding[] {
  if (ownChecks.has(file)) return [];
  const [pattern, comment] = /\.ya?ml$/.test(file) ? [inData, commentOf.data] : [inCode, commentOf.code];
  return text.split('\n').flatMap((line, index) =>
    comment.test(line)
      ? []
      : [...line.matchAll(pattern)].flatMap(([address]) => {
          const message = faultOf(address, addresses, nearest);
          return message === undefined ? [] : [{file, line: index + 1, message}];
        }),
  );
}

/** Links of a page by an address of the site, as cards and the reference have them; links by file are the matter of `links.ts`. */
export function checkSiteLinks({file, locale, links}: Pick<Page, 'file' | 'locale' | 'links'>, addresses: Addresses, nearest: Nearest): Finding[] {
  return links.flatMap(({url: written, line}) => {
    const url = replaceVariables(written, locale);
    const message = /^\/docs(?:[/#]|$)/.test(url) ? faultOf(url, addresses, nearest) : undefined;
    return message === undefined ? [] : [{file, line, message}];
  });
}

/** Where the sections of the help lead, and the beginnings of addresses that belong to them. */
export function checkStrands(addresses: Addresses, nearest: Nearest): Finding[] {
  const known = [...addresses.keys()];
  return Object.values(strands).flatMap(({to, paths}) => {
    const fault = faultOf(to, addresses, nearest);
    const idle = paths.filter((path) => !known.some((address) => address === path || address.startsWith(`${path}/`) || address.startsWith(`${path}-`)));
    const messages = [...(fault === undefined ? [] : [fault]), ...idle.map((path) => `no page has an address that begins with "${path}"`)];
    return messages.map((message) => ({file: strandsFile, message}));
  });
}
