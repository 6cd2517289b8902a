import {ownPath} from '../schema/common.ts';
import type {ErrorFacts} from '../schema/error.ts';
import type {Limit, Network} from '../schema/network.ts';
import type {SourceFile} from '../schema/source.ts';
import {spellings} from './figures.ts';

/** One document to look at: a source of facts, or a network's list of changes. */
export interface WatchedDocument {
  readonly url: string;
  /** Figures and codes that rest on it: which fact, and how its value may be spelled there. */
  readonly figures: readonly Figure[];
  /** Whether a figure of a limit rests on it: of other documents the whole text is compared too. */
  readonly hasLimits: boolean;
  readonly changelog: boolean;
}

interface Figure {
  readonly fact: string;
  readonly alternatives: readonly string[];
}

/** A number of one or two digits stands in any text, and a range in none as it is written here. */
const tellingCode = /\p{L}{2}|^#?\d{3,}$/u;

/** What stands unbroken in the document: `…` is a part that varies. */
function longestPart(code: string): string {
  return code
    .split('…')
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest));
}

const withoutPlace = (url: string): string => url.replace(/#.*$/, '');

/** Every document that data names, once, with the figures and the networks' codes that rest on it. */
export function watchedDocuments(
  networks: Iterable<Pick<Network, 'id'> & {readonly limits: readonly Pick<Limit, 'id' | 'value' | 'source'>[]}>,
  registers: Iterable<SourceFile>,
  errors: Iterable<Pick<ErrorFacts, 'code' | 'network_codes'>>,
): WatchedDocument[] {
  type Gathered = {-readonly [Key in keyof WatchedDocument]: Key extends 'figures' ? Figure[] : WatchedDocument[Key]};
  const documents = new Map<string, Gathered>();
  const at = (url: string): Gathered => {
    const key = withoutPlace(url);
    const known = documents.get(key) ?? {url: key, figures: [], hasLimits: false, changelog: false};
    documents.set(key, known);
    return known;
  };
  for (const {sources, changelogs} of registers) {
    for (const {url} of sources) at(url);
    for (const {url} of changelogs) at(url).changelog = true;
  }
  for (const {id, limits} of networks)
    for (const limit of limits.filter(({source}) => ownPath(source) === undefined))
      for (const alternatives of spellings(limit)) {
        at(limit.source).figures.push({fact: `${id}.${limit.id}`, alternatives});
        at(limit.source).hasLimits = true;
      }
  for (const {code, network_codes} of errors)
    for (const told of network_codes)
      if (told.source !== undefined && tellingCode.test(told.code)) at(told.source).figures.push({fact: String(code), alternatives: [longestPart(told.code)]});
  return [...documents.values()];
}
