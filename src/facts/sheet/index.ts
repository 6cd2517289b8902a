// What the elements of a network's page show, taken from its data while the page is built.
import {type Attributes, limitsAsked, networkOf, type PageContext} from '../tables.ts';
import {accountsOf, type AccountsData} from './accounts.ts';
import {type Figure, figuresOf} from './figures.ts';
import {limitSheet, type LimitSheetFacts} from './limits.ts';
import {featureMatrix, kindMatrix, type MatrixData} from './matrix.ts';
import {metricsOf, type MetricsData} from './metrics.ts';

/** `<NetworkFigures />`: six numbers that decide whether a post fits. */
export function figures(attributes: Attributes, page: PageContext): readonly Figure[] {
  return figuresOf(networkOf(attributes, page), page.locale);
}

/** `<Limits group="text,image" kinds="post" />`: limits of the page's network. */
export function limits(attributes: Attributes, page: PageContext): LimitSheetFacts {
  const {network, limits: asked, kinds: shown} = limitsAsked(attributes, page);
  return limitSheet(asked, network.id, shown, page.locale);
}

/** `<PostKinds />`: what can be published as what. */
export function kinds(attributes: Attributes, page: PageContext): MatrixData {
  return kindMatrix(networkOf(attributes, page), page.locale);
}

/** `<Features />`: yes-or-no facts. */
export function features(attributes: Attributes, page: PageContext): MatrixData {
  return featureMatrix(networkOf(attributes, page), page.locale);
}

/** `<AnalyticsMetrics />`: what analytics can show for the network. */
export function metrics(attributes: Attributes, page: PageContext): MetricsData {
  return metricsOf(networkOf(attributes, page), page.locale);
}

/** `<AccountTypes />`: who can be connected, and the role that it takes. */
export function accounts(attributes: Attributes, page: PageContext): AccountsData {
  return accountsOf(networkOf(attributes, page), page.locale);
}
