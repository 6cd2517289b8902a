import {actionText} from './action.ts';
import {actionLabels} from '../facts/labels.ts';
import {loadErrors, loadNetworks} from '../facts/load.ts';
import {errorActions, type ErrorGroup, errorGroups as groupIds} from '../facts/schema/error.ts';
import type {NetworkId} from '../facts/schema/common.ts';
import {type Attributes, FactsError, type PageContext} from '../facts/tables.ts';
import {errorPath, loadErrorTexts} from './texts.ts';

export interface ErrorRow {
  readonly code: number;
  readonly network?: string | undefined;
  readonly title: string;
  readonly to: string;
}

export interface ErrorGroupsData {
  /** Codes by what one does about them; one group that is not folded where the page chose its codes. */
  readonly groups: readonly {readonly label: string; readonly rows: readonly (ErrorRow & {readonly action?: string})[]}[];
  readonly folded: boolean;
}

/** `<NetworkErrors />`: every code of the page's network, or of `group="general"`, by action; with `codes="…"` those alone, in that order. */
export function errorGroupsData(attributes: Attributes, page: PageContext): ErrorGroupsData {
  const group = attributes.group ?? attributes.network ?? page.network;
  if (!groupIds.includes(group as ErrorGroup)) throw new FactsError(`<NetworkErrors />: "${group}" is no group of errors; see src/data/errors/ranges.yaml`);
  const texts = loadErrorTexts(page.locale);
  const entries = [...loadErrors().values()].filter((entry) => entry.group === group && entry.status === 'active');
  const toRow = (entry: (typeof entries)[number]): ErrorRow => ({
    code: entry.code,
    network: loadNetworks().has(entry.group as NetworkId) ? entry.group : undefined,
    title: texts.get(entry.code)?.title ?? '',
    to: `/docs${errorPath(entry.code, entry.group)}`,
  });
  if (attributes.codes !== undefined) {
    const chosen = attributes.codes.split(',').map((text) => {
      const entry = entries.find(({code}) => code === Number(text));
      if (!entry)
        throw new FactsError(
          `<NetworkErrors codes="${attributes.codes}" />: ${text.trim()} is no code in use of "${group}"; its codes: src/data/errors/${group}.yaml`,
        );
      return {...toRow(entry), action: actionText(entry, page.locale)};
    });
    return {folded: false, groups: [{label: '', rows: chosen}]};
  }
  return {
    folded: true,
    groups: errorActions.flatMap((action) => {
      const rows = entries.filter((entry) => entry.action === action).map(toRow);
      return rows.length > 0 ? [{label: actionLabels[action][page.locale], rows}] : [];
    }),
  };
}
