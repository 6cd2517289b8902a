/** What may stand before a code without a space: `E10045`, `код10083`, `№10152`. */
const before = '(?:[eе]|err(?:or)?|code|код|ошибк[аиу])?[#№_:/=\\s-]*';
const written = new RegExp(`(?<![\\p{L}\\p{N}.,])${before}([12]\\d)([ \u00a0\u202f.,-]?)(\\d{3})(?![\\p{N}]|[.,]\\d|:\\d)`, 'giu');
/** "10 000 characters" is an amount; "10064 but", "10141 post failed" and «10141 запрос отклонён» are none: units stand as whole words, in the plural. */
const amount =
  /^\s*(?:₽|\$|€|(?:k?b(?:ps|ytes?)?|px|ms|msec|milliseconds?|мс|мб|кб|mb|gb|руб(?:лей|ля|ль)?|characters|chars|symbols|символов|знаков|подписчик(?:ов|а)?|подписок|followers|subscri(?:bers|ptions)|views|просмотр(?:ов|а)|posts|постов|times|раза?|requests|запросов|people|человек)(?![\p{L}]))/iu;
/** What a system names beside its own number: `Error Domain=facebookErrDomain Code=10000`. */
const ofOthers = /(?:errdomain|domain=\S{1,60}) (?:error |code=)\d+$/i;
const named = /(?:error|code|err|issue|код|ошибк|№|#)/i;

/** Codes of this service in a text, in any spelling, in their order; only such as exist. */
export function ownCodesIn(text: string, exists: (code: number) => boolean): number[] {
  const found: number[] = [];
  const isShort = text.length <= 40;
  for (const match of text.matchAll(written)) {
    const code = Number(`${match[1]}${match[3]}`);
    if (!exists(code) || found.includes(code)) continue;
    const end = match.index + match[0].length;
    if (ofOthers.test(text.slice(Math.max(0, end - 90), end))) continue;
    const rest = text.slice(end);
    const lead = text.slice(Math.max(0, match.index - 12), end);
    if (amount.test(rest) && !named.test(lead)) continue;
    // With a sign inside it is a code where it is called one, or where little else stands.
    if (match[2] !== '' && !named.test(lead) && !isShort) continue;
    found.push(code);
  }
  return found;
}

/** The one code that a text consists of, with at most a word such as "error" beside it; undefined otherwise. */
export function exactCode(text: string, exists: (code: number) => boolean): number | undefined {
  const [code, second] = ownCodesIn(text, exists);
  const rest = text.replace(written, ' ').replace(/(?:error|code|issue|ошибка|ошибки|ошибку|код|номер|number|no)(?![\p{L}])/giu, ' ');
  return second === undefined && !/[\p{L}\p{N}]/u.test(rest) ? code : undefined;
}
