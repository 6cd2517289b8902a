import type {ErrorCategory} from '../../facts/schema/error.ts';

/** Words by which texts of any network tell what kind of failure they are about, in both languages. */
const signs: readonly (readonly [kind: ErrorCategory, sign: RegExp])[] = [
  [
    'token',
    /expired|revoked|invalid.{0,12}token|token.{0,20}invalid|unauthori[sz]ed|authenticat|invalid_grant|log(?:ged)? ?(?:out|in)|(?<!\d)401(?!\d)|session|authorization failed|авторизац|сессия|истёк|истек/i,
  ],
  ['access', /permission|forbidden|not allowed|not authorized|denied|scope|(?<!\d)403(?!\d)|privileg|прав(?:а|о)?(?![\p{L}])|доступ|запрещ/iu],
  [
    'rate',
    /rate.?limit|too many|limit (?:exceeded|reached)|flood|throttl|quota|too fast|too much|try again in|(?<!\d)429(?!\d)|daily limit|слишком (?:много|часто)|лимит/i,
  ],
  [
    'outage',
    /internal (?:server )?error|unavailable|timed? ?out|bad gateway|(?<!\d)50[0234](?!\d)|something went wrong|temporar|unknown error|внутренняя ошибка|недоступ/i,
  ],
  ['duplicate', /duplicate|already (?:posted|said|been submitted|exists)|identical|дубл|уже опубликован/i],
  ['length', /too long|(?:max|maximum).{0,20}(?:length|characters)|characters|graphemes|exceeds.{0,20}length|слишком длин|символ/i],
  ['size', /too (?:large|big)|file size|entity too large|(?<!\d)413(?!\d)|exceeds.{0,24}(?:size|\d ?[kmg]b)|слишком больш|размер/i],
  ['ratio', /aspect ratio|dimensions|resolution|width|height|соотношение|пропорц/i],
  ['format', /format|codec|unsupported (?:media|type|video|image)|not supported|mime|формат/i],
  ['file', /upload|download|fetch|file|damaged|файл|загруз/i],
  ['count', /too (?:many|few)|at least|no more than|maximum of|more than \d/i],
  ['policy', /spam|abus|suspend|locked|banned|restrict|blocked|violat|automated|checkpoint|captcha|спам|блокир|ограничен/i],
  ['text', /parse|entities|markdown|html|hashtag|mention|link|url|ссылк/i],
];

/** Kinds of failure that a text speaks of, likeliest first. */
export function kindsIn(text: string): readonly ErrorCategory[] {
  return signs.flatMap(([kind, sign]) => (sign.test(text) ? [kind] : []));
}
