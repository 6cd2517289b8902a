import {describe, expect, it} from 'vitest';
import {page} from '../../../tests/unit/fixtures.ts';
import {checkKeys} from '../../search/index/check-keys.ts';
import {keysOf} from '../../search/index/questions.ts';
import {closestPages} from '../../shell/NotFound/closest.ts';
import {checkScreens} from '../screens/check.ts';
import {type Addresses, addressesOf} from './addresses.ts';
import {checkNamedPages, checkSiteLinks, checkStrands} from './named-pages.ts';

const routes = {docs: '/docs', 'api_versioned_docs/version-4.1': '/docs/api', 'api_versioned_docs/version-4.0': '/docs/api/v4.0'};
const sections = (...ids: string[]): string => ids.map((id) => `## T {/* #${id} */}\n\nText.\n`).join('\n');
const addresses: Addresses = addressesOf(
  [
    page('docs/index.mdx', sections(), 'kind: section\ntitle: T\nslug: /'),
    page('docs/team.mdx', sections('roles', 'invite')),
    page('i18n/ru/docusaurus-plugin-content-docs/current/team.mdx', sections('roles', 'invite')),
    page('docs/channels/viber/index.mdx', sections('limits')),
    page('docs/channels/x/index.mdx', sections('limits', 'threads')),
    page('docs/tools/writer.mdx', '', 'kind: tool\ntitle: T\nslug: /tools/{productSlug}-ai'),
    page('docs/tools/publications/issues/10141.mdx', sections('fix')),
    page('api_versioned_docs/version-4.1/index.mdx', sections('token')),
    page('api_versioned_docs/version-4.0/index.mdx', ''),
  ],
  {
    routes,
    sidebars: {docs: [{type: 'category', label: 'A', link: {type: 'generated-index', slug: '/category/a'}, items: ['team']}]} as never,
    generated: ['/docs/api/get-accounts', '/docs/api/v4.0/accounts-get'],
    unread: ['docs/billing.mdx'],
  },
);
const messages = (findings: readonly {readonly message: string}[]): string[] => findings.map(({message}) => message);

it('knows the addresses of pages, of lists of the menu, of the reference, and of what could not be read', () => {
  expect([...addresses.keys()].filter((address) => !address.endsWith('-ai')).toSorted()).toEqual([
    '/docs',
    '/docs/api',
    '/docs/api/get-accounts',
    '/docs/api/v4.0',
    '/docs/api/v4.0/accounts-get',
    '/docs/billing',
    '/docs/category/a',
    '/docs/channels/viber',
    '/docs/channels/x',
    '/docs/team',
    '/docs/tools/publications/issues/10141',
  ]);
  expect([...addresses.keys()].some((address) => /^\/docs\/tools\/[a-z]+-ai$/.test(address))).toBe(true);
});

describe('pages that data and code name', () => {
  it('are named in data by file and line, with the page that is probably meant', () => {
    const yaml =
      'a: /docs/team#roles\n# b: /docs/gone\nb: "see [the team](/docs/taem), /docs/channels/viber"\nc: /docs/team#rols\nd: https://x.example/docs/gone';
    expect(checkNamedPages('src/data/a.yaml', yaml, addresses, closestPages)).toEqual([
      {file: 'src/data/a.yaml', line: 3, message: '"/docs/taem": there is no such page. Did you mean /docs/team?'},
      {file: 'src/data/a.yaml', line: 4, message: '"/docs/team#rols": the page has no section "rols". Did you mean roles?'},
    ]);
  });
  it('are named in code, where a string is a whole address', () => {
    const code = [
      `<Link to="/docs/team">`,
      `['/docs/biling', 'Plans'],`,
      '// see "/docs/gone"',
      `const a = \`/docs/channels/\${id}\`;`,
      `url.startsWith('/docs/')`,
    ].join('\n');
    expect(checkNamedPages('src/shell/a.tsx', code, addresses, closestPages)).toEqual([
      {file: 'src/shell/a.tsx', line: 2, message: '"/docs/biling": there is no such page. Did you mean /docs/billing?'},
    ]);
  });
  it('may have gone where it is said what answers for them', () => {
    expect(checkNamedPages('src/data/redirects.yaml', '/docs/gone: /docs/team\n', addresses, closestPages)).toEqual([]);
  });
  it('are linked from cards and by addresses, variables in them replaced', () => {
    const body =
      '<Card title="a" to="/docs/teams">x</Card>\n\n<Card title="a" to="/docs/tools/{productSlug}-ai">x</Card>\n\n[a](/docs/api#tokn) [b](/docs/team#limit-x) [c](/errors.json) [d](/docs/api/get-accounts#anything)\n';
    expect(messages(checkSiteLinks(page('docs/a.mdx', body), addresses, closestPages))).toEqual([
      '"/docs/teams": there is no such page. Did you mean /docs/team?',
      '"/docs/api#tokn": the page has no section "tokn". Did you mean token?',
    ]);
  });
  it('are those of the sections of the help', () => {
    const found = messages(checkStrands(addresses, closestPages)).join('\n');
    expect(found).toContain('no page has an address that begins with "/docs/safety"');
    expect(found).toContain('"/docs/tools/publications": there is no such page.');
    expect(found).not.toContain('"/docs/channels"\n');
    expect(found).not.toContain('begins with "/docs/channels"');
  });
  it('are those that drawings stand on', () => {
    const screens = [
      {id: 'a', page: 'channels/x'},
      {id: 'b', page: 'channels/vibr'},
    ];
    expect(messages(checkScreens(screens, new Set(['channels/x', 'channels/viber']), closestPages))).toEqual([
      'drawing "b": there is no page "channels/vibr"; a page is named by its path below docs/. Did you mean channels/viber?',
    ]);
  });
});

describe('keys of the search’s data', () => {
  const found = (keys: readonly string[], namesOf?: (key: string) => readonly string[]) =>
    checkKeys('src/data/q.yaml', new Map(keys.map((key, index) => [key, index + 1])), addresses, closestPages, namesOf);
  it('are pages, sections and codes that exist', () => {
    const good = [
      'team',
      'team#roles',
      'channels/*',
      'channels/*#threads',
      'channels/viber#limits',
      '10141#fix',
      'api/accounts-get',
      'api#token',
      'tools/product-ai',
    ];
    expect(found(good, keysOf)).toEqual([]);
    expect(found(['taem', 'team#rules', '10999', 'channels/*#gone'], keysOf)).toEqual([
      {
        file: 'src/data/q.yaml',
        line: 1,
        message: '"taem": there is no such page; a page is named by its path below /docs, an error page by its code. Did you mean team?',
      },
      {file: 'src/data/q.yaml', line: 2, message: '"team#rules": no page of that name has the section "rules". Did you mean roles?'},
      {file: 'src/data/q.yaml', line: 3, message: '"10999": there is no page of such a code; codes are in src/data/errors/'},
      {file: 'src/data/q.yaml', line: 4, message: '"channels/*#gone": no page of that name has the section "gone".'},
    ]);
  });
  it('name a page by one key where all alike are not meant', () => {
    expect(found(['channels/*', 'api/accounts-get']).map(({line}) => line)).toEqual([1, 2]);
  });
});
