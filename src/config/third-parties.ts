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
  /** Hosts beyond the script's own, by what they are used for. */
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
  readonly style: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const identifier = /^[\w-]{1,64}$/;

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
            connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
            image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
            frame: [],
            style: [],
          } satisfies ThirdParty,
        ]
      : []),
    ...(counter
      ? [
          {
            kind: 'counter',
            id: counter,
            script: 'https://mc.yandex.ru/metrika/tag.js',
            connect: ['https://mc.yandex.ru', 'https://mc.yandex.com'],
            image: ['https://mc.yandex.ru', 'https://mc.yandex.com'],
            frame: [],
            style: [],
          } satisfies ThirdParty,
        ]
      : []),
    ...(chat
      ? [
          {
            kind: 'chat',
            id: chat,
            script: 'https://client.crisp.chat/l.js',
            connect: ['https://client.crisp.chat', 'wss://client.relay.crisp.chat'],
            image: ['https://image.crisp.chat', 'https://client.crisp.chat'],
            frame: ['https://game.crisp.chat'],
            style: ['https://client.crisp.chat'],
          } satisfies ThirdParty,
        ]
      : []),
  ];
}

/** Whether the reader is asked first: CONSENT=required. */
export function consentRequired(environment: Environment): boolean {
  return environment.CONSENT === 'required';
}
