import {spawn, spawnSync} from 'node:child_process';
import {existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {switchScript} from './switch.ts';

let home = '';
const current = (): string => path.join(home, 'current');
const online = (): string => path.basename(readlinkSync(current()));
/** What the running nginx has read: the folder of its pages, and the release that its policy is of. */
const serving = (): string => (existsSync(path.join(home, 'running')) ? readFileSync(path.join(home, 'running'), 'utf8').trim() : 'nothing');

/**
 * A release with its script and settings that name the link, as they are generated; `alone` are settings that nginx refuses,
 * `beside` such as it refuses only with the server's others.
 */
function release(name: string, fault?: 'alone' | 'beside', script = switchScript()): string {
  const folder = path.join(home, 'releases', name);
  mkdirSync(path.join(folder, 'site'), {recursive: true});
  mkdirSync(path.join(folder, 'nginx'));
  writeFileSync(path.join(folder, 'nginx/switch.sh'), script);
  writeFileSync(path.join(folder, 'nginx/help.conf'), `include ${home}/current/nginx/site.conf;\n`);
  writeFileSync(path.join(folder, 'nginx/maps.conf'), '');
  writeFileSync(path.join(folder, 'nginx/site.conf'), `root ${home}/current/site; policy ${name}; ${fault ? `refused-${fault};` : ''}\n`);
  return folder;
}

interface Outcome {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly said: string;
}
const environment = (): NodeJS.ProcessEnv => ({...process.env, PATH: `${path.join(home, 'bin')}:${process.env.PATH}`});

function switchTo(folder: string): Outcome {
  const {status, signal, stderr, stdout} = spawnSync('sh', [path.join(folder, 'nginx/switch.sh')], {env: environment(), encoding: 'utf8'});
  return {status, signal, said: stdout + stderr};
}

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'switch-'));
  mkdirSync(path.join(home, 'bin'));
  mkdirSync(path.join(home, 'etc'));
  writeFileSync(path.join(home, 'etc/nginx.conf'), 'load_module brotli.so;\ninclude modules/*.conf;\nevents {}\nhttp { include conf.d/*.conf; }\n');
  // Stands in for nginx: -V tells its configuration, -t reads the settings behind the link or those of -c, reload takes them.
  writeFileSync(
    path.join(home, 'bin/nginx'),
    `#!/bin/sh
echo "$@" >> ${home}/asked
case "$*" in
  -V) echo "configure arguments: --conf-path=${home}/etc/nginx.conf --with-x" >&2 ;;
  "-t -c "*) cat "$3" >> ${home}/tested
    site=$(sed -n 's/^include \\(.*\\);/\\1/p' "$(sed -n 's/^http { include \\(.*\\); }/\\1/p' "$3")")
    ! grep -q refused-alone "$site" ;;
  -t) ! grep -q refused "${home}/current/nginx/site.conf" ;;
  "-s reload") site=$(sed -n 's/^include \\(.*\\);/\\1/p' "${home}/current/nginx/help.conf")
    sed 's/.*root \\([^;]*\\); policy \\([^;]*\\);.*/\\1 \\2/' "$site" > ${home}/running ;;
esac
`,
    {mode: 0o755},
  );
  writeFileSync(path.join(home, 'bin/sudo'), '#!/bin/sh\nshift\nexec "$@"\n', {mode: 0o755});
});
afterEach(() => rmSync(home, {recursive: true, force: true}));

it('puts the first release online, the next in its place, and goes back by the first one’s own script', () => {
  const [first, second] = [release('1'), release('2')];
  expect(switchTo(first)).toMatchObject({status: 0});
  expect([online(), serving()]).toEqual(['1', `${first}/site 1`]);
  expect(switchTo(second).said).toContain(`${second} is online`);
  expect([online(), serving()]).toEqual(['2', `${second}/site 2`]);
  expect(switchTo(first).status).toBe(0);
  expect([online(), serving()]).toEqual(['1', `${first}/site 1`]);
});

it('has nginx test the candidate with the server’s modules before anything moves', () => {
  const [first, refused] = [release('1'), release('2', 'alone')];
  switchTo(first);
  expect(switchTo(refused)).toMatchObject({status: 1, said: expect.stringContaining('Nothing was changed')});
  expect([online(), serving()]).toEqual(['1', `${first}/site 1`]);
  const tested = readFileSync(path.join(home, 'tested'), 'utf8');
  expect(tested).toContain('load_module brotli.so;');
  expect(tested).toContain(`include ${home}/etc/modules/*.conf;`);
  expect(tested).not.toContain('conf.d');
  // The last thing that was asked is the test of the candidate.
  expect(readFileSync(path.join(home, 'asked'), 'utf8').trimEnd().split('\n').at(-1)).toBe(`-t -c ${refused}/nginx/candidate.conf`);
});

