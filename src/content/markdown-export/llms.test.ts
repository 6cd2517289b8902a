import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {librariesOf, llmsFull, llmsList} from './llms.ts';

const doc = (id: string, permalink: string) => ({id, permalink, title: `Title [${id}]`, description: `About ${id}.`});
const contents = {
  default: {
    loadedVersions: [
      {
        versionName: 'current',
        path: '/docs',
        docs: [
          doc('index', '/docs/'),
          doc('team', '/docs/team'),
          doc('telegram', '/docs/telegram'),
          doc('lost', '/docs/lost'),
          {...doc('beta', '/docs/beta'), unlisted: true},
        ],
        sidebars: {
          docs: [
            {type: 'doc', id: 'index'},
            {
              type: 'category',
              label: 'Channels',
              items: [
                {type: 'category', label: 'Telegram', link: {type: 'doc', id: 'telegram'}, items: [{type: 'doc', id: 'team'}]},
                {type: 'doc', id: 'beta'},
              ],
            },
          ],
        },
      },
    ],
  },
  api: {
    loadedVersions: [
      {versionName: '4.0', path: '/docs/api/v4.0', docs: [doc('overview', '/docs/api/v4.0/')], sidebars: {api: [{type: 'doc', id: 'overview'}]}},
    ],
  },
} as unknown as Readonly<Record<string, LoadedContent>>;
const origin = 'https://help.example';
const libraries = librariesOf(contents, {title: 'Acme Help', summary: 'Help of Acme', origin, baseUrl: '/', productName: 'Acme'}, 'en');

describe('lists for programs', () => {
  it('name the data and the server for assistants in the list of the help, not in those of the API', () => {
    const [help, ...apis] = libraries.map((library) => llmsList(library, (path) => path, origin, 'en'));
    expect(help).toContain('An MCP server answers from this site');
    expect(help).toContain('https://help.example/docs/about/assistants');
    expect(help).toContain('https://help.example/limits.json');
    expect(apis.filter((list) => /MCP|limits\.json/.test(list))).toEqual([]);
  });

  it('are one for the help and one for each API version', () => {
    expect(libraries.map(({folder, title, summary}) => [folder, title, summary])).toEqual([
      ['/', 'Acme Help', 'Help of Acme'],
      ['/docs/api/v4.0/', 'Acme API 4.0', 'About overview.'],
    ]);
  });
  it('name pages by the categories of the menu, those of no menu last, and lead to the lists of the API', () => {
    const [help] = libraries;
    expect(help && llmsList(help, (page) => `${origin}${page === '/' ? '/index' : page}${page.endsWith('.txt') ? '' : '.md'}`, origin, 'en')).toBe(
      `# Acme Help

> Help of Acme

Every page is also served as Markdown, at its address plus .md. All pages of this list in one file: https://help.example/llms-full.txt
Limits of networks and error codes as JSON: https://help.example/limits.json and https://help.example/errors.json, explained at https://help.example/docs/about/data-for-developers
An MCP server answers from this site (search, errors, limits, post checks, API calls): https://help.example/docs/about/assistants

## Start

- [Acme Help](https://help.example/index.md): Help of Acme
- [Title \\[index\\]](https://help.example/docs.md): About index.

## Channels

- [Title \\[telegram\\]](https://help.example/docs/telegram.md): About telegram.
- [Title \\[team\\]](https://help.example/docs/team.md): About team.

## Other pages

- [Title \\[lost\\]](https://help.example/docs/lost.md): About lost.

## API

- [Acme API 4.0](https://help.example/docs/api/v4.0/llms.txt): About overview.
`,
    );
  });
  it('hold every page with its address in one file', () => {
    const pages = new Map([['/docs/api/v4.0', {title: 'API', updated: undefined, body: '# API\n\nText.\n'}]]);
    expect(libraries[1] && llmsFull(libraries[1], pages, origin)).toBe(
      '# Acme API 4.0\n\n> About overview.\n\n# API\n\nhttps://help.example/docs/api/v4.0\n\nText.\n',
    );
  });
});
