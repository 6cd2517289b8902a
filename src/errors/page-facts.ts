import {errorPath, loadErrorTexts} from './texts.ts';
import {limitName, limitText} from '../facts/limit-text.ts';
import {actionLabels, fixerLabels, kindLabels, liveLabels, supportLabels} from '../facts/labels.ts';
import {type Locale, locales} from '../config/product.ts';
import {shortAddress} from './catalogue.ts';
import {errorReply} from './reply.ts';
import {loadErrors, loadNetworks} from '../facts/load.ts';
import {findServiceLimit, serviceLimitsPage} from '../facts/service-limits.ts';
import type {NetworkId} from '../facts/schema/common.ts';
import {type ErrorGroup, errorActions, errorFixers, errorGroups} from '../facts/schema/error.ts';
import type {CatalogueData} from './components/ErrorCatalogue/index.tsx';
import {type Attributes, FactsError, type PageContext} from '../facts/tables.ts';

export interface ErrorFactsData {
  readonly code: number;
  readonly message: string;
  readonly action: {readonly id: string; readonly text: string};
  readonly retired: boolean;
  readonly replacedBy?: {readonly text: string; readonly to: string; readonly title: string};
  readonly rows: readonly {
    readonly label: string;
    readonly text?: string;
    readonly links?: readonly {readonly text: string; readonly to: string}[];
    readonly codes?: readonly {readonly code: string; readonly source: string}[];
  }[];
  readonly related: readonly {readonly code: number; readonly to: string; readonly title: string}[];
  readonly checked: string;
  /** Short address of this page in its language. */
  readonly shortAddress: string;
  /** Ready replies for a support agent, by language. */
  readonly replies: readonly {readonly locale: Locale; readonly text: string}[];
}

/** What the box at the top of an error page shows. */
export function errorFacts(_attributes: Attributes, page: PageContext): ErrorFactsData {
  const {locale, code} = page;
  const entry = code === undefined ? undefined : loadErrors().get(code);
  if (!entry) throw new FactsError(`error page ${code}: no facts in src/data/errors/`);
  const texts = loadErrorTexts(locale);
  const own = texts.get(entry.code);
  const networks = loadNetworks();
  const word = (en: string, ru: string): string => (locale === 'en' ? en : ru);
  const yesNo = (value: boolean): string => supportLabels[value ? 'yes' : 'no'][locale];
  const titleOf = (other: number): string => texts.get(other)?.title ?? '';
  const toOf = (other: number): string => `/docs${errorPath(other, loadErrors().get(other)?.group ?? entry.group)}`;
  const limits = entry.limits.flatMap((reference) => {
    const own = findServiceLimit(reference);
    if (own) return [{text: `${limitName(own, locale)}: ${limitText(own, locale)}`, to: `/docs${serviceLimitsPage}#${own.anchor}`}];
    const [networkName, limitId] = reference.split('.');
    const owner = networks.get(networkName as NetworkId);
    const found = owner?.limits.find((item) => item.id === limitId);
    if (!owner || !found) throw new FactsError(`error ${entry.code}: limit "${reference}" does not exist in src/data/networks/${networkName}.yaml`);
    const page =
      owner.id === 'discord' || owner.id === 'instagram' || owner.id === 'tiktok'
        ? `/docs/channels/${owner.id}/requirements-and-limitations`
        : `/docs/channels/${owner.id}`;
    // A code of all networks says whose limit it is.
    const whose = entry.networks.includes(owner.id) ? '' : `${owner.name[locale]}. `;
    const text = `${whose}${limitName(found, locale)}: ${limitText(found, locale)}`;
    return [{text, to: `${page}#limit-${found.id}`}];
  });
  return {
    code: entry.code,
    message: own?.message ?? '',
    action: {id: entry.action, text: actionLabels[entry.action][locale]},
    retired: entry.status === 'retired',
    ...(entry.replaced_by === undefined ? {} : {replacedBy: {text: String(entry.replaced_by), to: toOf(entry.replaced_by), title: titleOf(entry.replaced_by)}}),
    rows: [
      {label: word('Who can fix it', 'Кто может исправить'), text: fixerLabels[entry.fixer][locale]},
      {label: word('Retried by itself', 'Повторяется автоматически'), text: yesNo(entry.retried)},
      {label: word('Could the post be live already?', 'Мог ли пост уже выйти?'), text: liveLabels[entry.may_be_live][locale]},
      entry.networks.length > 0
        ? {label: word('Networks', 'Сети'), links: entry.networks.map((id) => ({text: networks.get(id)?.name[locale] ?? id, to: `/docs/channels/${id}`}))}
        : {label: word('Networks', 'Сети'), text: word('all', 'все')},
      {label: word('Post kinds', 'Виды постов'), text: entry.kinds.map((kind) => kindLabels[kind][locale]).join(', ')},
      ...(limits.length > 0 ? [{label: word('Limits', 'Ограничения'), links: limits}] : []),
      ...(entry.network_codes.length > 0
        ? [{label: word('Codes of the network', 'Коды самой сети'), codes: entry.network_codes.map((item) => ({code: item.code, source: item.source}))}]
        : []),
      {
        label: word('HTTP status in the API', 'Статус HTTP в API'),
        text: entry.http_status === null ? word('none, no call is refused with it', 'нет, вызовы с ним не отклоняются') : String(entry.http_status),
      },
      {label: word('API versions', 'Версии API'), text: entry.api_versions.join(', ')},
    ],
    related: entry.related.map((other) => ({code: other, to: toOf(other), title: titleOf(other)})),
    checked: entry.checked,
    shortAddress: shortAddress(entry.code, locale),
    replies: locales.flatMap((other) => {
      const text = errorReply(entry.code, entry.group, other, shortAddress(entry.code, other));
      return text === undefined ? [] : [{locale: other, text}];
    }),
  };
}

