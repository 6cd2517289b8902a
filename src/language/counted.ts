import type {Locale} from '../config/product.ts';

/** Case that the sentence asks for: nominative («прошло 2 дня») or genitive, after до, не больше, в течение, около («до 2 дней»). */
export type GrammaticalCase = 'nominative' | 'genitive';

interface Forms {
  /** English: one file, two files. */
  readonly en: readonly [one: string, other: string];
  /** Russian: 1 файл, 2 файла, 5 файлов; after «до»: 1 файла, 5 файлов. */
  readonly ru: readonly [one: string, few: string, many: string];
}

/** Things that are counted on the site, in the forms that numbers ask for. */
const things = {
  account: {en: ['account', 'accounts'], ru: ['аккаунт', 'аккаунта', 'аккаунтов']},
  attempt: {en: ['attempt', 'attempts'], ru: ['попытка', 'попытки', 'попыток']},
  byte: {en: ['byte', 'bytes'], ru: ['байт', 'байта', 'байт']},
  character: {en: ['character', 'characters'], ru: ['символ', 'символа', 'символов']},
  code: {en: ['code', 'codes'], ru: ['код', 'кода', 'кодов']},
  day: {en: ['day', 'days'], ru: ['день', 'дня', 'дней']},
  file: {en: ['file', 'files'], ru: ['файл', 'файла', 'файлов']},
  hashtag: {en: ['hashtag', 'hashtags'], ru: ['хештег', 'хештега', 'хештегов']},
  hour: {en: ['hour', 'hours'], ru: ['час', 'часа', 'часов']},
  image: {en: ['image', 'images'], ru: ['изображение', 'изображения', 'изображений']},
  item: {en: ['item', 'items'], ru: ['элемент', 'элемента', 'элементов']},
  minute: {en: ['minute', 'minutes'], ru: ['минута', 'минуты', 'минут']},
  month: {en: ['month', 'months'], ru: ['месяц', 'месяца', 'месяцев']},
  point: {en: ['point', 'points'], ru: ['балл', 'балла', 'баллов']},
  post: {en: ['post', 'posts'], ru: ['пост', 'поста', 'постов']},
  publication: {en: ['publication', 'publications'], ru: ['публикация', 'публикации', 'публикаций']},
  request: {en: ['request', 'requests'], ru: ['запрос', 'запроса', 'запросов']},
  row: {en: ['row', 'rows'], ru: ['строка', 'строки', 'строк']},
  second: {en: ['second', 'seconds'], ru: ['секунда', 'секунды', 'секунд']},
  video: {en: ['video', 'videos'], ru: ['видео', 'видео', 'видео']},
} as const satisfies Readonly<Record<string, Forms>>;

export type CountedThing = keyof typeof things;

export function isCountedThing(name: string): name is CountedThing {
  return Object.hasOwn(things, name);
}

const rules: Readonly<Record<Locale, Intl.PluralRules>> = {en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru')};

/**
 * The word for a number of things, without the number: `counted('day', 2, 'ru')` is «дня». A fraction takes the genitive singular:
 * «1,5 дня».
 */
export function counted(thing: CountedThing, count: number, locale: Locale, grammaticalCase: GrammaticalCase = 'nominative'): string {
  const category = rules[locale].select(count);
  if (locale === 'en') return things[thing].en[category === 'one' ? 0 : 1];
  const [one, few, many] = things[thing].ru;
  if (category === 'other') return few;
  if (grammaticalCase === 'genitive') return category === 'one' ? few : many;
  return category === 'one' ? one : category === 'few' ? few : many;
}
