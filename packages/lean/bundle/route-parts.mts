import {type AnyNode, type ArrayExpression, type ObjectExpression, parse} from 'acorn';
import {type Names, numberChunks, numberedRoutes, registryEntries, routeHelper} from './generated.mts';

/**
 * The list of pages in parts. Stock, every page stands in the main script, with what it is made of and how that is fetched: 12 kB of
 * brotli for 440 pages, and more with each. Here the main script keeps the layouts, and pages come in parts of neighbours, in the order
 * of their paths (`../routes/store.ts`).
 */

/** How many pages a part holds: about 600 bytes of brotli. */
const pagesInPart = 40;

interface Page {
  readonly path: string;
  /** Which list of the tree it stands in. */
  readonly list: number;
  /** The object, as it is written. */
  readonly text: string;
  readonly chunks: readonly string[];
  /** Those of the layouts around it. */
  readonly around: readonly string[];
}

const isObject = (node: AnyNode | null): node is ObjectExpression => node?.type === 'ObjectExpression';

function listOf(route: ObjectExpression): ArrayExpression | undefined {
  for (const property of route.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'routes' && property.value.type === 'ArrayExpression')
      return property.value;
  return undefined;
}

/** `...route('/docs/x', 0, {…})` at the beginning of a page's object: its path, and the chunks that stand in it. */
function madeOf(route: ObjectExpression, source: string): {readonly path: string; readonly chunks: readonly string[]} | undefined {
  const [spread] = route.properties;
  if (spread?.type !== 'SpreadElement' || spread.argument.type !== 'CallExpression') return undefined;
  const [path, , names] = spread.argument.arguments;
  if (path?.type !== 'Literal' || typeof path.value !== 'string' || names === undefined) return undefined;
  return {path: path.value, chunks: [...source.slice(names.start, names.end).matchAll(/:\s*"(\d+)"/g)].map(([, number = '']) => number)};
}

/** Pages below layouts, and the list of routes with a name instead of each list of pages. */
function pagesOf(source: string): {readonly pages: readonly Page[]; readonly layouts: string; readonly lists: number} {
  const program = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  if (exported?.declaration.type !== 'ArrayExpression') throw new Error('routes.js: no list of routes; has Docusaurus changed how it writes this file?');
  const pages: Page[] = [];
  const lists: {readonly start: number; readonly end: number; readonly text: string}[] = [];
  const visit = (list: ArrayExpression, around: readonly string[]): void => {
    const routes = list.elements.filter((element) => element?.type !== 'SpreadElement').filter(isObject);
    const leaves = routes.flatMap((route) => {
      const made = listOf(route) === undefined ? madeOf(route, source) : undefined;
      return made === undefined ? [] : [{...made, around, list: lists.length, text: source.slice(route.start, route.end)}];
    });
    if (list !== exported.declaration && leaves.length > 0 && leaves.length === list.elements.length) {
      pages.push(...leaves);
      lists.push({start: list.start, end: list.end, text: `pages[${lists.length}]`});
      return;
    }
    for (const route of routes) {
      const deeper = listOf(route);
      if (deeper) visit(deeper, [...around, ...(madeOf(route, source)?.chunks ?? [])]);
    }
  };
  visit(exported.declaration, []);
  const layouts = lists.sort((a, b) => b.start - a.start).reduce((text, {start, end, text: name}) => text.slice(0, start) + name + text.slice(end), source);
  return {pages, layouts, lists: lists.length};
}

export interface RouteParts {
  /** `routes.js` as the main script has it. */
  readonly main: string;
  /** Modules of the parts, in order. */
  readonly parts: readonly string[];
  /** Numbers of the chunks that parts know how to fetch, and the main script does not. */
  readonly chunks: ReadonlySet<string>;
  /** What each page below a layout is made of: names of chunks, some of which the main script holds. */
  readonly needed: Readonly<Record<string, readonly string[]>>;
}

/**
 * @param store the module that keeps the parts, as it is imported
 */
export function routeParts(routesSource: string, registrySource: string, chunkNames: Readonly<Record<string, Names>>, store: string): RouteParts {
  const {pages, layouts, lists} = pagesOf(numberedRoutes(routesSource, chunkNames));
  if (pages.length === 0) throw new Error('routes.js: no page below a layout; has Docusaurus changed how it writes this file?');
  const ordered = [...pages].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  const groups = Array.from({length: Math.ceil(ordered.length / pagesInPart)}, (_, index) => ordered.slice(index * pagesInPart, (index + 1) * pagesInPart));
  // One path is never in two parts: that of an overview may stand in two lists.
  for (const [index, group] of groups.entries())
    while (index > 0 && group[0] && group[0].path === groups[index - 1]?.at(-1)?.path) groups[index - 1]?.push(group.shift() as Page);
  const partsOf = new Map<string, Set<number>>();
  for (const [part, group] of groups.entries())
    for (const {chunks} of group) for (const chunk of chunks) partsOf.set(chunk, (partsOf.get(chunk) ?? new Set()).add(part));
  const elsewhere = new Set([...layouts.matchAll(/:\s*"(\d+)"/g)].map(([, number]) => number));
  // Names that pages of a group share may stand in two parts; what all pages share is for the main script.
  const chunks = new Set([...partsOf].filter(([chunk, parts]) => parts.size <= 2 && !elsewhere.has(chunk)).map(([chunk]) => chunk));
  const requests = registryEntries(registrySource, numberChunks(chunkNames));
  const parts = groups.map((group) => {
    const own = [...new Set(group.flatMap((page) => page.chunks))].filter((chunk) => chunks.has(chunk));
    const entries = own.map((chunk) => `registry[${chunk}] = [() => import(/* webpackChunkName: "${chunk}" */ ${requests.get(chunk)})];`);
    const pushes = Array.from({length: lists}, (_, list) => group.filter((page) => page.list === list)).map((of, list) =>
      of.length === 0 ? '' : `pages[${list}].push(\n${of.map(({text}) => text).join(',\n')}\n);`,
    );
    return `export default (route, registry, pages) => {\n${[...entries, ...pushes].filter(Boolean).join('\n')}\n};\n`;
  });
  const starts = groups.map(
    (group, index) =>
      `{from: ${JSON.stringify(group[0]?.path)}, load: () => import(/* webpackChunkName: "pages-${index}" */ './routes.js?part=${index}').then(add)}`,
  );
  const main = `import registry from '@generated/registry';
import {setRouteParts} from ${JSON.stringify(store)};
${routeHelper}
const pages = [${Array.from({length: lists}, () => '[]').join(', ')}];
const add = (part) => part.default(route, registry, pages);
setRouteParts([
${starts.join(',\n')}
]);
${layouts}`;
  const needed = groups.flatMap((group, index) =>
    group.map(({path, around, chunks: own}): [string, string[]] => [path, [...new Set([`pages-${index}`, ...around, ...own])]]),
  );
  return {main, parts, chunks, needed: Object.fromEntries(needed)};
}
