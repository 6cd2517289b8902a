// Runs after every `npm run build`: the lean stylesheet, what static hosts read from the published folder, and compressed copies of all text.
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {staticHostFiles} from '../src/delivery/files.ts';
import {headersOfBuild} from '../src/delivery/headers.ts';
import {compressFolder} from '../src/delivery/compress.ts';
import {leanIsOn} from '../packages/lean/switch.ts';
import {leanStylesOfBuild} from '../packages/lean/styles.ts';

const build = path.resolve(import.meta.dirname, '../build');
if (!existsSync(path.join(build, 'index.html'))) {
  // One language of several was built, or the build went elsewhere: there is nothing to publish.
  console.log('No build/index.html; nothing to compress.');
} else {
  if (leanIsOn()) {
    const styles = await leanStylesOfBuild(build);
    console.log(`Stylesheets: ${Math.round(styles.before / 1000)} kB, ${Math.round(styles.after / 1000)} kB without what no page uses.`);
  }
  const started = Date.now();
  for (const [name, content] of Object.entries(staticHostFiles(headersOfBuild(build, process.env)))) writeFileSync(path.join(build, name), content);
  // GitHub Pages would leave out folders that start with an underscore.
  writeFileSync(path.join(build, '.nojekyll'), '');
  const {files, before, after} = await compressFolder(build, process.env.COMPRESSION === 'best');
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
  console.log(`Compressed ${files} files, ${megabytes(before)} MB to ${megabytes(after)} MB, in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
