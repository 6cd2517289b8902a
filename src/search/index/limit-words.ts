import type {LimitWords} from '../engine/metrics.ts';

/** What is measured, by the words for it in both languages; of several, the first counts. */
const subjects = {
  hashtag: /hash ?tag|х[еэ]ш ?т[еэ]г/,
  mention: /mention|упоминан/,
  link: /(?<!with a |in )links?(?![a-z])|ссылок|ссылки? в/,
  tag: /(?<![a-z])(?:tags?|keywords?)(?![a-z])|(?<![а-я])тег/,
  title: /title|headline|заголов|назван/,
  description: /description|описани/,
  caption: /caption|подпис/,
  cover: /cover|thumbnail|обложк|превью|миниатюр/,
  alt: /alt[ -]text|alt[ -]текст|альт/,
  album: /carousel|album|gallery|карусел|альбом|галере/,
  gif: /(?<![a-z])gifs?(?![a-z])|гиф/,
  poll: /(?<![a-z])polls?(?![a-z])|опрос/,
  video: /video|movie|видео|ролик|видос/,
  image: /image|photo|picture|(?<![a-z])(?:pics?|pins?)(?![a-z])|картин|фото|изображен|(?<![а-я])пин(?:а|у|ы|ов)?(?![а-я])/,
  story: /(?<![a-z])stor(?:y|ies)(?![a-z])|сторис|сториз|истори/,
  short: /(?<![a-z])(?:reels?|shorts?|clips?)(?![a-z])|рилс|шортс|шорты|клип/,
  attachment: /(?<![a-z])(?:attachments?|media)(?![a-z])|вложени/,
  file: /(?<![a-z])files?(?![a-z])|файл/,
  text: /character|symbol|text|(?<![a-z])(?:posts?|tweets?|messages?|bio)(?![a-z])|символ|знак|букв|текст|(?<![а-я])(?:пост|твит|сообщени)/,
} as const;
type Subject = keyof typeof subjects;

/** What of it, likewise. */
const properties = {
  rate: /(?:per|a|each) ?day|daily|(?:per|an) hour|в (?:сутки|день|час)|за (?:сутки|день)|ежедневн|суточн/,
  rhythm: /frame ?rate|(?<![a-z])fps|кадров в сек|частота кадров/,
  ratio: /(?<![a-z])ratios?(?![a-z])|proportion|соотношен|пропорц/,
  format: /format|codec|extension|file type|формат|кодек|расширени/,
  dimensions: /dimension|resolution|width|height|pixel|(?<![a-z])px|разрешен|ширин|высот|пиксел/,
  characters: /character|symbol|символ|знак|букв/,
  weight:
    /weigh|heavy|(?<![a-z])(?:kb|mb|gb|megabytes?|gigabytes?)(?![a-z])|весит|весить|(?<![а-я])вес(?:а|у|ом)?(?![а-я])|тяжел|(?<![а-я])(?:кб|мб|гб)(?![а-я])|мегабайт|гигабайт/,
  length: /length|(?<![a-z])(?:long|longest)(?![a-z])|duration|minutes|seconds|длин|дл[ия]т|минут|секунд/,
  size: /(?<![a-z])sizes?(?![a-z])|(?<![a-z])(?:big|bigger|biggest|large|largest)(?![a-z])|размер/,
  count:
    /how many (?:\w+ )?(?:videos?|clips?|photos?|pics?|pictures?|images?|files?|hash ?tags?|tags?|links?|mentions?|attachments?|slides?)|number of|сколько (?:можно |всего |максимум )?(?:видео|ролик|фото|картин|изображ|файл|вложен|х[еэ]ш|тег|ссыл|упоминан|слайд|карточ)|количеств/,
  fit: /what .*(?:fits?|works?|accepts?|accepted|allow(?:ed|s)?|suit(?:s|able)?)(?![a-z])|which .*(?:fits?|works?|accepted|suitable)|requirement|(?:как(?:ое|ие|ая|ую|ой)) .*(?:подход|подойд|влез|пройд|принима|можно)|требовани/,
  bound: /limit|maximum|minimum|(?<![a-z])(?:max|min)(?![a-z])|лимит|максим|миним|ограничен|(?<![а-я])макс(?![а-я])/,
} as const;
type Property = keyof typeof properties;

