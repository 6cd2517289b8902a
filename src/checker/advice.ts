// The checker's answers in words. They stand here in both languages, because the page, the command line and the server for
// assistants give the same ones.
import type {Locale} from '../config/product.ts';
import {formatLimit, formatNumber} from '../facts/format.ts';
import {type CountedThing, counted} from '../language/counted.ts';
import type {ContentProblem, LimitResult, NetworkResult, Verdict} from './evaluate.ts';
import type {FileFacts} from './files/facts.ts';
import type {FileRules} from './files/rules.ts';
import {isAllowed} from './names.ts';
import type {KindRule, RuleCode} from './types.ts';

type Words = Readonly<Record<Locale, string>>;

export const verdictWords: Readonly<Record<Verdict, Words>> = {
  passes: {en: 'Would publish', ru: 'Опубликуется'},
  remark: {en: 'Would publish with changes', ru: 'Опубликуется с изменениями'},
  refused: {en: 'Would be refused', ru: 'Не опубликуется'},
};

/** A part of a post: the object of "add", of "shorten" and, in Russian, the genitive of "take out of". */
const parts: Readonly<Record<string, {readonly en: readonly [add: string, the: string]; readonly ru: readonly [object: string, genitive: string]}>> = {
  text_length: {en: ['text', 'text'], ru: ['текст', 'текста']},
  title_length: {en: ['a title', 'title'], ru: ['заголовок', 'заголовка']},
  description_length: {en: ['a description', 'description'], ru: ['описание', 'описания']},
  first_sentence_length: {en: ['a first sentence', 'first sentence'], ru: ['первое предложение', 'первого предложения']},
  alt_text_length: {en: ['alt text', 'alt text'], ru: ['альтернативный текст', 'альтернативного текста']},
  comment_length: {en: ['a first comment', 'first comment'], ru: ['первый комментарий', 'первого комментария']},
};

/** What to do about a metric, where no number makes it clearer; `more` where there is too little of it. */
const changes: Readonly<Record<string, {readonly less: Words; readonly more: Words}>> = {
  hashtag_count: {less: {en: 'Use fewer hashtags', ru: 'Уберите лишние хештеги'}, more: {en: 'Add hashtags', ru: 'Добавьте хештеги'}},
  mention_count: {less: {en: 'Use fewer mentions', ru: 'Уберите лишние упоминания'}, more: {en: 'Add mentions', ru: 'Добавьте упоминания'}},
  link_count: {less: {en: 'Use fewer links', ru: 'Уберите лишние ссылки'}, more: {en: 'Add links', ru: 'Добавьте ссылки'}},
  tag_count: {less: {en: 'Use fewer tags', ru: 'Уберите лишние теги'}, more: {en: 'Add tags', ru: 'Добавьте теги'}},
  tag_length: {less: {en: 'Shorten the tag', ru: 'Сократите тег'}, more: {en: 'Make the tag longer', ru: 'Сделайте тег длиннее'}},
  tags_length: {less: {en: 'Shorten the tags', ru: 'Сократите теги'}, more: {en: 'Add tags', ru: 'Добавьте теги'}},
  payload_size: {less: {en: 'Make the files smaller', ru: 'Уменьшите размер файлов'}, more: {en: 'Add files', ru: 'Добавьте файлы'}},
  size: {less: {en: 'Reduce the file size', ru: 'Уменьшите размер файла'}, more: {en: 'Use a larger file', ru: 'Возьмите файл большего размера'}},
  width: {less: {en: 'Scale it down', ru: 'Уменьшите ширину'}, more: {en: 'Use a wider one', ru: 'Увеличьте ширину'}},
  height: {less: {en: 'Scale it down', ru: 'Уменьшите высоту'}, more: {en: 'Use a taller one', ru: 'Увеличьте высоту'}},
  pixels: {less: {en: 'Scale it down', ru: 'Уменьшите изображение'}, more: {en: 'Use a larger image', ru: 'Возьмите изображение крупнее'}},
  width_plus_height: {less: {en: 'Scale it down', ru: 'Уменьшите изображение'}, more: {en: 'Use a larger image', ru: 'Возьмите изображение крупнее'}},
  ratio: {less: {en: 'Crop it to a narrower shape', ru: 'Обрежьте по ширине'}, more: {en: 'Crop it to a wider shape', ru: 'Обрежьте по высоте'}},
  duration: {less: {en: 'Trim the video', ru: 'Укоротите видео'}, more: {en: 'Use a longer video', ru: 'Возьмите видео длиннее'}},
  frame_rate: {less: {en: 'Lower the frame rate', ru: 'Снизьте частоту кадров'}, more: {en: 'Raise the frame rate', ru: 'Повысьте частоту кадров'}},
  bitrate: {less: {en: 'Lower the bit rate', ru: 'Снизьте битрейт'}, more: {en: 'Raise the bit rate', ru: 'Повысьте битрейт'}},
  sample_rate: {
    less: {en: 'Lower the sample rate of the sound', ru: 'Снизьте частоту дискретизации звука'},
    more: {en: 'Raise the sample rate of the sound', ru: 'Повысьте частоту дискретизации звука'},
  },
  channels: {less: {en: 'Use fewer sound channels', ru: 'Уменьшите число каналов звука'}, more: {en: 'Use stereo sound', ru: 'Сделайте звук стереофоническим'}},
};

