import {expect, it} from 'vitest';
import {numberChunks} from './generated.mts';
import {routeParts} from './route-parts.mts';

const pages = Array.from({length: 90}, (_, index) => `/docs/p${String(index).padStart(2, '0')}`);
const names = Object.fromEntries([
  ['/docs-lay', {__comp: 'layout'}],
  ...pages.map((page) => [`${page}-abc`, {__comp: 'item', content: page}] as const),
  ['/-abc', {__comp: 'home'}],
]);
const registry = `export default {\n${['layout', 'item', 'home', ...pages].map((name) => `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site${name}"), "x", require.resolveWeak("x")],`).join('\n')}\n};\n`;
const route = (path: string, hash: string, rest: string): string => `{path: '${path}',\n component: ComponentCreator('${path}', '${hash}'),\n ${rest}}`;
// Pages stand in no order; one path stands for the layout and for a page.
const routes = `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [${route(
  '/docs',
  'lay',
  `routes: [${[...pages]
    .reverse()
    .map((page) => route(page, 'abc', 'exact: true, sidebar: "docs"'))
    .join(',')}]`,
)}, ${route('/', 'abc', 'exact: true')}, {path: '*', component: ComponentCreator('*')}];`;

const made = routeParts(routes, registry, names, '/store.ts');

it('leaves the layouts, the home page and the way to the parts in the main script, and no page', () => {
  expect(made.main).toContain(`...route('/docs', 0, `);
  expect(made.main).toContain(`...route('/', 0, `);
  expect(made.main).toContain(`component: ComponentCreator('*')`);
  expect(made.main).toContain('routes: pages[0]');
  expect([...made.main.matchAll(/from: "([^"]+)"/g)].map(([, from]) => from)).toEqual(['/docs/p00', '/docs/p40', '/docs/p80']);
  expect(made.main).not.toContain('p01');
});

it('has every page in one part, with what fetches it', () => {
  const lists: object[][] = [[]];
  const fetched: Record<string, unknown> = {};
  for (const part of made.parts)
    new Function(
      'route',
      'registry',
      'pages',
      'load',
      `${part
        .replace(/export default .*\n/, '')
        .replace(/};\n$/, '')
        .replaceAll(/import\([^"]*"[^"]*"[^"]*("[^"]+")\)/g, 'load($1)')}`,
    )(
      (path: string, _count: number, chunks: object) => ({path, chunks}),
      fetched,
      lists,
      (request: string) => request,
    );
  expect(lists[0]).toHaveLength(90);
  expect(lists[0]?.[41]).toMatchObject({path: '/docs/p41', exact: true, sidebar: 'docs'});
  const page = lists[0]?.[41] as {readonly chunks: {readonly content: string; readonly __comp: string}};
  const {content, __comp: shared} = page.chunks;
  expect((fetched[content] as (() => string)[])[0]?.()).toBe('@site/docs/p41');
  // What all pages share is not in the parts.
  expect(fetched[shared]).toBeUndefined();
  expect(made.chunks.has(shared)).toBe(false);
  expect(made.chunks.size).toBe(90);
});

it('tells what each page is made of, with its part and its layout', () => {
  const chunkOf = (name: string): string => [...numberChunks(names)].find(([chunk]) => chunk === name)?.[1] ?? '';
  expect(made.needed['/docs/p41']).toEqual(['pages-1', chunkOf('layout'), chunkOf('item'), chunkOf('/docs/p41')]);
});

it('refuses routes that are written in another way', () => {
  expect(() => routeParts(`export default [${route('/', 'abc', '')}]`, registry, names, '/store.ts')).toThrow('no page below a layout');
});
