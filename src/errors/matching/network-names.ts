import type {NetworkId} from '../../facts/schema/common.ts';

/**
 * How people name a network, in both languages, with what they call it in chats. Apart from the finder's other signs, since the
 * search loads this for its first answer.
 */
const names: readonly (readonly [network: NetworkId, name: RegExp])[] = [
  ['telegram', /telegram|телеграм|(?<![а-я])телег(?:а|у|е|и|ой)(?![а-я])|(?<![a-zа-я])(?:тг|tg)(?![a-zа-я])/],
  ['discord', /discord|дискорд/],
  ['instagram', /instagram|инстаграм|(?<![а-я])инст(?:а|е|у|ы|ой)(?![а-я])|(?<![a-z])(?:ig|insta)(?![a-z])/],
  ['facebook', /facebook|фейсбук|(?<![a-zа-я])(?:fb|фб)(?![a-zа-я_])/],
  [
    'threads',
    /(?<![a-z])threads[._ -]?(?:api|net|publish|post|container|image|video)|(?:post(?:s|ed|ing)?|publish(?:ed|ing)?) (?:on|to) threads(?![a-z])|тредс/,
  ],
  [
    'x',
    /twitter|твит?тер|(?<![a-zа-я])твит|tweet|(?<![a-z.])(?:api\.)?x\.com|(?<![a-z])x (?:api|post|account|premium|user|authentication)(?![a-z])|(?<=(?:on|to|from|your) )x(?![a-z])/,
  ],
  ['youtube', /you ?tube|ютуб|ютьюб|(?<![a-z])youtu\.be/],
  ['linkedin', /linked ?in(?![a-z])|линкед?ин/],
  ['tiktok', /tiktok|тик-?ток|tik tok/],
  ['pinterest', /pinterest|пинтерест/],
  ['reddit', /reddit|сабред+ит|реддит|(?<![^\s"'«(])\/?r\/[a-z0-9_]{3,21}(?![\w/])/],
  ['vkontakte', /(?<![a-z])vk(?:api|_api|-io|com|error|sdk)?(?![a-z])|vkontakte|вконтакте|(?<![а-яa-z])вк(?![а-яa-z])/],
  ['odnoklassniki', /(?<![a-z])ok\.ru|odnoklassniki|одноклассник/],
  ['bluesky', /bluesky|бл[юу]скай|bsky/],
  ['viber', /viber|вайбер/],
  ['bitrix', /bitrix|битрикс|b24/],
  ['rutube', /ru ?tube|рутуб/],
  ['dzen', /dzen|(?<![а-я])дзен/],
  // "Medium" is a size as well: it is the network where one publishes to it, or where it speaks.
  ['medium', /medium\.com|medium(?: (?:api|integration|user)|: )|(?:publish|post).{0,20} to medium|медиум/],
  // What says that a webhook's connection could not be secured, that its address did not answer, or what it answered.
  [
    'webhook',
    /^(?=.*(?:webhook|вебхук)).*(?:ssl|tls|cert|сертиф|timed? ?out|unable to connect|refused|status:? ?\d{3}|(?:response|returned|responded|answered|ответил[аи]?|вернул[аи]?|ответ|код)\D{0,12}[345]\d\d(?!\d)|таймаут)/,
  ],
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

/**
 * Networks that a text names, in the order of the list above; `isToldOf` may know of more signs of one. "Facebook" stands in texts of
 * Instagram and Threads too: their hosts and libraries are Facebook's.
 */
export function networksNamedIn(text: string, isToldOf: (network: NetworkId) => boolean = () => false): Set<NetworkId> {
  const lower = text.toLowerCase();
  const found = new Set<NetworkId>();
  for (const [network, name] of names) if (name.test(lower) || isToldOf(network)) found.add(network);
  const tokens = lower
    .trim()
    .split(/\s+/, shortText + 1)
    .map((token) => token.replace(/[:.,!?]+$/, ''));
  const last = lower.trim().slice(-12).split(/\s+/).at(-1);
  // Another network's webhook is a thing of that network.
  for (const [network, word] of shortNames)
    if ((network !== 'webhook' || found.size === 0) && (tokens[0] === word || last === word || (tokens.length <= shortText && tokens.includes(word))))
      found.add(network);
  if (found.has('facebook') && (found.has('instagram') || found.has('threads')) && !/facebook page|page post|фейсбук|pages_manage_posts/.test(lower))
    found.delete('facebook');
  return found;
}
