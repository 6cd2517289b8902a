// Runs a program of this repository that is written in TypeScript: Node takes the types away by itself, but not in files below
// `node_modules`, which is where npx puts them.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import * as modules from 'node:module';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const root = path.resolve(import.meta.dirname ?? path.dirname(fileURLToPath(import.meta.url)), '..');

/** Starts `program`, a path below the repository's root, with this Node or, where that is too old, with the one that came with the packages. */
export async function start(program) {
  if (modules.registerHooks && modules.stripTypeScriptTypes) {
    process.removeAllListeners('warning');
    modules.registerHooks({
      load(url, context, next) {
        if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
        return {format: 'module', shortCircuit: true, source: modules.stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'))};
      },
    });
    return import(pathToFileURL(path.join(root, program)).href);
  }
  const node = path.join(root, 'node_modules', 'node', 'bin', 'node');
  if (!existsSync(node)) {
    console.error(`This program needs Node.js 22.15 or later; found ${process.versions.node}. Install a newer one from https://nodejs.org.`);
    process.exit(1);
  }
  const {status} = spawnSync(node, process.argv.slice(1), {stdio: 'inherit'});
  process.exit(status ?? 1);
}
