import {type Addresses, faultOf, type Nearest} from '../../content/checks/addresses.ts';
import type {Finding} from '../../content/checks/finding.ts';
import {covers, folderOf, leadsTo} from './answer.ts';
import type {OldAddresses, Redirects} from './read.ts';

const codeOf = (address: string): string | undefined => /\/issues\/(\d+)(?:#|$)/.exec(address)?.[1];

const codesStay =
  'a code keeps its page for good, since messages and support lead to it; leave the page, with "status: retired" and "replaced_by" in src/data/errors/';

/** Where one comes from an address, redirect by redirect; undefined when there is no end. */
function endOf(address: string, redirects: Redirects): string | undefined {
  const seen = new Set<string>();
  let end = address;
  for (let next: string | undefined = end; next !== undefined; next = leadsTo(end.replace(/#.*$/, ''), redirects)) {
    end = next;
    if (seen.has(end)) return undefined;
    seen.add(end);
  }
  return end;
}

/** What is wrong with an old address, whether or not a page answers for it: `to` is empty where none does. */
function faultOfOld(from: string, to: string, addresses: Addresses): string | undefined {
  const [there, ...more] = [...addresses.keys()].filter((address) => covers(from, address));
  if (there === from) return 'this page is there; a redirect is for one that has gone. Delete the page in both languages, or this line';
  if (there !== undefined)
    return `${there} is there${more.length > 0 ? `, and ${more.length} more below this folder` : ''}; such a line is for a folder that has gone as a whole. Give each page that has gone a line of its own`;
  if (from.startsWith('/e/')) return 'short addresses are made of the codes in src/data/errors/; they need no redirect';
  return codeOf(from) !== undefined && codeOf(from) !== codeOf(to) ? codesStay : undefined;
}

/** What is wrong with where an old address leads. */
function faultOfTarget(to: string, redirects: Redirects, addresses: Addresses, nearest: Nearest): string | undefined {
  if (leadsTo(to.replace(/#.*$/, ''), redirects) === undefined) return faultOf(to, addresses, nearest);
  const end = endOf(to, redirects);
  return end === undefined ? `"${to}" leads back here; name a page that is there` : `"${to}" is led on to "${end}"; name that`;
}

/** What is wrong with an address that nothing answers for: it cannot be an exception of a folder that leads on. */
function faultOfGone(from: string, moved: Redirects): string | undefined {
  const folder = Object.keys(moved).find((line) => covers(line, folderOf(from) ?? from));
  return folder === undefined ? undefined : `"${folder}" leads it on to "${moved[folder]}"; delete this line, or name the pages that move one by one`;
}

/** Redirects that lead nowhere, in circles or in several steps, and those of pages that are there; `lines` are those of their sources. */
export function checkRedirects(
  file: string,
  {moved, gone}: OldAddresses,
  lines: ReadonlyMap<string, number>,
  addresses: Addresses,
  nearest: Nearest,
): Finding[] {
  const faults = [
    ...Object.entries(moved).map(([from, to]) => [from, faultOfOld(from, to, addresses) ?? faultOfTarget(to, moved, addresses, nearest)] as const),
    ...gone.map((from) => [from, faultOfOld(from, '', addresses) ?? faultOfGone(from, moved)] as const),
  ];
  return faults.flatMap(([from, fault]) => (fault === undefined ? [] : [{file, line: lines.get(from), message: `${from}: ${fault}`}]));
}

/**
 * Addresses that were published and that now neither a page nor a line of the redirects answers.
 * @param unread files that could not be read: they have a finding of their own, and nobody knows their address
 */
export function checkForgotten(
  published: ReadonlyMap<string, string>,
  {moved, gone}: OldAddresses,
  addresses: Addresses,
  unread: ReadonlySet<string>,
  nearest: Nearest,
): Finding[] {
  const lines = [...Object.keys(moved), ...gone];
  // A code's page stays, whatever becomes of the folder.
  const isAnswered = (address: string): boolean =>
    addresses.has(address) || lines.some((line) => (codeOf(address) === undefined ? covers(line, address) : line === address));
  return [...published]
    .filter(([address, file]) => !isAnswered(address) && !unread.has(file))
    .map(([address, file]) => {
      if (codeOf(address) !== undefined) return {file, message: `${address} was published and no page answers it now: ${codesStay}`};
      const [likely = '/docs/…'] = nearest(address, [...addresses.keys()]);
      return {
        file,
        message: `${address} was published and no page answers it now, though letters and other sites link to it. Add a line to src/data/redirects.yaml: "${address}: ${likely}" with the page that answers for it, or "${address}: {gone: why}" if none does`,
      };
    });
}
