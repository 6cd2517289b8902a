import type {Locale} from '../../config/product.ts';
import type {Network} from '../schema/network.ts';
import {type FactSource, SourceNumbers, type TableSource} from '../tables.ts';

export interface MetricsData {
  readonly levels: readonly {
    readonly label: string;
    readonly metrics: readonly {readonly id: string; readonly name: string; readonly source: FactSource}[];
  }[];
  /** "Reach: unique viewers only." */
  readonly notes: readonly string[];
  readonly sources: readonly TableSource[];
}

const levels = [
  {id: 'account', label: {en: 'Of the account', ru: 'По аккаунту'}},
  {id: 'publication', label: {en: 'Of a publication', ru: 'По публикации'}},
] as const;

/** Metrics of a network by what they are of. */
export function metricsOf(network: Pick<Network, 'analytics'>, locale: Locale): MetricsData {
  const numbers = new SourceNumbers(locale);
  return {
    levels: levels.flatMap(({id, label}) => {
      const metrics = network.analytics
        .filter(({level}) => level === id)
        .map((metric) => ({id: metric.id, name: metric.name[locale], source: numbers.of(metric.source)}));
      return metrics.length > 0 ? [{label: label[locale], metrics}] : [];
    }),
    notes: [...new Set(network.analytics.flatMap(({name, note}) => (note ? [`${name[locale]}: ${note[locale]}`] : [])))],
    sources: numbers.list(),
  };
}
