import {counted} from '../language/counted.ts';
import {typeset} from '../language/typography.ts';
import type {Locale} from '../config/product.ts';
import {formatNumber} from './format.ts';
import {loadErrors, loadNetworks, loadService, type CatalogueEntry} from './load.ts';
import type {NetworkId, PostKind} from './schema/common.ts';
import type {ErrorGroup} from './schema/error.ts';
import type {Limit, Network} from './schema/network.ts';
import {datedSource, documentName, documentUrl, publisherOf, sourceFor} from './sources.ts';
import {errorPath} from './error-path.ts';
import {limitName, limitText} from './limit-text.ts';
import {contentLabels, countingLabels, effectLabels, featureLabels, kindLabels, serviceLabels, supportLabels, whenLabels} from './labels.ts';

/** A page asks a component for facts that do not exist; the message says what to change. */
export class FactsError extends Error {
  override name = 'FactsError';
}

/** A document that facts of a table rest on, as the line below the table names it. */
export interface TableSource {
  readonly number: number;
  /** What the document's publisher calls it in its address. */
  readonly name: string;
  readonly publisher: string;
  readonly url: string;
  /** How fresh our knowledge of it is. */
  readonly dated: string;
}

/** Where one fact stands: the number of its document below the table, and the place in it. */
export interface FactSource {
  readonly number: number;
  readonly url: string;
}

export interface FactCell {
  readonly text: string;
  /** Second line of the cell, in smaller type. */
  readonly note?: string;
  readonly code?: boolean;
  readonly links?: readonly {readonly text: string; readonly to: string}[];
}

/** What `FactTable` shows: header, rows, and where each row stands in the network's documentation. */
export interface FactTableData {
  readonly columns: readonly string[];
  readonly rows: readonly {readonly id?: string; readonly cells: readonly FactCell[]; readonly source?: FactSource}[];
  readonly sources?: readonly TableSource[];
}

/** Numbers documents in the order in which a table's facts name them. */
export class SourceNumbers {
  readonly #documents = new Map<string, TableSource>();
  readonly #locale: Locale;

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  of(source: string): FactSource {
    const url = sourceFor(source, this.#locale);
    const document = documentUrl(url);
    const known = this.#documents.get(document);
    const number = known?.number ?? this.#documents.size + 1;
    if (!known)
      this.#documents.set(document, {
        number,
        name: documentName(document),
        publisher: publisherOf(document),
        url: document,
        dated: datedSource(source, this.#locale),
      });
    return {number, url};
  }

