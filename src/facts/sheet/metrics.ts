import type {Locale} from '../../config/product.ts';
import type {Network} from '../schema/network.ts';
import {type FactSource, SourceNumbers, type TableSource} from '../tables.ts';

export interface MetricsData {
  readonly levels: readonly {
    readonly label: string;
    /** The place where all of them stand, if it is one. */
    readonly source?: FactSource;
    readonly metrics: readonly {readonly id: string; readonly name: string; readonly source?: FactSource}[];
  }[];
  /** "Reach: unique viewers only." */
  readonly notes: readonly {readonly name: string; readonly text: string}[];
  readonly sources: readonly TableSource[];
}

const levels = [
  {id: 'account', label: {en: 'Account metrics', ru: 'Показатели аккаунта'}},
  {id: 'publication', label: {en: 'Publication metrics', ru: 'Показатели публикации'}},
] as const;

/** Metrics of a network by what they are of. */
export function metricsOf(network: Pick<Network, 'analytics'>, locale: Locale): MetricsData {
  const numbers = new SourceNumbers(locale);
  return {
    levels: levels.flatMap(({id, label}) => {
      const own = network.analytics.filter((metric) => metric.level === id);
      const [first] = own;
      if (!first) return [];
      const shared = own.every(({source}) => source === first.source);
      return [
        {
          label: label[locale],
          ...(shared ? {source: numbers.of(first.source)} : {}),
          metrics: own.map((metric) => ({id: metric.id, name: metric.name[locale], ...(shared ? {} : {source: numbers.of(metric.source)})})),
        },
      ];
    }),
    notes: [
      ...new Map(
        network.analytics.flatMap(({name, note}) => (note ? [[`${name[locale]}: ${note[locale]}`, {name: name[locale], text: note[locale]}] as const] : [])),
      ).values(),
    ],
    sources: numbers.list(),
  };
}
