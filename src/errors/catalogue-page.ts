import {actionLabels, fixerLabels} from '../facts/labels.ts';
import type {Locale} from '../config/product.ts';
import {errorGroupPath} from '../facts/error-path.ts';
import {loadErrors, loadNetworks} from '../facts/load.ts';
import type {NetworkId} from '../facts/schema/common.ts';
import {type ErrorGroup, errorActions, errorFixers, errorGroups} from '../facts/schema/error.ts';
import type {Attributes, PageContext} from '../facts/tables.ts';
import {actionText} from './action.ts';
import type {CatalogueGroup} from './components/ErrorCatalogue/filters.ts';
import type {CatalogueData} from './components/ErrorCatalogue/index.tsx';
import {errorPath, loadErrorTexts} from './texts.ts';

/**
 * How many codes the catalogue's page lists; of more, it lists the groups. A code costs some 25 bytes of brotli in Russian: with 300 of
 * them the page stays below the 150 kB of a first visit, and what every page has may still grow a little.
 */
export const mostListed = 300;

const groupLabels: Partial<Record<ErrorGroup, Readonly<Record<Locale, string>>>> = {
  general: {en: 'General', ru: 'Общие'},
  publications: {en: 'Across networks', ru: 'Для всех соцсетей'},
  automation: {en: 'Automation', ru: 'Автоматизация'},
};

/** The value that stands there most often. */
function mostCommon<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  const count = (value: Value): number => counts.get(String(value)) ?? 0;
  return [...values].sort((a, b) => count(b) - count(a))[0];
}

/** Every code of a language, by group. Names are those of the sidebar. */
export function catalogueGroups(locale: Locale): readonly CatalogueGroup[] {
  const networks = loadNetworks();
  const texts = loadErrorTexts(locale);
  const entries = [...loadErrors().values()];
  return errorGroups.flatMap((group) => {
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
      ...(actionText(entry, locale) === actionLabels[entry.action][locale] ? {} : {remedy: actionText(entry, locale)}),
      ...(entry.fixer === mostly.fixer ? {} : {fixer: entry.fixer}),
      ...(entry.status === 'retired' ? {retired: true as const} : {}),
    }));
    const label = groupLabels[group]?.[locale] ?? networks.get(group as NetworkId)?.name[locale] ?? group;
    const [first] = items;
    if (first === undefined) return [];
    return [{id: group, label, path: `/docs${errorPath(first.code, group)}`.slice(0, -String(first.code).length), mostly, items}];
  });
}

/** `<ErrorCatalogue />`: every code by group, or the groups where there are too many codes, with the choices of its filters. */
export function catalogueData(_attributes: Attributes, {locale}: PageContext): CatalogueData {
  const networks = loadNetworks();
  const groups = catalogueGroups(locale);
  const isLong = groups.reduce((sum, {items}) => sum + items.length, 0) > mostListed;
  return {
    groups: isLong ? [] : groups,
    ...(isLong ? {index: groups.map(({id, label, items}) => ({to: `/docs${errorGroupPath(id)}`, label, count: items.length}))} : {}),
    networks: [
      {id: 'general', label: locale === 'en' ? 'No network in particular' : 'Не связанные с соцсетью'},
      ...[...networks.values()].map(({id, name}) => ({id, label: name[locale]})),
    ],
    actions: errorActions.map((id) => ({id, label: actionLabels[id][locale]})),
    fixers: errorFixers.map((id) => ({id, label: fixerLabels[id][locale]})),
  };
}
