import {existsSync} from 'node:fs';
import {run} from './run.mjs';

/**
 * What tests gain from and do without: languages of the API's samples (.NET is in no package of Debian,
 * decisions/0036-samples-run-in-eight-languages.md) and Chromium without its window, which works a fifth less. How to see that one is there.
 */
const tools = [
  {packages: ['php-cli', 'php-curl'], probe: ['php', ['-r', 'exit(extension_loaded("curl") ? 0 : 1);']]},
  {packages: ['ruby'], probe: ['ruby', ['--version']]},
  {packages: ['golang-go'], probe: ['go', ['version']]},
  {packages: ['chromium-headless-shell'], probe: ['chromium-headless-shell', ['--version']]},
];

async function isThere([command, args]) {
  return await run(command, args, {capture: true}).then(
    ({code}) => code === 0,
    () => false,
  );
}

/** Installs what is missing where we may; elsewhere the samples of the languages that are there run, and any Chromium does. */
export async function installTools() {
  const missing = [];
  for (const {packages, probe} of tools) if (!(await isThere(probe))) missing.push(packages);
  if (missing.length === 0 || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${missing.flat().join(', ')} for the tests …`);
  await run('apt-get', ['update', '-qq'], {capture: true});
  // One after another: other systems know some of them by other names, or not at all.
  for (const packages of missing)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {capture: true, environment: {DEBIAN_FRONTEND: 'noninteractive'}});
}
