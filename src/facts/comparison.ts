import {capitalized} from '../language/capitalized.ts';
import {type CountedThing, counted, type GrammaticalCase} from '../language/counted.ts';
import {shortNetworkName} from './network-names/short.ts';
import type {Locale} from '../config/product.ts';
import {kindLabels, whenLabels} from './labels.ts';
import {formatLimit} from './format.ts';
import {loadNetworks} from './load.ts';
import type {Bound, Demand} from './recipe.ts';
import {type PostKind, postKinds} from './schema/common.ts';
import type {Limit, Metric, Network} from './schema/network.ts';
import {boundsOf, pairLimits} from './sheet/limits.ts';
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

/** One value in a cell, with the condition under which it holds. */
export interface ComparedValue {
  readonly text: string;
  readonly condition: string;
}

export interface ComparisonData {
  /** Columns of one group stand side by side: below its name, `short` is enough. */
  readonly columns: readonly {readonly id: string; readonly label: string; readonly group?: string; readonly short?: string}[];
  /** Lines of the recipe, in the order of the page. */
  readonly lines: readonly {readonly id: string; readonly label: string}[];
  readonly kinds: readonly {readonly id: PostKind; readonly label: string}[];
  readonly networks: readonly {readonly id: string; readonly name: string}[];
  readonly rows: readonly {
    readonly network: string;
    readonly kind: PostKind;
    /** Values by column; `false` where the kind of post does not hold such a thing at all. */
    readonly cells: readonly (readonly ComparedValue[] | false)[];
    /** By line of the recipe; `false` as above. */
    readonly demands: readonly (Demand | false)[];
    readonly to: string;
  }[];
  readonly words: {
    readonly none: string;
    readonly unsupported: string;
    readonly upTo: string;
    readonly from: string;
    /** A range, with `{min}` and `{max}`. */
    readonly range: string;
    readonly nothing: string;
    readonly anything: string;
  };
}

type Content = Network['post_kinds'][number]['contents'][number];
type Words = Readonly<Record<Locale, string>>;
type Line = {readonly id: string; readonly metrics: readonly Metric[]; readonly label: Words; readonly holds?: readonly Content[]};
type Column = Line & {readonly group?: Words; readonly short?: Words};

const image: Words = {en: 'Image', ru: 'Изображение'};
const video: Words = {en: 'Video', ru: 'Видео'};
const file: Words = {en: 'File', ru: 'Файл'};
const ratio: Words = {en: 'Ratio', ru: 'Пропорции'};

const images: readonly Content[] = ['image', 'images', 'mixed', 'gif'];
const videos: readonly Content[] = ['video', 'mixed'];

const textLength: Line = {id: 'text', metrics: ['text_length'], label: {en: 'Text', ru: 'Текст'}};
const imageSize: Line = {id: 'imageSize', metrics: ['image_size'], label: {en: 'Image file', ru: 'Файл изображения'}, holds: images};
const videoFormat: Line = {id: 'videoFormat', metrics: ['video_format'], label: {en: 'Video format', ru: 'Формат видео'}, holds: videos};
const videoRatio: Line = {id: 'videoRatio', metrics: ['video_ratio'], label: {en: 'Video ratio', ru: 'Пропорции видео'}, holds: videos};
const videoLength: Line = {id: 'videoLength', metrics: ['video_duration'], label: {en: 'Video length', ru: 'Длительность видео'}, holds: videos};
const videoSize: Line = {id: 'videoSize', metrics: ['video_size'], label: {en: 'Video file', ru: 'Файл видео'}, holds: videos};
const files = {id: 'files', label: {en: 'Files', ru: 'Файлы'}};

