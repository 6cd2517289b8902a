import type {NetworkId} from '../../facts/schema/common.ts';

/** What tells of a network: its names in both languages, its hosts, the client libraries and the fields of its answers. */
const signs: readonly (readonly [network: NetworkId, sign: RegExp])[] = [
  [
    'telegram',
    /telegram|телеграм|(?<![а-я])телег(?:а|у|е|и|ой)(?![а-я])|(?<![a-zа-я])(?:тг|tg)(?![a-zа-я])|telebot|aiogram|pyrogram|telethon|telegraf|teloxide|sendmediagroup|\(caused by [a-z.]+request\)|bad ?request: (?:chat|message|file|group|wrong|can't parse (?:entit|message)|failed to (?:get|send)|need admin|not enough rights|have no)|["']?ok["']?\s*(?::|=>)\s*false\W.*error_code/,
  ],
  ['discord', /discord|дискорд|base_type_|invalid form body|unknown (?:webhook|channel|guild)|invalid webhook token/],
  [
    'instagram',
    /instagram|инстаграм|(?<![а-я])инст(?:а|е|у|ы|ой)(?![а-я])|(?<![a-z])(?:ig|insta)(?![a-z])|ig[-_]user|(?<![a-z])ig(?:upload|response|action|checkpoint|login|sentry|network|configure)\w*error/,
  ],
  [
    'facebook',
    /facebook|фейсбук|(?<![a-zа-я])(?:fb|фб)(?![a-zа-я_])|facepy|pages_(?:manage|read|show)|manage_pages|publish_pages|(?<![a-z])page (?:request|access|posting)/,
  ],
  [
    'threads',
    /(?<![a-z])threads[._ -]?(?:api|net|publish|post|container|image|video)|(?:post(?:s|ed|ing)?|publish(?:ed|ing)?) (?:on|to) threads(?![a-z])|graph\.threads|thapiexception|тредс/,
  ],
  [
    'x',
    /twitter|твит?тер|(?<![a-zа-я])твит|tweep|tweet|twython|twikit|(?<![a-z.])(?:api\.)?x\.com|apiresponseerror|(?<![a-z])x (?:api|post|account|premium|user|authentication)(?![a-z])|1\.1\/+media\/+upload|(?<=(?:on|to|from|your) )x(?![a-z])|(?<=(?:network|platform)["']? ?[:=] ?["']?)x(?![a-z])/,
  ],
  ['youtube', /you ?tube|ютуб|ютьюб|google(?:api|\.auth|apis)|<httperror|httperror:? \d{3} when|gaxios|(?<![a-z])youtu\.be/],
  ['linkedin', /linked ?in(?![a-z])|линкед?ин|serviceerrorcode|restli|urn:li:|ugcpost/],
  ['tiktok', /tiktok|тикток|tik tok|log_id|creator_info|publish_id|spam_risk/],
  ['pinterest', /pinterest|пинтерест|board_id|pins:(?:read|write)|boards:(?:read|write)/],
  ['reddit', /reddit|(?<![^\s"'«(])\/?r\/[a-z0-9_]{3,21}(?![\w/])|реддит|praw|snoowrap|subreddit|(?<![a-z])flair/],
  [
    'vkontakte',
    /(?<![a-z])vk(?:api|_api|-io|com|error|sdk)?(?![a-z])|vkontakte|вконтакте|(?<![а-яa-z])вк(?![а-яa-z])|vkapi|request_params|captcha_sid|wall\.(?:post|edit|get)|photos\.save|save_?wall_?photo|wall_?upload_?server/,
  ],
  ['odnoklassniki', /(?<![a-z])ok\.ru|odnoklassniki|одноклассник|mediatopic|media_topic|fb\.do|param_session|session_key/],
  ['bluesky', /bluesky|блюскай|bsky|atproto|xrpc|atcute|skyware/],
  ['viber', /viber|вайбер/],
  ['bitrix', /bitrix|битрикс|b24|sonet_controller/],
  ['rutube', /rutube|рутуб/],
  ['dzen', /dzen|(?<![а-я])дзен|zen_sync/],
  // "Medium" is a size as well: it is the network where one publishes to it, or where it speaks.
  ['medium', /medium\.com|medium(?: (?:api|integration|user)|: )|(?:publish|post).{0,20} to medium|медиум/],
  // What says that a webhook's connection could not be secured, or that its address did not answer.
  ['webhook', /^(?=.*(?:webhook|вебхук)).*(?:ssl|tls|cert|сертиф|timed? ?out|unable to connect|refused|status:? ?\d{3}|таймаут)/],
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
  /oauthexception|fbtrace_id|graphmethodexception|igapiexception|\(#\d{1,4}\)|error validating access token|(?<![\w<-])meta(?:['’]s |: | (?:api|token|graph|error|business|app )|(?= отклон))/;
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
  const last = lower.trim().slice(-12).split(/\s+/).at(-1);
  for (const [network, word] of shortNames)
    if (tokens[0] === word || last === word || (tokens.length <= shortText && tokens.includes(word))) found.add(network);
  // "Facebook" stands in texts of Instagram and Threads too: their hosts and libraries are Facebook's.
  if (found.has('facebook') && (found.has('instagram') || found.has('threads')) && !/facebook page|page post|фейсбук|pages_manage_posts/.test(lower))
    found.delete('facebook');
  if (found.size === 0) for (const [network, sign] of numbers) if (sign.test(lower)) found.add(network);
  if (metaForm.test(lower) && !metaNetworks.some((network) => found.has(network))) for (const network of metaNetworks) found.add(network);
  return found;
}
