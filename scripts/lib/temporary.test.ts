import {spawn} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';

const program = `
  import {statSync, writeFileSync} from 'node:fs';
  import {tmpdir} from 'node:os';
  import {temporaryFolder} from ${JSON.stringify(path.resolve('scripts/lib/temporary.mjs'))};
  const folder = temporaryFolder('run-');
  writeFileSync(folder + '/left.txt', '');
  // A web server that is tested in it may run as another user.
  console.log(tmpdir() === folder, (statSync(folder).mode & 0o777).toString(8));
  setTimeout(() => {}, process.argv[1] === 'wait' ? 60_000 : 0);
`;

it.each([
  ['at its end', undefined, 0],
  ['when it is stopped', 'SIGTERM', 143],
  ['by Ctrl+C', 'SIGINT', 130],
  ['when its terminal is closed', 'SIGHUP', 129],
] as const)('nothing of a run is left behind: %s', async (_, signal, code) => {
  const above = mkdtempSync(path.join(tmpdir(), 'above-'));
  try {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, signal ? 'wait' : 'end'], {env: {...process.env, TMPDIR: above}});
    const ended = new Promise((resolve) => child.once('close', resolve));
    const said = await new Promise((resolve) => child.stdout.once('data', (text) => resolve(String(text).trim())));
    expect(said).toBe('true 755');
    if (signal) {
      expect(readdirSync(above)).toHaveLength(1);
      child.kill(signal);
    }
    expect(await ended).toBe(code);
    expect(readdirSync(above)).toEqual([]);
  } finally {
    rmSync(above, {recursive: true, force: true});
  }
});
