import {type ConceptId, lexicon, type Words} from './lexicon.ts';

/** Letters that are not a letter and a mark, as they are written without; letters of Ukrainian as Russian has them. */
const bare: Readonly<Record<string, string>> = {ł: 'l', ı: 'i', ß: 'ss', æ: 'ae', ø: 'o', đ: 'd', і: 'и', є: 'е', ґ: 'г', ʼ: ' '};

/** Lower case and without marks: `Vídeo` and `video`, `файл` and `фаил` are the same. */
function unmarked(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łıßæøđієґʼ]/g, (letter) => bare[letter] ?? letter);
}

/** Text past this length is stack traces and repetition. */
const longest = 3000;

/** Words of a text with one space around each: identifiers apart (`channelSuspended`), addresses and paths left out, ratios whole. */
function spaced(text: string): string {
  const told = text
    .slice(0, longest)
    .replace(/\b[a-z+]{2,9}:\/\/\S+|(?<!\S)\S*\/\S+\/\S*|\S+\.(?:js|ts|py|rb|php|go|cs)\b\S*/gi, ' ')
    // Methods, numbers in brackets and versions are names: `videos.insert`, `(#12)`, `v2.4`.
    .replace(
      /(?<![\w.])(?:\w+\.)?\w+\.(?:create|delete|get|insert|list|post|publish|save|send|update|upload)(?:[A-Z_]\w*)?\b|#\d+|\bv\d+\.\d[\d.]*|about:blank/g,
      ' ',
    )
    // A server's address and port are no ratio: `10.0.0.7:443`.
    .replace(/\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b|(?<=[a-z]):\d{2,5}\b/gi, ' ')
    // What is to be connected again is no thing that the text complains of.
    .replace(/(reconnect|подключите) (?:(?:the|your) )?(?:channel|community|group|канал|группу|сообщество)/gi, '$1')
    // Words of Vietnamese that would be a ban without their marks: "you", "copy", "text".
    .replace(/(?<!\p{L})b[à-ỹ]+n(?!\p{L})/giu, ' ')
    // Names that begin as words do.
    .replace(/\b(?:GET|POST|PUT|PATCH|DELETE)\b/g, ' ')
    .replace(/linked ?in/gi, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return ` ${unmarked(told)
    .replace(/(?<![0-9])[.:]|[.:](?![0-9])|[^\p{L}\p{N}.:]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()} `;
}

interface Compiled {
  readonly id: ConceptId;
  readonly of: ConceptId | undefined;
  readonly sign: RegExp;
}

/** Languages whose words stand anywhere in a run of letters. */
const unspaced: ReadonlySet<string> = new Set(['ko', 'zh', 'ja', 'ar']);

function signOf(words: Words): RegExp {
  const of = (isUnspaced: boolean): string => {
    const known = Object.entries(words).flatMap(([language, said]) => (unspaced.has(language) === isUnspaced ? [said] : []));
    return unmarked(known.join('|')).replaceAll('$', '(?= )');
  };
  const anywhere = of(true);
  return new RegExp(` (?:${of(false)})${anywhere === '' ? '' : `|${anywhere}`}`, 'u');
}

let compiled: readonly Compiled[] | undefined;

function signs(): readonly Compiled[] {
  compiled ??= Object.entries(lexicon).map(([id, {words, ...rest}]) => ({
    id: id as ConceptId,
    of: 'of' in rest ? (rest.of as ConceptId) : undefined,
    sign: signOf(words),
  }));
  return compiled;
}

/** What a status of HTTP says where the words beside it name no fault. */
const statuses: readonly (readonly [status: RegExp, ids: readonly ConceptId[]])[] = [
  [/ 401 /, ['auth']],
  [/ 402 /, ['credits']],
  [/ 403 /, ['denied']],
  [/ 404 /, ['notfound']],
  [/ 405 /, ['denied']],
  [/ 413 /, ['large', 'over', 'bytes']],
  [/ 426 /, ['version']],
  [/ 429 /, ['rate']],
  [/ 50[0234] /, ['server']],
];
/** Words that say that something is not so. */
const absence = / (?:not?|isn|aren|nicht|kein|non|pas|nao|nie|не|нет|degil|tidak|belum|немае|khong|chua) /;
const faults: readonly ConceptId[] = [
  ...(['long', 'short', 'large', 'small', 'many', 'mixed', 'format', 'missing', 'expired', 'revoked', 'suspended', 'restricted', 'policy', 'spam'] as const),
  ...(['copyright', 'notfound', 'denied', 'rate', 'quota', 'duplicate', 'timeout', 'verify', 'fetch', 'broken', 'invalid', 'deletion'] as const),
];

/** Whose confirmation is a check of who they are. */
const identities: readonly ConceptId[] = ['account', 'auth', 'password', 'business', 'page', 'domain', 'role'];
/** How far from what is not confirmed its owner stands. */
const nearby = 24;
const unclearSaid = /*@__PURE__*/ signOf(lexicon.unclear.words);
const verifySaid = /*@__PURE__*/ signOf(lexicon.verify.words);
/** What any refused call is said to be, and what it was to send. */
const refusals: readonly ConceptId[] = ['denied', 'invalid'];
const sendings: readonly ConceptId[] = ['upload', 'media', 'video', 'image', 'text', 'article', 'request'];

/** What a text speaks of, with what each is a case of. */
export function conceptsIn(text: string): ReadonlySet<ConceptId> {
  const words = spaced(text);
  const found = new Set<ConceptId>();
  for (const {id, of, sign} of signs()) {
    if (!sign.test(words)) continue;
    found.add(id);
    if (of) found.add(of);
  }
  // Who has not confirmed a file or a post asks nobody who they are.
  if (found.has('unclear') && found.has('verify')) {
    const [said = ''] = unclearSaid.exec(words) ?? [];
    const at = words.indexOf(said);
    const around = words.slice(Math.max(0, at - nearby), at + said.length + nearby);
    const isOfPerson = signs().some(({id, sign}) => identities.includes(id) && sign.test(around)) || verifySaid.test(words.replaceAll(said, ' '));
    found.delete(isOfPerson ? 'unclear' : 'verify');
  }
  // Who is suspended may be linked as well; that a link is missing is said by its absence.
  if (found.has('suspended') && !absence.test(words)) found.delete('linked');
  // Beside 401, "rejected" and "unauthorized" are its own words: the token is not accepted, whatever it was to send.
  if (/ 401 /.test(words) && !faults.some((id) => found.has(id) && !refusals.includes(id))) {
    for (const id of [...refusals, ...sendings]) found.delete(id);
    found.add('auth');
  }
  if (!faults.some((id) => found.has(id))) for (const [status, ids] of statuses) if (status.test(words)) for (const id of ids) found.add(id);
  // "Exceeds 60 seconds" is "too long", "over 4 MB" is "too large"; who has to wait is told seconds as well.
  const waits = found.has('rate') || found.has('later');
  if (found.has('over') && ((found.has('duration') && !waits) || found.has('characters'))) found.add('long');
  if (found.has('over') && found.has('bytes')) found.add('large');
  if (found.has('under') && found.has('duration')) found.add('short');
  return found;
}

/** Whether a concept stands in messages of all kinds, and tells little. */
export function isWeak(id: string): boolean {
  return id in lexicon && 'weak' in lexicon[id as ConceptId];
}
