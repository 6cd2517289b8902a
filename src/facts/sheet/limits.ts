import {capitalized} from '../../language/capitalized.ts';
import {type Locale, product} from '../../config/product.ts';
import {typeset} from '../../language/typography.ts';
import {formatLimit, formatLimitValue} from '../format.ts';
import {countingLabels, kindLabels, serviceLabels, whenLabels} from '../labels.ts';
import {limitName, limitText} from '../limit-text.ts';
import type {PostKind} from '../schema/common.ts';
import type {Limit, Metric} from '../schema/network.ts';
import {errorLink, errorsOfLimit, type FactSource, SourceNumbers, type TableSource} from '../tables.ts';

export interface LimitRow {
  /** Anchors that lead here: a minimum and a maximum share a row. */
  readonly ids: readonly string[];
  readonly name: string;
  /** `≤` and what it is read as. */
  readonly sign?: {readonly drawn: string; readonly spoken: string};
  readonly value: string;
  /** What the service does to files so that they fit, where the table's first sentence does not say it. */
  readonly adapted: readonly string[];
  /** When it holds, what differs from the table's usual effect, how it is counted, what else is to be known. */
  readonly notes: readonly string[];
  readonly errors: readonly {readonly text: string; readonly to: string}[];
  readonly sources: readonly FactSource[];
}

export interface LimitSheetData {
  /** What happens to a post that does not fit, for all rows that do not say otherwise. */
  readonly usual: string;
  readonly labels: {readonly what: string; readonly limit: string; readonly note: string; readonly errors: string};
  readonly groups: readonly {readonly label?: string; readonly rows: readonly LimitRow[]}[];
  /** What only machines ask about a file and the service sees to by itself; folded. */
  readonly technical?: {readonly label: string; readonly rows: readonly LimitRow[]};
  readonly sources: readonly TableSource[];
}

/** A sheet before it is known what its page has said above it. */
export interface LimitSheetFacts extends LimitSheetData {
  readonly effect: Limit['effect'];
  /** What is said in place of `usual` where the page has said what the network does: what the service does, or nothing. */
  readonly usualAgain: string;
}

type Family = 'text' | 'files' | 'image' | 'video' | 'cover' | 'rate';

const families: readonly {readonly id: Family; readonly pattern: RegExp; readonly label: Readonly<Record<Locale, string>>}[] = [
  {id: 'files', pattern: /^(media|image|video)_count$/, label: {en: 'Files', ru: 'Файлы'}},
  {id: 'text', pattern: /_length$|_count$|^poll_options$/, label: {en: 'Text', ru: 'Текст'}},
  {id: 'image', pattern: /^(image|animation)_/, label: {en: 'Images', ru: 'Изображения'}},
  {id: 'video', pattern: /^(video|audio)_/, label: {en: 'Video and sound', ru: 'Видео и звук'}},
  {id: 'cover', pattern: /^cover_/, label: {en: 'Cover', ru: 'Обложка'}},
  {id: 'rate', pattern: /./, label: {en: 'How often', ru: 'Частота'}},
];
const familyOf = (metric: Metric): Family => families.find(({pattern}) => pattern.test(metric))?.id ?? 'rate';

const adapting: ReadonlySet<Limit['service']> = new Set(['converts', 'crops', 'cuts', 'splits', 'resizes']);

/** Properties of a file that nobody chooses by hand. */
const ofMachines = /^audio_|_(codec|frame_rate|bitrate|pixels|width_plus_height)$|_(width|height)$/;

/** Proportions that nobody's file has are no choice of anybody's either. */
const extremeRatio = 8;

function isExtreme({metric, value}: Limit): boolean {
  const [width = 1, height = 1] = typeof value === 'string' ? value.split(':').map(Number) : [];
  return metric.endsWith('_ratio') && (width / height >= extremeRatio || height / width >= extremeRatio);
}

function isTechnical(row: readonly Limit[]): boolean {
  if (row.every(isExtreme)) return true;
  return (
    row.every(({metric, service}) => ofMachines.test(metric) && (adapting.has(service) || service === 'passes')) &&
    row.some(({service}) => adapting.has(service))
  );
}

const technicalLabel: Readonly<Record<Locale, string>> = {en: 'Technical limits', ru: 'Технические ограничения'};

/** Limits that one row says: a minimum and a maximum of the same thing under the same conditions. */
export function pairLimits(limits: readonly Limit[]): readonly (readonly Limit[])[] {
  const rows: Limit[][] = [];
  for (const limit of limits) {
    const other = limit.bound === 'min' ? 'max' : limit.bound === 'max' ? 'min' : undefined;
    const partner = rows.find(
      ([first, second]) =>
        second === undefined &&
        first !== undefined &&
        first.bound === other &&
        first.metric === limit.metric &&
        first.when === limit.when &&
        first.effect === limit.effect &&
        first.per === limit.per &&
        String(first.kinds) === String(limit.kinds),
    );
    if (partner) partner.push(limit);
    else rows.push([limit]);
  }
  return rows;
}

