import type {Locale} from '../../config/product.ts';
import {type CountedThing, counted} from '../../language/counted.ts';
import {formatLimit, formatNumber} from '../format.ts';
import {kindLabels, partLabels, whenLabels} from '../labels.ts';
import {loadService} from '../load.ts';
import type {Limit, Metric, Network} from '../schema/network.ts';

/** A number that people come for: large, with its unit, and what it is of. */
export interface Figure {
  readonly value: string;
  readonly unit: string;
  readonly label: string;
}

type Wanted = {readonly metrics: readonly Metric[]; readonly label: Readonly<Record<Locale, string>>};

/** In the order in which they are shown; those from the seventh on fill the places of what a network does not publish. */
const wanted: readonly Wanted[] = [
  {metrics: ['text_length', 'description_length'], label: {en: 'Text', ru: 'Текст'}},
  {metrics: ['media_count', 'image_count'], label: {en: 'In one post', ru: 'В одном посте'}},
  {metrics: ['image_size'], label: {en: 'Image file', ru: 'Файл изображения'}},
  {metrics: ['video_duration'], label: {en: 'Video length', ru: 'Длительность видео'}},
  {metrics: ['video_size'], label: {en: 'Video file', ru: 'Файл видео'}},
  {metrics: ['publication_rate'], label: {en: 'Publishing rate', ru: 'Частота публикаций'}},
  {metrics: ['title_length'], label: {en: 'Title', ru: 'Заголовок'}},
  {metrics: ['hashtag_count'], label: {en: 'Hashtags', ru: 'Хештеги'}},
  {metrics: ['payload_size'], label: {en: 'Request', ru: 'Запрос'}},
  {metrics: ['address_size'], label: {en: 'Address', ru: 'Адрес'}},
  {metrics: ['comment_length'], label: {en: 'First comment', ru: 'Первый комментарий'}},
  {metrics: ['video_count'], label: {en: 'Videos', ru: 'Видео'}},
  {metrics: ['tag_count'], label: {en: 'Tags', ru: 'Теги'}},
  {metrics: ['tag_length'], label: {en: 'One tag', ru: 'Один тег'}},
  {metrics: ['tags_length'], label: {en: 'All tags', ru: 'Все теги'}},
  {metrics: ['poll_options'], label: {en: 'Poll', ru: 'Опрос'}},
  {metrics: ['cover_size'], label: {en: 'Cover file', ru: 'Файл обложки'}},
  {metrics: ['animation_size'], label: {en: 'Animation', ru: 'Анимация'}},
  {metrics: ['token_lifetime'], label: {en: 'Access lasts', ru: 'Срок доступа'}},
];
const most = 6;
/** What only programs plan by, where a network publishes next to nothing else: one number alone looks like a fault. */
const forPrograms: Wanted = {metrics: ['request_rate'], label: {en: 'Requests', ru: 'Запросы'}};
const few = 3;

/**
 * What the service takes itself, where a network leaves next to everything open: these numbers then decide whether a post fits. Their
 * megabytes are written as pages write them.
 */
function ownFigures(locale: Locale): {readonly content: readonly Figure[]; readonly delivery: Figure} {
  const {publications, uploads} = loadService();
  const own = (value: number, unit: CountedThing | 'MB', label: Readonly<Record<Locale, string>>): Figure => ({
    value: formatNumber(value, locale),
    unit: unit === 'MB' ? {en: 'MB', ru: 'МБ'}[locale] : counted(unit, value, locale),
    label: label[locale],
  });
  const minutes = publications.attempts_window_minutes;
  const content = [
    own(publications.text_max, 'character', {en: 'Text in the editor', ru: 'Текст в редакторе'}),
    own(publications.files_per_publication, 'file', {en: 'In one publication', ru: 'В одной публикации'}),
    own(uploads.image_max_mb, 'MB', {en: 'Image you upload', ru: 'Загружаемое изображение'}),
    own(uploads.video_max_mb, 'MB', {en: 'Video you upload', ru: 'Загружаемое видео'}),
  ];
  const delivery = own(publications.attempts, 'attempt', {
    en: `Delivery, within ${minutes}\u00a0${counted('minute', minutes, 'en')}`,
    ru: `Доставка, в течение ${minutes}\u00a0${counted('minute', minutes, 'ru', 'genitive')}`,
  });
  return {content, delivery};
}

/** Conditions in which most posts are, before rarer ones. */
const whenOrder: readonly Limit['when'][] = ['any', 'text_only', 'free', 'single', 'carousel', 'with_images', 'with_video', 'with_media'];

