import type {NetworkId} from '../../facts/schema/common.ts';
import {networksNamedIn} from './network-names.ts';

/** What tells of a network beside its names: its hosts, the client libraries and the fields of its answers. */
const traces: Readonly<Partial<Record<NetworkId, RegExp>>> = {
  telegram:
    /телеграф|t\.me\/|botfather|grammy|gramjs|madeline ?proto|tdlib|telego(?![a-z])|parse_mode|message_thread_id|flood_?wait|peer_id_invalid|file_reference|remote file identifier|telebot|aiogram|pyrogram|telethon|telegraf|teloxide|sendmediagroup|\(caused by [a-z.]+request\)|bad ?request: (?:chat|message|file|group|wrong|can't parse (?:entit|message)|failed to (?:get|send)|need admin|not enough rights|have no)|["']?ok["']?\s*(?::|=>)\s*false\W.*error_code/,
  discord:
    /disnake|nextcord|hikari(?![a-z])|base_type_|guild[_ ]?id|message_reference|in embed\.|embeds\[|["']embeds["']|invalid form body|unknown (?:webhook|channel|guild)|invalid webhook token/,
  instagram:
    /instagrapi|igtv|ig-me|(?:feedback|challenge|checkpoint)_required|media_needs_reupload|configure_(?:timeline|sidecar)|rupload|ig[-_]user|(?<![a-z])ig(?:upload|response|action|checkpoint|login|sentry|network|configure)\w*error/,
  facebook:
    /api_ec_|restfb|fbgraph|koala::|fb-?messenger|facepy|pages_(?:manage|read|show)|manage_pages|publish_pages|(?<![a-z])page (?:request|access|posting)/,
  threads: /graph\.threads|thapiexception|threads[_-](?:basic|content|manage|user|api|client|publish)|@?threads\.net/,
  x: /tweep|twscrape|statuses\/update|x-rate-limit-|x-app-limit|(?<![a-z])media_?ids(?![a-z])|status is (?:a duplicate|over)|twython|twikit|apiresponseerror|1\.1\/+media\/+upload|(?<=(?:network|platform)["']? ?[:=] ?["']?)x(?![a-z])/,
  youtube:
    /uploadstatus|rejectionreason|(?:processing)?failurereason|google(?:api|\.auth|apis)|<httperror|quota metric|usagelimits|youtube\.upload|ytupload|shortsupload|httperror:? \d{3} when|gaxios/,
  linkedin: /serviceerrorcode|rest\.?li(?![a-z])|urn:li:|ugc_?post|w_(?:member|organization)_social|r_(?:lite|basic)profile|lnkd\.in|lifecyclestate/,
  tiktok:
    /log_id|creator_info|publish_id|spam_risk|log_pb|["']captcha["']: ?["'].{0,40}["']description["']|impr_id|aweme|musical\.?ly|privacy_level|unaudited_client/,
  pinterest: /pin[_-]it(?![a-z])|pinbot|board_id|pins:(?:read|write)|boards:(?:read|write)/,
  reddit: /bdfr|sub-reddit|praw|snoowrap|(?<![a-z])flair/,
  vkontakte:
    /vkapi|request_params|captcha_sid|owner_id|(?<![a-z])vk[._-]|vk-?net|photos_list|save_?owner|стен[аеуы] (?:сообществ|групп|пользоват)|wall\.(?:post|edit|get)|photos\.save|save_?wall_?photo|wall_?upload_?server/,
  odnoklassniki: /ok-(?:android|ios|js)|okapi|виджет[а-я]* постинг|param_(?!session)[a-z_]+ ?:|mediatopic|media_topic|fb\.do|param_session|session_key/,
  bluesky: /atproto|xrpc|atcute|skyware|at:\/\/|did:plc|skeet/,
  viber: /chat_hostname/,
  bitrix: /sonet_controller|query_limit_exceeded|query limit exceeded|log\.blogpost|livefeedpost|overload_limit/,
  dzen: /zen_sync/,
  medium: /medium-sdk|listpublications|publicationid|\/publications\/\w+\/posts/,
};

/** Names as they are written in other scripts, and in Ukrainian. */
const scripts: readonly (readonly [network: NetworkId, name: RegExp])[] = [
  ['telegram', /텔레그램|تيل[يج]?[جغ]رام|تلي?[جغ]رام/u],
  ['instagram', /인스타|インスタ|[إا]نست[قغج]?رام|[Іі]нстаграм/u],
  ['facebook', /페이스북|フェイスブック|فيسبوك|脸书|臉書/u],
  ['threads', /스레드|スレッズ/u],
  [
    'x',
    /트위터|ツイッター|ツイート|تويتر|推特|推文|[Тт]віт|(?<=[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}] ?)X(?![\p{Script=Latin}\d'_.-])/u,
  ],
  ['youtube', /유튜브|ユーチューブ|يوتيوب|[Юю]тюб/u],
  ['linkedin', /링크드인|لينكد ?إن|领英|[Лл]інкедін/u],
  ['tiktok', /틱톡|تيك ?توك|[Тт]ік[- ]?[Тт]ок/u],
  ['pinterest', /핀터레스트|بينتريست|[Пп]інтерест/u],
  ['reddit', /레딧|ريديت|サブレ(?:ディッ|ジッ)ト|[Рр]еддіт/u],
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

/** Meta's three networks answer in one form; it says that it is one of them. */
const metaForm =
  /oauthexception|fbtrace_id|graphmethodexception|igapiexception|\(#\d{1,4}\)|error validating access token|error_user_(?:title|msg)|(?<![\w<-])meta(?:['’]s |: | (?:api|token|graph|error|business|app )|(?= отклон))/;
const metaName = /(?<=\p{L} )Meta(?![\p{L}-]| (?:tag|desc|data|fetch|key|title|refresh|box))|(?<!\p{L})Meta-(?:Konto|Token|Account|API|App|Zugang)/u;
const metaNetworks: readonly NetworkId[] = ['facebook', 'instagram', 'threads'];

/** VK and OK answer with a number and its words in fields that no other has together. */
const errorMessage = /["']error_code["']\s*:\s*\d+\s*,.{0,80}["']error_msg["']/s;
const errorMessageNetworks: readonly NetworkId[] = ['vkontakte', 'odnoklassniki'];

/** Numbers of one network's own; they tell of it where nothing else does, or nothing but the host that Meta's networks share. */
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
  const inCapitals = new Set([...scripts, ...capitalNames].flatMap(([network, sign]) => (sign.test(text) ? [network] : [])));
  const found = networksNamedIn(text, (network) => inCapitals.has(network) || traces[network]?.test(lower) === true);
  // Instagram's API answers from Facebook's host as well; its numbers tell.
  if (found.size === 0 || (found.size === 1 && found.has('facebook'))) for (const [network, sign] of numbers) if (sign.test(lower)) found.add(network);
  if (found.size === 0 && errorMessage.test(lower)) for (const network of errorMessageNetworks) found.add(network);
  if ((metaForm.test(lower) || metaName.test(text)) && !metaNetworks.some((network) => found.has(network)))
    for (const network of metaNetworks) found.add(network);
  return found;
}