const groupLabels: Partial<Record<ErrorGroup, Readonly<Record<Locale, string>>>> = {
  general: {en: 'General', ru: 'Общие'},
  publications: {en: 'Across networks', ru: 'Для всех сетей'},
  automation: {en: 'Automation', ru: 'Автоматизация'},
};

/** The value that stands there most often. */
function mostCommon<Value>(values: readonly Value[]): Value | undefined {
  const count = (value: Value): number => values.filter((other) => String(other) === String(value)).length;
  return [...values].sort((a, b) => count(b) - count(a))[0];
}

/** `<ErrorCatalogue />`: every code by group, with the choices of its filters. Names are those of the sidebar. */
export function catalogueData(_attributes: Attributes, page: PageContext): CatalogueData {
  const {locale} = page;
  const networks = loadNetworks();
  const texts = loadErrorTexts(locale);
  const entries = [...loadErrors().values()];
  const groups = errorGroups.flatMap((group) => {
    const shown = entries.filter((entry) => entry.group === group && texts.get(entry.code)?.title !== undefined);
    const mostly = {
      networks: mostCommon(shown.map(({networks: each}) => each)) ?? [],
      action: mostCommon(shown.map(({action}) => action)) ?? '',
      fixer: mostCommon(shown.map(({fixer}) => fixer)) ?? '',
    };
    const items = shown.map((entry) => ({
      code: entry.code,
      ...(String(entry.networks) === String(mostly.networks) ? {} : {networks: entry.networks}),
      ...(entry.action === mostly.action ? {} : {action: entry.action}),
      ...(entry.fixer === mostly.fixer ? {} : {fixer: entry.fixer}),
      ...(entry.status === 'retired' ? {retired: true as const} : {}),
    }));
    const label = groupLabels[group]?.[locale] ?? networks.get(group as NetworkId)?.name[locale] ?? group;
    const [first] = items;
    if (first === undefined) return [];
    return [{id: group, label, path: `/docs${errorPath(first.code, group)}`.slice(0, -String(first.code).length), mostly, items}];
  });
  return {
    groups,
    networks: [
      {id: 'general', label: locale === 'en' ? 'No network in particular' : 'Не связанные с сетью'},
      ...[...networks.values()].map(({id, name}) => ({id, label: name[locale]})),
    ],
    actions: errorActions.map((id) => ({id, label: actionLabels[id][locale]})),
    fixers: errorFixers.map((id) => ({id, label: fixerLabels[id][locale]})),
  };
}