/** Posts are what most people send; a story's numbers are its own. */
const kindRank = ({kinds}: Limit): number => (kinds.includes('post') ? 0 : kinds.includes('short') ? 3 : 30);

function rank(limit: Limit): number {
  const when = whenOrder.indexOf(limit.when);
  return (limit.effect === 'recommended' ? 1000 : 0) + (when < 0 ? 100 : when * 2) + kindRank(limit) + (limit.per === 'day' || !limit.per ? 0 : 40);
}

/** A number that people plan by: how many a second matters to programs only. */
const isFigure = ({bound, value, per, kinds, when, metric}: Limit): boolean =>
  (bound === 'max' || bound === 'exact') &&
  typeof value === 'number' &&
  (metric === 'request_rate' || (per !== 'second' && per !== 'minute')) &&
  // A story's own numbers stand below; so does what holds for a feed that the network reads itself.
  kinds.some((kind) => kind !== 'story') &&
  when !== 'feed';

const itemWords: Readonly<Partial<Record<Metric, Readonly<Record<Locale, Partial<Record<Intl.LDMLPluralRule, string>>>>>>> = {
  media_count: {en: {one: 'file', other: 'files'}, ru: {one: 'файл', few: 'файла', many: 'файлов', other: 'файла'}},
  poll_options: {en: {one: 'answer', other: 'answers'}, ru: {one: 'ответ', few: 'ответа', many: 'ответов', other: 'ответа'}},
  image_count: {en: {one: 'image', other: 'images'}, ru: {one: 'изображение', few: 'изображения', many: 'изображений', other: 'изображения'}},
};

function figure(limit: Limit, limits: readonly Limit[], label: string, locale: Locale): Figure {
  const number = typeof limit.value === 'number' ? formatNumber(limit.value, locale) : '';
  const min = limits.find(
    ({bound, metric, when, kinds}) => bound === 'min' && metric === limit.metric && when === limit.when && String(kinds) === String(limit.kinds),
  );
  const withFiles = limits.find(
    ({bound, metric, when, value, kinds}) =>
      bound === 'max' &&
      metric === limit.metric &&
      when.startsWith('with_') &&
      when !== limit.when &&
      value !== limit.value &&
      kinds.some((kind) => limit.kinds.includes(kind)),
  );
  // A caption is shorter than a text; whoever plans posts needs both.
  const other =
    withFiles && typeof withFiles.value === 'number'
      ? `${whenLabels[withFiles.when][locale]} ${locale === 'en' ? 'up to' : 'до'} ${formatNumber(withFiles.value, locale)}`
      : '';
  const word = typeof limit.value === 'number' ? itemWords[limit.metric]?.[locale][new Intl.PluralRules(locale).select(limit.value)] : undefined;
  const isRange = min !== undefined && min.unit === limit.unit && limit.unit === 'item' && typeof min.value === 'number';
  const from = min !== undefined && !isRange ? `${locale === 'en' ? 'from' : 'от'} ${formatLimit(min, locale, 'genitive')}` : '';
  // A post's numbers need no kind; another kind's do.
  const narrow = limit.kinds.includes('post') ? [] : limit.kinds.map((kind) => kindLabels[kind][locale]);
  return {
    value: isRange && typeof min.value === 'number' ? `${formatNumber(min.value, locale)}–${number}` : number,
    unit: word ?? formatLimit(limit, locale).slice(number.length).trim(),
    label: [label, ...narrow, other && limit.when === 'text_only' ? '' : whenLabels[limit.when][locale], from, other].filter(Boolean).join(', '),
  };
}

/** At most six numbers of a network, those that decide whether a post fits; the data says which there are. */
export function figuresOf(network: Pick<Network, 'limits'>, locale: Locale): readonly Figure[] {
  const found = (asked: readonly Wanted[]): readonly Figure[] =>
    asked.flatMap(({metrics, label}) => {
      const candidates = metrics.flatMap((metric) =>
        network.limits.filter((limit) => limit.metric === metric && isFigure(limit)).sort((a, b) => rank(a) - rank(b)),
      );
      const [best] = candidates;
      return best ? [figure(best, network.limits, best.metric === 'description_length' ? partLabels.description_length[locale] : label[locale], locale)] : [];
    });
  const figures = found(wanted).slice(0, most);
  if (figures.length >= few) return figures;
  const {content, delivery} = ownFigures(locale);
  return [...content, ...figures, ...found([forPrograms]), delivery].slice(0, most);
}
