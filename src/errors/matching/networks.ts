import type {NetworkId} from '../../facts/schema/common.ts';

/** What tells of a network: its names in both languages, its hosts, the client libraries and the fields of its answers. */
const signs: readonly (readonly [network: NetworkId, sign: RegExp])[] = [
  [
    'telegram',
    /telegram|телеграм|телеграф|t\.me\/|botfather|grammy|gramjs|madeline ?proto|tdlib|telego(?![a-z])|parse_mode|message_thread_id|flood_?wait|peer_id_invalid|file_reference|remote file identifier|(?<![а-я])телег(?:а|у|е|и|ой)(?![а-я])|(?<![a-zа-я])(?:тг|tg)(?![a-zа-я])|telebot|aiogram|pyrogram|telethon|telegraf|teloxide|sendmediagroup|\(caused by [a-z.]+request\)|bad ?request: (?:chat|message|file|group|wrong|can't parse (?:entit|message)|failed to (?:get|send)|need admin|not enough rights|have no)|["']?ok["']?\s*(?::|=>)\s*false\W.*error_code/,
  ],
  [
    'discord',
    /discord|дискорд|disnake|nextcord|hikari(?![a-z])|base_type_|guild[_ ]?id|message_reference|in embed\.|embeds\[|["']embeds["']|invalid form body|unknown (?:webhook|channel|guild)|invalid webhook token/,
  ],
  [
    'instagram',
    /instagram|инстаграм|instagrapi|igtv|ig-me|(?:feedback|challenge|checkpoint)_required|media_needs_reupload|configure_(?:timeline|sidecar)|rupload|(?<![а-я])инст(?:а|е|у|ы|ой)(?![а-я])|(?<![a-z])(?:ig|insta)(?![a-z])|ig[-_]user|(?<![a-z])ig(?:upload|response|action|checkpoint|login|sentry|network|configure)\w*error/,
  ],
  [
    'facebook',
    /facebook|фейсбук|restfb|fbgraph|koala::|fb-?messenger|(?<![a-zа-я])(?:fb|фб)(?![a-zа-я_])|facepy|pages_(?:manage|read|show)|manage_pages|publish_pages|(?<![a-z])page (?:request|access|posting)/,
  ],
  [
    'threads',
    /(?<![a-z])threads[._ -]?(?:api|net|publish|post|container|image|video)|(?:post(?:s|ed|ing)?|publish(?:ed|ing)?) (?:on|to) threads(?![a-z])|graph\.threads|thapiexception|тредс|threads[_-](?:basic|content|manage|user|api|client|publish)|@?threads\.net/,
  ],
  [
    'x',
    /twitter|твит?тер|(?<![a-zа-я])твит|tweep|twscrape|statuses\/update|x-rate-limit-|x-app-limit|(?<![a-z])media_?ids(?![a-z])|status is (?:a duplicate|over)|tweet|twython|twikit|(?<![a-z.])(?:api\.)?x\.com|apiresponseerror|(?<![a-z])x (?:api|post|account|premium|user|authentication)(?![a-z])|1\.1\/+media\/+upload|(?<=(?:on|to|from|your) )x(?![a-z])|(?<=(?:network|platform)["']? ?[:=] ?["']?)x(?![a-z])/,
  ],
  [
    'youtube',
    /you ?tube|ютуб|ютьюб|google(?:api|\.auth|apis)|<httperror|quota metric|usagelimits|youtube\.upload|ytupload|shortsupload|httperror:? \d{3} when|gaxios|(?<![a-z])youtu\.be/,
  ],
  [
    'linkedin',
    /linked ?in(?![a-z])|линкед?ин|serviceerrorcode|rest\.?li(?![a-z])|urn:li:|ugc_?post|w_(?:member|organization)_social|r_(?:lite|basic)profile|lnkd\.in|lifecyclestate/,
  ],
  [
    'tiktok',
    /tiktok|тикток|tik tok|log_id|creator_info|publish_id|spam_risk|log_pb|["']captcha["']: ?["'].{0,40}["']description["']|impr_id|aweme|musical\.?ly|privacy_level|тик-ток|unaudited_client/,
  ],
  ['pinterest', /pinterest|пинтерест|pin[_-]it(?![a-z])|pinbot|pinterest_api|board_id|pins:(?:read|write)|boards:(?:read|write)/],
  ['reddit', /reddit|bdfr|sub-?reddit|сабред+ит|(?<![^\s"'«(])\/?r\/[a-z0-9_]{3,21}(?![\w/])|реддит|praw|snoowrap|subreddit|(?<![a-z])flair/],
  [
    'vkontakte',
    /(?<![a-z])vk(?:api|_api|-io|com|error|sdk)?(?![a-z])|vkontakte|вконтакте|(?<![а-яa-z])вк(?![а-яa-z])|vkapi|request_params|captcha_sid|owner_id|(?<![a-z])vk[._-]|vk-?net|photos_list|save_?owner|стен[аеуы] (?:сообществ|групп|пользоват)|wall\.(?:post|edit|get)|photos\.save|save_?wall_?photo|wall_?upload_?server/,
  ],
  [
    'odnoklassniki',
    /(?<![a-z])ok\.ru|odnoklassniki|одноклассник|ok-(?:android|ios|js)|okapi|виджет[а-я]* постинг|param_(?!session)[a-z_]+ ?:|mediatopic|media_topic|fb\.do|param_session|session_key/,
  ],
  ['bluesky', /bluesky|блюскай|bsky|atproto|xrpc|atcute|skyware|at:\/\/|did:plc|skeet|блускай|app\.bsky|com\.atproto|xrpcerror/],
  ['viber', /viber|вайбер|chat_hostname|chatapi\.viber/],
  ['bitrix', /bitrix|битрикс|b24|sonet_controller|query_limit_exceeded|query limit exceeded|log\.blogpost|livefeedpost|overload_limit/],
  ['rutube', /rutube|рутуб|ru ?tube/],
  ['dzen', /dzen|(?<![а-я])дзен|zen_sync/],
  // "Medium" is a size as well: it is the network where one publishes to it, or where it speaks.
  [
    'medium',
    /medium\.com|medium-sdk|listpublications|publicationid|\/publications\/\w+\/posts|medium(?: (?:api|integration|user)|: )|(?:publish|post).{0,20} to medium|медиум/,
  ],
  // What says that a webhook's connection could not be secured, or that its address did not answer.
  ['webhook', /^(?=.*(?:webhook|вебхук)).*(?:ssl|tls|cert|сертиф|timed? ?out|unable to connect|refused|status:? ?\d{3}|таймаут)/],
];

/** Names that are ordinary words: in capitals inside a sentence, in any language, they are names. */
const capitalNames: readonly (readonly [network: NetworkId, sign: RegExp])[] = [
  ['threads', /(?<=[\p{L},)] )Threads(?![\p{L}-])|(?<!\p{L})Threads['’-]/u],
  [
    'x',
    /(?<=(?:^|\s)(?:[Oo]n|[Tt]o|[Ff]rom|[Ff]or|[Bb]y|with|your|[Vv]ia|[Ee]n|[Dd]e|[Aa]uf|[Vv]on|[Ff]ür|[Bb]ei|zu|[Ss]ur|[Ss]u|[Ee]m|[Nn]o|[Dd]o|[Aa]o|[Nn]a|[Ww]|z|[Dd]la|[Pp]ara|[Pp]er|[Aa]|[ВвКк]|[Нн]а|[Дд]ля|[Ии]з|[Чч]ерез|от) )X(?![\p{L}\d'_.-])|(?<![\p{L}\d])X['’](?:s|te|e|in|ten|de)(?![\p{L}])|(?<![\p{L}\d])X ?[(/|] ?(?:formerly|ex|früher|antes|anciennement|бывш|Twitter)|(?<![\p{L}\d])X-(?:Konto|Account|Beitrag|Post|API|Profil|аккаунт)/u,
  ],
  ['medium', /(?<=(?:^|\s)(?:to|on|at|from|auf|von|en|de|sur|su|em|no|na|в|на|из) )Medium(?![\p{L}-])/u],
];

/** Ordinary words that name a network only where little else stands, or where they open or close the text. */
const shortNames: readonly (readonly [network: NetworkId, word: string])[] = [
  ['x', 'x'],
  ['threads', 'threads'],
  ['medium', 'medium'],
  ['odnoklassniki', 'ok'],
  ['odnoklassniki', 'ок'],
  ['webhook', 'webhook'],
  ['webhook', 'вебхук'],
];
const shortText = 8;

/** Meta's three networks answer in one form; it says that it is one of them. */
const metaForm =
  /oauthexception|fbtrace_id|graphmethodexception|igapiexception|\(#\d{1,4}\)|error validating access token|error_user_(?:title|msg)|(?<![\w<-])meta(?:['’]s |: | (?:api|token|graph|error|business|app )|(?= отклон))/;
const metaName = /(?<=\p{L} )Meta(?![\p{L}-]| (?:tag|desc|data|fetch|key|title|refresh|box))|(?<!\p{L})Meta-(?:Konto|Token|Account|API|App|Zugang)/u;
const metaNetworks: readonly NetworkId[] = ['facebook', 'instagram', 'threads'];

/** Numbers of one network's own; they tell of it where nothing else does. */
const numbers: readonly (readonly [network: NetworkId, sign: RegExp])[] = [
  ['instagram', /(?<!\d)2207\d{3}(?!\d)/],
  ['threads', /(?<!\d)42790\d\d(?!\d)/],
];

/** Systems that no page is about, whose answers look like those of the networks. */
const others = /(?<![a-z])(?:slack|mastodon|whatsapp|tumblr|snapchat|twitch|shopify|stripe|openai|mattermost|matrix\.org)/i;

/** Whether a text is of a system that is none of the networks, and names none of them. */
export function isOfOthers(text: string, networks: ReadonlySet<NetworkId>): boolean {
  return networks.size === 0 && others.test(text);
}

/** Networks that a text tells of; empty when it tells of none. */
export function networksIn(text: string): ReadonlySet<NetworkId> {
  const lower = text.toLowerCase();
  const found = new Set<NetworkId>();
  for (const [network, sign] of signs) if (sign.test(lower)) found.add(network);
  const tokens = lower
    .trim()
    .split(/\s+/, shortText + 1)
    .map((token) => token.replace(/[:.,!?]+$/, ''));
  for (const [network, sign] of capitalNames) if (sign.test(text)) found.add(network);
  const last = lower.trim().slice(-12).split(/\s+/).at(-1);
  for (const [network, word] of shortNames)
    if (tokens[0] === word || last === word || (tokens.length <= shortText && tokens.includes(word))) found.add(network);
  // "Facebook" stands in texts of Instagram and Threads too: their hosts and libraries are Facebook's.
  if (found.has('facebook') && (found.has('instagram') || found.has('threads')) && !/facebook page|page post|фейсбук|pages_manage_posts/.test(lower))
    found.delete('facebook');
  if (found.size === 0) for (const [network, sign] of numbers) if (sign.test(lower)) found.add(network);
  if ((metaForm.test(lower) || metaName.test(text)) && !metaNetworks.some((network) => found.has(network)))
    for (const network of metaNetworks) found.add(network);
  return found;
}
