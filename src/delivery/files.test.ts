import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {deploymentFiles} from './files.ts';

const files = deploymentFiles([{name: 'Content-Security-Policy', value: "default-src 'self'"}]);
const workflow = parse(files['.github/workflows/deploy.yml'] ?? '') as {
  readonly jobs: Readonly<
    Record<string, {readonly steps: readonly {readonly name?: string; readonly uses?: string; readonly run?: string; readonly with?: object}[]}>
  >;
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deployment-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

function write(file: string, content = file): string {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, content);
  return place;
}

it('installs by the one step that takes the lockfile', () => {
  expect(Object.entries(files).filter(([, content]) => content.includes('npm ci'))).toEqual([]);
  for (const name of ['deploy/Containerfile', '.github/workflows/deploy.yml']) expect(files[name], name).toContain('npm install --no-save');
});

it('keeps the files of the release that is online, wherever the build is made', () => {
  for (const name of ['deploy/Containerfile', '.github/workflows/deploy.yml'])
    expect(files[name], name).toMatch(/npm run build[\s\S]*npm run release -- --previous online/);
});

it('the workflow hands every file of the build on, hidden ones as well, with the settings of nginx', () => {
  const step = (job: string, name: string): string => workflow.jobs[job]?.steps.find((candidate) => candidate.name?.startsWith(name))?.run ?? 'exit 1';
  const run = (command: string): void =>
    void execFileSync('bash', ['-e', '-c', command], {cwd: folder, env: {...process.env, RUNNER_TEMP: folder, SITE_BASE_URL: '/help/'}, stdio: 'pipe'});
  for (const file of ['build/index.html', 'build/.nojekyll', 'build/.well-known/security.txt']) write(file);
  run(step('build', 'Pack the site'));
  run(step('server', 'Put the pages beside'));
  for (const file of ['index.html', '.nojekyll', '.well-known/security.txt']) expect(existsSync(path.join(folder, 'release/site/help', file)), file).toBe(true);
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  expect(steps.filter(({uses}) => uses?.startsWith('actions/upload-pages-artifact'))).toEqual([]);
  expect(steps).toContainEqual({uses: 'actions/upload-artifact@v4', with: expect.objectContaining({name: 'nginx', path: 'deploy/nginx'})});
  expect(workflow.jobs.server?.steps.at(-1)?.run).toContain('sh $release/nginx/switch.sh');
});

describe('switch to a release', () => {
  /** Runs a release's own script with an nginx that refuses the settings of releases named in `refused`. */
  function switchTo(release: string, refused = ''): {readonly code: number; readonly asked: string} {
    const log = write('asked', '');
    const nginx = write(
      'bin/nginx',
      `#!/bin/sh\necho "$@ $(basename "$(readlink ${folder}/current)")" >> ${log}\n[ "$(basename "$(readlink ${folder}/current)")" != "${refused}" ]\n`,
    );
    const sudo = write('bin/sudo', '#!/bin/sh\nshift\nexec "$@"\n');
    execFileSync('chmod', ['+x', nginx, sudo]);
    let code = 0;
    try {
      execFileSync('sh', [path.join(folder, 'releases', release, 'nginx/switch.sh')], {
        env: {...process.env, PATH: `${folder}/bin:${process.env.PATH}`},
        stdio: 'pipe',
      });
    } catch (cause) {
      code = (cause as {status: number}).status;
    }
    return {code, asked: readFileSync(log, 'utf8')};
  }
  beforeEach(() => {
    for (const release of ['1', '2']) {
      write(`releases/${release}/site/index.html`);
      write(`releases/${release}/nginx/switch.sh`, files['deploy/nginx/switch.sh']);
    }
  });
  const online = (): string => path.basename(readlinkSync(path.join(folder, 'current')));

  it('moves the link, has nginx check the settings, then take them', () => {
    expect(switchTo('1')).toEqual({code: 0, asked: '-t 1\n-s reload 1\n'});
    expect(switchTo('2').code).toBe(0);
    expect(online()).toBe('2');
    expect(switchTo('1').code).toBe(0);
    expect(online()).toBe('1');
  });

  it('goes back when nginx refuses', () => {
    switchTo('1');
    expect(switchTo('2', '2')).toEqual({code: 1, asked: '-t 2\n-t 1\n-s reload 1\n'});
    expect(online()).toBe('1');
  });

  it('leaves nothing online when the first release is refused, and touches nothing for a release without pages', () => {
    expect(switchTo('1', '1').code).toBe(1);
    expect(existsSync(path.join(folder, 'current'))).toBe(false);
    switchTo('2');
    rmSync(path.join(folder, 'releases/1/site'), {recursive: true});
    expect(switchTo('1')).toEqual({code: 1, asked: ''});
    expect(online()).toBe('2');
  });
});
