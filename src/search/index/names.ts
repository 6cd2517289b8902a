import {shortNetworkName} from '../../facts/network-names/short.ts';
import {type Locale, product} from '../../config/product.ts';
import {loadNetworks} from '../../facts/load.ts';
import type {IndexNames} from './build-index.ts';
import {loadSynonyms} from './synonyms.ts';

/** Names of the networks, without what stands in brackets behind some of them. */
function networkNames(locale: Locale): string[] {
  return Array.from(loadNetworks().values(), ({name}) => shortNetworkName(name[locale]));
}

/** What the index of a language is made with, beside its pages. */
export function indexNames(locale: Locale): IndexNames {
  return {synonyms: loadSynonyms(locale), subjects: networkNames(locale), product: product.name};
}
