import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {leanChunkNames, leanConfig, leanPrefetch, leanRegistry, numberChunks, numberedRoutes, partsFirst, plainOrder, routeHelper} from './generated.mts';

const chunkNames = {
  '/docs-1a2': {__comp: 'aaaaaaaa', __props: 'bbbbbbbb'},
  '/docs-3c4': {__comp: 'cccccccc', content: 'dddddddd', items: [{content: 'eeeeeeee'}]},
} as unknown as Parameters<typeof numberChunks>[0];

const line = (name: string, file: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],\n`;
const registry = `export default {\n${line('dddddddd', '@site/docs/index.mdx')}${line('aaaaaaaa', '@theme/DocRoot')}};\n`;

const routes = `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', '1a2'),
    routes: [
      {
        path: '/docs',
        component: ComponentCreator('/docs', '3c4'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

it('counts chunks in the order in which routes want them', () => {
  expect([...numberChunks(chunkNames).entries()]).toEqual([
    ['aaaaaaaa', '0'],
    ['bbbbbbbb', '1'],
    ['cccccccc', '2'],
    ['dddddddd', '3'],
    ['eeeeeeee', '4'],
  ]);
});

it('keeps the import of each chunk at its number and nothing else', () => {
  expect(leanRegistry(registry, chunkNames)).toBe(`export default {
0: [() => import(/* webpackChunkName: "0" */ "@theme/DocRoot")],
3: [() => import(/* webpackChunkName: "3" */ "@site/docs/index.mdx")]
};
`);
  expect(leanRegistry(registry, chunkNames, new Set(['3']))).not.toContain('index.mdx');
});

it('refuses a registry that is written in another way', () => {
  expect(() => leanRegistry('export default {a: () => import("x")}', chunkNames)).toThrow('registry.js: 0 of 1 chunks understood');
});

it('gives each route its chunks, writes its path once and leaves the rest as it is', () => {
  const lean = numberedRoutes(routes, chunkNames);
  expect(lean).toContain(`...route('/docs', 0, {"__comp":"0","__props":"1"}),\n    routes:`);
  expect(lean).toContain(`...route('/docs', 1, {"__comp":"2","content":"3","items":{"0":{"content":"4"}}}),\n        exact: true`);
  expect(lean).toContain(`component: ComponentCreator('*')`);
  expect(lean).not.toContain('1a2');
});

it('makes routes that ask the registry for the right chunks', () => {
  const names: Record<string, unknown> = {};
  const made = `${routeHelper}\n${numberedRoutes(routes, chunkNames)}`.replace(/^import.*$/gm, '').replace('export default', 'return');
  let count = 0;
  const create = (path: string, number?: number): unknown => {
    count += 1;
    return {preload: () => names[`${path}-${number}`]};
  };
  const list = new Function('chunkNames', 'ComponentCreator', 'createElement', made)(names, create, (type: unknown, props: object) => ({type, props}));
  // Only the page that has no path of its own is made at once.
  expect(count).toBe(1);
  expect(list[0].component.preload()).toEqual({__comp: '0', __props: '1'});
  expect(list[0].routes[0]).toMatchObject({path: '/docs', exact: true});
  expect(list[0].routes[0].component.preload()).toMatchObject({__comp: '2', content: '3'});
  const first = list[0].component({a: 1});
  expect(first.props).toEqual({a: 1});
  expect(list[0].component({}).type).toBe(first.type);
});

it('refuses routes that are written in another way', () => {
  expect(() => numberedRoutes('export default []', chunkNames)).toThrow('routes.js: no route understood');
});

it('starts with no names of chunks', () => {
  expect(leanChunkNames).toBe('export default {};\n');
});

it('drops from the config what only the build reads', () => {
  const source = `/* made by a machine */\nexport default ${JSON.stringify({title: 'T', plugins: ['a'], headTags: [{}], themeConfig: {navbar: {}}})};\n`;
  expect(leanConfig(source)).toBe('export default {"title":"T","themeConfig":{"navbar":{}}};\n');
});

it('finds the chunks of a path in the file as Docusaurus ships it', () => {
  const core = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'));
  const lean = leanPrefetch(readFileSync(path.join(core, 'lib/client/docusaurus.js'), 'utf8'), '/store.ts');
  const body = lean.slice(lean.indexOf('const getChunkNamesToLoad'), lean.indexOf('const prefetch ='));
  const names = {'/docs-0': {__comp: '1'}, '/docs-1': {__comp: '2', content: '3'}, '/docs/a-b-0': {content: '4'}};
  const find = new Function('routesChunkNames', 'flat', `${body} return getChunkNamesToLoad;`)(names, (value: unknown) => value);
  expect(find('/docs')).toEqual(['1', '2', '3']);
  expect(find('/docs/a-b')).toEqual(['4']);
  expect(find('/docs/a')).toEqual([]);
  expect(() => leanPrefetch('export default {}', '/store.ts')).toThrow('getChunkNamesToLoad not found');
});

it('asks for a part that pages share once', () => {
  const core = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'));
  const lean = leanPrefetch(readFileSync(path.join(core, 'lib/client/docusaurus.js'), 'utf8'), '/store.ts');
  const body = lean.slice(lean.indexOf('const fetched'), lean.indexOf('const preload =')).replaceAll('__webpack_require__', 'bundler');
  const asked: string[] = [];
  const chunks = {'/a-0': {__comp: 'page', content: 'a'}, '/b-0': {__comp: 'page', content: 'b'}};
  const prefetch = new Function('navigator', 'matchRoutes', 'routes', 'bundler', 'prefetchHelper', 'routesChunkNames', 'flat', `${body} return prefetch;`)(
    {},
    (_: unknown, route: string) => [{route: {path: route}}],
    [],
    {gca: (name: string) => `${name}.js`},
    (file: string) => asked.push(file),
    chunks,
    (names: unknown) => names,
  );
  prefetch('/a');
  prefetch('/b');
  expect(asked).toEqual(['page.js', 'a.js', 'b.js']);
});

it('fetches the chunks of a few links when the browser is idle, once the list knows them', async () => {
  const core = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'));
  const lean = leanPrefetch(readFileSync(path.join(core, 'lib/client/docusaurus.js'), 'utf8'), '/store.ts');
  const body = lean.slice(lean.indexOf('const whenIdle'), lean.indexOf('// This object'));
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const window = {requestIdleCallback: (run: () => void) => waiting.push(run), location: {pathname: '/docs/channels'}};
  const listed: string[] = [];
  const docusaurus = new Function('window', 'canPrefetch', 'loadRoutesOf', 'prefetch', 'preload', `${body} return docusaurus;`)(
    window,
    (route: string) => route !== '/docs/known',
    async (route: string) => listed.push(route),
    (route: string) => {
      expect(listed).toContain(route);
      asked.push(route);
    },
    () => true,
  );
  const idle = async (): Promise<void> => {
    for (const run of waiting.splice(0)) run();
    await Promise.resolve();
  };
  docusaurus.prefetch('/docs/known');
  docusaurus.prefetch('/docs');
  expect(asked).toEqual([]);
  await idle();
  expect(asked).toEqual(['/docs']);
  // A list of hundreds of links does not fetch hundreds of pages; the next page has a few of its own again.
  for (let link = 0; link < 200; link += 1) docusaurus.prefetch(`/docs/${link}`);
  await idle();
  expect(asked.length).toBe(4);
  window.location.pathname = '/docs/team';
  docusaurus.prefetch('/docs/last');
  await idle();
  expect(asked.slice(4)).toEqual(['/docs/last']);
});

it('has the part of the list before what a page is made of', async () => {
  const core = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'));
  const lean = partsFirst(readFileSync(path.join(core, 'lib/client/preload.js'), 'utf8'), '/store.ts');
  const steps: string[] = [];
  const body = lean.replace(/^import.*$/gm, '').replace('export default (pathname)', 'return (pathname)');
  const preload = new Function('loadRoutesOf', 'matchRoutes', 'routes', body)(
    async (asked: string) => steps.push(`list ${asked}`),
    (_: unknown, asked: string) => [{route: {component: {preload: () => steps.push(`page ${asked}`)}}}],
    [],
  );
  await preload('/docs/team');
  expect(steps).toEqual(['list /docs/team', 'page /docs/team']);
  expect(() => partsFirst('export default {}', '/store.ts')).toThrow('preload.js: its function not found');
});

it('orders as before in the files as Docusaurus ships them', () => {
  const module = (name: string): string => readFileSync(path.resolve('node_modules/@docusaurus', name), 'utf8');
  const plain = plainOrder(module('plugin-content-docs/lib/client/docsClientUtils.js'));
  const comparator = /\.sort\((\(a, b\) => \(b\[1\].*\))\)\n/.exec(plain)?.[1] ?? '';
  const order = new Function(`return ${comparator}`)() as (a: unknown, b: unknown) => number;
  const paths = [
    ['x', {path: '/docs'}],
    ['y', {path: '/docs/api'}],
    ['z', {path: '/'}],
  ] as const;
  expect([...paths].sort(order).map(([, {path: each}]) => each)).toEqual(['/docs/api', '/docs', '/']);
  expect(plainOrder(module('theme-common/lib/utils/reactUtils.js'))).not.toContain('localeCompare');
  expect(() => plainOrder('export default {}')).toThrow('localeCompare not found');
});
