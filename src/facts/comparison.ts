import type {Locale} from '../config/product.ts';
import {kindLabels, whenLabels} from './labels.ts';
import {formatLimit} from './format.ts';
import {loadNetworks} from './load.ts';
import type {PostKind} from './schema/common.ts';
import type {Limit, Metric, Network} from './schema/network.ts';
import {
  accountTypesTable,
  analyticsTable,
  apiRestrictionsTable,
  type Attributes,
  type FactTableData,
  featuresTable,
  limitsTable,
  type PageContext,
  permissionsTable,
  postKindsTable,
} from './tables.ts';

export interface ComparisonData {
  readonly columns: readonly {readonly id: string; readonly label: string}[];
  readonly rows: readonly {
    readonly network: string;
    readonly name: string;
    readonly kind: PostKind;
    readonly kindLabel: string;
    readonly cells: readonly string[];
    readonly to: string;
  }[];
}

const columns: readonly {readonly id: string; readonly metrics: readonly Metric[]; readonly label: Readonly<Record<Locale, string>>}[] = [
  {id: 'text', metrics: ['text_length'], label: {en: 'Text', ru: 'Текст'}},
  {id: 'images', metrics: ['image_count', 'media_count'], label: {en: 'Images', ru: 'Изображения'}},
  {id: 'imageSize', metrics: ['image_size'], label: {en: 'Image file', ru: 'Файл изображения'}},
  {id: 'videoLength', metrics: ['video_duration'], label: {en: 'Video length', ru: 'Длительность видео'}},
  {id: 'videoSize', metrics: ['video_size'], label: {en: 'Video file', ru: 'Файл видео'}},
  {id: 'rate', metrics: ['publication_rate'], label: {en: 'Publishing rate', ru: 'Частота публикаций'}},
];

function cellText(network: Network, kind: PostKind, metrics: readonly Metric[], locale: Locale): string {
  const found: Limit[] = network.limits.filter(
    (limit) => metrics.includes(limit.metric) && (limit.bound === 'max' || limit.bound === 'min') && limit.kinds.includes(kind),
  );
  return found
    .map((limit) => {
      const sign = limit.bound === 'min' ? '≥ ' : '';
      const when = whenLabels[limit.when][locale];
      return `${sign}${formatLimit(limit, locale)}${when ? ` (${when})` : ''}`;
    })
    .join('; ');
}

/** `<LimitsComparison />`: every network and post kind in one table. */
export function comparisonData(_attributes: Attributes, page: PageContext): ComparisonData {
  const {locale} = page;
  return {
    columns: columns.map(({id, label}) => ({id, label: label[locale]})),
    rows: [...loadNetworks().values()].flatMap((network) =>
      network.post_kinds
        .filter((kind) => kind.supported !== 'no')
        .map((kind) => ({
          network: network.id,
          name: network.name[locale],
          kind: kind.kind,
          kindLabel: kindLabels[kind.kind][locale],
          cells: columns.map((column) => cellText(network, kind.kind, column.metrics, locale)),
          to: `/docs/channels/${network.id}`,
        })),
    ),
  };
}

export interface AllFactsData {
  readonly networks: readonly {
    readonly id: string;
    readonly name: string;
    readonly count: number;
    readonly tables: readonly {readonly title: string; readonly table: FactTableData}[];
  }[];
}

/** `<AllFacts />`: every fact of every network with its source and date. */
export function allFacts(_attributes: Attributes, page: PageContext): AllFactsData {
  const {locale} = page;
  const word = (en: string, ru: string): string => (locale === 'en' ? en : ru);
  return {
    networks: [...loadNetworks().values()].map((network) => {
      const context: Attributes = {network: network.id};
      const tables = [
        {title: word('Post kinds', 'Виды постов'), table: postKindsTable(context, page)},
        ...(network.limits.length > 0 ? [{title: word('Limits', 'Ограничения'), table: limitsTable(context, page)}] : []),
        {title: word('Features', 'Возможности'), table: featuresTable(context, page)},
        {title: word('Account types', 'Типы аккаунтов'), table: accountTypesTable(context, page)},
        {title: word('Permissions', 'Разрешения'), table: permissionsTable(context, page)},
        {title: word('API restrictions', 'Ограничения API'), table: apiRestrictionsTable(context, page)},
        {title: word('Analytics', 'Аналитика'), table: analyticsTable(context, page)},
      ]
        .filter(({table}) => table.rows.length > 0)
        // The rows' ids belong to the network's own page.
        .map(({title, table}) => ({title, table: {...table, rows: table.rows.map(({id: _, ...row}) => row)}}));
      return {id: network.id, name: network.name[locale], count: tables.reduce((sum, {table}) => sum + table.rows.length, 0), tables};
    }),
  };
}
