import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {leanStylesOfBuild} from '../../../packages/lean/styles.ts';
import {leanIsOn} from '../../../packages/lean/switch.ts';
import {compressFolder} from '../compress.ts';
import {staticHostFiles} from '../files.ts';
import {headersOfBuild} from '../headers.ts';

/**
 * The last steps of a language, in an order that matters: the lean stylesheet changes pages; what static hosts read holds the hashes
 * of what pages have inline; copies are made of what is there then.
 *
 * @param folder the language's folder
 * @param site the published folder, in which other languages have folders of their own
 */
export async function deliver(folder: string, site: string, environment: NodeJS.ProcessEnv): Promise<void> {
  if (leanIsOn()) {
    const styles = await leanStylesOfBuild(folder);
    console.log(`Stylesheets: ${Math.round(styles.before / 1000)} kB, ${Math.round(styles.after / 1000)} kB without what no page uses.`);
  }
  // One language of several was built: there is nothing to publish.
  if (existsSync(path.join(site, 'index.html'))) {
    for (const [name, content] of Object.entries(staticHostFiles(headersOfBuild(site, environment)))) writeFileSync(path.join(site, name), content);
    // GitHub Pages would leave out folders that start with an underscore.
    writeFileSync(path.join(site, '.nojekyll'), '');
  }
  const started = Date.now();
  const {files, before, after} = await compressFolder(folder, environment.COMPRESSION === 'best');
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
  console.log(`Compressed ${files} files, ${megabytes(before)} MB to ${megabytes(after)} MB, in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
