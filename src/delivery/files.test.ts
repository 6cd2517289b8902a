import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
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

it('takes every action by its commit, with the version beside it', () => {
  const workflows = Object.entries(files).filter(([name]) => name.startsWith('.github/workflows/'));
  const actions = workflows.flatMap(([, content]) => [...content.matchAll(/uses: (.*)/g)].map(([, action = '']) => action));
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

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
  expect(steps).toContainEqual({
    uses: expect.stringMatching(/^actions\/upload-artifact@/),
    with: expect.objectContaining({name: 'nginx', path: 'deploy/nginx'}),
  });
  expect(workflow.jobs.server?.steps.at(-1)?.run).toContain('sh $release/nginx/switch.sh');
});
