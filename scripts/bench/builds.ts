import {cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {leanStylesOfBuild} from '../../packages/lean/styles.ts';
import {measure, type Measured} from './measure.ts';
import {ownThemeParts, stockNames} from './stock-settings.ts';

export interface BuildResult {
  readonly name: string;
  readonly seconds: number;
  readonly peakMegabytes: number;
  /** HTML files but for short addresses, which are no pages of Docusaurus. */
  readonly pages: number;
  /** The English main script, in bytes before compression. */
  readonly mainScript: number;
  /** The English stylesheet, in bytes before compression. */
  readonly styles: number;
}

/**
 * A copy of the sources in which a measurement may do what it wants. Every package is linked, but the folder that holds
 * them is the copy's own: caches that a build keeps there, and that a cold build takes away, are not the project's.
 */
export function copyOfSources(root: string, folder: string): void {
  const left = new Set(['node_modules', 'build', '.docusaurus', '.cache', '.git', 'test-results']);
  cpSync(root, folder, {recursive: true, filter: (file) => !left.has(path.relative(root, file).split(path.sep)[0] ?? '')});
  const [packages, links] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  mkdirSync(links);
  for (const name of readdirSync(packages)) if (name !== '.cache') symlinkSync(path.join(packages, name), path.join(links, name));
  // Dates of pages come from the history.
  if (existsSync(path.join(root, '.git'))) symlinkSync(path.join(root, '.git'), path.join(folder, '.git'));
}

const stockConfig = 'stock.config.ts';

/** Turns a copy of the sources into the same site on Docusaurus' own settings, see {@link stockSettings}. */
export function makeStock(folder: string): void {
  for (const part of ownThemeParts) rmSync(path.join(folder, part), {recursive: true});
  writeFileSync(path.join(folder, stockNames.file), stockNames.source);
  writeFileSync(
    path.join(folder, stockConfig),
    "import config from './docusaurus.config.ts';\nimport {stockSettings} from './scripts/bench/stock-settings.ts';\nexport default stockSettings(config);\n",
  );
}

function sizeOf(folder: string, pattern: string): number {
  const [file] = globSync(pattern, {cwd: folder});
  return file ? statSync(path.join(folder, file)).size : 0;
}

/**
 * Builds a copy once and says what it took; the cleaning of the stylesheet, which this site has after its build and a
 * stock one has not, is part of it. Throws with the end of the output when the build fails.
 */
export async function buildOnce(name: string, folder: string, {clean}: {readonly clean: boolean}): Promise<BuildResult> {
  if (clean) for (const cache of ['.docusaurus', 'build', 'node_modules/.cache']) rmSync(path.join(folder, cache), {recursive: true, force: true});
  const stock = existsSync(path.join(folder, stockConfig));
  const result: Measured = await measure('docusaurus', ['build', ...(stock ? ['--config', stockConfig] : [])], folder, {BROKEN_LINKS: 'warn'});
  if (result.code !== 0) throw new Error(`${name}: the build failed:\n${result.output.slice(-3000)}`);
  const built = performance.now();
  if (!stock) await leanStylesOfBuild(path.join(folder, 'build'));
  const cleaning = (performance.now() - built) / 1000;
  return {
    name,
    seconds: Math.round((result.seconds + cleaning) * 10) / 10,
    peakMegabytes: result.peakMegabytes,
    pages: globSync('build/**/*.html', {cwd: folder, exclude: ['build/e/**', 'build/ru/e/**']}).length,
    mainScript: sizeOf(folder, 'build/assets/js/main.*.js'),
    styles: sizeOf(folder, 'build/assets/css/styles.*.css'),
  };
}

interface ErrorFile {
  readonly group: string;
  readonly errors: readonly {readonly code: number}[];
}

/** The code of a copy: five digits, as all codes have, and none that is given. */
function copiedCode(code: number, copy: number): number {
  return code + 20_000 + copy * 1000;
}

/** The title of a copy: words of all titles, mixed, since the same title again would weigh nothing once it is compressed. */
function mixedTitle(text: string, words: readonly string[], code: number): string {
  return text.replace(/^title: (.*)$/m, (_, title: string) => {
    // The random numbers of Park and Miller: the same ones in every run.
    let number = code;
    const mixed = title.split(' ').map(() => {
      number = (number * 16_807) % 2_147_483_647;
      return words[number % words.length];
    });
    return `title: ${JSON.stringify(mixed.join(' '))}`;
  });
}

/** Words of the titles of a folder's pages. */
function titleWords(folder: string): string[] {
  return globSync('*.mdx', {cwd: folder})
    .sort()
    .flatMap((name) => /^title: "?(.*?)"?$/m.exec(readFileSync(path.join(folder, name), 'utf8'))?.[1]?.split(' ') ?? [])
    .map((word) => word.replaceAll(/["{}]/g, ''));
}

/**
 * Copies every error, its facts and its pages in both languages, under codes of their own, until there are `times` as many.
 * @param times 2 to 10
 * @returns how many pages were written
 */
export function multiplyErrorPages(folder: string, times: number): number {
  const trees = ['docs', 'i18n/ru/docusaurus-plugin-content-docs/current'].map((tree) => path.join(folder, tree));
  const copies = Array.from({length: times - 1}, (_, index) => index + 1);
  const words = new Map(trees.map((tree) => [tree, titleWords(path.join(tree, 'tools/publications/issues'))]));
  let written = 0;
  for (const name of globSync('src/data/errors/*.yaml', {cwd: folder}).filter((file) => !file.endsWith('ranges.yaml'))) {
    const file = path.join(folder, name);
    const data = parse(readFileSync(file, 'utf8')) as ErrorFile;
    const copied = data.errors.flatMap((error) => copies.map((copy) => ({...error, code: copiedCode(error.code, copy)})));
    writeFileSync(file, stringify({...data, errors: [...data.errors, ...copied]}));
    for (const tree of trees) {
      const issues = path.join(tree, 'tools', data.group === 'automation' ? 'automation' : 'publications', 'issues');
      for (const {code} of data.errors) {
        const text = readFileSync(path.join(issues, `${code}.mdx`), 'utf8');
        for (const copied of copies.map((copy) => copiedCode(code, copy)))
          writeFileSync(path.join(issues, `${copied}.mdx`), mixedTitle(text, words.get(tree) ?? [], copied));
        written += copies.length;
      }
    }
  }
  return written;
}