const countedFiles: Readonly<Record<string, CountedThing>> = {media_count: 'file', image_count: 'image', video_count: 'video'};

const either = (list: readonly string[], locale: Locale): string => new Intl.ListFormat(locale, {type: 'disjunction'}).format(list);

/** What was found, in the limit's unit: "301 characters", "1.91:1 (1200 × 628)", "AVI". */
export function foundText({limit, found}: LimitResult, locale: Locale): string {
  if (typeof found.value === 'string') {
    if (found.value === 'other') return locale === 'en' ? 'another codec' : 'другой кодек';
    return limit.bound === 'forbidden' ? found.value : found.value.toUpperCase();
  }
  if (limit.metric.endsWith('_ratio')) return `${formatNumber(Math.round(found.value * 100) / 100, locale)}:1${found.size ? ` (${found.size})` : ''}`;
  if (limit.bound === 'required' && found.value === 0) return locale === 'en' ? 'missing' : 'нет';
  const rounded = Math.round(found.value * 100) / 100;
  // A value just beyond its limit must not be rounded to the limit.
  const isHidden = rounded === limit.value && found.value !== limit.value;
  return `${isHidden ? (found.value > rounded ? '> ' : '< ') : ''}${formatLimit({value: rounded, unit: limit.unit}, locale)}`;
}

/** Names of files, and tags, may be as long as anybody likes. */
function shortName(name: string): string {
  return name.length > 60 ? `${name.slice(0, 40)}…${name.slice(-12)}` : name;
}

/** Files that are named one by one; of more, the number. */
const mostNames = 3;

/** Names of files in a sentence: of many, the first two and how many more there are. */
export function filesText(names: readonly string[], locale: Locale): string {
  const shown = names.slice(0, names.length > mostNames ? mostNames - 1 : mostNames).map(shortName);
  const more = names.length - shown.length;
  if (more === 0) return shown.join(', ');
  return `${shown.join(', ')} ${locale === 'en' ? `and ${formatNumber(more, locale)} more` : `и ещё ${formatNumber(more, locale)}`}`;
}

/**
 * What to do about a limit that the post does not keep: "Add a title", "Shorten the text by 21 characters". `files`: all those that
 * it was found in, where there are several.
 */
