import type {Locale} from '../../../config/product.ts';
import type {Limit, Network} from '../../../facts/schema/network.ts';
import type {Service} from '../../../facts/schema/service.ts';
import {type Dimension, large} from './quantities.ts';

/** A number that the data holds, and how a sentence speaks of it. */
export interface Known {
  /** The variable that stands for it: `limits.threads.text_max`. */
  readonly variable: string;
  /** The network whose number it is; none of the service's own. */
  readonly network?: string;
  readonly dimension: Dimension;
  readonly amount: number;
  /** What a sentence must say beside the number to be about this one; none where the unit says enough. */
  readonly about?: Readonly<Partial<Record<Locale, RegExp>>>;
  /** What is counted: the word after the number. */
  readonly counts?: Readonly<Partial<Record<Locale, RegExp>>>;
}

const amounts: Partial<Record<Limit['unit'], readonly [Dimension, number]>> = {
  second: ['time', 1],
  minute: ['time', 60],
  hour: ['time', 3600],
  day: ['time', 86_400],
  byte: ['bytes', 1],
  kilobyte: ['bytes', 1000],
  kibibyte: ['bytes', 1024],
  megabyte: ['bytes', 1e6],
  mebibyte: ['bytes', 1024 ** 2],
  gigabyte: ['bytes', 1e9],
  gibibyte: ['bytes', 1024 ** 3],
  character: ['characters', 1],
  pixel: ['pixels', 1],
  frame_per_second: ['frames', 1],
  item: ['count', 1],
  publication: ['count', 1],
  request: ['count', 1],
};

type Words = Readonly<Record<Locale, RegExp>>;
const image: Words = {en: /\b(?:image|photo|picture|jpe?g|png)/i, ru: /изображ|фото|картин|снимк/i};
const video: Words = {en: /\b(?:video|reel|short|clip|movie)/i, ru: /видео|ролик|клип|reels|shorts/i};
const post: Words = {en: /\b(?:post|publication|pin|reel|video|upload)/i, ru: /пост|публикац|пин|запис|reels|видео|ролик/i};

/** Words of what a metric measures, by the beginning of its name; the longest that fits counts. */
const measured: Readonly<Record<string, Words>> = {
  image_: image,
  video_: video,
  cover_: {en: /\b(?:cover|thumbnail)/i, ru: /облож/i},
  animation_: {en: /\b(?:gif|animat)/i, ru: /gif|анимац/i},
  audio_: {en: /\b(?:audio|sound)/i, ru: /звук|аудио/i},
  token_lifetime: {en: /\b(?:token|access|authoriz|connect)/i, ru: /токен|доступ|авториз|подключ/i},
  edit_window: {en: /\bedit/i, ru: /правк|редакт|измен/i},
  hashtag_count: {en: /^hashtag/i, ru: /^х[еэ]штег/i},
  mention_count: {en: /^mention/i, ru: /^упомин/i},
  link_count: {en: /^link/i, ru: /^ссыл/i},
  tag_count: {en: /^tag/i, ru: /^(?:тег|мет)/i},
  poll_options: {en: /^(?:option|answer)/i, ru: /^(?:вариант|ответ)/i},
  media_count: {en: /^(?:image|photo|picture|video|file|item|slide|card|attachment)/i, ru: /^(?:изображ|фото|картин|видео|файл|элемент|слайд|карточ|вложен)/i},
  publication_rate: post,
  request_rate: {en: /^(?:request|call)/i, ru: /^(?:запрос|обращен)/i},
};

const wordsOf = (metric: string): Words | undefined => {
  const beginning = Object.keys(measured)
    .filter((name) => metric.startsWith(name))
    .sort((a, b) => b.length - a.length)[0];
  return beginning === undefined ? undefined : measured[beginning];
};

