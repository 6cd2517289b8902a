/**
 * npm run release -- --previous <folder|online|address> [--build build]
 * Adds the previous release's hashed files to the build: from the folder of that release, from the site at its own
 * address (SITE_URL, SITE_BASE_URL), or from another address.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {keepPreviousRelease, ReleaseError, releaseAt, releaseInFolder} from '../src/delivery/release.ts';
import {deployedSite} from '../src/delivery/site.ts';

const {values} = parseArgs({options: {build: {type: 'string', default: 'build'}, previous: {type: 'string'}}});
const build = path.resolve(values.build);
// On GitHub such a line stands out in the run's summary.
const warn = (text: string): void => console.warn(process.env.GITHUB_ACTIONS ? `::warning::${text}` : text);

if (!values.previous || !existsSync(path.join(build, 'index.html'))) {
  console.error(
    values.previous
      ? `${build} holds no build; run npm run build first.`
      : 'Say where the previous release is: --previous online (the site at its address), or --previous <folder>, which does not exist yet the first time.',
  );
  process.exit(1);
}
try {
  const address = values.previous === 'online' ? deployedSite.url + deployedSite.baseUrl : values.previous;
  const previous = /^https?:/.test(address) ? await releaseAt(address, warn) : releaseInFolder(path.resolve(address));
  const {kept, missing} = await keepPreviousRelease(build, previous);
  if (missing.length > 0)
    warn(`${missing.length} file(s) of the previous release were not to be had: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ', …' : ''}`);
  console.log(`${kept} file(s) of the previous release are kept in ${build}.`);
} catch (cause) {
  if (!(cause instanceof ReleaseError)) throw cause;
  console.error(cause.message);
  process.exitCode = 1;
}
