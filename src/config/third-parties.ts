/** Sources that a service needs, by the directive of the Content-Security-Policy that allows them. */
export type Sources = Readonly<
  Partial<Record<'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'media-src' | 'worker-src' | 'frame-src', readonly string[]>>
>;

/**
 * Services of others that an owner may switch on. Each stays off until its id stands in the environment; what is on
 * loads in production only, after consent where CONSENT=required, and extends the Content-Security-Policy by the
 * hosts named here and no others.
 */
export interface ThirdParty {
  readonly kind: 'analytics' | 'counter' | 'chat';
  readonly id: string;
  /** Script that the service asks to be loaded, without query. */
  readonly script: string;
  /** What the service's own documentation asks a Content-Security-Policy to allow. */
  readonly sources: Sources;
}

type Environment = Readonly<Record<string, string | undefined>>;

const identifier = /^[\w-]{1,64}$/;

/**
 * https://developers.google.com/tag-platform/security/guides/csp, Google Analytics 4 without advertising features
 * (2026-11-21).
 */
const analyticsSources: Sources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

const counterDomains = ['ru', 'az', 'by', 'co.il', 'com', 'com.am', 'com.ge', 'com.tr', 'ee', 'fr', 'kg', 'kz', 'lt', 'lv', 'md', 'tj', 'tm', 'uz'];

/**
 * https://yandex.ru/support/metrica/ru/code/install-counter-csp (2026-11-21): the directives of a script in a file of its
 * own, with the general list of hosts to connect to. Left out is what serves session replay and the maps of clicks and
 * scrolling, which the site never switches on (frames, `blob:`, webvisor hosts), and web sockets of other domains than
 * the main two: static hosts take 2,000 characters a header.
 */
const counterSources: Sources = {
  'script-src': ['https://mc.yandex.ru', 'https://yastatic.net'],
  'img-src': ['https://mc.yandex.ru', 'https://mc.yandex.com'],
  'connect-src': [...counterDomains.map((domain) => `https://mc.yandex.${domain}`), 'wss://mc.yandex.ru', 'wss://mc.yandex.com'],
};

/** https://docs.crisp.chat/guides/others/whitelisting-our-systems/crisp-domain-names/ (2026-11-21), each host by what its table gives it for. */
const chatSources: Sources = {
  'script-src': ['https://client.crisp.chat'],
  // Its colours come as a style element, which has no hash of ours.
  'style-src': ["'unsafe-inline'", 'https://client.crisp.chat'],
  'img-src': ['https://client.crisp.chat', 'https://image.crisp.chat', 'https://storage.crisp.chat'],
  'font-src': ['https://client.crisp.chat'],
  'connect-src': [
    'https://client.crisp.chat',
    'https://storage.crisp.chat',
    'wss://client.relay.crisp.chat',
    'wss://client.relay.rescue.crisp.chat',
    'wss://stream.relay.crisp.chat',
  ],
  'media-src': ['https://client.crisp.chat', 'https://storage.crisp.chat'],
  // A worker of another host cannot be started; the chat fetches it and starts the copy.
  'worker-src': ['blob:', 'https://client.crisp.chat'],
  'frame-src': ['https://game.crisp.chat', 'https://assets.crisp.chat'],
};

/** An id in the environment is not one; the message names the variable. */
export class ThirdPartyError extends Error {
  override name = 'ThirdPartyError';
}

function idOf(environment: Environment, variable: string): string | undefined {
  const id = environment[variable]?.trim();
  if (!id) return undefined;
  if (!identifier.test(id)) throw new ThirdPartyError(`${variable}="${id}" is not an id; letters, digits, _ and - are allowed, 64 at most`);
  return id;
}

/** The services that the environment switches on: ANALYTICS_ID, COUNTER_ID, CHAT_ID. Throws {@link ThirdPartyError}. */
export function readThirdParties(environment: Environment): readonly ThirdParty[] {
  const analytics = idOf(environment, 'ANALYTICS_ID');
  const counter = idOf(environment, 'COUNTER_ID');
  const chat = idOf(environment, 'CHAT_ID');
  return [
    ...(analytics
      ? [
          {
            kind: 'analytics',
            id: analytics,
            script: 'https://www.googletagmanager.com/gtag/js',
            sources: analyticsSources,
          } satisfies ThirdParty,
        ]
      : []),
    ...(counter
      ? [
          {
            kind: 'counter',
            id: counter,
            script: 'https://mc.yandex.ru/metrika/tag.js',
            sources: counterSources,
          } satisfies ThirdParty,
        ]
      : []),
    ...(chat
      ? [
          {
            kind: 'chat',
            id: chat,
            script: 'https://client.crisp.chat/l.js',
            sources: chatSources,
          } satisfies ThirdParty,
        ]
      : []),
  ];
}

/** Whether the reader is asked first: CONSENT=required. */
export function consentRequired(environment: Environment): boolean {
  return environment.CONSENT === 'required';
}
