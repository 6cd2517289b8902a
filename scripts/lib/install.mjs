import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root, run, UserError} from './run.mjs';

const stamp = path.join(root, 'node_modules', '.installed');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/** Installs the dependencies of the lockfile, unless this very lockfile is installed already. */
export async function install() {
  const wanted = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies (a minute or two the first time) …');
  const {code} = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new UserError('Installing dependencies failed; see the lines above. Is the npm registry within reach?');
  mkdirSync(path.dirname(stamp), {recursive: true});
  writeFileSync(stamp, wanted);
}
