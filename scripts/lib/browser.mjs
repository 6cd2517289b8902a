import {existsSync} from 'node:fs';
import path from 'node:path';
import {run, UserError} from './run.mjs';

const withWindow = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** Debian's Chromium that has no window at all, and so nothing to keep up to date behind a page (scripts/lib/tools.mjs). */
const withoutWindow = 'chromium-headless-shell';

function onPath(names) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, name);
      if (existsSync(file)) return file;
    }
  }
  return undefined;
}

async function playwrightsOwn() {
  const {output} = await run('node', ['-e', "console.log(require('@playwright/test').chromium.executablePath())"], {capture: true});
  const file = output.trim().split('\n').at(-1) ?? '';
  return file && existsSync(file) ? file : undefined;
}

/**
 * Path of a Chromium: the one that CHROMIUM_PATH names, one on the path, Playwright's own (installed if it can be
 * fetched), or the distribution's (installed where we may). With `windowless`, one without a window is preferred.
 */
export async function findBrowser({windowless = false} = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new UserError(`CHROMIUM_PATH="${named}": there is no such file.`);
    return named;
  }
  const names = windowless ? [withoutWindow, ...withWindow] : withWindow;
  const found = onPath(names) ?? (await playwrightsOwn());
  if (found) return found;
  console.log('No Chromium found; installing Playwright’s …');
  await run('playwright', ['install', 'chromium'], {capture: true});
  const own = await playwrightsOwn();
  if (own) return own;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Playwright’s Chromium is out of reach; installing the distribution’s …');
    await run('apt-get', ['update', '-qq'], {capture: true});
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], {capture: true, environment: {DEBIAN_FRONTEND: 'noninteractive'}});
    const installed = onPath(names);
    if (installed) return installed;
  }
  throw new UserError('No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the command again.');
}
