import {expect, it} from 'vitest';
import {leanGlobalData, leanRoute} from './lean.ts';

it('keeps the sidebar and the lines of index pages, drops the rest', () => {
  const link = (href: string, docId: string) => ({type: 'link', label: docId, href, docId, unlisted: false});
  const version = {
    label: 'Next',
    docs: {a: {title: 'A', description: 'about a'}, b: {title: 'B', description: 'about b'}, 'issues/10000': {title: 'E', description: 'about e'}},
    docsSidebars: {
      docs: [
        link('/docs/a', 'a'),
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
          {
            type: 'category',
            label: 'C',
            href: '/docs/category/c',
            items: [
              {type: 'link', label: 'b', href: '/docs/b', docId: 'page', description: 'about b'},
              {type: 'link', label: 'issues/10000', href: '/docs/issues/10000', docId: 'page'},
            ],
          },
        ],
      },
    },
  });
});

it('drops the list of pages from the global data and keeps its versions', () => {
  const data = {path: '/docs', versions: [{name: 'current', docs: [{id: 'a', path: '/docs/a'}], sidebars: {docs: {}}}], breadcrumbs: true};
  expect(leanGlobalData(data)).toEqual({path: '/docs', versions: [{name: 'current', docs: [], sidebars: {docs: {}}}], breadcrumbs: true});
});