/** Metrics by what is measured and what of it; `bound` stands for a limit that is asked for without saying which. */
const answers: Readonly<Record<Subject, Partial<Readonly<Record<Property, readonly string[]>>>>> = {
  hashtag: {count: ['hashtag_count', 'tag_count'], bound: ['hashtag_count', 'tag_count']},
  mention: {count: ['mention_count'], bound: ['mention_count']},
  link: {count: ['link_count'], bound: ['link_count']},
  tag: {
    count: ['tag_count', 'tags_length'],
    bound: ['tags_length', 'tag_count'],
    length: ['tags_length', 'tag_length'],
    characters: ['tags_length', 'tag_length'],
  },
  cover: {
    weight: ['cover_size'],
    size: ['cover_size', 'cover_width', 'cover_height'],
    dimensions: ['cover_width', 'cover_height'],
    format: ['cover_format'],
    fit: ['cover_format', 'cover_size', 'cover_width'],
  },
  alt: {length: ['alt_text_length'], characters: ['alt_text_length'], bound: ['alt_text_length']},
  album: {count: ['media_count', 'image_count'], bound: ['media_count', 'image_count'], size: ['media_count', 'image_count']},
  gif: {weight: ['animation_size'], size: ['animation_size'], bound: ['animation_size'], fit: ['animation_size']},
  video: {
    rate: ['publication_rate'],
    rhythm: ['video_frame_rate'],
    ratio: ['video_ratio'],
    format: ['video_format', 'video_codec'],
    dimensions: ['video_width', 'video_height', 'video_ratio'],
    weight: ['video_size'],
    length: ['video_duration'],
    size: ['video_size'],
    count: ['video_count', 'media_count'],
    fit: ['video_format', 'video_size', 'video_duration'],
    bound: ['video_size', 'video_duration'],
  },
  image: {
    rate: ['publication_rate'],
    ratio: ['image_ratio'],
    format: ['image_format'],
    dimensions: ['image_width', 'image_height', 'image_width_plus_height', 'image_pixels', 'image_ratio'],
    weight: ['image_size'],
    size: ['image_size', 'image_width', 'image_height', 'image_width_plus_height', 'image_pixels', 'image_ratio'],
    count: ['image_count', 'media_count'],
    fit: ['image_format', 'image_size', 'image_ratio'],
    bound: ['image_count', 'media_count'],
  },
  poll: {count: ['poll_options'], bound: ['poll_options']},
  story: {
    rate: ['publication_rate'],
    ratio: ['video_ratio', 'image_ratio'],
    format: ['video_format', 'image_format'],
    dimensions: ['video_width', 'video_height', 'video_ratio', 'image_ratio'],
    weight: ['video_size', 'image_size'],
    length: ['video_duration'],
    size: ['video_ratio', 'image_ratio', 'video_size', 'image_size'],
    fit: ['video_ratio', 'video_duration', 'video_size'],
  },
  short: {
    rate: ['publication_rate'],
    ratio: ['video_ratio'],
    format: ['video_format', 'video_codec'],
    dimensions: ['video_width', 'video_height', 'video_ratio'],
    weight: ['video_size'],
    length: ['video_duration'],
    size: ['video_ratio', 'video_width', 'video_height', 'video_size'],
    fit: ['video_ratio', 'video_duration', 'video_size'],
    bound: ['video_duration', 'video_size'],
  },
  attachment: {
    weight: ['video_size', 'image_size', 'payload_size'],
    size: ['video_size', 'image_size', 'payload_size'],
    count: ['media_count', 'image_count'],
    bound: ['media_count', 'image_count'],
  },
  file: {
    weight: ['video_size', 'image_size', 'payload_size'],
    size: ['video_size', 'image_size', 'payload_size'],
    count: ['media_count', 'image_count', 'video_count'],
    format: ['image_format', 'video_format'],
    fit: ['image_format', 'video_format'],
    bound: ['video_size', 'image_size', 'media_count'],
  },
  title: {length: ['title_length'], characters: ['title_length'], size: ['title_length'], bound: ['title_length']},
  description: {
    length: ['description_length', 'text_length'],
    characters: ['description_length', 'text_length'],
    size: ['description_length', 'text_length'],
    bound: ['description_length', 'text_length'],
  },
  caption: {characters: ['text_length'], length: ['text_length'], size: ['text_length'], bound: ['text_length']},
  text: {rate: ['publication_rate'], characters: ['text_length'], length: ['text_length'], bound: ['text_length']},
};

