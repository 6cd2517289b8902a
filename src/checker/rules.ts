import {shortNetworkName} from '../facts/network-names/short.ts';
import {capitalized} from '../language/capitalized.ts';
import type {Locale} from '../config/product.ts';
import {kindLabels} from '../facts/labels.ts';
import {loadNetworks} from '../facts/load.ts';
import {postKinds} from '../facts/schema/common.ts';
import type {FileRules} from './files/rules.ts';
import {buildLimitsFile} from './limits-files/build.ts';
import {fileRulesFrom, rulesFrom} from './rules-from.ts';
import type {CheckerChoices, NetworkRules} from './types.ts';

/** Every network's limits and the codes they cause, in one language, for the checker's page. Build time only. */
export function buildRules(locale: Locale): NetworkRules[] {
  return rulesFrom(buildLimitsFile(), locale);
}

/** The service's words on files, with the codes' pages in a language. Build time only. */
export function buildFileRules(locale: Locale): FileRules {
  return fileRulesFrom(buildLimitsFile(), locale);
}

/** `<PostChecker />`: the names that its choices show. */
export function checkerChoices(_attributes: unknown, {locale}: {readonly locale: Locale}): CheckerChoices {
  return {
    networks: [...loadNetworks().values()].map(({id, name}) => ({id, name: shortNetworkName(name[locale])})),
    kinds: postKinds.map((id) => ({id, label: capitalized(kindLabels[id][locale])})),
  };
}