/** `3 seconds – 15 minutes`, `2–10`, `4:5–1.91:1`; a single bound gets its sign. */
export function boundsOf(row: readonly Limit[], locale: Locale): Pick<LimitRow, 'sign' | 'value'> {
  const [first] = row;
  const min = row.find(({bound}) => bound === 'min');
  const max = row.find(({bound}) => bound === 'max');
  if (min && max) {
    if (min.unit !== max.unit) return {value: `${formatLimit(min, locale)}\u00a0– ${formatLimit(max, locale)}`};
    return {
      value: `${typeof min.value === 'number' ? formatLimitValue({...min, unit: 'item'}, locale) : formatLimitValue(min, locale)}–${formatLimit(max, locale)}`,
    };
  }
  if (max) return {sign: {drawn: '≤', spoken: locale === 'en' ? 'at most' : 'не больше'}, value: formatLimit(max, locale, 'genitive')};
  if (min) return {sign: {drawn: '≥', spoken: locale === 'en' ? 'at least' : 'не меньше'}, value: formatLimit(min, locale, 'genitive')};
  if (first?.bound === 'exact') return {value: formatLimit(first, locale)};
  return {value: first ? limitText(first, locale) : ''};
}

type Usual = Pick<Limit, 'effect' | 'service'>;

/** The pair of effect and service that stands most often: what the table says once. */
export function usualOf(limits: readonly Limit[]): Usual {
  const count = (limit: Limit): number => limits.filter((other) => other.effect === limit.effect && other.service === limit.service).length;
  const [first] = [...limits].sort((a, b) => count(b) - count(a));
  return {effect: first?.effect ?? 'refused', service: first?.service ?? 'passes'};
}

const usualEffects: Readonly<Record<Limit['effect'], Readonly<Record<Locale, string>>>> = {
  refused: {en: 'The network refuses what doesn’t fit', ru: 'Всё, что не подходит, соцсеть отклоняет'},
  recommended: {en: 'These are recommendations: other values are published too', ru: 'Это рекомендации: с другими значениями пост тоже выйдет'},
  silent: {
    en: 'The network changes, cuts, or drops what doesn’t fit without an error',
    ru: 'Всё, что не подходит, соцсеть без ошибки меняет, обрезает или отбрасывает',
  },
};
/** What the editor stops though the network would take it. */
const stoppedAnyway: Readonly<Record<Locale, string>> = {
  en: 'The network accepts other values too, but the editor stops the post before sending',
  ru: 'Соцсеть примет и другие значения, но редактор остановит такой пост до отправки',
};
const usualServices: Readonly<Record<Limit['service'], Readonly<Record<Locale, string>>>> = {
  passes: {en: '', ru: ''},
  refuses: {en: ', so the editor stops it before sending', ru: ', поэтому редактор останавливает такой пост до отправки'},
  converts: {en: `; ${product.name} converts files before sending`, ru: `; ${product.name} конвертирует файлы до отправки`},
  crops: {en: `; ${product.name} crops files before sending`, ru: `; ${product.name} кадрирует файлы до отправки`},
  cuts: {en: `; ${product.name} cuts it to length before sending`, ru: `; ${product.name} обрезает лишнее до отправки`},
  splits: {en: `; ${product.name} splits it into several posts`, ru: `; ${product.name} делит на несколько публикаций`},
  resizes: {en: `; ${product.name} scales files down before sending`, ru: `; ${product.name} уменьшает файлы до отправки`},
};

/** The service's part alone. */
const servicesAgain: Readonly<Record<Limit['service'], Readonly<Record<Locale, string>>>> = {
  passes: {en: '', ru: ''},
  refuses: {en: 'The editor stops what doesn’t fit before sending', ru: 'Всё, что не подходит, редактор останавливает до отправки'},
  converts: {en: `${product.name} converts files before sending`, ru: `${product.name} конвертирует файлы до отправки`},
  crops: {en: `${product.name} crops files before sending`, ru: `${product.name} кадрирует файлы до отправки`},
  cuts: {en: `${product.name} cuts text to length before sending`, ru: `${product.name} обрезает лишнее до отправки`},
  splits: {en: `${product.name} splits the post into several`, ru: `${product.name} делит на несколько публикаций`},
  resizes: {en: `${product.name} scales files down before sending`, ru: `${product.name} уменьшает файлы до отправки`},
};

