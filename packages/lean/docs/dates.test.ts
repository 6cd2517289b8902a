import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {datedRoute, listDates, withDocuments} from './dates.ts';

const doc = (id: string, version: string, more: object = {}) => ({id, version, permalink: `/docs/api/${id}`, frontMatter: {kind: 'api-reference'}, ...more});
const contentOf = (...versions: object[]): LoadedContent => ({loadedVersions: versions}) as unknown as LoadedContent;

describe('pages made from an API document', () => {
  const changes: Readonly<Record<string, number>> = {'v4.1.yaml': 30, 'v4.0.yaml': 10, 'v4.1.ru.overlay.yaml': 40, 'v4.0.ru.overlay.yaml': 50};
  const told = async (locale: 'en' | 'ru', known = changes) => {
    const settings = {root: process.cwd(), editUrl: 'https://git.example/edit/main/', locale, isDated: true};
    const content = contentOf(
      {
        docs: [
          doc('get-channels', '4.1', {editUrl: null}),
          doc('changelog', '4.1'),
          doc('guide', '4.1', {frontMatter: {kind: 'api-guide'}, editUrl: 'own', lastUpdatedAt: 7}),
        ],
      },
      {docs: [doc('channels-get', '4.0')]},
    );
    const {loadedVersions} = await withDocuments(content, {...settings, changedAt: async (file) => known[file.split('/').at(-1) ?? ''] ?? null});
    return loadedVersions.flatMap(({docs}) => docs.map(({id, editUrl, lastUpdatedAt}) => [id, editUrl, lastUpdatedAt]));
  };

  it('have the day and the address of the document; the list of changes has the day of the newest', async () => {
    expect(await told('en')).toEqual([
      ['get-channels', 'https://git.example/edit/main/openapi/v4.1.yaml', 30],
      ['changelog', 'https://git.example/edit/main/openapi/v4.1.yaml', 30],
      ['guide', 'own', 7],
      ['channels-get', 'https://git.example/edit/main/openapi/v4.0.yaml', 10],
    ]);
  });

  it('are edited in the overlay in Russian, and change with either file', async () => {
    expect(await told('ru')).toEqual([
      ['get-channels', 'https://git.example/edit/main/openapi/v4.1.ru.overlay.yaml', 40],
      ['changelog', 'https://git.example/edit/main/openapi/v4.1.ru.overlay.yaml', 50],
      ['guide', 'own', 7],
      ['channels-get', 'https://git.example/edit/main/openapi/v4.0.ru.overlay.yaml', 50],
    ]);
    expect((await told('ru', {'v4.1.yaml': 60}))[0]).toEqual(['get-channels', 'https://git.example/edit/main/openapi/v4.1.ru.overlay.yaml', 60]);
  });

  it('have no day where no history tells', async () => {
    expect((await told('en', {}))[0]).toEqual(['get-channels', 'https://git.example/edit/main/openapi/v4.1.yaml', undefined]);
  });
});

it('a page that is not committed yet has the day of its file; without a history it has none', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'dates-'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'docs/new.mdx'), '');
  utimesSync(path.join(root, 'docs/new.mdx'), 5, 5);
  const pages = [doc('new', 'current', {source: '@site/docs/new.mdx', lastUpdatedAt: null}), doc('old', 'current', {lastUpdatedAt: 7})];
  const told = async (isDated: boolean) => {
    const docs = pages.map((page) => ({...page, frontMatter: {kind: 'article'}}));
    const settings = {root, editUrl: '', locale: 'en', changedAt: async () => null, isDated} as const;
    return (await withDocuments(contentOf({docs}), settings)).loadedVersions[0]?.docs.map(({lastUpdatedAt}) => lastUpdatedAt);
  };
  expect(await told(true)).toEqual([5000, 7]);
  expect(await told(false)).toEqual([null, 7]);
  rmSync(root, {recursive: true});
});

describe('lists of pages', () => {
  const category = (slug: string, items: object[]) => ({
    type: 'category',
    label: slug,
    link: {type: 'generated-index', permalink: `/docs/category/${slug}`},
    items,
  });
  const content = contentOf({
    docs: [doc('a', 'current', {lastUpdatedAt: 3}), doc('b', 'current', {lastUpdatedAt: 9}), doc('c', 'current', {lastUpdatedAt: null})],
    sidebars: {
      docs: [
        {type: 'doc', id: 'a'},
        category('outer', [{type: 'doc', id: 'a'}, category('inner', [{type: 'doc', id: 'b'}])]),
        category('unknown', [{type: 'doc', id: 'c'}]),
        {type: 'category', label: 'own page', link: {type: 'doc', id: 'b'}, items: [category('below', [{type: 'doc', id: 'a'}])]},
      ],
    },
  });

  it('were changed with their newest page, however deep it stands', () => {
    expect([...listDates(content)]).toEqual([
      ['/docs/category/outer', 9],
      ['/docs/category/inner', 9],
      ['/docs/category/below', 3],
    ]);
  });

  it('tell their routes, and leave those that know their own day', () => {
    const list = {path: '/docs/category/inner', component: 'x'};
    const page = {path: '/docs/category/below', component: 'x', metadata: {lastUpdatedAt: 1}};
    const route = datedRoute({path: '/docs', component: 'x', routes: [list, page]}, listDates(content));
    expect(route.routes).toEqual([{...list, metadata: {lastUpdatedAt: 9}}, page]);
    expect(route.metadata).toBeUndefined();
  });
});