export function remedyText({limit, found}: LimitResult, locale: Locale, files: readonly string[] = found.file ? [found.file] : []): string {
  const file = files.length > 0 ? `: ${filesText(files, locale)}` : '';
  const part = parts[limit.metric];
  const value = typeof found.value === 'number' ? found.value : 0;
  const wanted = typeof limit.value === 'number' ? limit.value : 0;
  const off = Math.max(1, Math.ceil(Math.abs(value - wanted)));
  if (part) {
    const amount = formatLimit({value: off, unit: limit.unit}, locale);
    if (limit.bound === 'required') return locale === 'en' ? `Add ${part.en[0]}` : `Добавьте ${part.ru[0]}`;
    if (limit.bound === 'forbidden') return locale === 'en' ? `Remove ${found.value} from the ${part.en[1]}` : `Уберите ${found.value} из ${part.ru[1]}`;
    if (limit.bound === 'max') return locale === 'en' ? `Shorten the ${part.en[1]} by ${amount}` : `Сократите ${part.ru[0]} на ${amount}`;
    return locale === 'en' ? `Make the ${part.en[1]} longer by ${amount}` : `Удлините ${part.ru[0]} на ${amount}`;
  }
  const thing = countedFiles[limit.metric];
  if (thing) {
    const amount = `${formatNumber(off, locale)}\u00a0${counted(thing, off, locale)}`;
    if (value > wanted) return locale === 'en' ? `Remove ${amount}` : `Уберите ${amount}`;
    return locale === 'en' ? `Add ${amount}` : `Добавьте ещё ${amount}`;
  }
  if (Array.isArray(limit.value)) {
    const list = either(limit.value, locale);
    if (limit.metric === 'video_codec') return locale === 'en' ? `Export the video with ${list}${file}` : `Сохраните видео с кодеком ${list}${file}`;
    if (limit.metric === 'audio_codec') return locale === 'en' ? `Export the sound as ${list}${file}` : `Сохраните звук с кодеком ${list}${file}`;
    return locale === 'en' ? `Convert the file to ${list}${file}` : `Сохраните файл в формате ${list}${file}`;
  }
  const change = changes[limit.metric] ?? changes[limit.metric.replace(/^(image|animation|video|audio|cover)_/, '')];
  if (!change) return `${limit.label}${file}`;
  const isRatio = limit.metric.endsWith('_ratio');
  const isLess = limit.bound === 'max' || (limit.bound === 'exact' && !isRatio && value > wanted);
  return `${(isLess ? change.less : change.more)[locale]}${file}`;
}

/** What happens to a post beyond the limit, and why that is no plain refusal. */
export function reasonText({limit, found, verdict, reason}: LimitResult, network: string, locale: Locale): string {
  const subscription = `${network} Premium`;
  if (reason === 'premium')
    return locale === 'en' ? `Refused, unless the account has ${subscription}.` : `Не опубликуется, если у аккаунта нет ${subscription}.`;
  // Both refuse the text: each says for whom it holds, since they ask for different lengths.
  if (verdict === 'refused' && limit.when === 'premium')
    return locale === 'en' ? `That’s the limit for accounts with ${subscription}.` : `Это ограничение для аккаунтов с ${subscription}.`;
  if (verdict === 'refused' && limit.when === 'free')
    return locale === 'en' ? `That’s the limit for accounts without ${subscription}.` : `Это ограничение для аккаунтов без ${subscription}.`;
  if (verdict === 'refused') {
    if (limit.service === 'refuses')
      return locale === 'en' ? 'Stopped in the editor, before anything is sent.' : 'Редактор не пропустит такой пост: в соцсеть ничего не отправится.';
    return locale === 'en' ? 'The network responds with an error.' : 'Соцсеть вернёт ошибку.';
  }
  switch (reason) {
    case 'service': {
      const change = locale === 'en' ? `Before sending, it’s ${limit.serviceText}.` : `Перед отправкой ${limit.serviceText}.`;
      const lost = locale === 'en' ? ' The animation is lost: a still image is published.' : ' Анимация пропадёт: опубликуется неподвижное изображение.';
      return found.animated ? change + lost : change;
    }
    case 'recommended':
      return locale === 'en'
        ? 'It’s published anyway, but the network recommends otherwise.'
        : 'Пост всё равно опубликуется, но соцсеть советует сделать иначе.';
    case 'silent':
      return locale === 'en'
        ? 'The network cuts, changes, or drops it without reporting an error.'
        : 'Соцсеть обрежет, изменит или отбросит это, не сообщив об ошибке.';
    case 'account':
      return locale === 'en' ? 'It depends on the account: some have a stricter limit.' : 'Зависит от аккаунта: у некоторых ограничение строже.';
    default:
      return '';
  }
}

const has = (kind: KindRule, ...contents: readonly string[]): boolean => contents.some((content) => (kind.contents as readonly string[]).includes(content));