const columns: readonly Column[] = [
  textLength,
  {...files, metrics: ['media_count', 'image_count', 'video_count']},
  {...imageSize, group: image, short: file},
  {id: 'imageRatio', metrics: ['image_ratio'], label: {en: 'Image ratio', ru: 'Пропорции изображения'}, holds: images, group: image, short: ratio},
  {...videoFormat, group: video, short: {en: 'Format', ru: 'Формат'}},
  {...videoLength, group: video, short: {en: 'Length', ru: 'Длительность'}},
  {...videoSize, group: video, short: file},
  {...videoRatio, group: video, short: ratio},
  {id: 'rate', metrics: ['publication_rate'], label: {en: 'Publishing rate', ru: 'Частота публикаций'}, short: {en: 'Rate', ru: 'Частота'}},
];

/** What every post has stands first. */
const lines: readonly Line[] = [
  textLength,
  {...files, metrics: ['media_count', 'image_count']},
  {id: 'imageFormat', metrics: ['image_format'], label: {en: 'Image format', ru: 'Формат изображения'}, holds: images},
  imageSize,
  videoFormat,
  {id: 'videoCodec', metrics: ['video_codec'], label: {en: 'Video codec', ru: 'Видеокодек'}, holds: videos},
  videoRatio,
  videoLength,
  videoSize,
];

/** Conditions that most posts do not meet: their limits are no part of a recipe. */
const rare: ReadonlySet<Limit['when']> = new Set(['premium', 'gif', 'png', 'chunked', 'by_url', 'feed', 'link', 'personal']);

/** The same format under the names that networks have for it. */
export function comparableFormat(name: string): string {
  const plain = name
    .replace(/\s*\(.*\)$/, '')
    .replace(/ (High|Main|Baseline) Profile$/, '')
    .replace(/^AAC.*$/, 'AAC');
  return {JPG: 'JPEG', 'H.265': 'HEVC', AVC: 'H.264'}[plain] ?? plain;
}

const factors: Partial<Record<Limit['unit'], number>> = {
  kilobyte: 1e3,
  kibibyte: 2 ** 10,
  megabyte: 1e6,
  mebibyte: 2 ** 20,
  gigabyte: 1e9,
  gibibyte: 2 ** 30,
  minute: 60,
  hour: 3600,
  day: 86_400,
};

const recommended: Words = {en: 'recommended', ru: 'желательно'};

/** When a limit holds, and whether it is a piece of advice only. */
function conditionOf({when, effect}: Limit, locale: Locale): string {
  return [whenLabels[when][locale], effect === 'recommended' ? recommended[locale] : ''].filter(Boolean).join(', ');
}

function boundOf(limit: Limit, locale: Locale): Bound {
  const condition = conditionOf(limit, locale);
  const said = {text: formatLimit(limit, locale, limit.bound === 'exact' ? 'nominative' : 'genitive'), ...(condition ? {condition} : {})};
  if (typeof limit.value === 'number') return {number: limit.value * (factors[limit.unit] ?? 1), ...said};
  const [width = 0, height = 1] = typeof limit.value === 'string' ? limit.value.split(':').map(Number) : [];
  return {number: width / height, ...said};
}

/** What a network asks of one thing in a kind of post, all usual conditions together. */
function demandOf(limits: readonly Limit[], locale: Locale): Demand {
  const usual = limits.filter(({when}) => !rare.has(when));
  const strictest = (bound: Limit['bound'], compare: (a: Bound, b: Bound) => number): Bound | undefined =>
    usual
      .filter((limit) => limit.bound === bound)
      .map((limit) => boundOf(limit, locale))
      .sort(compare)[0];
  // A carousel's smallest number is no reason to send more than one file.
  const isCount = usual.every(({metric}) => metric.endsWith('_count'));
  const min = isCount ? undefined : strictest('min', (a, b) => b.number - a.number);
  const max = strictest('max', (a, b) => a.number - b.number);
  const exact = strictest('exact', (a, b) => a.number - b.number);
  const [list] = usual.filter(({bound}) => bound === 'allowed');
  return {
    ...(min ? {min} : {}),
    ...(max ? {max} : {}),
    ...(exact ? {exact} : {}),
    ...(list && Array.isArray(list.value) ? {allowed: [...new Set(list.value.map(comparableFormat))]} : {}),
    ...(list && conditionOf(list, locale) ? {allowedWhen: conditionOf(list, locale)} : {}),
  };
}

