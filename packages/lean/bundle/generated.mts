/**
 * What Docusaurus generates about routes, rewritten for the browser. Stock, each page stands in the main script four
 * times (route, names of its chunks, registry of chunks, map from names to files), twice with random names of eight
 * characters; here once, with chunks counted from 0. The server keeps the stock files: it needs the names of sources.
 */

export type Names = {readonly [key: string]: string | Names};

/** Names of all chunks in the order in which routes want them: neighbours get neighbouring numbers, which compress to nothing. */
export function numberChunks(chunkNames: Readonly<Record<string, Names>>): Map<string, string> {
  const numbers = new Map<string, string>();
  const visit = (names: Names): void => {
    for (const name of Object.values(names)) {
      if (typeof name !== 'string') visit(name);
      else if (!numbers.has(name)) numbers.set(name, String(numbers.size));
    }
  };
  for (const names of Object.values(chunkNames)) visit(names);
  return numbers;
}

/** What `registry.js` imports, by the chunk's number: the request as it is written. */
export function registryEntries(source: string, numbers: ReadonlyMap<string, string>): Map<string, string> {
  const entries = [...source.matchAll(/^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]*" \*\/ ("[^"]+")\),.*$/gm)];
  const found = entries.length;
  const expected = source.split('\n').filter((line) => line.includes('import(')).length;
  if (found === 0 || found !== expected)
    throw new Error(`registry.js: ${found} of ${expected} chunks understood; has Docusaurus changed how it writes this file?`);
  return new Map(entries.flatMap(([, name = '', request = '']) => (numbers.has(name) ? [[numbers.get(name) ?? '', request]] : [])));
}

/**
 * `registry.js`: a chunk by its number, but for those that parts of the list of pages bring. Names of sources and weak ids are for
 * the server's rendering only.
 */
export function leanRegistry(source: string, chunkNames: Readonly<Record<string, Names>>, inParts: ReadonlySet<string> = new Set()): string {
  const numbers = numberChunks(chunkNames);
  const requests = registryEntries(source, numbers);
  const lines = [...numbers.values()].flatMap((number) => {
    const request = requests.get(number);
    return request === undefined || inParts.has(number) ? [] : [`${number}: [() => import(/* webpackChunkName: "${number}" */ ${request})]`];
  });
  return `export default {\n${lines.join(',\n')}\n};\n`;
}

/** The same names with numbers instead of chunk names. */
function numbered(names: Names, numbers: ReadonlyMap<string, string>): Names {
  return Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key, typeof name === 'string' ? (numbers.get(name) ?? name) : numbered(name, numbers)]),
  );
}

/** `routesChunkNames.json`: empty; each route adds its own names when it is created. */
export const leanChunkNames = 'export default {};\n';

/** `routes.js`: each route with the names of its chunks, its path written once, by a helper that stands elsewhere. */
export function numberedRoutes(source: string, chunkNames: Readonly<Record<string, Names>>): string {
  const numbers = numberChunks(chunkNames);
  const seen = new Map<string, number>();
  const routes = source.replace(
    /path: '([^']+)',\n\s*component: ComponentCreator\('([^']+)', ?'([^']+)'\)/g,
    (whole, path: string, same: string, hash: string) => {
      const names = chunkNames[`${same}-${hash}`];
      if (path !== same || names === undefined) return whole;
      // One path can stand for a layout and for a page in it; the stock hash tells them apart, a count does as well.
      const count = seen.get(path) ?? 0;
      seen.set(path, count + 1);
      return `...route('${path}', ${count}, ${JSON.stringify(numbered(names, numbers))})`;
    },
  );
  if (seen.size === 0) throw new Error('routes.js: no route understood; has Docusaurus changed how it writes this file?');
  return routes;
}

/** A route's component is made when it is first wanted: for all at the start, that is much of what a page does before it can be used. */
export const routeHelper = `import {createElement} from 'react';
import chunkNames from '@generated/routesChunkNames';
const route = (path, count, names) => {
  chunkNames[path + '-' + count] = names;
  let made;
  const make = () => (made ??= ComponentCreator(path, count));
  const component = (props) => createElement(make(), props);
  component.preload = () => make().preload();
  return {path, component};
};`;

