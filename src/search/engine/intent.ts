/** What a reader wants, as far as the words of the query tell. */
export type Intent =
  | 'failed'
  | 'refused'
  | 'connect'
  | 'amount'
  | 'api'
  | 'field'
  | 'versions'
  | 'older'
  | 'nothing-works'
  | 'network-only'
  | 'shifted'
  | 'short';

/** Words of both languages: people mix them. Tried on the query in lower case, ё as е. */
const signs: readonly (readonly [intent: Intent, sign: RegExp])[] = [
  [
    'failed',
    /(?:^| )(?:not (?!only |to )[a-z]|no (?:[a-z]+ (?:to|on|for|in|with|attached|found)|longer|rights?|access|permissions?|post|video|channel)|over (?:the |\d)|above |off(?: |$)|dead|down(?: |$)|delayed|unable|unknown|damaged|hidden|forbid|interrupted|deleted itself|too short|lost|never )|not? (?:work|publish|post|send|sent|load|show|connect|found|admin|allow|going)|n['’]t|(?:did|ca|wo|do|does|is|was|are|has)nt(?: |$)|fail|stopp|returns? |says |removed|wrong|error|reject|refus|denied|block|bann|expired?|revok|disconnect|missing|disappear|stuck|broken|suspend|locked|invalid|unsupported|not supported|longer than|more than|over the limit|exceed|(?:^| )nothing (?:(?:is|was|got|gets|has been|have been) )?(?:post|publish|sent|went|go|com)|none of (?:my|our|the) |changed|corrupt|broke|too (?:long|large|big|many|small|much|often)|requir|needs |rejected|not (?:a member|verified)|duplicate|kick(?:ed|s)|complain|gr[ea]yed|vanish|hacked|bounce|crash|fr[eo]ze|not enough|never (?:went|came|got|post|publish|show|appear|arriv)|log(?:s|ging|ged) (?:me )?out|(?:^| )(?:больше|более|свыше|тяжелее) (?:чем |\d)|не хватает|недостаточно|недействит|недоступ|стал[аио]? (?:закрыт|недоступ)|под замком|обрыв|прерван|упал|падает|не видно|пуст|висит|опоздал|заверну|ограничил|нельзя|подозр|нарушен|ошибк|(?:^| )не (?:\p{L}+)|перестал|неверн|длиннее|превыш|сменил|изменил|бит(?:ый|ое|ая)|снял|убрал|пишет |ругается|выда(?:ет|л)|отвечает |вылез|отклон|сле(?:тел|тает)|отвал|пропа|завис|сбо[йи]|вылет|забан|заблок|блокир|истек|удалили|выкинул|дубл|слишком|флуд|капч|требует|нужен |нет прав|кикну|залоч|не активн|неактивн|нету|оборвал|отказ|ушл[аои] в бан|нет доступ|закрыт[оа]? (?:стен|доступ)/u,
  ],
  [
    'connect',
    /connect|(?:^| )(?:add|set ?up|join|attach|integrat|reconnect)|(?:^|to |i |how |please )link (?:my|our|a|an|the|to|up|with|insta|tiktok|page|account)|подключ|привяз|(?:^| )добавить (?!водян|логотип|подпис|метк|сотрудник|ссылк|комментар)|подсоедин|настроить|настройка/u,
  ],
  [
    'amount',
    /how (?:many|much|long|big|far)|limit|max(?:imum)?|(?:^| )size|length|dimension|resolution|ratio|aspect|characters?|quota|duration|сколько|лимит|максим|размер|длин|символ|знаков|соотношени|разрешени|вес |формат|ограничени|длительн/u,
  ],
  [
    'api',
    /(?:^|[^\p{L}])(?:api|апи(?:шк\p{L}+)?|rest|cors|codegen|endpoints?|curl|курл|json|джейсон|sdk|bearer|https?|openapi|swagger|postman|постман|payload|multipart|python|питон\p{L}*|php|typescript|zod|scripts?|скрипт\p{L}*|callback|pagination|paginate|parameters?|эндпо[ий]нт\p{L}*|ручк(?:а|у|и|е|ой)|метод(?! оплат)|методом|(?:publication|pages|details|files)\.[a-z]+|programmatically|программно|idempotency-key|retry-after|x-rate-?limit[a-z-]*|requests? (?:per|a) minute|запрос\p{L}* в минуту|запросом|(?:в|тел[оа]|код[ыа]?|заголовк?[аи]?) (?:запрос|ответ)[аеу]?|request body|response|generated client|idempot\p{L}*)(?:$|[^\p{L}])|(?:^| )(?:token|get|put|post) ?(?:\/|api)|(?:should i|have to|need to|how to) poll|\d{3} (?:status|error)|(?:status|код|статус|ошибка) [45]\d\d|из (?:своего |нашего )?(?:кода|скрипта|программы|бэкенда)|from (?:my |our )?(?:own )?(?:code|scripts?|program|backend|server)(?: |$)|^[45]\d\d |(?:^|[ .(])\/[a-z]{3,}|(?<![a-z_])(?!access_token|error_|invalid_)[a-z]+_[a-z]+|\w=[\w-]|"\w+"\s*:|\w\[\d*\]|(?:version|верси[яию]|на|to|in|from) 4\.\d|(?:^| )v4(?:\.\d)?(?:$| )/u,
  ],
];

/** What networks have as well as the API. */
const ofToken = /rate[ -]?limit|рейт[ -]?лимит|(?<![\p{L}_])(?:токен|tokens?(?!\p{L}))/u;

const ofBot = /^(?:бот|bot)/;

/** Methods of HTTP, as they are written. */
const methods = /(?:^|\s)(?:GET|PUT|POST|PATCH|DELETE)(?:\s|$)/;

/** The name of a field: `rubric_id`, `publication_status`. */
const field = /(?<![\p{L}\p{N}_])[a-z]+(?:_[a-z]+)+(?![\p{L}_])/u;

/** What a service does with a request that it does not carry out. What only went wrong says no such thing: "my files are gone after PUT". */
const refusal =
  /error|exception|refus|reject|invalid|denied|forbid|unauthor|unprocessable|bad request|not (?:found|accept|valid|allow|a known)|unknown|must (?:be|not|have|contain)|(?<!\d)[45]\d\d(?!\d)|cannot|can['’]?t|won['’]?t|ошибк|отказ|отклон|отверг|не (?:принима|найден|удал|дает|да[её]тся)|неверн|недопуст|нельзя|запрещ|ругается|выда[её]т/u;

/** Whether a text says that something was refused, or carries a status that says so. */
export function saysRefusal(text: string): boolean {
  return refusal.test(text.toLowerCase());
}

/** The version of the API before the newest one, by its number, */
const olderNumber = /(?<![\d.])4\.0(?!\d)|(?<![\p{L}\d])v4(?![.\d])/u;
/** or by its age: posts have older versions too. */
const olderByAge = /(?:old|older|previous) (?:api|version)|стар(?:ая|ой|ую|ое|ого|ом) (?:верси|апи|api)|предыдущ\p{L}+ верси/u;
const ofApi = /(?<!\p{L})(?:api|апи|docs?|documentation|reference|methods?|endpoints?|док[аиеу]|документац|справочник|метод|ручк|эндпо)/u;
/** What is asked about the way from the one version to the other, or about the end of the older one. */
const moving =
  /4[.,]1|upgrad|updat|migrat|chang|breaking|renam|deprecat|sunset|shut|end of|regenerat|differ|mov(?:e|ing)|switch|turn|support|still|go(?:ing|es) away|отличи|переход|переезд|переех|перейти|мигр|переимен|устар|отключ|выключ|перегенер|обновл|поддерж|разниц|измен|работа|сколько|когда|жив|перест/u;

/** Whether the pages of the older version are asked for, as a reader of that version does. */
export function namesOlderVersion(text: string): boolean {
  const lower = text.toLowerCase();
  const isNamed = olderNumber.test(lower) || (olderByAge.test(lower) && ofApi.test(lower));
  return isNamed && !moving.test(lower);
}

/** Words of someone who has one version of a program and hears of another. */
const versions =
  /4[.,]\d|(?<!\p{L})v4|version|верси|upgrad|updat(?:e|ing) to|migrat|changelog|changed|breaking|renamed|deprecat|sunset|regenerat|difference|codegen|отличи|переход|переезд|переех|мигр|переимен|устар|отключ|перегенер|сгенерир|обновлени/u;

/** Words that tell that something failed, and no more: neither what was refused nor why. */
const vague =
  /^(?:my|the|a|an|is|are|was|were|has|have|to|on|in|at|it|its|i|so|why|did|do|does|and|but|all|any|time|posts?|posted|posting|posts|tweets?|pins?|publish\w*|publication|schedul\w*|post['’]?s|fail\w*|errors?|problems?|issues?|trouble|help|not?|never|didn['’]?t|doesn['’]?t|isn['’]?t|won['’]?t|can['’]?t|cannot|wasn['’]?t|aren['’]?t|don['’]?t|hasn['’]?t|work\w*|go|goes|going|gone|went|out|through|up|live|sent|send\w*|show\w*|appear\w*|stopped|anymore|upload\w*|automatically|yesterday|today|tonight|last|night|morning|evening|again|still|nothing|none|got|hasnt|havent|haven['’]?t|не|ни|ничего|вчера|сегодня|утром|утра|вечером|ночью|опять|снова|так|один|одного|второй|третий|день|дня|выклад\p{L}*|вылож\p{L}*|а|и|в|во|на|с|у|мой|мои|мо[яе]|меня|нас|наш\w*|почему|что|это|как|ли|же|вообще|все|всё|пост\p{L}*|публик\p{L}*|опублик\p{L}*|запост\p{L}*|отложк\p{L}*|отложенн\p{L}*|запланирован\p{L}*|вы(?:шел|шла|шло|шли|ходит|ходят|кладывает\p{L}*)|уш(?:ел|ел|ла|ли)|уход\p{L}*|отправ\p{L}*|работа\p{L}*|ошибк\p{L}*|проблем\p{L}*|появ\p{L}*|перестал\p{L}*|сработал\p{L}*|автопост\p{L}*|автоматом|автоматическ\p{L}*|загруж\p{L}*|грузит\p{L}*)$/u;

/** Whether a word tells that something was or was not published, and no more. */
export function isVague(word: string): boolean {
  return vague.test(word);
}

/** An hour as people write it: `10:00`, `9 am`, `в 9 утра`; not a ratio. */
const hour = /(?<![\d.,:])(?:[01]?\d|2[0-3])(?::[0-5]\d(?!\d)(?: ?[ap]m)?| ?[ap]m(?!\p{L})| (?:утра|вечера|дня|ночи)(?!\p{L}))/gu;
const span = /between|best|ratio|from \S+ (?:to|until|till)|(?:^| )с \S+ до|между|лучш|соотношени/;

/** Two hours of which the second was not wanted: "set for 9am, went live at 6am". */
function namesTwoHours(lower: string): boolean {
  return !span.test(lower) && new Set(lower.match(hour)).size > 1;
}

/** Something that is short, or a Short: no link is meant. */
const short = /(?:^| )(?:too short(?![a-z])|(?:a|an|the|my|our|this|that|youtube|yt) shorts?(?![a-z])(?! (?:links?|urls?|address)))/;

/** What somebody may not do is no failure: "may write posts but not publish them". */
const forbidden =
  /(?:(?:should|must|may|allow|able|let|write|edit|prepare|draft|who)(?:\p{L}|[ ,'’])*?) not (?:to )?(?:publish|post|send|edit|delete|approve|change|see|connect)(?:ing)?|(?:чтобы|может|могли|мог|должен|пусть|пишет|писал|писать|готовит)(?:\p{L}|[ ,])*? не (?:мог(?:ла|ли)? )?(?:публиков|отправля|удаля|меня|видел|подключа)\p{L}*/gu;

/** What the words of a query tell of what is wanted; more than one may be. `typed`: the query as it was typed, `isNetwork`: whether a word names a network. */
export function intentOf(text: string, typed: string, isNetwork: (word: string) => boolean): ReadonlySet<Intent> {
  const lower = text.toLowerCase().replaceAll('ё', 'е');
  const words = lower.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const permitted = lower.replace(forbidden, ' ');
  const found = new Set(signs.flatMap(([intent, sign]) => (sign.test(intent === 'failed' ? permitted : lower) ? [intent] : [])));
  if (namesTwoHours(lower)) found.add('shifted');
  if (short.test(lower)) found.add('short');
  if (methods.test(typed)) found.add('api');
  // Networks have limits of their own: the API's is meant where none is named.
  if (ofToken.test(lower) && !words.some((word) => isNetwork(word) || ofBot.test(word))) found.add('api');
  if (saysRefusal(lower)) found.add('refused');
  if (field.test(typed)) found.add('field');
  if (versions.test(lower)) found.add('versions');
  if (namesOlderVersion(lower)) found.add('older').add('api');
  if (words.every((word) => vague.test(word) || isNetwork(word))) {
    if (found.has('failed')) found.add('nothing-works');
    else if (words.some(isNetwork)) found.add('network-only');
  }
  return found;
}
