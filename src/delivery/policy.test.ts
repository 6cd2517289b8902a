import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readThirdParties} from '../config/third-parties.ts';
import {hashOf, inlineScripts, inlineStyles, searchMarkStyle} from './inline-scripts.ts';
import {contentSecurityPolicy, securityHeaders, sourcesOfSearch} from './policy.ts';

const hashes = {scripts: ["'sha256-x'"], styles: ["'sha256-y'"]};

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

  it('takes the text of every style element, attributes or none', () => {
    expect(inlineStyles('<style>a{}</style><style media="print">b{}</style><style></style><link rel=stylesheet href=x.css>')).toEqual(['a{}', 'b{}']);
  });

  it('knows the style that the installed search window draws', () => {
    expect(readFileSync(path.resolve('node_modules/@docsearch/react/dist/esm/index.js'), 'utf8')).toContain(searchMarkStyle);
  });

  it('hashes a script as a policy names it', () => {
    expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });
});

describe('Content-Security-Policy', () => {
  it('lets scripts run from this site and from the hashes only', () => {
    const policy = directives(contentSecurityPolicy(hashes));
    expect(policy['script-src']).toEqual(["'self'", "'sha256-x'"]);
    expect(policy['style-src-elem']).toEqual(["'self'", "'sha256-y'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
  });

  const plain = {
    'default-src': "'self'",
    'script-src': "'self' 'sha256-x'",
    'style-src-elem': "'self' 'sha256-y'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  const services: [string, string, Record<string, string>][] = [
    [
      'analytics',
      'ANALYTICS_ID',
      {
        'script-src': "'self' 'sha256-x' https://*.googletagmanager.com",
        'img-src': "'self' data: https://*.google-analytics.com https://*.googletagmanager.com",
        'connect-src': "'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
      },
    ],
    [
      'counter',
      'COUNTER_ID',
      {
        'script-src': "'self' 'sha256-x' https://mc.yandex.ru https://yastatic.net",
        'img-src': "'self' data: https://mc.yandex.ru https://mc.yandex.com",
        'connect-src':
          "'self' https://mc.yandex.ru https://mc.yandex.az https://mc.yandex.by https://mc.yandex.co.il https://mc.yandex.com https://mc.yandex.com.am https://mc.yandex.com.ge https://mc.yandex.com.tr https://mc.yandex.ee https://mc.yandex.fr https://mc.yandex.kg https://mc.yandex.kz https://mc.yandex.lt https://mc.yandex.lv https://mc.yandex.md https://mc.yandex.tj https://mc.yandex.tm https://mc.yandex.uz wss://mc.yandex.ru wss://mc.yandex.com",
      },
    ],
    [
      'chat',
      'CHAT_ID',
      {
        'script-src': "'self' 'sha256-x' https://client.crisp.chat",
        'style-src-elem': "'self' 'unsafe-inline' https://client.crisp.chat",
        'img-src': "'self' data: https://client.crisp.chat https://image.crisp.chat https://storage.crisp.chat",
        'font-src': "'self' https://client.crisp.chat",
        'connect-src':
          "'self' https://client.crisp.chat https://storage.crisp.chat wss://client.relay.crisp.chat wss://client.relay.rescue.crisp.chat wss://stream.relay.crisp.chat",
        'media-src': "'self' https://client.crisp.chat https://storage.crisp.chat",
        'worker-src': "'self' blob: https://client.crisp.chat",
        'frame-src': 'https://game.crisp.chat https://assets.crisp.chat',
      },
    ],
  ];
  /** The policy with what an environment switches on, as text by directive. */
  const policyWith = (environment: Record<string, string>): Record<string, string> => {
    const policy = directives(
      contentSecurityPolicy(
        hashes,
        readThirdParties(environment).map(({sources}) => sources),
      ),
    );
    return Object.fromEntries(Object.entries(policy).map(([name, sources]) => [name, sources.join(' ')]));
  };

  it('is these directives and no others while nothing is switched on', () => {
    expect(policyWith({})).toEqual(plain);
  });

  for (const [kind, variable, extended] of services)
    it(`is extended by exactly the sources of the ${kind}, directive by directive`, () => {
      expect(policyWith({[variable]: 'x'})).toEqual({...plain, ...extended});
    });

  it('holds the sources of all that is switched on, and never lets scripts run from strings or inline', () => {
    const policy = policyWith({ANALYTICS_ID: 'x', COUNTER_ID: 'x', CHAT_ID: 'x'});
    for (const [, , extended] of services)
      for (const [directive, sources] of Object.entries(extended))
        for (const source of sources.split(' ')) expect(policy[directive]?.split(' ')).toContain(source);
    expect(policy['script-src']).not.toMatch(/unsafe|blob:|data:|\*(?!\.)/);
  });

  it('knows the hosted search', () => {
    expect(sourcesOfSearch({})).toEqual([]);
    expect(sourcesOfSearch({SEARCH_BACKEND: 'algolia'})).toEqual([{'connect-src': ['https://*.algolia.net', 'https://*.algolianet.com']}]);
  });
});

it('promises encryption only where the site is encrypted', () => {
  const names = (url: string): string[] => securityHeaders(url, 'x').map(({name}) => name);
  expect(names('https://a.example')).toContain('Strict-Transport-Security');
  expect(names('http://a.example')).not.toContain('Strict-Transport-Security');
});