/** `preload.js`, which has what a page is made of before it is shown: the part of the list with the page comes first. */
export function partsFirst(source: string, store: string): string {
  const renamed = source.replace('export default function preload(', 'function preloadListed(');
  if (renamed === source) throw new Error('preload.js: its function not found; has Docusaurus changed how it loads pages?');
  return `import {loadRoutesOf} from ${JSON.stringify(store)};
${renamed}
export default (pathname) => loadRoutesOf(pathname).then(() => preloadListed(pathname));
`;
}

/** `docusaurus.config.mjs`: without what only the build reads. */
export function leanConfig(source: string): string {
  const start = source.indexOf('export default ');
  const config: Record<string, unknown> = JSON.parse(source.slice(start + 'export default '.length).replace(/;\s*$/, ''));
  for (const key of ['plugins', 'themes', 'presets', 'headTags', 'scripts', 'stylesheets', 'clientModules', 'markdown', 'staticDirectories'])
    delete config[key];
  // Code is coloured while the site is built; the stock theme's themes would travel unused.
  const themeConfig = config.themeConfig as Record<string, unknown> | undefined;
  if (themeConfig?.prism) themeConfig.prism = {theme: {plain: {}, styles: []}, additionalLanguages: [], magicComments: []};
  return `export default ${JSON.stringify(config)};\n`;
}

/** How many links of a page are fetched ahead of a click. */
const fetchedAhead = 4;

/**
 * Docusaurus' `client/docusaurus.js`, which is asked for the chunks of every link that comes into view: the names are
 * looked up, instead of a search through all routes for each link, and they are asked for when the browser
 * has nothing else to do (together a third of a page's blocking time). Of the links in view a few are fetched ahead, not the
 * hundreds of a long list; any other is fetched when the pointer or a finger is on it.
 */
export function leanPrefetch(source: string, store: string): string {
  const ordered = source.replace(
    /const getChunkNamesToLoad = \(path\) => Object\.entries\(routesChunkNames\)[\s\S]*?\.flatMap\([^;]*;/,
    `const getChunkNamesToLoad = (path) => {
    const names = [];
    for (let count = 0; routesChunkNames[path + '-' + count]; count += 1) names.push(...Object.values(flat(routesChunkNames[path + '-' + count])));
    return names;
};`,
  );
  if (ordered === source) throw new Error('docusaurus.js: getChunkNamesToLoad not found; has Docusaurus changed how it fetches pages ahead?');
  const idle = ordered.replace(/const docusaurus = \{\s*prefetch,/, (start) =>
    start
      .replace(
        'const docusaurus',
        `const whenIdle = (run) => (window.requestIdleCallback ?? setTimeout)(run);
let page;
let ahead = 0;
const prefetchAFew = (routePath) => {
    if (page !== window.location.pathname) {
        page = window.location.pathname;
        ahead = 0;
    }
    if (ahead >= ${fetchedAhead} || !canPrefetch(routePath)) return;
    ahead += 1;
    // A part of the list that cannot be had now is asked for again at the click.
    loadRoutesOf(routePath).then(() => prefetch(routePath), () => {});
};
const docusaurus`,
      )
      .replace('prefetch,', 'prefetch: (routePath) => whenIdle(() => prefetchAFew(routePath)),'),
  );
  const once = idle.replace(
    'Promise.all(chunkNamesNeeded.map(',
    'Promise.all([...new Set(chunkNamesNeeded)].filter((name) => !askedFor.has(name) && askedFor.add(name)).map(',
  );
  if (once === idle) throw new Error('docusaurus.js: the chunks of a page not found; has Docusaurus changed how it fetches pages ahead?');
  if (idle === ordered) throw new Error('docusaurus.js: its prefetch not found; has Docusaurus changed how it fetches pages ahead?');
  // Pages share most of their parts: each is asked for once.
  return `import {loadRoutesOf} from ${JSON.stringify(store)};
${once.replace('const fetched = new Set();', 'const fetched = new Set();\nconst askedFor = new Set();')}`;
}

/**
 * A module that puts names in order with `localeCompare`, as two of every page do: for paths and keys a plain
 * comparison does as well, and the browser need not load the rules of a language for it.
 */
export function plainOrder(source: string): string {
  const plain = source.replace(/([\w.[\]]+)\.localeCompare\(([\w.[\]]+)\)/g, '($1 < $2 ? -1 : $1 > $2 ? 1 : 0)');
  if (plain === source) throw new Error('localeCompare not found; has Docusaurus changed how it puts plugins in order?');
  return plain;
}
