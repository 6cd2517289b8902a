import {existsSync} from 'node:fs';
import {run} from './run.mjs';

/** Languages of the API's samples that Debian has, and how to see that one is there. .NET is in no package of Debian (decisions/0036-samples-run-in-eight-languages.md). */
const languages = [
  {packages: ['php-cli', 'php-curl'], probe: ['php', ['-r', 'exit(extension_loaded("curl") ? 0 : 1);']]},
  {packages: ['ruby'], probe: ['ruby', ['--version']]},
  {packages: ['golang-go'], probe: ['go', ['version']]},
];
/** Chromium that has no window at all, which works a fifth less (decisions/0037-tests-share-a-tab.md). */
const windowlessBrowser = {packages: ['chromium-headless-shell'], probe: ['chromium-headless-shell', ['--version']]};

async function isThere([command, args]) {
  return await run(command, args, {capture: true}).then(
    ({code}) => code === 0,
    () => false,
  );
}

/** Installs what is missing where we may, and is content without it elsewhere. */
async function installMissing(tools) {
  const missing = [];
  for (const {packages, probe} of tools) if (!(await isThere(probe))) missing.push(packages);
  if (missing.length === 0 || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${missing.flat().join(', ')} for the tests …`);
  await run('apt-get', ['update', '-qq'], {capture: true});
  // One after another: other systems know some of them by other names, or not at all.
  for (const packages of missing)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {capture: true, environment: {DEBIAN_FRONTEND: 'noninteractive'}});
}

/** Where it may not, the samples of the languages that are there run. */
export const installLanguages = () => installMissing(languages);

/** Where it may not, any Chromium does. */
export const installWindowlessBrowser = () => installMissing([windowlessBrowser]);
