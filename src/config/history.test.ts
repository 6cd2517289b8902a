import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {historyOf, historyWarning} from './history.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const git = (...parts: readonly string[]): void => {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...parts], {cwd: folder, stdio: 'pipe'});
};
const commit = (): void => git('commit', '--quiet', '--allow-empty', '--message', 'Change');

it('tells a repository from a copy without one and from one without a commit', () => {
  expect(historyOf(folder)).toBe('none');
  git('init', '--quiet');
  expect(historyOf(folder)).toBe('none');
  commit();
  expect(historyOf(folder)).toBe('whole');
});

it('tells a shallow clone', () => {
  git('init', '--quiet');
  commit();
  commit();
  git('clone', '--quiet', '--depth', '1', `file://${folder}`, 'clone');
  expect(historyOf(path.join(folder, 'clone'))).toBe('shallow');
});

it('says what is missing, and nothing when nothing is', () => {
  expect(historyWarning('none')).toMatch(/No git history/);
  expect(historyWarning('shallow')).toMatch(/git fetch --unshallow/);
  expect(historyWarning('whole')).toBeUndefined();
});
