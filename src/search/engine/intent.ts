/** What a reader wants, as far as the words of the query tell. */
export type Intent = 'failed' | 'connect' | 'amount' | 'api';

/** Words of both languages: people mix them. Tried on the query in lower case, ё as е. */
const signs: readonly (readonly [intent: Intent, sign: RegExp])[] = [
  [
    'failed',
    /not? (?:work|publish|post|send|sent|load|show|connect|found|admin|allow|going)|n['’]t|didnt|cant|wont|fail|error|reject|refus|denied|block|bann|expired?|revok|disconnect|missing|disappear|stuck|broken|lost|suspend|locked|invalid|too (?:long|large|big|many|small|much|often)|requir|needs |rejected|not (?:a member|verified)|duplicate|kicked|log(?:s|ging|ged) (?:me )?out|ошибк|(?:^| )не (?:\p{L}+)|отклон|сле(?:тел|тает)|отвал|пропа|завис|сбо[йи]|вылет|забан|заблок|блокир|истек|удалили|выкинул|дубл|слишком|флуд|капч|требует|нужен |нет прав|нет доступ|закрыт[оа]? (?:стен|доступ)/u,
  ],
  [
    'connect',
    /connect|(?:^| )(?:add|link|set ?up|join|attach|integrat|reconnect)|подключ|привяз|(?:^| )добавить (?!водян|логотип|подпис|метк|сотрудник|ссылк|комментар)|подсоедин|настроить|настройка/u,
  ],
  [
    'amount',
    /how (?:many|much|long|big|far)|limit|max(?:imum)?|(?:^| )size|length|dimension|resolution|ratio|aspect|characters?|quota|duration|сколько|лимит|максим|размер|длин|символ|знаков|соотношени|разрешени|вес |формат|ограничени|длительн/u,
  ],
  [
    'api',
    /(?:^| )(?:api|rest|endpoint|curl|json|sdk|token|bearer|http|request|get|put|post) ?(?:\/|api|$)|(?:^|[ .])(?:api|апи)(?:$|[ .])|endpoint|curl|json|postman|openapi|\d{3} (?:status|error)|метод api|запрос api|[a-z]+_[a-z]+/u,
  ],
];

/** What the words of a query tell of what is wanted; more than one may be. */
export function intentOf(text: string): ReadonlySet<Intent> {
  const lower = text.toLowerCase().replaceAll('ё', 'е');
  return new Set(signs.flatMap(([intent, sign]) => (sign.test(lower) ? [intent] : [])));
}
