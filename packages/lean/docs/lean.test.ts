import {describe, expect, it} from 'vitest';
import {errorNames, leanGlobalData, leanRoute, leanRoutes, lookedUpBy} from './lean.ts';

it('keeps the sidebar and the lines of index pages, drops the rest', () => {
  const link = (href: string, docId: string, unlisted = false) => ({type: 'link', label: docId, href, docId, unlisted});
  const version = {
    label: 'Next',
    docs: {a: {title: 'A', description: 'about a'}, b: {title: 'B', description: 'about b'}, 'issues/10000': {title: 'E', description: 'about e'}},
    docsSidebars: {
      docs: [
        link('/docs/a', 'a'),
        link('/docs/c', 'c', true),
        {type: 'category', label: 'C', href: '/docs/category/c', items: [link('/docs/b', 'b'), link('/docs/issues/10000', 'issues/10000')]},
      ],
    },
  };
  const route = leanRoute({path: '/docs', component: 'x', routes: [{path: '/docs', component: 'y', props: {version}}]});
  expect(route.routes?.[0]?.props).toEqual({
    version: {
      label: 'Next',
      docs: {page: {}},
      docsSidebars: {
        docs: [
          {type: 'link', label: 'a', href: '/docs/a', docId: 'page'},
          {type: 'link', label: 'c', href: '/docs/c', docId: 'page', unlisted: true},
          {
            type: 'category',
            label: 'C',
            href: '/docs/category/c',
            items: [
              {type: 'link', label: 'b', href: '/docs/b', docId: 'page', description: 'about b'},
              {type: 'link', label: '10000', href: '/docs/issues/10000', docId: 'page'},
            ],
          },
        ],
      },
    },
  });
});

describe('the global data', () => {
  const docs = ['a', 'main', 'b'].map((id) => ({id, path: `/docs/${id}`}));
  const data = {path: '/docs', versions: [{name: 'current', mainDocId: 'main', docs, sidebars: {docs: {}}}], breadcrumbs: true};
  const kept = (items: readonly object[], instance = 'default'): string[] =>
    (leanGlobalData(data, lookedUpBy(items, instance)) as typeof data).versions.flatMap((version) => version.docs.map(({id}) => id));

  it('keeps versions, sidebars and the first page, and drops the list of all pages', () => {
    expect(leanGlobalData(data, lookedUpBy([], 'default'))).toEqual({
      path: '/docs',
      versions: [{name: 'current', mainDocId: 'main', docs: [{id: 'main', path: '/docs/main'}], sidebars: {docs: {}}}],
      breadcrumbs: true,
    });
  });
  it('keeps what items of the navbar look up, in their own instance, deep in a dropdown as well', () => {
    expect(kept([{type: 'doc', docId: 'b'}])).toEqual(['main', 'b']);
    expect(kept([{type: 'dropdown', items: [{type: 'doc', docId: 'a'}]}])).toEqual(['a', 'main']);
    expect(kept([{type: 'doc', docId: 'b', docsPluginId: 'api'}])).toEqual(['main']);
    expect(kept([{type: 'docsVersion'}])).toEqual(['main']);
    expect(kept([{type: 'docsVersionDropdown', docsPluginId: 'api'}])).toEqual(['main']);
    expect(kept([{type: 'docsVersionDropdown', docsPluginId: 'api'}], 'api')).toEqual(['a', 'main', 'b']);
  });
});

it('finds the names of error pages by group, with the pages that show the group, and hands them to those', () => {
  const error = (code: number) => ({type: 'link', label: `${code} Name`, href: `/docs/issues/${code}`});
  const version = {
    docs: {},
    docsSidebars: {
      docs: [
        {type: 'link', label: 'About', href: '/docs/about'},
        {
          type: 'category',
          label: 'Errors',
          href: '/docs/issues',
          items: [
            {type: 'category', label: 'Telegram', href: '/docs/category/telegram', items: [error(10141), error(10142)]},
            {type: 'category', label: 'VK', items: [error(10201)]},
          ],
        },
      ],
    },
  };
  const pages = ['/docs/about', '/docs/category/telegram', '/docs/issues/10142', '/docs/issues/10201'];
  const route = {
    path: '/docs',
    component: 'x',
    routes: [{path: '/docs', component: 'y', props: {version}, routes: pages.map((path) => ({path, component: 'z', exact: true, modules: {content: path}}))}],
  };
  const groups = errorNames(route);
  expect(groups).toEqual([
    {paths: ['/docs/category/telegram', '/docs/issues/10141', '/docs/issues/10142'], names: {10141: '10141 Name', 10142: '10142 Name'}},
    {paths: ['/docs/issues/10201'], names: {10201: '10201 Name'}},
  ]);
  const modules = new Map(groups.flatMap(({paths}, number) => paths.map((path) => [path, `names-${number}.js`] as const)));
  const lean = leanRoute(route, modules).routes?.[0]?.routes ?? [];
  expect(lean.map((child) => child.modules?.names)).toEqual([undefined, 'names-0.js', 'names-0.js', 'names-1.js']);
  expect(lean[2]?.modules?.content).toBe('/docs/issues/10142');
});

it('ends the build by its name where the docs plugin hands over something else', () => {
  const child = {path: '/docs/a', component: 'z', exact: true};
  expect(() => leanRoutes([{path: '/docs', component: 'x', props: {edition: {}}, routes: [child]}], new Map())).toThrow(
    'no route of the docs plugin is handed a version',
  );
  expect(leanRoutes([{path: '/docs', component: 'x', routes: [{...child, props: {version: {docs: {}, docsSidebars: {}}}}]}, child], new Map())).toHaveLength(2);
  const none = {all: false, ids: new Set<string>()};
  expect(() => leanGlobalData({path: '/docs'}, none)).toThrow('has no list of pages');
  expect(() => leanGlobalData({versions: [{mainDocId: 'a', pages: []}]}, none)).toThrow('has no list of pages');
});
