/**
 * npm run deploy:generate: writes what each kind of host needs into `deploy/`, from the site's config and the inline
 * scripts of its last build. `--check` writes nothing and fails when a file is out of date.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deploymentFiles} from '../src/delivery/files.ts';
import {headersOfBuild} from '../src/delivery/headers.ts';

const root = path.resolve(import.meta.dirname, '..');
const build = path.join(root, 'build');
const check = process.argv.includes('--check');

if (!existsSync(path.join(build, 'index.html'))) {
  console.error('There is no build to take the inline scripts from; run npm run build first.');
  process.exit(1);
}
const stale: string[] = [];
const files = Object.entries(deploymentFiles(headersOfBuild(build, process.env)));
for (const [name, content] of files) {
  const file = path.join(root, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
  stale.push(name);
  if (check) continue;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}
if (check && stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run npm run deploy:generate.`);
  process.exitCode = 1;
} else {
  console.log(stale.length === 0 ? `All ${files.length} files are up to date.` : `Written: ${stale.join(', ')}`);
}
