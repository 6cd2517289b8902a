import {cpSync, globSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {measure, type Measured} from './measure.ts';

export interface BuildResult {
  readonly name: string;
  readonly seconds: number;
  readonly peakMegabytes: number;
  readonly pages: number;
  /** The English main script, in bytes before compression. */
  readonly mainScript: number;
}

/** A copy of the sources beside linked dependencies, in which a measurement may do what it wants. */
export function copyOfSources(root: string, folder: string): void {
  const left = new Set(['node_modules', 'build', '.docusaurus', '.cache', '.git', 'test-results']);
  cpSync(root, folder, {recursive: true, filter: (file) => !left.has(path.relative(root, file).split(path.sep)[0] ?? '')});
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  // Dates of pages come from the history.
  symlinkSync(path.join(root, '.git'), path.join(folder, '.git'));
}

/** The same site on Docusaurus' own settings: webpack, Babel, Terser. */
export const stockConfig = `import config from './docusaurus.config.ts';
export default {...config, future: {}};
`;

/** Builds once and says what it took. Throws with the end of the output when the build fails. */
export async function buildOnce(name: string, folder: string, {clean, config}: {readonly clean: boolean; readonly config?: string}): Promise<BuildResult> {
  if (clean) for (const cache of ['.docusaurus', 'build', 'node_modules/.cache']) rmSync(path.join(folder, cache), {recursive: true, force: true});
  const result: Measured = await measure('docusaurus', ['build', ...(config ? ['--config', config] : [])], folder, {BROKEN_LINKS: 'warn'});
  if (result.code !== 0) throw new Error(`${name}: the build failed:\n${result.output.slice(-3000)}`);
  const main = globSync('build/assets/js/main.*.js', {cwd: folder})[0];
  return {
    name,
    seconds: Math.round(result.seconds * 10) / 10,
    peakMegabytes: result.peakMegabytes,
    pages: globSync('build/**/*.html', {cwd: folder}).length,
    mainScript: main ? statSync(path.join(folder, main)).size : 0,
  };
}

/** Adds copies of every error page, as plain articles, until there are `times` as many; returns how many were written. */
export function multiplyErrorPages(folder: string, times: number): number {
  let written = 0;
  for (const tree of ['docs', 'i18n/ru/docusaurus-plugin-content-docs/current']) {
    for (const file of globSync('tools/publications/issues/[0-9]*.mdx', {cwd: path.join(folder, tree)})) {
      const text = readFileSync(path.join(folder, tree, file), 'utf8')
        .replace(/^kind: error$/m, 'kind: article')
        .replace(/^(message|translated_from): .*\n/gm, '');
      for (let copy = 1; copy < times; copy += 1) {
        writeFileSync(path.join(folder, tree, file.replace(/(\d+)\.mdx$/, `copy-${copy}-$1.mdx`)), text);
        written += 1;
      }
    }
  }
  return written;
}
