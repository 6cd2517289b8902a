import type {ErrorCategory} from '../../facts/schema/error.ts';

/**
 * Words by which texts of any network tell what kind of failure they are about: English, Russian, and those of the
 * languages in which networks and schedulers speak to their users.
 */
const signs: readonly (readonly [kind: ErrorCategory, sign: RegExp])[] = [
  [
    'token',
    /expired|revoked|invalid.{0,12}token|token.{0,20}invalid|token refresh|refresh.{0,12}token|unauthori[sz]ed|authenticat|invalid_grant|log(?:ged)? ?(?:out|in)|(?<!\d)401(?!\d)|session|authorization failed|credentials|reconnect|re-?auth|(?:connection|account).{0,24}(?:broken|lost|interrupted|disconnected)|авторизац|сессия|истёк|истек|переподключ|abgelaufen|autorisierung.{0,40}unterbrochen|verbindung.{0,60}unterbrochen|sitzung|caducad|expirad|sesión|sessão|interrumpida|autorização|revocado|revogado/i,
  ],
  [
    'access',
    /permission|forbidden|not allowed|not authorized|denied|scope|(?<!\d)403(?!\d)|privileg|(?:no|have|without) access|прав(?:а|о)?(?![\p{L}])|доступ|запрещ|нет разрешения|berechtigung|erlaubnis|zugriff|permiso|permissão|acceso a/iu,
  ],
  [
    'rate',
    /rate.?limit|too many|limit.{0,24}(?:exceeded|reached)|hit (?:a|the|your).{0,12}limit|today is limited|flood|throttl|quota|too (?:fast|quickly|often|frequently)|too much|try again in|(?<!\d)429(?!\d)|daily limit|слишком (?:много|част)|лимит(?!\p{L}* (?:размер|длин|символ))|zu oft|limit.{0,60}erreicht|límite diario|limite diário|demasiadas veces/iu,
  ],
  [
    'outage',
    /internal (?:server )?error|unavailable|timed? ?out|bad gateway|(?<!\d)50[0234](?!\d)|something went wrong|temporar|unknown error|внутренняя ошибка|недоступ|nicht verfügbar/i,
  ],
  ['duplicate', /duplicate|already (?:posted|said|been submitted|exists)|identical|дубл|уже (?:был[аои]? )?опубликован|duplikat|duplicad/i],
  [
    'count',
    /(?:at (?:most|least)|no more than|up to|maximum(?: of)?|не (?:более|менее)) \d+ (?:files|photos|images|videos|items|attachments|файл|фото|изображен|видео)|number of (?:files|photos|images)|(?:file|image|photo|media) count|anzahl der (?:bilder|dateien)|número de (?:imágenes|fotos|archivos)/i,
  ],
  [
    'length',
    /too long|(?:max|maximum).{0,20}(?:length|characters)|characters|graphemes|exceeds.{0,20}length|слишком длин|символ|zu lang|demasiado larg|muito long/i,
  ],
  [
    'size',
    /too (?:large|big)|file size|entity too large|(?<!\d)413(?!\d)|exceeds.{0,24}(?:size|\d ?[kmg]b)|слишком больш|размер|zu groß|dateigröße|demasiado grande|muito grande/i,
  ],
  ['ratio', /aspect ratio|dimensions|resolution|width|height|соотношение|пропорц|seitenverhältnis|relación de aspecto/i],
  ['format', /format|codec|unsupported (?:media|type|video|image)|not supported|mime|формат/i],
  ['file', /upload|download|fetch|file|damaged|be processed|файл|загруз|hochgeladen|verarbeitet|procesar/i],
  ['count', /too (?:many|few)|at least|no more than|maximum of|more than \d/i],
  [
    'policy',
    /spam|abus|suspend|locked|banned|restrict|blocked|violat|automated|checkpoint|captcha|copyright|спам|блокир|ограничен|наруш|авторск(?:их|ие) прав|gesperrt|bloquead|ha bloqueado|restringid/i,
  ],
  ['text', /parse|entities|markdown|html|hashtag|mention|link|url|ссылк/i],
];

/** Kinds that an error of a kind may stand for in a network that has none of their own. */
export const nearKinds: Partial<Record<ErrorCategory, readonly ErrorCategory[]>> = {
  file: ['format', 'size'],
  format: ['size', 'file'],
  length: ['size'],
  size: ['length', 'format'],
};

/** Kinds of failure that a text speaks of, likeliest first. */
export function kindsIn(text: string): readonly ErrorCategory[] {
  return [...new Set(signs.flatMap(([kind, sign]) => (sign.test(text) ? [kind] : [])))];
}
