import type {ThirdParty} from '../config/third-parties.ts';

/** Hosts that a switched-on service needs, by what they are used for. */
export interface ForeignSources {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly image?: readonly string[];
  readonly frame?: readonly string[];
  readonly style?: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What the third parties of `src/config/third-parties.ts` add: the host of each script, and the hosts it names. */
export function sourcesOfThirdParties(services: readonly ThirdParty[]): ForeignSources[] {
  return services.map((service) => ({
    script: [new URL(service.script).origin],
    connect: service.connect,
    image: service.image,
    frame: service.frame,
    style: service.style,
  }));
}

/** What the hosted search adds: SEARCH_BACKEND=algolia. The embedded search asks this site only. */
export function sourcesOfSearch(environment: Environment): ForeignSources[] {
  return environment.SEARCH_BACKEND === 'algolia' ? [{connect: ['https://*.algolia.net', 'https://*.algolianet.com']}] : [];
}

/**
 * The Content-Security-Policy of the site. Scripts: this site's files, the inline scripts with these hashes, and
 * nothing else. Styles may stand inline: Docusaurus and React write `style` attributes.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], foreign: readonly ForeignSources[] = []): string {
  const of = (kind: keyof ForeignSources): string[] => [...new Set(foreign.flatMap((sources) => sources[kind] ?? []))];
  const frames = of('frame');
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes, ...of('script')],
    ['style-src', "'self'", "'unsafe-inline'", ...of('style')],
    ['img-src', "'self'", 'data:', ...of('image')],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...of('connect')],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** The headers that every answer carries, in the order they are written. */
export function securityHeaders(url: string, policy: string): Header[] {
  return [
    {name: 'Content-Security-Policy', value: policy},
    ...(url.startsWith('https:') ? [{name: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains'}] : []),
    {name: 'X-Content-Type-Options', value: 'nosniff'},
    {name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin'},
    {name: 'Permissions-Policy', value: 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()'},
    {name: 'Cross-Origin-Opener-Policy', value: 'same-origin'},
  ];
}
