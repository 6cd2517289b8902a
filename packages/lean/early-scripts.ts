import {existsSync, globSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * A page that names the scripts it is made of, before those that run them. Stock, the browser hears of them one after the other, once the
 * main script runs: two more ways to the server and back before the page answers.
 */
export function withScripts(html: string, files: readonly string[]): string {
  return html.replace(
    /<script src="?([^\s">]*\/)runtime~main\./,
    (first, folder: string) => files.map((file) => `<script src=${folder}${file} defer></script>`).join('') + first,
  );
}

/**
 * Names in every page of a build the scripts it is made of.
 *
 * @param folder the language's folder
 * @param needed names of chunks by the path of a page
 */
export function nameScripts(folder: string, baseUrl: string, needed: Readonly<Record<string, readonly string[]>>): number {
  const scripts = new Map(globSync('*.js', {cwd: path.join(folder, 'assets/js')}).map((file) => [file.split('.')[0] ?? '', file]));
  let pages = 0;
  for (const [page, chunks] of Object.entries(needed)) {
    const file = path.join(folder, `${page.slice(baseUrl.length).replace(/\/$/, '')}.html`);
    if (!existsSync(file)) continue;
    const html = readFileSync(file, 'utf8');
    // What the main script holds has no file of its own.
    const named = withScripts(
      html,
      chunks.flatMap((chunk) => scripts.get(chunk) ?? []),
    );
    if (named === html) throw new Error(`${file}: no script "runtime~main" to put the page’s own before; has Docusaurus changed how it writes pages?`);
    writeFileSync(file, named);
    pages += 1;
  }
  return pages;
}
