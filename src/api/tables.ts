import path from 'node:path';
import type {Locale} from '../config/product.ts';
import {errorPath, loadErrorTexts} from '../errors/texts.ts';
import {actionLabels} from '../facts/labels.ts';
import {dataFolder, loadErrors, loadNetworks, readData, type CatalogueEntry} from '../facts/load.ts';
import {type ApiFields, apiFields, type ClientActions, clientActions, commonFields} from '../facts/schema/api.ts';
import type {NetworkId, PostKind} from '../facts/schema/common.ts';
import type {ErrorGroup} from '../facts/schema/error.ts';
import {typeset} from '../language/typography.ts';
import type {ApiTableData} from './components/ApiTable/index.tsx';
import {word} from './labels.ts';
import type {Call} from './types.ts';

let fields: ApiFields | undefined;
/** Fields of the API by network. */
export function loadApiFields(): ApiFields {
  fields ??= readData(path.join(dataFolder, 'api/fields.yaml'), apiFields);
  return fields;
}

let actions: ClientActions | undefined;
/** What an integration does with each general code. */
export function loadClientActions(): ClientActions {
  actions ??= readData(path.join(dataFolder, 'api/client-actions.yaml'), clientActions);
  return actions;
}

/** `publication_type` of each kind of post on the wire. */
const typeOfKind: Readonly<Record<PostKind, number>> = {post: 1, story: 2, short: 4};

/** The text of cells is not Markdown of the page, so the typographer has to be asked for them. */
function typesetTable({columns, rows}: ApiTableData, locale: Locale): ApiTableData {
  const set = (text: string): string =>
    text
      .split(/(`[^`]*`|\]\([^)]*\))/)
      .map((part, index) => (index % 2 === 1 ? part : typeset(part, locale)))
      .join('');
  return {columns: columns.map((column) => typeset(column, locale)), rows: rows.map((row) => row.map(set))};
}

/** How every network uses each field; `known` are the fields that the version has. */
export function fieldsByNetwork(known: readonly string[], locale: Locale): ApiTableData {
  const table = loadApiFields();
  const usageText = (value: ApiFields[NetworkId][(typeof commonFields)[number]]): string => {
    const {use, note} = typeof value === 'string' ? {use: value, note: undefined} : value;
    return note ? `${word(use, locale)}, ${note[locale]}` : word(use, locale);
  };
  const rows = [...loadNetworks().values()].map((network) => {
    const uses = table[network.id];
    const own = Object.entries(uses?.own ?? {}).filter(([name]) => known.includes(name));
    const types = network.post_kinds.filter((kind) => kind.supported !== 'no').map((kind) => typeOfKind[kind.kind]);
    return [
      `[${network.name[locale]}](/docs/channels/${network.id})`,
      types.toSorted().join(', '),
      ...commonFields.map((name) => (uses ? usageText(uses[name]) : '')),
      own.map(([name, use]) => (use === 'required' ? `\`${name}\` (${word('required', locale)})` : `\`${name}\``)).join(', ') || '—',
    ];
  });
  return typesetTable(
    {columns: [word('network', locale), '`publication_type`', ...commonFields.map((name) => `\`${name}\``), word('ownFields', locale)], rows},
    locale,
  );
}

/** Names of the metrics that each network reports, of accounts or of posts. */
export function metricsByNetwork(level: 'account' | 'publication', locale: Locale): ApiTableData {
  const rows = [...loadNetworks().values()].map((network) => {
    const metrics = network.analytics.filter((metric) => metric.level === level);
    return [
      `[${network.name[locale]}](/docs/channels/${network.id})`,
      metrics.map(({id, name}) => `\`${id}\` ${name[locale].charAt(0).toLocaleLowerCase(locale)}${name[locale].slice(1)}`).join(', ') ||
        word('noMetrics', locale),
    ];
  });
  return typesetTable({columns: [word('network', locale), word('metrics', locale)], rows}, locale);
}

/** Whether sending the same request again can help. */
function retryText(status: number, call: Call, locale: Locale): string {
  if (status === 429) return word('retryAfter', locale);
  if (status < 500) return word('retryNo', locale);
  // A second publication goes out like the first; a second upload only expires.
  return word(call.method === 'post' && call.path === '/publications' ? 'retryChecked' : 'retryYes', locale);
}

const statusesOf = (entry: CatalogueEntry): number[] => [entry.http_status ?? 0, ...entry.other_http_statuses].toSorted();

/** Codes of a call with what they ask for: the general ones, and those of single networks by network. */
export function errorsOfCall(call: Call, locale: Locale): {readonly general: ApiTableData; readonly networks: ReadonlyMap<ErrorGroup, ApiTableData>} {
  const texts = loadErrorTexts(locale);
  const entries = call.operation['x-error-codes'].map((code) => {
    const entry = loadErrors().get(code);
    if (!entry) throw new Error(`openapi/: ${call.operation.operationId} names the code ${code}, which src/data/errors/ does not have`);
    return entry;
  });
  const row = (entry: CatalogueEntry): string[] => [
    `[${entry.code}](/docs${errorPath(entry.code, entry.group)})`,
    texts.get(entry.code)?.title ?? '',
    statusesOf(entry).join(', '),
    retryText(entry.http_status ?? 0, call, locale),
    loadClientActions()[entry.code]?.[locale] ?? actionLabels[entry.action][locale],
  ];
  const columns = [word('code', locale), word('happened', locale), 'HTTP', word('retry', locale), word('todo', locale)];
  const short = [word('code', locale), word('happened', locale), word('todo', locale)];
  const networks = new Map<ErrorGroup, ApiTableData>();
  for (const group of new Set(entries.map((entry) => entry.group)))
    if (group !== 'general') {
      const rows = entries.filter((entry) => entry.group === group).map((entry) => row(entry).filter((_, index) => index !== 2 && index !== 3));
      networks.set(group, typesetTable({columns: short, rows}, locale));
    }
  return {general: typesetTable({columns, rows: entries.filter((entry) => entry.group === 'general').map(row)}, locale), networks};
}
