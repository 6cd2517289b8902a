import {createHash} from 'node:crypto';
import {globSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {PurgeCSS} from 'purgecss';
import {sheets} from './bundle/sheets.ts';

/** Anything that could be a class, an id, an attribute or a custom property: a name that stands anywhere is kept. */
const names = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/**
 * Selectors that begin with a state (`:focus-visible`) as ones that begin with any element (`*:focus-visible`), which is the
 * same: PurgeCSS takes the first for a selector of nothing, and the site would lose its focus ring.
 */
const withElements = (css: string): string => css.replace(/(^|[{},])(\s*)(?=:(?:focus|hover|active|target|where|is|not)\b)/g, '$1$2*');

/**
 * A stylesheet without the rules whose classes are not `used`, and without custom properties that neither it nor a used
 * name reads. `used` holds every name that stands in a page or a script of the build.
 */
export async function leanStyles(css: string, used: ReadonlySet<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: [...used].join(' '), extension: 'html'}],
    css: [{raw: withElements(css)}],
    defaultExtractor: names,
    variables: true,
    safelist: {variables: [...used].filter((name) => name.startsWith('--'))},
  });
  if (!result) throw new Error('the stylesheet came back empty');
  return withoutOverridden(result.css);
}

const declarations = /--[\w-]+:(?:[^;"'()]|"[^"]*"|'[^']*'|\((?:[^()"']|"[^"]*"|'[^']*'|\((?:[^()]|\([^()]*\))*\))*\))*/g;

/**
 * A stylesheet whose theme does not set what the site sets again, everywhere and always: of the theme's custom properties on the root,
 * a quarter. A block that is not read to its last sign stays as it is.
 */
export function withoutOverridden(css: string): string {
  const own = new Set([...css.matchAll(/(?<=\}):root,\[data-theme\]\{([^{}]*)\}/g)].flatMap(([, block = '']) => (block.match(declarations) ?? []).map(nameOf)));
  return css.replace(/((?::root|html\[data-theme=dark\])\{)(--ifm-color-scheme:[^{}]*)\}/g, (whole, selector: string, block: string) => {
    const all = block.match(declarations) ?? [];
    if (all.join(';') !== block.replace(/;$/, '')) return whole;
    return `${selector}${all.filter((declaration) => !own.has(nameOf(declaration))).join(';')}}`;
  });
}

const nameOf = (declaration: string): string => declaration.slice(0, declaration.indexOf(':'));

/** Classes that a stylesheet's modules name: the bundler ends them with a hash of four characters. */
const classesOf = (css: string): ReadonlySet<string> => new Set([...css.matchAll(/\.([A-Za-z][\w-]*_[\w-]{4})(?![\w-])/g)].map(([, name = '']) => name));

const classesIn = (html: string): string[] =>
  [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g)].flatMap(([, many, one]) => (many ?? one ?? '').split(/\s+/));

/** A stylesheet of single pages: its file's name, and the classes that stand in it. */
interface Sheet {
  readonly file: string;
  readonly classes: ReadonlySet<string>;
}

/**
 * A page with links to those sheets whose classes it shows, after the stylesheet of all pages and in one order everywhere. In the head they
 * hold the page back until they are there, so that nothing is shown without its styles.
 */
function withSheets(html: string, link: string, folder: string, all: readonly Sheet[]): string {
  const shown = classesIn(html);
  const wanted = all.filter(({classes}) => shown.some((name) => classes.has(name)));
  return html.replace(link, () => link + wanted.map(({file}) => `<link rel=stylesheet href=${folder}${file} />`).join(''));
}

/** A page's link to its main stylesheet, whatever the order of its attributes. */
function mainLink(html: string): {readonly link: string; readonly folder: string; readonly name: string} | undefined {
  for (const [link] of html.matchAll(/<link\b[^>]*>/g)) {
    const [, folder = '', name = ''] = /\shref=["']?([^\s"'>]*assets\/css\/)(styles\.[0-9a-f]+\.css)/.exec(link) ?? [];
    if (name !== '' && /\srel=["']?stylesheet\b/.test(link)) return {link, folder, name};
  }
  return undefined;
}

/** Ends the build where a stylesheet is not as this module takes it to be: a page would go without its styles. */
function end(fault: string): never {
  throw new Error(`packages/lean: ${fault}. Mend it in packages/lean/styles.ts or bundle/sheets.ts, or build with LEAN=off meanwhile.`);
}

/**
 * Takes out of a build's main stylesheet what no page uses: two fifths of it are parts of the theme that this site does
 * not have. The file gets a new name with the hash of its new content, and every page links to it and to the sheets that it shows.
 *
 * @param build the published folder; languages below it have a stylesheet of their own
 * @param expected names of the sheets of single pages; a build without one of them ends
 * @returns bytes before and after, all languages together
 */
export async function leanStylesOfBuild(
  build: string,
  expected: readonly string[] = Object.keys(sheets),
): Promise<{readonly before: number; readonly after: number}> {
  const pages = globSync('**/*.html', {cwd: build});
  const scripts = globSync('**/assets/js/*.js', {cwd: build});
  // A class stands in a page if it was rendered, in a script if it can be. `--name` is a name for the extractor as well.
  const used = new Set<string>();
  for (const file of [...pages, ...scripts]) for (const name of names(readFileSync(path.join(build, file), 'utf8'))) used.add(name);
  // A custom property that is set in the one of all pages may be read in a sheet only.
  for (const file of globSync('**/assets/css/*.css', {cwd: build}))
    for (const name of readFileSync(path.join(build, file), 'utf8').match(/--[\w-]+/g) ?? []) if (!path.basename(file).startsWith('styles.')) used.add(name);
  const renamed = new Map<string, {readonly name: string; readonly beside: readonly Sheet[]}>();
  let [before, after] = [0, 0];
  for (const file of globSync('**/assets/css/styles.*.css', {cwd: build})) {
    const folder = path.join(build, path.dirname(file));
    const css = readFileSync(path.join(build, file), 'utf8');
    const lean = await leanStyles(css, used);
    const name = `styles.${createHash('sha256').update(lean).digest('hex').slice(0, 8)}.css`;
    before += css.length;
    after += lean.length;
    rmSync(path.join(build, file));
    writeFileSync(path.join(folder, name), lean);
    const beside = expected.flatMap((sheet) => {
      const [own] = globSync(`${sheet}.*.css`, {cwd: folder});
      return own ?? end(`${path.dirname(file)} holds no ${sheet}.*.css: no stylesheet of the site fits the pattern of the sheet "${sheet}"`);
    });
    renamed.set(path.basename(file), {
      name,
      beside: beside.map((sheet) => ({file: sheet, classes: classesOf(readFileSync(path.join(folder, sheet), 'utf8'))})),
    });
  }
  if (renamed.size === 0) end('no assets/css/styles.*.css was built, which is the stylesheet of all pages');
  let linked = 0;
  for (const page of pages) {
    const file = path.join(build, page);
    const html = readFileSync(file, 'utf8');
    const {link, folder, name} = mainLink(html) ?? {link: '', folder: '', name: ''};
    const to = renamed.get(name);
    if (to) {
      writeFileSync(file, withSheets(html, link, folder, to.beside).replaceAll(folder + name, folder + to.name));
      linked += 1;
    } else if (/assets\/css\/styles\.[0-9a-f]+\.css/.test(html)) end(`${page} names a stylesheet of all pages and has no link to it that is known`);
  }
  if (linked === 0) end('no page links the stylesheet of all pages');
  return {before, after};
}
