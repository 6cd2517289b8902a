import {type Addresses, faultOf, type Nearest} from '../../content/checks/addresses.ts';
import type {Finding} from '../../content/checks/finding.ts';
import type {OldAddresses, Redirects} from './read.ts';

const codeOf = (address: string): string | undefined => /\/issues\/(\d+)(?:#|$)/.exec(address)?.[1];

const codesStay =
  'a code keeps its page for good, since messages and support lead to it; leave the page, with "status: retired" and "replaced_by" in src/data/errors/';

/** Where one comes from an address, redirect by redirect; undefined when there is no end. */
function endOf(address: string, redirects: Redirects): string | undefined {
  const seen = new Set<string>();
  let end = address;
  for (let next: string | undefined = end; next !== undefined; next = redirects[end.replace(/#.*$/, '')]) {
    end = next;
    if (seen.has(end)) return undefined;
    seen.add(end);
  }
  return end;
}

/** What is wrong with an old address, whether or not a page answers for it: `to` is empty where none does. */
function faultOfOld(from: string, to: string, addresses: Addresses): string | undefined {
  if (addresses.has(from)) return 'this page is there; a redirect is for one that has gone. Delete the page in both languages, or this line';
  if (from.startsWith('/e/')) return 'short addresses are made of the codes in src/data/errors/; they need no redirect';
  return codeOf(from) !== undefined && codeOf(from) !== codeOf(to) ? codesStay : undefined;
}

/** What is wrong with where an old address leads. */
function faultOfTarget(to: string, redirects: Redirects, addresses: Addresses, nearest: Nearest): string | undefined {
  if (redirects[to.replace(/#.*$/, '')] === undefined) return faultOf(to, addresses, nearest);
  const end = endOf(to, redirects);
  return end === undefined ? `"${to}" leads back here; name a page that is there` : `"${to}" is led on to "${end}"; name that`;
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
    ...gone.map((from) => [from, faultOfOld(from, '', addresses)] as const),
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
  const answered = new Set([...addresses.keys(), ...Object.keys(moved), ...gone]);
  return [...published]
    .filter(([address, file]) => !answered.has(address) && !unread.has(file))
    .map(([address, file]) => {
      if (codeOf(address) !== undefined) return {file, message: `${address} was published and no page answers it now: ${codesStay}`};
      const [likely = '/docs/…'] = nearest(address, [...addresses.keys()]);
      return {
        file,
        message: `${address} was published and no page answers it now, though letters and other sites link to it. Add a line to src/data/redirects.yaml: "${address}: ${likely}" with the page that answers for it, or "${address}: {gone: why}" if none does`,
      };
    });
}
