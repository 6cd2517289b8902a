import {describe, expect, it} from 'vitest';
import {readThirdParties} from '../config/third-parties.ts';
import {hashOf, inlineScripts} from './inline-scripts.ts';
import {contentSecurityPolicy, securityHeaders, sourcesOfSearch, sourcesOfThirdParties} from './policy.ts';

/** Directives of a policy by name. */
function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]));
}

describe('inline scripts', () => {
  it('takes what a browser runs, and no data and no files', () => {
    const html =
      '<script>one()</script><script src="/a.js"></script><script type=application/ld+json>{}</script><script type="module">two()</script><script type=application/json id=x>{}</script><script> </script>';
    expect(inlineScripts(html)).toEqual(['one()', 'two()']);
  });

  it('hashes a script as a policy names it', () => {
    expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });
});

describe('Content-Security-Policy', () => {
  it('lets scripts run from this site and from the hashes only', () => {
    const policy = directives(contentSecurityPolicy(["'sha256-x'"]));
    expect(policy['script-src']).toEqual(["'self'", "'sha256-x'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
  });

  it('is extended by exactly the hosts of the services that are on', () => {
    const plain = contentSecurityPolicy([]);
    const counted = directives(contentSecurityPolicy([], sourcesOfThirdParties(readThirdParties({COUNTER_ID: '1'}))));
    expect(counted['script-src']).toEqual(["'self'", 'https://mc.yandex.ru']);
    expect(counted['connect-src']).toEqual(["'self'", 'https://mc.yandex.ru', 'https://mc.yandex.com']);
    expect(counted['img-src']).toEqual(["'self'", 'data:', 'https://mc.yandex.ru', 'https://mc.yandex.com']);
    expect({...counted, 'script-src': 0, 'connect-src': 0, 'img-src': 0}).toEqual({...directives(plain), 'script-src': 0, 'connect-src': 0, 'img-src': 0});
    const chat = directives(contentSecurityPolicy([], sourcesOfThirdParties(readThirdParties({CHAT_ID: 'x'}))));
    expect(chat['frame-src']).toEqual(['https://game.crisp.chat']);
  });

  it('knows the hosted search', () => {
    expect(sourcesOfSearch({})).toEqual([]);
    expect(sourcesOfSearch({SEARCH_BACKEND: 'algolia'})).toEqual([{connect: ['https://*.algolia.net', 'https://*.algolianet.com']}]);
  });
});

it('promises encryption only where the site is encrypted', () => {
  const names = (url: string): string[] => securityHeaders(url, 'x').map(({name}) => name);
  expect(names('https://a.example')).toContain('Strict-Transport-Security');
  expect(names('http://a.example')).not.toContain('Strict-Transport-Security');
});
