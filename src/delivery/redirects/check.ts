import {type Addresses, faultOf, type Nearest} from '../../content/checks/addresses.ts';
import type {Finding} from '../../content/checks/finding.ts';
import type {Redirects} from './read.ts';

const codeOf = (address: string): string | undefined => /\/issues\/(\d+)(?:#|$)/.exec(address)?.[1];

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

function faultOfRedirect(from: string, to: string, redirects: Redirects, addresses: Addresses, nearest: Nearest): string | undefined {
  if (addresses.has(from)) return 'this page is there; a redirect is for one that has gone. Delete the page in both languages, or this line';
  if (from.startsWith('/e/')) return 'short addresses are made of the codes in src/data/errors/; they need no redirect';
  if (codeOf(from) !== undefined && codeOf(from) !== codeOf(to))
    return 'a code keeps its page for good, since messages and support lead to it; leave the page, with "status: retired" and "replaced_by" in src/data/errors/';
  if (redirects[to.replace(/#.*$/, '')] === undefined) return faultOf(to, addresses, nearest);
  const end = endOf(to, redirects);
  return end === undefined ? `"${to}" leads back here; name a page that is there` : `"${to}" is led on to "${end}"; name that`;
}

/** Redirects that lead nowhere, in circles or in several steps, and those of pages that are there; `lines` are those of their sources. */
export function checkRedirects(file: string, redirects: Redirects, lines: ReadonlyMap<string, number>, addresses: Addresses, nearest: Nearest): Finding[] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    const fault = faultOfRedirect(from, to, redirects, addresses, nearest);
    return fault === undefined ? [] : [{file, line: lines.get(from), message: `${from}: ${fault}`}];
  });
}
