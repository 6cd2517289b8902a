/**
 * npm run release -- --previous <folder> [--build build] [--save <folder>]
 * Adds the previous release's hashed files to the build, and saves this release's own for the next time.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {keepPreviousRelease, saveRelease} from '../src/deploy/release.ts';

const {values} = parseArgs({options: {build: {type: 'string', default: 'build'}, previous: {type: 'string'}, save: {type: 'string'}}});
const build = path.resolve(values.build);
if (!values.previous || !existsSync(path.join(build, 'index.html'))) {
  console.error(
    values.previous
      ? `${build} holds no build; run npm run build first.`
      : 'Say where the previous release is: --previous <folder>. The folder may be empty or missing the first time.',
  );
  process.exit(1);
}
const kept = keepPreviousRelease(build, path.resolve(values.previous));
if (values.save) saveRelease(build, path.resolve(values.save));
console.log(`${kept} file(s) of the previous release are kept in ${build}.`);
