import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root, run, UserError} from './run.mjs';

const stamp = path.join(root, '.cache', 'build.sha256');
const inputs = [
  'docs',
  'i18n',
  'src',
  'packages',
  'static',
  'openapi',
  'api_versioned_docs',
  'scripts',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package-lock.json',
  'api_versions.json',
];
/** What a deployment may set (the same list stands in its workflow), and what else changes a build. */
const variables = [
  ...JSON.parse(readFileSync(path.join(root, 'src', 'config', 'build-variables.json'), 'utf8')),
  'SITE_URL',
  'SITE_BASE_URL',
  'COMPRESSION',
  'LEAN',
];

/** What the build itself makes from `openapi/`; it would look like a change of its own making. */
const made = /(^|\/)reference$|^static\/openapi$|docusaurus-plugin-content-docs-api\/version-[\d.]+\.json$/;

function files(name) {
  const full = path.join(root, name);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [name];
  return readdirSync(full, {withFileTypes: true})
    .map((entry) => path.join(name, entry.name))
    .filter((entry) => !made.test(entry.split(path.sep).join('/')))
    .flatMap(files)
    .sort();
}

function inputHash() {
  const hash = createHash('sha256');
  for (const name of inputs.flatMap(files))
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path.join(root, name)))
      .update('\0');
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  return hash.digest('hex');
}

/**
 * Builds both languages into `build/`, unless nothing that the build reads has changed since the last one. With `quiet`
 * its output comes in one piece when it is done, so that something else can be printed meanwhile.
 */
export async function build({quiet = false} = {}) {
  const wanted = inputHash();
  if (existsSync(path.join(root, 'build', 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    console.log('Nothing has changed since the last build.');
    return;
  }
  console.log('Building both languages …');
  const started = Date.now();
  const {code, output} = await run('npm', ['run', '--silent', 'build'], {capture: quiet});
  if (output) console.log(`\n${output.trimEnd()}`);
  if (code !== 0) throw new UserError('The build failed; the lines above name the page and the reason.');
  mkdirSync(path.dirname(stamp), {recursive: true});
  writeFileSync(stamp, wanted);
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}
