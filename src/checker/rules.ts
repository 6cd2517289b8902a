import type {Locale} from '../config/product.ts';
import {contentLabels, countingLabels, kindLabels, serviceLabels} from '../content/labels.ts';
import {errorPath, loadErrorTexts} from '../content/error-texts.ts';
import {limitText} from '../content/limit-text.ts';
import {loadNetworks} from '../data/load.ts';
import {postKinds} from '../data/schema/common.ts';
import {errorsOfLimit, limitLabel} from '../plugins/remark-components/facts.ts';
import type {CheckerChoices, NetworkRules} from './types.ts';

/** Every network's limits and the codes they cause, in one language, for the checker's page. Build time only. */
export function buildRules(locale: Locale): NetworkRules[] {
  const texts = loadErrorTexts(locale);
  return [...loadNetworks().values()].map((network) => {
    const kinds = network.post_kinds.filter((kind) => kind.supported !== 'no').map((kind) => kind.kind);
    return {
      id: network.id,
      name: network.name[locale],
      kinds: network.post_kinds.map(({kind, name, supported, contents, note, source, checked}) => ({
        kind,
        name: name[locale],
        supported,
        contents,
        contentsText: contents.map((content) => contentLabels[content][locale]).join(', '),
        note: note?.[locale] ?? '',
        source,
        checked,
      })),
      limits: network.limits.map((limit) => ({
        id: limit.id,
        metric: limit.metric,
        bound: limit.bound,
        value: limit.value,
        unit: limit.unit,
        ...(limit.per ? {per: limit.per} : {}),
        ...(limit.counting ? {counting: limit.counting} : {}),
        kinds: limit.kinds,
        when: limit.when,
        effect: limit.effect,
        service: limit.service,
        label: limitLabel(limit, locale, kinds),
        text: limitText(limit, locale),
        countingText: limit.counting ? countingLabels[limit.counting][locale] : '',
        note: limit.note?.[locale] ?? '',
        serviceText: limit.service === 'passes' ? '' : serviceLabels[limit.service][locale],
        source: limit.source,
        checked: limit.checked,
        codes: errorsOfLimit(`${network.id}.${limit.id}`).map(({code, group}) => ({
          code,
          to: `/docs${errorPath(code, group)}`,
          title: texts.get(code)?.title ?? '',
        })),
      })),
    };
  });
}

/** `<PostChecker />`: the names that its choices show. */
export function checkerChoices(_attributes: unknown, {locale}: {readonly locale: Locale}): CheckerChoices {
  return {
    networks: [...loadNetworks().values()].map(({id, name}) => ({id, name: name[locale]})),
    kinds: postKinds.map((id) => ({id, label: kindLabels[id][locale]})),
  };
}
