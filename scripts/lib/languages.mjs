import {existsSync} from 'node:fs';
import {run} from './run.mjs';

/** Languages of the API's samples that Debian has, and how to see that one is there. .NET is in no package of Debian (decisions/0036-samples-run-in-eight-languages.md). */
const languages = [
  {packages: ['php-cli', 'php-curl'], probe: ['php', ['-r', 'exit(extension_loaded("curl") ? 0 : 1);']]},
  {packages: ['ruby'], probe: ['ruby', ['--version']]},
  {packages: ['golang-go'], probe: ['go', ['version']]},
];

async function isThere([command, args]) {
  return await run(command, args, {capture: true}).then(
    ({code}) => code === 0,
    () => false,
  );
}

/** Installs the languages that samples of the API run in, where we may; elsewhere the samples of those that are there run. */
export async function installLanguages() {
  const missing = [];
  for (const {packages, probe} of languages) if (!(await isThere(probe))) missing.push(...packages);
  if (missing.length === 0 || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${missing.join(', ')} for the samples of the API …`);
  await run('apt-get', ['update', '-qq'], {capture: true});
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {capture: true, environment: {DEBIAN_FRONTEND: 'noninteractive'}});
}
