import {callsOf, type ApiDocument} from '../types.ts';

/** Slugs of pages that stand for each other: of the newer version and of the older one. */
export type Pair = readonly [newer: string, older: string];

/**
 * Pages of two versions that describe the same: calls with the same method and path or renamed, and resources whose calls match.
 * A call that only one version has is paired with the page of its resource, after the exact pairs.
 */
export function pairsOf(newer: ApiDocument, older: ApiDocument): Pair[] {
  const key = (call: {method: string; path: string}): string => `${call.method} ${call.path}`;
  const olderCalls = new Map(callsOf(older).map((call) => [key(call), call]));
  const newerCalls = new Map(callsOf(newer).map((call) => [call.operation['x-replaces'] ?? key(call), call]));
  const calls: Pair[] = [];
  const resources = new Map<string, string>();
  for (const [name, call] of newerCalls) {
    const other = olderCalls.get(name);
    if (!other) continue;
    calls.push([call.operation.operationId, other.operation.operationId]);
    const [tag, otherTag] = [call.operation.tags[0], other.operation.tags[0]];
    if (tag && otherTag) resources.set(tag, otherTag);
  }
  const fallbacks: Pair[] = [];
  for (const [name, call] of newerCalls) {
    const resource = resources.get(call.operation.tags[0] ?? '');
    if (!olderCalls.has(name) && resource) fallbacks.push([call.operation.operationId, resource]);
  }
  for (const [name, call] of olderCalls) {
    const resource = [...resources].find(([, tag]) => tag === call.operation.tags[0])?.[0];
    if (!newerCalls.has(name) && resource) fallbacks.push([resource, call.operation.operationId]);
  }
  return [...calls, ...resources, ...fallbacks];
}

/** Slug of the page in the other version that stands for `slug`; empty (the overview) when there is none. */
export function counterpart(pairs: readonly Pair[], slug: string, to: 'newer' | 'older'): string {
  const [own, other] = to === 'older' ? ([0, 1] as const) : ([1, 0] as const);
  return pairs.find((pair) => pair[own] === slug)?.[other] ?? '';
}