  list(): readonly TableSource[] {
    return [...this.#documents.values()];
  }
}

/** A table whose rows name addresses, with the documents numbered. */
function withSources(
  locale: Locale,
  columns: readonly string[],
  rows: readonly {readonly id?: string; readonly cells: readonly FactCell[]; readonly source: string}[],
): FactTableData {
  const numbers = new SourceNumbers(locale);
  const numbered = rows.map(({source, ...row}) => ({...row, source: numbers.of(source)}));
  return {columns, rows: numbered, sources: numbers.list()};
}

export interface PageContext {
  readonly locale: Locale;
  /** Network of the page's front matter. */
  readonly network?: NetworkId | undefined;
  /** Code of an error page. */
  readonly code?: number | undefined;
}

/** String attributes of the component as the page wrote them. */
export type Attributes = Readonly<Record<string, string>>;

/** The network that an element names, or else its page. Throws {@link FactsError}. */
export function networkOf(attributes: Attributes, page: PageContext): Network {
  const id = attributes.network ?? page.network;
  const found = loadNetworks().get(id as NetworkId);
  if (!found)
    throw new FactsError(
      `no facts of network "${id ?? '(none named)'}": the page needs "network:" in its front matter or on the component, and src/data/networks/${id}.yaml`,
    );
  return found;
}

function cell(text: string, note?: string): FactCell {
  return note ? {text, note} : {text};
}

/** Page on which the rows of a network's limits stand. */
export function limitsPage(network: NetworkId): string {
  const own: readonly NetworkId[] = ['discord', 'instagram', 'tiktok'];
  return `/docs/channels/${network}${own.includes(network) ? '/requirements-and-limitations' : ''}`;
}

/** Link to a code's page that shows its number. */
export function errorLink(code: number, group: ErrorGroup): {text: string; to: string} {
  return {text: String(code), to: `/docs${errorPath(code, group)}`};
}

/** Codes in use whose facts name the limit (`<network>.<id>`, `service.<id>`): the way back from a limit to the errors it causes. */
export function errorsOfLimit(reference: string): readonly CatalogueEntry[] {
  return [...loadErrors().values()].filter((entry) => entry.status === 'active' && entry.limits.includes(reference));
}

/** Families of metrics that a page can ask for with `group="…"`. */
const metricGroups: Readonly<Record<string, RegExp>> = {
  text: /^(text|title|description|first_sentence|alt_text|comment)_length$|^(hashtag|mention|link|tag)_count$|^tags?_length$|^poll_options$/,
  image: /^(image|animation)_/,
  video: /^(video|audio)_/,
  cover: /^cover_/,
  media: /^(media_count|image_|animation_|video_|audio_|cover_)/,
  count: /_count$/,
  files: /^(media|image|video)_count$/,
  rate: /_rate$|^token_lifetime$|_window$|^(payload|address)_size$|^feed_items$/,
};

function inGroup(limit: Limit, group: string | undefined): boolean {
  if (!group) return true;
  return group.split(',').some((name) => {
    const pattern = metricGroups[name.trim()];
    if (!pattern) throw new FactsError(`<Limits group="${group}" />: allowed are ${Object.keys(metricGroups).join(', ')}`);
    if (name.trim() === 'rate' && /^(video_frame_rate|video_bitrate|audio_)/.test(limit.metric)) return false;
    return pattern.test(limit.metric);
  });
}

export function limitLabel(limit: Limit, locale: Locale, all: readonly string[]): string {
  const narrow = limit.kinds.length < all.length ? limit.kinds.map((kind) => kindLabels[kind][locale]).join(', ') : '';
  const details = [narrow, whenLabels[limit.when][locale]].filter(Boolean).join(', ');
  const name = limitName(limit, locale);
  return details ? `${name} (${details})` : name;
}

const limitColumns = {
  en: ['What', 'Limit', 'If it doesn’t fit', 'Errors'],
  ru: ['Что', 'Ограничение', 'Если не подходит', 'Ошибки'],
} as const;

/** Limits that `<Limits group="text,image" kinds="post" />` asks for, and the kinds of posts that a row need not name. Throws {@link FactsError}. */
export function limitsAsked(
  attributes: Attributes,
  page: PageContext,
): {readonly network: Network; readonly limits: readonly Limit[]; readonly kinds: readonly PostKind[]} {
  const network = networkOf(attributes, page);
  const kinds = attributes.kinds?.split(',').map((kind) => kind.trim());
  const limits = network.limits.filter((limit) => inGroup(limit, attributes.group) && (!kinds || limit.kinds.some((kind) => kinds.includes(kind))));
  if (limits.length === 0)
    throw new FactsError(
      `<Limits ${Object.entries(attributes)
        .map(([key, value]) => `${key}="${value}"`)
        .join(' ')} />: ${network.id} has no such limit; remove the component or add the facts`,
    );
  const supported = network.post_kinds.filter((kind) => kind.supported !== 'no').map((kind) => kind.kind);
  return {network, limits, kinds: kinds ? supported.filter((kind) => kinds.includes(kind)) : supported};
}

/** Limits of a network as a table, for the page of all facts. */
export function limitsTable(attributes: Attributes, page: PageContext): FactTableData {
  const {locale} = page;
  const {network, limits, kinds} = limitsAsked(attributes, page);
  return withSources(
    locale,
    limitColumns[locale],
    limits.map((limit) => ({
      id: `limit-${limit.id}`,
      cells: [
        cell(limitLabel(limit, locale, kinds)),
        cell(limitText(limit, locale), [limit.counting && countingLabels[limit.counting][locale], limit.note?.[locale]].filter(Boolean).join('. ')),
        cell(
          effectLabels[limit.effect][locale],
          limit.service === 'passes' ? undefined : `${locale === 'en' ? 'Before sending:' : 'Перед отправкой:'} ${serviceLabels[limit.service][locale]}`,
        ),
        {text: '', links: errorsOfLimit(`${network.id}.${limit.id}`).map((entry) => errorLink(entry.code, entry.group))},
      ],
      source: limit.source,
    })),
  );
}

/** `<PostKinds />`: what can be published to the network. */
export function postKindsTable(attributes: Attributes, page: PageContext): FactTableData {
  const network = networkOf(attributes, page);
  const {locale} = page;
  return withSources(
    locale,
    locale === 'en' ? ['Kind', 'Can be published', 'What it can hold'] : ['Тип', 'Можно публиковать', 'Что внутри'],
    network.post_kinds.map((kind) => ({
      cells: [
        cell(kind.name[locale]),
        cell(supportLabels[kind.supported][locale], kind.note?.[locale]),
        cell(kind.contents.map((content) => contentLabels[content][locale]).join(', ') || '—'),
      ],
      source: kind.source,
    })),
  );
}

/** `<Features />`: yes-or-no facts. */
export function featuresTable(attributes: Attributes, page: PageContext): FactTableData {
  const network = networkOf(attributes, page);
  const {locale} = page;
  return withSources(
    locale,
    locale === 'en' ? ['Feature', 'Supported'] : ['Возможность', 'Поддержка'],
    network.features.map((feature) => ({
      cells: [cell(featureLabels[feature.id][locale]), cell(supportLabels[feature.value][locale], feature.note?.[locale])],
      source: feature.source,
    })),
  );
}

/** `<AccountTypes />`: who can be connected, and the role that it takes. */
export function accountTypesTable(attributes: Attributes, page: PageContext): FactTableData {
  const network = networkOf(attributes, page);
  const {locale} = page;
  return withSources(
    locale,
    locale === 'en' ? ['Account type', 'Can be connected', 'Role you need'] : ['Тип аккаунта', 'Можно подключить', 'Какая роль нужна'],
    network.account_types.map((type) => ({
      cells: [cell(type.name[locale]), cell(supportLabels[type.supported][locale], type.note?.[locale]), cell(type.role[locale])],
      source: type.source,
    })),
  );
}

/** `<Permissions />`: what is asked for in the network's window, and why. */
export function permissionsTable(attributes: Attributes, page: PageContext): FactTableData {
  const network = networkOf(attributes, page);
  const {locale} = page;
  return withSources(
    locale,
    locale === 'en' ? ['Permission', 'Why it is asked'] : ['Разрешение', 'Зачем оно нужно'],
    network.permissions.map((permission) => ({
      cells: [{text: permission.id, code: true}, cell(permission.why[locale])],
      source: permission.source,
    })),
  );
}

/** `<AnalyticsMetrics />`: what analytics can show for the network. */
export function analyticsTable(attributes: Attributes, page: PageContext): FactTableData {
  const network = networkOf(attributes, page);
  const {locale} = page;
  const level = {account: {en: 'account', ru: 'аккаунт'}, publication: {en: 'publication', ru: 'публикация'}} as const;
  return withSources(
    locale,
    locale === 'en' ? ['Metric', 'For', 'Name in the API'] : ['Показатель', 'Для чего', 'Имя в API'],
    network.analytics.map((metric) => ({
      cells: [cell(metric.name[locale], metric.note?.[locale]), cell(level[metric.level][locale]), {text: metric.id, code: true}],
      source: metric.source,
    })),
  );
}

/** `<ApiRestrictions />`: known restrictions of the network's API. */
export function apiRestrictionsTable(attributes: Attributes, page: PageContext): FactTableData {
  const network = networkOf(attributes, page);
  const {locale} = page;
  return withSources(
    locale,
    locale === 'en' ? ['API', 'Restriction'] : ['API', 'Ограничение'],
    network.apis.flatMap((api) =>
      api.restrictions.map((restriction) => ({
        cells: [cell([api.name[locale], api.version].filter(Boolean).join(' ')), cell(restriction.text[locale])],
        source: restriction.source,
      })),
    ),
  );
}

/** `<Plans />`: plans side by side. */
export function plansTable(_attributes: Attributes, page: PageContext): FactTableData {
  const {locale} = page;
  const {plans} = loadService();
  const yes = supportLabels.yes[locale];
  const no = supportLabels.no[locale];
  const days = (count: number): string => `${formatNumber(count, locale)} ${counted('day', count, locale)}`;
  const rows: [string, (plan: (typeof plans)[number]) => string][] =
    locale === 'en'
      ? [
          ['Price per month', (plan) => `$${formatNumber(plan.price_usd, locale)}`],
          ['Connected accounts', (plan) => formatNumber(plan.accounts, locale)],
          ['Projects', (plan) => formatNumber(plan.projects, locale)],
          ['Team members', (plan) => formatNumber(plan.members, locale)],
          ['Publications per month', (plan) => formatNumber(plan.publications_per_month, locale)],
          ['AI requests per month', (plan) => formatNumber(plan.ai_requests_per_month, locale)],
          ['Workflow and approval', (plan) => (plan.workflow ? yes : no)],
          ['API access', (plan) => (plan.api ? yes : no)],
          ['Analytics history', (plan) => days(plan.analytics_days)],
          ['Media library', (plan) => `${formatNumber(plan.storage_gb, locale)} GB`],
        ]
      : [
          ['Цена в месяц', (plan) => `${formatNumber(plan.price_rub, locale)} ₽`],
          ['Подключённые аккаунты', (plan) => formatNumber(plan.accounts, locale)],
          ['Проекты', (plan) => formatNumber(plan.projects, locale)],
          ['Участники команды', (plan) => formatNumber(plan.members, locale)],
          ['Публикаций в месяц', (plan) => formatNumber(plan.publications_per_month, locale)],
          ['Запросов к ИИ в месяц', (plan) => formatNumber(plan.ai_requests_per_month, locale)],
          ['Рабочий процесс и согласование', (plan) => (plan.workflow ? yes : no)],
          ['Доступ к API', (plan) => (plan.api ? yes : no)],
          ['История аналитики', (plan) => days(plan.analytics_days)],
          ['Медиатека', (plan) => `${formatNumber(plan.storage_gb, locale)} ГБ`],
        ];
  return {
    columns: ['', ...plans.map((plan) => plan.name[locale])],
    rows: rows.map(([label, value]) => ({cells: [label, ...plans.map(value)].map((text) => cell(typeset(text, locale)))})),
  };
}