/** Whether a kind of post can hold what a column speaks of. */
const takes = ({holds}: Line, contents: readonly Content[]): boolean => holds === undefined || holds.some((content) => contents.includes(content));

/** In a column that counts files of several kinds, a number of one kind says which. */
const countedThings: Readonly<Partial<Record<Metric, CountedThing>>> = {image_count: 'image', video_count: 'video'};

/** The word for the files that a row counts, in the form that its largest number asks for: "≤ 1 video", "2–5 images", «≤ 4 изображений». */
function countedFiles(row: readonly Limit[], grammaticalCase: GrammaticalCase, locale: Locale): string | undefined {
  const thing = row[0] && countedThings[row[0].metric];
  const numbers = row.flatMap(({value}) => (typeof value === 'number' ? [value] : []));
  return thing && counted(thing, Math.max(...numbers), locale, grammaticalCase);
}

function valuesOf(limits: readonly Limit[], locale: Locale): ComparedValue[] {
  return pairLimits(limits).map((row) => {
    const {sign, value} = boundsOf(row, locale);
    const [first] = row;
    return {
      // Ten columns stand side by side: a unit that is a word may go to a line of its own, and so may each word of a condition.
      text: sign ? `${sign.drawn}\u00a0${value.replace(/(?<!(?<!\p{L})\p{L})\u00a0(?=\p{L}{4})/gu, ' ')}` : value,
      condition: [countedFiles(row, sign ? 'genitive' : 'nominative', locale), first && conditionOf(first, locale)]
        .filter(Boolean)
        .join(', ')
        .replace(/(?<!(?<!\p{L})\p{L})\u00a0/gu, ' '),
    };
  });
}

const words = {
  en: {
    none: 'no published limit',
    unsupported: 'not accepted',
    upTo: 'up to',
    from: 'from',
    range: '{min} to {max}',
    nothing: 'No value suits all of them',
    anything: 'no published limit',
  },
  ru: {
    none: 'ограничение не опубликовано',
    unsupported: 'не принимается',
    upTo: 'до',
    from: 'от',
    range: 'от {min} до {max}',
    nothing: 'Одного значения для всех нет',
    anything: 'ограничение не опубликовано',
  },
} as const;

/** `<LimitsComparison />`: what fits everywhere, and every network's limits beside the others'. */
export function comparisonData(_attributes: Attributes, page: PageContext): ComparisonData {
  const {locale} = page;
  const networks = [...loadNetworks().values()];
  return {
    columns: columns.map(({id, label, group, short}) => ({
      id,
      label: label[locale],
      ...(group && {group: group[locale]}),
      ...(short && {short: short[locale]}),
    })),
    lines: lines.map(({id, label}) => ({id, label: label[locale]})),
    kinds: postKinds.map((id) => ({id, label: capitalized(kindLabels[id][locale])})),
    networks: networks.map(({id, name}) => ({id, name: shortNetworkName(name[locale])})),
    rows: networks.flatMap((network) =>
      network.post_kinds
        .filter(({supported}) => supported !== 'no')
        .map(({kind, contents}) => {
          const of = ({metrics}: Line): Limit[] => network.limits.filter((limit) => metrics.includes(limit.metric) && limit.kinds.includes(kind));
          return {
            network: network.id,
            kind,
            cells: columns.map((column) => {
              if (!takes(column, contents)) return false;
              return valuesOf(
                of(column).filter(({bound}) => bound !== 'required' && bound !== 'forbidden'),
                locale,
              );
            }),
            demands: lines.map((line) => takes(line, contents) && demandOf(of(line), locale)),
            to: `/docs/channels/${network.id}`,
          };
        }),
    ),
    words: words[locale],
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
        {title: word('Post types', 'Типы постов'), table: postKindsTable(context, page)},
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
