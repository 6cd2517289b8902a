import type {NetworkId} from '../../facts/schema/common.ts';

/** Words that one network uses more than any other: they tell of it a little where none is named. */
const vocabulary: readonly (readonly [network: NetworkId, sign: RegExp])[] = [
  [
    'telegram',
    /(?<![a-z])bots?(?![a-z])|(?<!\p{L})бот(?:а|у|ом|ы)?(?!\p{L})|[A-Z]{3,}(?:_[A-Z0-9]+)+,[45]\d\d,|flood control exceeded|supergroup|супергрупп|chat (?:id|not found)|media ?group|bad request: /u,
  ],
  ['x', /status update|daily status|UnsupportedMedia|(?:update|updating) (?:your )?status|(?<![a-z])statuses?(?: is| was| update)|followers|dieses? tweet/],
  [
    'instagram',
    /(?<![a-z])(?:reels?|carousel|stor(?:y|ies)|caption)(?![a-z])|карусел|сторис|["']status["']: ["']fail|media_type|container|contenedor|conteneur|contêiner/,
  ],
  ['youtube', /shorts|quota|квот|(?<![a-z])cotas?(?![a-z])|cuota|playlist|upload quota|google|youtuber|thumbnail|miniatur|обложк|["']reason["']: ["']/],
  ['pinterest', /(?<![a-z])(?:pins|(?:a|the|this|your) pin|board)(?![a-z])|доск|pinnwand|tablero/],
  ['reddit', /(?<![a-z])(?:karma|submission|moderators?|selfpost|self post|link post|nsfw)(?![a-z])/],
  ['vkontakte', /(?<!\p{L})стен[аеуы](?!\p{L})|сообществ|паблик|error_msg|метод|однотипн/u],
  ['odnoklassniki', /error_msg|[A-Z]+_[A-Z]+ : |хобби|увлечен/u],
  ['bluesky', /app password|handle|(?<![a-z])(?:blob|repo|did|pds|facet|grapheme)s?(?![a-z])/],
  ['discord', /embed|(?<![a-z])(?:server boost|nitro|slash command|guild)(?![a-z])/],
  ['linkedin', /organi[sz]ation|(?<![a-z])member(?![a-z])|urn:|company page/],
  ['tiktok', /creator|duet|stitch|unaudited|inbox/],
  ['facebook', /fan ?page|open graph|(?<![a-z])page(?![a-z])|event source|(?<!\p{L})seite(?!\p{L})/u],
  ['webhook', /webhook|вебхук|endpoint|delivery|x509|self[- ]signed|certificate/],
  ['bitrix', /portal|портал|лент[аеу]/],
  ['medium', /publication|story import|integration token/],
];

/** Networks whose words a text uses that names none. */
export function leaningsIn(text: string): ReadonlySet<NetworkId> {
  return new Set(vocabulary.flatMap(([network, sign]) => (sign.test(text) || sign.test(text.toLowerCase()) ? [network] : [])));
}
