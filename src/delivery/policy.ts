import type {Sources} from '../config/third-parties.ts';
import type {InlineHashes} from './inline-scripts.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the hosted search adds: SEARCH_BACKEND=algolia. The embedded search asks this site only. */
export function sourcesOfSearch(environment: Environment): Sources[] {
  return environment.SEARCH_BACKEND === 'algolia' ? [{'connect-src': ['https://*.algolia.net', 'https://*.algolianet.com']}] : [];
}

/**
 * The Content-Security-Policy of the site. Scripts and styles: this site's files, what is inline with these hashes, and nothing
 * else. Only `style` attributes may say anything: Docusaurus and React write them, and no hash can name what they will say. `foreign` is what switched-on
 * services add; a directive that only they need appears with them.
 */
export function contentSecurityPolicy(hashes: InlineHashes, foreign: readonly Sources[] = []): string {
  const of = (directive: keyof Sources): string[] => [...new Set(foreign.flatMap((sources) => sources[directive] ?? []))];
  const onlyWith = (directive: keyof Sources): (readonly [string, ...string[]])[] =>
    of(directive).length > 0 ? [[directive, "'self'", ...of(directive)]] : [];
  const frames = of('frame-src');
  const styles = of('style-src');
  // Beside a hash, browsers do not read 'unsafe-inline'; a service that needs it makes ours superfluous.
  const styleHashes = styles.includes("'unsafe-inline'") ? [] : hashes.styles;
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes.scripts, ...of('script-src')],
    ['style-src-elem', "'self'", ...styleHashes, ...styles],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...of('img-src')],
    ['font-src', "'self'", ...of('font-src')],
    ['connect-src', "'self'", ...of('connect-src')],
    ...onlyWith('media-src'),
    ...onlyWith('worker-src'),
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