/** What holds for a table's rows, as sentences: by itself, and where a table above has said the network's part. */
export function usualSentences({effect, service}: Usual, locale: Locale): Pick<LimitSheetFacts, 'usual' | 'usualAgain' | 'effect'> {
  const sentence = (words: string): string => (words === '' ? '' : typeset(`${words}.`, locale));
  const anyway = effect === 'recommended' && service === 'refuses';
  const usual = sentence(anyway ? stoppedAnyway[locale] : `${usualEffects[effect][locale]}${usualServices[service][locale]}`);
  return {usual, usualAgain: anyway ? usual : sentence(servicesAgain[service][locale]), effect};
}

const effectNotes: Readonly<Record<Limit['effect'], Readonly<Record<Locale, string>>>> = {
  refused: {en: 'refused by the network', ru: 'соцсеть отклоняет'},
  recommended: {en: 'recommended', ru: 'рекомендация'},
  silent: {en: 'changed, cut, or dropped without an error', ru: 'меняется, обрезается или отбрасывается без ошибки'},
};
const notChecked: Readonly<Record<Locale, string>> = {en: 'not checked before sending', ru: 'до отправки не проверяется'};

/** Conditions and exceptions of a row, as one phrase. */
function conditions(row: readonly Limit[], usual: Usual, shownKinds: readonly PostKind[], locale: Locale): string {
  const [first] = row;
  if (!first) return '';
  const narrow = shownKinds.some((kind) => !first.kinds.includes(kind)) ? first.kinds.map((kind) => kindLabels[kind][locale]) : [];
  const services = new Set(row.map(({service}) => service));
  const stopped = services.has('refuses') && usual.service !== 'refuses' ? [serviceLabels.refuses[locale]] : [];
  const passed = first.effect === 'refused' && usual.service === 'refuses' && services.has('passes') ? [notChecked[locale]] : [];
  const parts = [...narrow, whenLabels[first.when][locale], first.effect === usual.effect ? '' : effectNotes[first.effect][locale], ...stopped, ...passed];
  return parts.filter(Boolean).join(', ');
}

/** Limits as the rows of a specification sheet. */
export function limitSheet(limits: readonly Limit[], owner: string, shownKinds: readonly PostKind[], locale: Locale): LimitSheetFacts {
  const usual = usualOf(limits);
  const numbers = new SourceNumbers(locale);
  const toRow = (row: readonly Limit[]): LimitRow => {
    const [first] = row;
    const services = [...new Set(row.map(({service}) => service))].filter((service) => adapting.has(service) && service !== usual.service);
    const said = conditions(row, usual, shownKinds, locale);
    const counting = row.flatMap((limit) => (limit.counting ? [countingLabels[limit.counting][locale]] : []));
    const notes = [said, ...new Set(counting), ...row.map((limit) => limit.note?.[locale] ?? '')].filter(Boolean);
    const codes = new Map(row.flatMap(({id}) => errorsOfLimit(`${owner}.${id}`)).map((entry) => [entry.code, errorLink(entry.code, entry.group)]));
    const sources = new Map(row.map(({source}) => [source, numbers.of(source)]));
    return {
      ids: row.map(({id}) => `limit-${id}`),
      name: first ? limitName(first, locale) : '',
      ...boundsOf(row, locale),
      adapted: services.map((service) => serviceLabels[service][locale]),
      notes: notes.map((note, index) => (index === 0 && services.length === 0 ? capitalized(note) : note)),
      errors: [...codes.values()],
      sources: [...sources.values()],
    };
  };
  const paired = pairLimits(limits);
  // A fold of one row would hide more than it saves.
  const technical = paired.filter(isTechnical).length > 1 ? paired.filter(isTechnical) : [];
  const shown = paired.filter((row) => !technical.includes(row));
  const groups = families.flatMap(({id, label}) => {
    const rows = shown.filter(([first]) => first && familyOf(first.metric) === id).map(toRow);
    return rows.length > 0 ? [{label: label[locale], rows}] : [];
  });
  const folded = technical.map(toRow);
  const [only] = groups;
  return {
    ...usualSentences(usual, locale),
    labels:
      locale === 'en'
        ? {what: 'What', limit: 'Limit', note: 'Good to know', errors: 'Errors'}
        : {what: 'Что', limit: 'Ограничение', note: 'Важно', errors: 'Ошибки'},
    groups: groups.length === 1 && only ? [{rows: only.rows}] : groups,
    ...(folded.length > 0 ? {technical: {label: technicalLabel[locale], rows: folded}} : {}),
    sources: numbers.list(),
  };
}