/** What to do about a post that the kind of post does not take. */
export function contentRemedy({problem, kind}: ContentProblem, files: readonly FileFacts[], locale: Locale): string {
  if (problem === 'kind' || !kind) return locale === 'en' ? 'Choose another post type' : 'Выберите другой тип поста';
  const image = has(kind, 'image', 'images');
  const video = has(kind, 'video');
  if (files.length === 0) {
    if (image && video) return locale === 'en' ? 'Add a photo or a video' : 'Добавьте фото или видео';
    if (video) return locale === 'en' ? 'Add a video' : 'Добавьте видео';
    return locale === 'en' ? 'Add a photo' : 'Добавьте фото';
  }
  const images = files.filter((file) => file.type === 'image').length;
  const videos = files.length - images;
  if (!image && !video) return locale === 'en' ? 'Remove the files' : 'Уберите файлы';
  if (images > 0 && videos > 0 && image && video) return locale === 'en' ? 'Keep either images or one video' : 'Оставьте либо изображения, либо одно видео';
  if (videos > 0 && !video) return locale === 'en' ? 'Remove the video' : 'Уберите видео';
  if (images > 0 && !image) return locale === 'en' ? 'Use a video instead of images' : 'Возьмите видео вместо изображений';
  return locale === 'en' ? 'Keep one file' : 'Оставьте один файл';
}

/** Why that is so. */
export function contentReason({problem, kind}: ContentProblem, network: string, locale: Locale): string {
  if (problem === 'kind' || !kind)
    return locale === 'en' ? `This type of post can’t be published to ${network}.` : 'Посты такого типа в этой соцсети не публикуются.';
  return locale === 'en' ? `“${kind.name}” accepts only: ${kind.contentsText}.` : `Для типа «${kind.name}» подходит: ${kind.contentsText}.`;
}

/** Said where the network makes another kind of the post, whose limits hold then. */
export function becameText(became: KindRule, locale: Locale): string {
  return locale === 'en'
    ? `A single video is published as ${became.name}; those limits were used.`
    : `Одно видео публикуется как ${became.name}: проверено по ограничениям для этого типа.`;
}

/** A number of bytes in the unit that reads best. */
export function formatSize(bytes: number, locale: Locale): string {
  if (bytes >= 1e9) return formatLimit({value: Math.round(bytes / 1e7) / 100, unit: 'gigabyte'}, locale);
  if (bytes >= 1e6) return formatLimit({value: Math.round(bytes / 1e4) / 100, unit: 'megabyte'}, locale);
  return bytes >= 1000 ? formatLimit({value: Math.round(bytes / 100) / 10, unit: 'kilobyte'}, locale) : formatLimit({value: bytes, unit: 'byte'}, locale);
}

/** Formats that the service takes in place of a file's own; undefined when it takes that. */
function formatsInstead({type, format}: FileFacts, rules: FileRules | undefined): readonly string[] | undefined {
  if (!rules || type === 'other' || format === undefined) return undefined;
  const accepted = rules.accepted[type];
  return isAllowed(format, accepted) ? undefined : accepted;
}

const problems: Readonly<Record<NonNullable<FileFacts['problem']>, Words>> = {
  empty: {en: 'The file is empty: 0 bytes. Export or download it again.', ru: 'Файл пустой: 0 байт. Экспортируйте или скачайте его заново.'},
  truncated: {
    en: 'The file is cut off: its last part is missing. Export or download it again.',
    ru: 'Файл обрезан: не хватает последней части. Экспортируйте или скачайте его заново.',
  },
  damaged: {en: 'The file is damaged and can’t be read. Export it again.', ru: 'Файл повреждён и не читается. Экспортируйте его заново.'},
  'not-media': {en: 'This is neither an image nor a video.', ru: 'Это не изображение и не видео.'},
  'no-video': {en: 'This file contains only sound: there’s no image or video in it.', ru: 'В этом файле только звук: ни изображения, ни видео в нём нет.'},
};

