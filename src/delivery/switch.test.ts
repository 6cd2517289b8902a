import {spawnSync} from 'node:child_process';
import {existsSync, lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {switchScript} from './switch.ts';

let home = '';
const current = (): string => path.join(home, 'current');

/** A release with its script; `sudo` and `nginx` are stand-ins, and nginx refuses settings of which the release says so. */
function release(name: string, isRefused = false): string {
  const folder = path.join(home, 'releases', name);
  mkdirSync(path.join(folder, 'site'), {recursive: true});
  mkdirSync(path.join(folder, 'nginx'));
  writeFileSync(path.join(folder, 'nginx/switch.sh'), switchScript());
  if (isRefused) writeFileSync(path.join(folder, 'refused'), '');
  return folder;
}

function switchTo(folder: string): {readonly status: number | null; readonly said: string} {
  const {status, stderr, stdout} = spawnSync('sh', [path.join(folder, 'nginx/switch.sh')], {
    env: {...process.env, PATH: `${path.join(home, 'bin')}:${process.env.PATH}`},
    encoding: 'utf8',
  });
  return {status, said: stdout + stderr};
}

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'switch-'));
  mkdirSync(path.join(home, 'bin'));
  writeFileSync(path.join(home, 'bin/nginx'), `#!/bin/sh\ntest ! -e ${home}/current/refused\n`, {mode: 0o755});
  writeFileSync(path.join(home, 'bin/sudo'), '#!/bin/sh\nshift\nexec "$@"\n', {mode: 0o755});
});
afterEach(() => rmSync(home, {recursive: true, force: true}));

it('puts the first release online, and the next in its place', () => {
  const [first, second] = [release('1'), release('2')];
  expect(switchTo(first)).toMatchObject({status: 0});
  expect(readlinkSync(current())).toBe(first);
  expect(switchTo(second).said).toContain(`${second} is online`);
  expect(readlinkSync(current())).toBe(second);
});

it('goes back to the release before when nginx refuses', () => {
  const [first, refused] = [release('1'), release('2', true)];
  switchTo(first);
  expect(switchTo(refused)).toMatchObject({status: 1, said: expect.stringContaining(`${first} is online`)});
  expect(readlinkSync(current())).toBe(first);
});

it('leaves nothing online when the very first one is refused', () => {
  expect(switchTo(release('1', true))).toMatchObject({status: 1, said: expect.stringContaining('nothing is online')});
  expect(existsSync(current())).toBe(false);
});

it('touches nothing when a folder stands in the place of the link, or the release is not whole', () => {
  const [first, second] = [release('1'), release('2')];
  mkdirSync(current());
  expect(switchTo(first)).toMatchObject({status: 1, said: expect.stringContaining('is no link')});
  expect(lstatSync(current()).isDirectory()).toBe(true);
  expect(existsSync(path.join(home, 'next'))).toBe(false);
  rmSync(current(), {recursive: true});
  rmSync(path.join(second, 'site'), {recursive: true});
  expect(switchTo(second)).toMatchObject({status: 1, said: expect.stringContaining('holds no folder site')});
});
