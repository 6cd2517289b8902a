/** Limits by the words that people ask for them with, in both languages; the first that fits is meant, with what it goes with. */
const signs: readonly (readonly [metrics: readonly string[], sign: RegExp])[] = [
  [['video_size'], /(?:video|видео|ролик|reel|рилс).{0,24}(?:size|weigh|big|mb|gb|размер|вес|мб|гб|весит)|(?:size|размер|вес).{0,16}(?:video|видео|ролик)/],
  [
    ['video_duration'],
    /(?:video|видео|ролик|reels?|рилс|shorts|stor|сторис).{0,24}(?:length|long|duration|minutes|seconds|длин|длитель|минут|секунд)|(?:how long|length|long|duration|длина|длительность).{0,24}(?:video|видео|ролик|reels?|рилс|shorts)/,
  ],
  [['video_ratio'], /(?:video|видео|reels?|рилс).{0,20}(?:ratio|соотношен|пропорц)|(?:ratio|соотношен\S*).{0,20}(?:video|видео|reel|рилс)/],
  [['video_format', 'video_codec'], /(?:video|видео).{0,16}(?:format|codec|формат|кодек)|(?:format|codec|формат\S*|кодек\S*).{0,12}(?:video|видео)/],
  [['video_frame_rate'], /frame ?rate|fps|частота кадров/],
  [['image_ratio'], /ratio|соотношени|пропорци/],
  [
    ['image_size', 'image_width', 'image_height'],
    /(?:image|photo|picture|картин|фото|изображен)\S*.{0,20}(?:size|weigh|big|mb|размер|вес|мб|dimension|resolution|разрешен)|(?:size|размер|вес).{0,16}(?:image|photo|picture|картин|фото|изображен)/,
  ],
  [['image_format'], /(?:image|photo|картин|фото)\S*.{0,12}(?:format|формат)|(?:format|формат)\S*.{0,12}(?:image|photo|картин|фото)/],
  [
    ['media_count', 'image_count'],
    /carousel|album|how many (?:photo|image|picture)|(?:photo|image|file)s? (?:per|in one|in a)|карусел|альбом|сколько (?:фото|картин|изображ|файлов)/,
  ],
  [['hashtag_count'], /hashtag|хештег|хэштег/],
  [['title_length'], /title|headline|заголов|назван/],
  [['description_length'], /description|описани/],
  [
    ['publication_rate'],
    /(?:posts?|publications?|постов|публикаций).{0,16}(?:per|a) ?day|daily|в (?:сутки|день)|posts? limit|limit of posts|лимит (?:постов|публикаций)/,
  ],
  [
    ['text_length'],
    /character|symbols?|(?:text|caption|post|tweet|message).{0,12}(?:limit|length|long)|(?:how long|length).{0,16}(?:post|text|caption|tweet)|символ|знаков|(?:длина|лимит).{0,10}(?:текст|подпис|поста|твит)/,
  ],
];
/** Words without which no limit is asked for: "telegram caption" may be anything. */
const asked =
  /limit|max|size|length|long|many|big|ratio|format|codec|fps|frame|duration|dimension|resolution|characters?|symbols?|weigh|minutes|per day|daily|сколько|лимит|максим|размер|длин|соотнош|пропорц|формат|кодек|разрешен|символ|знаков|вес|частота|минут|секунд|ограничен|в (?:сутки|день)/;

/** Metrics of limits that a query asks for; none when it asks for none. */
export function metricsIn(text: string): readonly string[] {
  const lower = text.toLowerCase().replaceAll('ё', 'е');
  if (!asked.test(lower)) return [];
  return signs.find(([, sign]) => sign.test(lower))?.[0] ?? [];
}
