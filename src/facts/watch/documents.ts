import {ownPath} from '../schema/common.ts';
import type {Limit, Network} from '../schema/network.ts';
import type {SourceFile} from '../schema/source.ts';
import {spellings} from './figures.ts';

/** One document to look at: a source of facts, or a network's list of changes. */
export interface WatchedDocument {
  readonly url: string;
  /** Figures that rest on it: which fact, and how its value may be spelled there. */
  readonly figures: readonly {readonly fact: string; readonly alternatives: readonly string[]}[];
  readonly changelog: boolean;
}

const withoutPlace = (url: string): string => url.replace(/#.*$/, '');

/** Every document that data names, once, with the figures that rest on it. */
export function watchedDocuments(
  networks: Iterable<Pick<Network, 'id'> & {readonly limits: readonly Pick<Limit, 'id' | 'value' | 'source'>[]}>,
  registers: Iterable<SourceFile>,
): WatchedDocument[] {
  const documents = new Map<string, {url: string; figures: {fact: string; alternatives: readonly string[]}[]; changelog: boolean}>();
  const at = (url: string): {figures: {fact: string; alternatives: readonly string[]}[]; changelog: boolean} => {
    const key = withoutPlace(url);
    const known = documents.get(key) ?? {url: key, figures: [], changelog: false};
    documents.set(key, known);
    return known;
  };
  for (const {sources, changelogs} of registers) {
    for (const {url} of sources) at(url);
    for (const {url} of changelogs) at(url).changelog = true;
  }
  for (const {id, limits} of networks)
    for (const limit of limits.filter(({source}) => ownPath(source) === undefined))
      for (const alternatives of spellings(limit)) at(limit.source).figures.push({fact: `${id}.${limit.id}`, alternatives});
  return [...documents.values()];
}