it('goes back to the release before when nginx refuses it beside its other settings', () => {
  const [first, refused] = [release('1'), release('2', 'beside')];
  switchTo(first);
  expect(switchTo(refused)).toMatchObject({status: 1, said: expect.stringContaining(`${first} is online`)});
  expect([online(), serving()]).toEqual(['1', `${first}/site 1`]);
});

it('leaves nothing online when the very first one is refused', () => {
  expect(switchTo(release('1', 'beside'))).toMatchObject({status: 1, said: expect.stringContaining('nothing is online')});
  expect(switchTo(release('2', 'alone')).status).toBe(1);
  expect(existsSync(current())).toBe(false);
});

it('touches nothing when a folder replaces the link, or the release is not whole', () => {
  const [first, second] = [release('1'), release('2')];
  mkdirSync(current());
  expect(switchTo(first)).toMatchObject({status: 1, said: expect.stringContaining('is no link')});
  expect(lstatSync(current()).isDirectory()).toBe(true);
  expect(existsSync(path.join(home, 'next'))).toBe(false);
  rmSync(current(), {recursive: true});
  rmSync(path.join(second, 'site'), {recursive: true});
  expect(switchTo(second)).toMatchObject({status: 1, said: expect.stringContaining('holds no folder site')});
});

it('refuses a second switch while one is at work, and takes it afterwards', async () => {
  const [first, second] = [release('1'), release('2')];
  const nginx = path.join(home, 'bin/nginx');
  const text = readFileSync(nginx, 'utf8');
  // The test of the first one’s settings waits until it is told to go on.
  writeFileSync(nginx, text.replace('"-t -c "*)', `"-t -c "*) touch ${home}/waiting; while [ ! -e ${home}/go ]; do sleep 0.05; done;`));
  const atWork = spawn('sh', [path.join(first, 'nginx/switch.sh')], {env: environment(), stdio: 'ignore'});
  const ended = new Promise((resolve) => atWork.once('close', resolve));
  await expect.poll(() => existsSync(path.join(home, 'waiting')), {timeout: 10_000}).toBe(true);
  expect(switchTo(second)).toMatchObject({status: 1, said: expect.stringContaining('Another switch is at work')});
  writeFileSync(path.join(home, 'go'), '');
  expect(await ended).toBe(0);
  expect(online()).toBe('1');
  expect(switchTo(second).status).toBe(0);
  expect(online()).toBe('2');
});

describe('interrupted', () => {
  const script = switchScript().split('\n');
  /** Lines that something can be put before: commands, not the middle of one. */
  const stops = script.flatMap((line, index) =>
    index > 5 && line.trim() !== '' && !/^\s*(#|\}|fi$|done$|else|-e |sed "s#\^)/.test(line) && !/\|$/.test(script[index - 1] ?? '') ? [index] : [],
  );
  const fault = (index: number, signal: string): string => [...script.slice(0, index), `kill -${signal} $$`, ...script.slice(index)].join('\n');

  for (const signal of ['TERM', 'HUP', 'KILL'] as const)
    it(`by ${signal} at any line, it leaves the old release or the whole new one${signal === 'KILL' ? ', and the next switch works' : ''}`, {
      // Some hundred shells one after another: on a machine that does other work, more than a minute.
      timeout: 180_000,
    }, () => {
      expect(stops.length).toBeGreaterThan(25);
      for (const index of stops) {
        rmSync(path.join(home, 'releases'), {recursive: true, force: true});
        for (const file of ['current', 'next', 'running']) rmSync(path.join(home, file), {force: true});
        const [first, second] = [release('1'), release('2', undefined, fault(index, signal))];
        // As the first one’s own switch leaves it.
        writeFileSync(path.join(first, 'nginx/help.conf'), `include ${first}/nginx/site.conf;\n`);
        writeFileSync(path.join(first, 'nginx/site.conf'), `root ${first}/site; policy 1; \n`);
        symlinkSync(first, current());
        writeFileSync(path.join(home, 'running'), `${first}/site 1\n`);
        const where = `line ${index + 1}: ${script[index]}`;
        switchTo(second);
        // Pages and policy are of one release, and the link leads to one whose settings nginx takes.
        expect([`${first}/site 1`, `${second}/site 2`], where).toContain(serving());
        expect(['1', '2'], where).toContain(online());
        expect(spawnSync(path.join(home, 'bin/nginx'), ['-t']).status, where).toBe(0);
        if (signal !== 'KILL') continue;
        writeFileSync(path.join(second, 'nginx/switch.sh'), switchScript());
        expect(switchTo(second).status, where).toBe(0);
        expect(serving(), where).toBe(`${second}/site 2`);
      }
    });
});
