import {createHash} from 'node:crypto';
import {globSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {PurgeCSS} from 'purgecss';

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
  return result.css;
}

/**
 * Takes out of a build's main stylesheet what no page uses: two fifths of it are parts of the theme that this site does
 * not have. The file gets a new name with the hash of its new content, and every page links to it.
 *
 * @param build the published folder; languages below it have a stylesheet of their own
 * @returns bytes before and after, all languages together
 */
export async function leanStylesOfBuild(build: string): Promise<{readonly before: number; readonly after: number}> {
  const pages = globSync('**/*.html', {cwd: build});
  const scripts = globSync('**/assets/js/*.js', {cwd: build});
  // A class stands in a page if it was rendered, in a script if it can be. `--name` is a name for the extractor as well.
  const used = new Set<string>();
  for (const file of [...pages, ...scripts]) for (const name of names(readFileSync(path.join(build, file), 'utf8'))) used.add(name);
  const renamed = new Map<string, string>();
  let [before, after] = [0, 0];
  for (const file of globSync('**/assets/css/styles.*.css', {cwd: build})) {
    const css = readFileSync(path.join(build, file), 'utf8');
    const lean = await leanStyles(css, used);
    const name = `styles.${createHash('sha256').update(lean).digest('hex').slice(0, 8)}.css`;
    before += css.length;
    after += lean.length;
    rmSync(path.join(build, file));
    writeFileSync(path.join(build, path.dirname(file), name), lean);
    renamed.set(path.basename(file), name);
  }
  for (const page of pages) {
    const file = path.join(build, page);
    const html = readFileSync(file, 'utf8');
    const linked = html.replace(/(assets\/css\/)(styles\.[0-9a-f]+\.css)/g, (whole, folder: string, name: string) => {
      const to = renamed.get(name);
      return to === undefined ? whole : folder + to;
    });
    if (linked !== html) writeFileSync(file, linked);
  }
  return {before, after};
}