/** Limits of a network that a sentence can name. A single one of something is no limit that prose is about. */
export function knownOfNetwork({id, limits}: Pick<Network, 'id' | 'limits'>): Known[] {
  return limits.flatMap((limit): Known[] => {
    const [dimension, factor] = amounts[limit.unit] ?? [];
    if (dimension === undefined || factor === undefined || typeof limit.value !== 'number' || (dimension === 'count' && limit.value <= 1)) return [];
    const words = wordsOf(limit.metric);
    const known = {variable: `limits.${id}.${limit.id}`, network: id, dimension, amount: limit.value * factor};
    const plain = limit.value >= large ? [{...known, dimension: 'bare' as const, amount: limit.value}] : [];
    // A unit that says what it measures needs no word beside it; of all else, it must be clear what is meant.
    if (dimension === 'characters' || dimension === 'pixels' || dimension === 'frames') return [known, ...plain];
    if (words === undefined) return plain;
    return [...plain, dimension === 'count' ? {...known, counts: words} : {...known, about: words}];
  });
}

const serviceUnits: Readonly<Record<string, readonly [Dimension, number]>> = {
  days: ['time', 86_400],
  hours: ['time', 3600],
  minutes: ['time', 60],
  seconds: ['time', 1],
  months: ['time', 2_592_000],
  mb: ['bytes', 1024 ** 2],
  gb: ['bytes', 1e9],
  percent: ['percent', 1],
  length: ['characters', 1],
};
/** What is measured in characters, though its key does not say so. */
const texts = new Set(['text', 'password', 'slug']);
/** Words of a key that do not tell it from others. */
const saysNothing = new Set(['max', 'min', 'default', 'kept', 'ahead', 'after', 'range', 'check', 'modules']);
/** What is no number of prose: prices have their table, codes their list, and `retention` repeats what stands elsewhere. */
const notOfProse = /^service\.(?:retention|system)\.|\.statuses\.|_(?:usd|rub)$/;

const stem = (word: string): string => word.replace(/(?:ies|s|ed|er|ing|ion)$/, '');

function* numbersIn(value: unknown, place: string): Generator<readonly [string, number]> {
  if (typeof value === 'number') yield [place, value];
  else if (Array.isArray(value)) for (const item of value) yield* numbersIn(item, `${place}.${(item as {readonly id?: string} | null)?.id ?? '-'}`);
  else if (typeof value === 'object' && value !== null) for (const [key, item] of Object.entries(value)) yield* numbersIn(item, `${place}.${key}`);
}

/** What an English sentence says beside a number of the service: the name of a plan, or the first word of the key that means something. */
function aboutOf(keys: readonly string[], own: readonly string[], service: Service): RegExp | undefined {
  const [group = '', id] = keys;
  const plan = group === 'plans' ? service.plans.find((item) => item.id === id)?.name.en : undefined;
  // "Start" also begins sentences.
  if (plan !== undefined) return new RegExp(String.raw`(?=.*\bplan)(?=.*\b${plan}\b)`);
  const [word] = own.length > 0 ? own : [group].filter((name) => !saysNothing.has(name));
  return word === undefined ? undefined : new RegExp(String.raw`\b${stem(word)}`, 'i');
}

/**
 * Numbers of the service. Their keys are English and say what they are about, so an English sentence is compared with the words of the
 * key; a Russian page is held to the variables of its English one (`checkParity`).
 */
export function knownOfService(service: Service): Known[] {
  return [...numbersIn(service, 'service')].flatMap(([variable, value]): Known[] => {
    if (notOfProse.test(variable)) return [];
    const keys = variable.split('.').slice(1);
    const words = (keys.at(-1) ?? '').replace(/_per_.*$/, '').split('_');
    const unitWord = words.find((word) => Object.hasOwn(serviceUnits, word));
    const unit = unitWord === undefined ? undefined : serviceUnits[unitWord];
    const [dimension, factor] = unit ?? (words.some((word) => texts.has(word)) ? (['characters', 1] as const) : (['count', 1] as const));
    const things = dimension === 'count' ? words.filter((word) => word.endsWith('s')) : [];
    if (dimension === 'count' && (things.length === 0 || value <= 1)) return [];
    const about = aboutOf(
      keys,
      words.filter((word) => word !== unitWord && !things.includes(word) && !saysNothing.has(word)),
      service,
    );
    if (about === undefined && things.length === 0) return [];
    return [
      {
        variable,
        dimension,
        amount: value * factor,
        ...(about === undefined ? {} : {about: {en: about}}),
        ...(things.length === 0 ? {} : {counts: {en: new RegExp(`^(?:${things.map(stem).join('|')})`, 'i')}}),
      },
    ];
  });
}