const unread: Readonly<Record<NonNullable<FileFacts['unread']>, Words>> = {
  'too-large': {
    en: 'This file can be checked only by reading it whole, and it’s too large for that. Only its size was checked.',
    ru: 'Проверить этот файл можно, только прочитав его целиком, а для этого он слишком велик. Проверен только размер.',
  },
  unavailable: {
    en: 'The file wasn’t read, because part of this page didn’t load. Check your connection, reload the page, and add the file again. Only its size was checked.',
    ru: 'Файл не прочитан, потому что часть страницы не загрузилась. Проверьте соединение, обновите страницу и добавьте файл снова. Проверен только размер.',
  },
  gone: {
    en: 'The file can no longer be read: it was moved, changed, or deleted after you chose it, or the browser has no access to it. Choose it again. Only its size was checked.',
    ru: 'Файл больше не читается: после выбора его переместили, изменили или удалили, либо у браузера нет к нему доступа. Выберите его снова. Проверен только размер.',
  },
  timeout: {
    en: 'Reading took too long and was stopped. The file might be damaged: play it to the end, or export it again. Only its size was checked.',
    ru: 'Чтение затянулось и было остановлено. Возможно, файл повреждён: просмотрите его до конца или экспортируйте заново. Проверен только размер.',
  },
};

/** What is wrong with a file, in words; empty when nothing is. */
export function problemText(facts: FileFacts, rules: FileRules | undefined, locale: Locale): string {
  if (facts.problem) return problems[facts.problem][locale];
  const accepted = formatsInstead(facts, rules);
  if (accepted) {
    const format = facts.format?.toUpperCase() ?? '';
    return locale === 'en'
      ? `The service doesn’t accept ${format} files. Convert it to one of these: ${accepted.join(', ')}.`
      : `Сервис не принимает файлы ${format}. Сохраните его в одном из форматов: ${accepted.join(', ')}.`;
  }
  if (facts.unread) return unread[facts.unread][locale];
  if (facts.type !== 'video' || facts.video) return '';
  return locale === 'en'
    ? 'The contents of this file can’t be read; only its type and size were checked.'
    : 'Содержимое этого файла прочитать нельзя; проверены только его формат и размер.';
}

/** Said of a picture that moves and is no GIF: networks show its first frame. */
export function animationText({image, format}: FileFacts, locale: Locale): string {
  if (!image?.animated || format === 'gif') return '';
  const name = format?.toUpperCase() ?? '';
  return locale === 'en'
    ? `This ${name} is animated. The animation is lost: networks publish a still image. Use a GIF or a video.`
    : `Этот файл ${name} анимированный. Анимация пропадёт: соцсети опубликуют неподвижное изображение. Возьмите GIF или видео.`;
}

/** Said of GIFs where the network is known to take images, and not to play them. */
export function stillText(files: readonly FileFacts[], network: string, locale: Locale): string {
  const names = filesText(
    files.map(({name}) => name),
    locale,
  );
  return locale === 'en'
    ? `${network} isn’t known to play animated GIFs in such a post: expect a still image. To keep the motion, add a video in place of ${names}.`
    : `${network}: нет сведений, что GIF в таком посте двигается. Скорее всего, опубликуется неподвижное изображение; чтобы движение сохранилось, добавьте видео вместо ${names}.`;
}

/** What is said of a name that does not fit; empty when it does. */
export function nameText({misnamed, format}: FileFacts, locale: Locale): string {
  if (misnamed === undefined) return '';
  const real = format?.toUpperCase() ?? '';
  return locale === 'en'
    ? `The name ends with .${misnamed}, but the file is ${real}. Some networks go by the name: rename it.`
    : `Имя заканчивается на .${misnamed}, но на самом деле это ${real}. Некоторые соцсети смотрят на имя: переименуйте файл.`;
}

/** Codes that the service refuses a file with. */
export function codesOf(facts: FileFacts, rules: FileRules | undefined): readonly RuleCode[] {
  if (!rules) return [];
  if (facts.problem) return rules.codes[facts.problem];
  return formatsInstead(facts, rules) ? rules.codes.format : [];
}

/** How many networks give each verdict, in the order in which they are told. */
export function tally(results: readonly NetworkResult[]): Readonly<Record<Verdict, number>> {
  const count = (verdict: Verdict): number => results.filter((result) => result.verdict === verdict).length;
  return {refused: count('refused'), remark: count('remark'), passes: count('passes')};
}

/** One line that sums the answers up. */
export function summaryText(results: readonly NetworkResult[], locale: Locale): string {
  const {passes, remark, refused} = tally(results);
  return locale === 'en'
    ? `Would publish: ${passes}. With changes: ${remark}. Would be refused: ${refused}.`
    : `Опубликуется: ${passes}. С изменениями: ${remark}. Не опубликуется: ${refused}.`;
}
