import path from 'node:path';
import type {Locale} from '../config/product.ts';
import {errorPath, loadErrorTexts} from '../errors/texts.ts';
import {actionText} from '../errors/action.ts';
import {dataFolder, loadErrors, loadNetworks, readData, type CatalogueEntry} from '../facts/load.ts';
import {type ApiFields, apiFields, type ClientActions, clientActions, commonFields} from '../facts/schema/api.ts';
import type {NetworkId, PostKind} from '../facts/schema/common.ts';
import type {ErrorGroup} from '../facts/schema/error.ts';
import {typeset} from '../language/typography.ts';
import type {ApiTableData} from './components/ApiTable/index.tsx';
import {DocumentError} from './document-error.ts';
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
function typesetTable({columns, rows, ...rest}: ApiTableData, locale: Locale): ApiTableData {
  const set = (text: string): string =>
    text
      .split(/(`[^`]*`|\]\([^)]*\))/)
      .map((part, index) => (index % 2 === 1 ? part : typeset(part, locale)))
      .join('');
  return {columns: columns.map((column) => typeset(column, locale)), rows: rows.map((row) => row.map(set)), ...rest};
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
    {columns: [word('network', locale), '`publication_type`', ...commonFields.map((name) => `\`${name}\``), word('ownFields', locale)], rows, narrow: 'list'},
    locale,
  );
}

/** Names of the metrics that each network reports, of accounts or of posts. */
export function metricsByNetwork(level: 'account' | 'publication', locale: Locale): ApiTableData {
  const rows = [...loadNetworks().values()].map((network) => {
    const metrics = network.analytics.filter((metric) => metric.level === level);
    return [
      `[${network.name[locale]}](/docs/channels/${network.id})`,
      metrics
        .map(({id, name}) => {
          const said = `${name[locale].charAt(0).toLocaleLowerCase(locale)}${name[locale].slice(1)}`;
          // "reach (reach)" says nothing.
          return said === id.replaceAll('_', ' ') ? `\`${id}\`` : `\`${id}\` (${said})`;
        })
        .join(', ') || word('noMetrics', locale),
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

/** Statuses with which a call answers a code. */
function statusesOf({code, http_status: status, other_http_statuses: others}: CatalogueEntry, {operation}: Call): number[] {
  const own = operation['x-error-statuses']?.[code];
  return own === undefined ? [status ?? 0, ...others].toSorted() : [own];
}

/** A status that a call can refuse a request with. */
export interface StatusOfCall {
  /** `422`; `5xx` for all faults of the service. */
  readonly status: string;
  readonly text: string;
  /** Whether sending the same request again can help. */
  readonly retry: string;
  /** Codes of the general group, none where only the status says what is wrong. */
  readonly codes: ApiTableData | undefined;
}

/** What a call can be refused with: general codes by status, and codes of single networks by network. */
export function errorsOfCall(
  call: Call,
  locale: Locale,
): {readonly statuses: readonly StatusOfCall[]; readonly networks: ReadonlyMap<ErrorGroup, ApiTableData>; readonly networkStatuses: readonly number[]} {
  const texts = loadErrorTexts(locale);
  const entries = call.operation['x-error-codes'].map((code) => {
    const entry = loadErrors().get(code);
    if (!entry) throw new DocumentError(`openapi/: "x-error-codes" of ${call.operation.operationId} names ${code}; there is no such code in src/data/errors/`);
    return entry;
  });
  const table = (of: readonly CatalogueEntry[]): ApiTableData => {
    // Where a table holds several statuses, each code says its own.
    const several = new Set(of.flatMap((entry) => statusesOf(entry, call))).size > 1 && of.every((entry) => (entry.http_status ?? 0) >= 500);
    const rows = of.map((entry) => [
      `[${entry.code}](/docs${errorPath(entry.code, entry.group)})`,
      texts.get(entry.code)?.title ?? '',
      ...(several ? [statusesOf(entry, call).join(', ')] : []),
      loadClientActions()[entry.code]?.[locale] ?? actionText(entry, locale),
    ]);
    return typesetTable({columns: [word('code', locale), word('happened', locale), ...(several ? ['HTTP'] : []), word('remedy', locale)], rows}, locale);
  };
  const general = entries.filter((entry) => entry.group === 'general');
  const statuses = Object.entries(call.operation.responses)
    .filter(([status]) => status !== '200')
    .map(([status, {description}]): StatusOfCall => {
      const of = general.filter((entry) => statusesOf(entry, call).some((own) => (status === 'default' ? own >= 500 : String(own) === status)));
      return {
        status: status === 'default' ? '5xx' : status,
        text: typeset(description.trim(), locale),
        retry: retryText(status === 'default' ? 500 : Number(status), call, locale),
        codes: of.length > 0 ? table(of) : undefined,
      };
    });
  const ofNetworks = entries.filter((entry) => entry.group !== 'general');
  const networks = new Map(
    [...new Set(ofNetworks.map((entry) => entry.group))].map((group) => [group, table(ofNetworks.filter((entry) => entry.group === group))]),
  );
  return {statuses, networks, networkStatuses: [...new Set(ofNetworks.flatMap((entry) => statusesOf(entry, call)))].toSorted()};
}
