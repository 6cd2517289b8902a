import {type Locale, product} from '../config/product.ts';
import {siteRoot} from '../errors/catalogue.ts';
import {errorPath, loadErrorTexts} from '../errors/texts.ts';
import {contentLabels, countingLabels, kindLabels, serviceLabels} from '../facts/labels.ts';
import {limitName, limitText} from '../facts/limit-text.ts';
import {type CatalogueEntry, loadErrors, loadNetworks, loadService} from '../facts/load.ts';
import {postKinds} from '../facts/schema/common.ts';
import type {ErrorFacts} from '../facts/schema/error.ts';
import type {Limit} from '../facts/schema/network.ts';
import {type ServiceLimit, serviceLimits, serviceLimitsPage} from '../facts/service-limits.ts';
import {datedSource} from '../facts/sources.ts';
import {errorsOfLimit, limitLabel} from '../facts/tables.ts';
import {shortDate} from '../ui/short-date.ts';
import {toleranceOf} from './tolerance.ts';
import type {CheckerChoices, KindRule, LimitRule, NetworkRules, RuleCode} from './types.ts';

/** Page of ours that says which networks have which kinds of posts, below `/docs`. */
const kindsPage = '/tools/publications/faq/stories';

const ofServiceNote = {
  en: 'The service’s own limit, for every network.',
  ru: 'Ограничение самого сервиса, для любой сети.',
};

/** Something that a post or a file can be found to be, by the name that the error data knows it by. */
export type Finding = ErrorFacts['findings'][number];

function toRuleCodes(entries: readonly CatalogueEntry[], locale: Locale): RuleCode[] {
  const texts = loadErrorTexts(locale);
  return entries.map(({code, group}) => ({code, to: `/docs${errorPath(code, group)}`, title: texts.get(code)?.title ?? ''}));
}

/** Codes whose facts name one of the findings. Build time only. */
export function codesOf(findings: readonly Finding[], locale: Locale): RuleCode[] {
  return toRuleCodes(
    [...loadErrors().values()].filter((entry) => entry.status === 'active' && entry.findings.some((finding) => findings.includes(finding))),
    locale,
  );
}

/** The limit's words, with what is forgiven where an encoder only comes near a value. */
function textOf(limit: Limit | ServiceLimit, locale: Locale): string {
  const text = limitText(limit, locale);
  if (!limit.metric.endsWith('_bitrate')) return text;
  const share = new Intl.NumberFormat(locale, {style: 'percent'}).format(toleranceOf(limit));
  return locale === 'en' ? `${text} (a difference of ${share} is ignored)` : `${text} (расхождение до ${share} не учитывается)`;
}

/** The service's own numbers rest on no document: the day on which they were compared. */
function ownDate(locale: Locale): string {
  return `${locale === 'en' ? 'checked' : 'проверено'} ${shortDate(new Date(loadService().checked), locale)}`;
}

function ofService(limit: ServiceLimit, locale: Locale): LimitRule {
  return {
    id: `service_${limit.id}`,
    ofService: true,
    metric: limit.metric,
    bound: limit.bound,
    value: limit.value,
    unit: limit.unit,
    ...(limit.counting ? {counting: limit.counting} : {}),
    kinds: [...postKinds],
    when: 'any',
    effect: 'refused',
    service: 'refuses',
    // Most networks have a limit of the same name.
    label: `${limitName(limit, locale)} (${product.name})`,
    text: textOf(limit, locale),
    countingText: '',
    note: ofServiceNote[locale],
    serviceText: serviceLabels.refuses[locale],
    source: `${siteRoot(locale)}/docs${serviceLimitsPage}#${limit.anchor}`,
    dated: ownDate(locale),
    codes: toRuleCodes(errorsOfLimit(`service.${limit.id}`), locale),
  };
}

/** Every network's limits and the codes they cause, in one language, for the checker's page. Build time only. */
export function buildRules(locale: Locale): NetworkRules[] {
  const common = serviceLimits().map((limit) => ofService(limit, locale));
  const unsupported = codesOf(['kind_unsupported'], locale);
  return [...loadNetworks().values()].map((network) => {
    const supported = network.post_kinds.filter((kind) => kind.supported !== 'no').map((kind) => kind.kind);
    const known = network.post_kinds.map(
      ({kind, name, supported: taken, contents, note, source}): KindRule => ({
        kind,
        name: name[locale],
        supported: taken,
        contents,
        contentsText: contents.map((content) => contentLabels[content][locale]).join(', '),
        note: note?.[locale] ?? '',
        source,
        dated: datedSource(source, locale),
        codes: {
          unsupported,
          noFile: codesOf([`${network.id}.${kind}`, `${network.id}.${kind}.no_file`], locale),
          files: codesOf([`${network.id}.${kind}`, `${network.id}.${kind}.files`], locale),
        },
      }),
    );
    // What a network does not say of a kind, the service does: it publishes none there.
    const missing = postKinds
      .filter((kind) => !network.post_kinds.some((item) => item.kind === kind))
      .map(
        (kind): KindRule => ({
          kind,
          name: kindLabels[kind][locale],
          supported: 'no',
          contents: [],
          contentsText: '',
          note: '',
          source: `${siteRoot(locale)}/docs${kindsPage}`,
          dated: ownDate(locale),
          codes: {unsupported, noFile: [], files: []},
        }),
      );
    return {
      id: network.id,
      name: network.name[locale],
      kinds: [...known, ...missing],
      limits: [
        ...common,
        ...network.limits.map(
          (limit): LimitRule => ({
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
            label: limitLabel(limit, locale, supported),
            text: textOf(limit, locale),
            countingText: limit.counting ? countingLabels[limit.counting][locale] : '',
            note: limit.note?.[locale] ?? '',
            serviceText: limit.service === 'passes' ? '' : serviceLabels[limit.service][locale],
            source: limit.source,
            dated: datedSource(limit.source, locale),
            codes: toRuleCodes(errorsOfLimit(`${network.id}.${limit.id}`), locale),
          }),
        ),
      ],
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