/** Where a thing that has a name of its own is measured, and not what is said of it. */
const alone: Partial<Readonly<Record<Property, readonly string[]>>> = {
  rhythm: ['video_frame_rate'],
  ratio: ['image_ratio', 'video_ratio'],
  characters: ['text_length'],
};

/** How long something takes or is kept, and what one would do with it, is not a limit of the network. */
const other =
  /(?<![a-z])(?:profile|bio|avatar|banner|embeds?|nitro|ads?|channel (?:description|name))(?![a-z])|профил|(?<![а-я])био(?![а-я])|аватар|баннер|шапк|эмбед|нитро|реклам|(?:описани|назван)\S* канал|(?<![a-z])(?:takes?|until|till|wait|process(?:ing|ed)?|stored?|kept|keep|views?|likes?|followers?|schedule|pause|between)(?![a-z])|занима|ждать|обрабат|хран|просмотр|лайк|подписчик|заплан|между|держ/;

/** What this service has limits of its own for. */
const service = /(?<![a-z])files?(?![a-z])|файл|carousel|карусел/;

/** Words beside a limit that name no network and nothing else. */
const plain =
  /^(?:how|what|s|which|is|are|the|an?|can|may|i|my|you|we|be|of|for|in|on|to|at|and|or|per|one|single|each|every|any|all|most|many|much|far|allowed|possible|permitted|best|right|good|do|does|have|use|add|attach|put|post(?:s|ing)?|publish|social|media|networks?|platforms?|channels?|everywhere|different|сколько|как(?:ой|ая|ие|ое|ого|ую)|можно|мож(?:ет|но)|должн[аоы]?|быть|в|во|на|для|по|у|и|или|к|с|од(?:ин|ном|ной|на)|кажд\p{L}+|вс(?:е|ех)|везде|разн\p{L}+|лучше|лучш\p{L}+|допустим\p{L}*|разрешен\p{L}*|постить|(?:о)?публиковать|поставить|добавить|выложить|прикрепить|соцсет\p{L}*|сет(?:и|ь|ях)|площадк\p{L}+|платформ\p{L}*|канал\p{L}*)$/u;

/** What a text can stand beside. */
const withText: readonly Subject[] = ['video', 'image', 'story', 'short', 'album', 'attachment', 'file'];
/** What may be asked of a network's posts without saying that they are videos, where they all are. */
const ofVideoNetworks: readonly Property[] = ['length', 'size', 'weight', 'fit', 'dimensions'];
/** What else the words of a query tell of the limit that is meant. */
const marks = {
  other,
  service,
  plain,
  text: /(?<![a-z])text(?![a-z])|текст/,
  caption: /(?:with|under) (?:a |the )?(?:photo|picture|image|video)|(?:с|под|к) (?:фото|картин|видео)/,
  premium: /premium|subscri|премиум|подписк/,
  link: /link|ссылк/,
  daily: /day|daily|сутк|суточн|день|ежедневн/,
} as const;

const sources = (signs: Readonly<Record<string, RegExp>>): Record<string, string> =>
  Object.fromEntries(Object.entries(signs).map(([name, {source}]) => [name, source]));

/** Words that people ask for limits with, as `answers.json` carries them: the browser needs them with the limits and no sooner. */
export const limitWords: LimitWords = {
  subjects: sources(subjects),
  properties: sources(properties),
  marks: sources(marks) as LimitWords['marks'],
  metrics: answers,
  alone,
  withText,
  ofVideoNetworks,
};
