import {execFileSync} from 'node:child_process';
import {globSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {addressesOf} from '../../content/checks/addresses.ts';
import {readPage} from '../../content/page.ts';
import {closestPages} from '../../shell/NotFound/closest.ts';
import {checkForgotten} from './check.ts';
import {addressesNow, publishedAddresses} from './published.ts';
import type {OldAddresses} from './read.ts';

const release = '2026-03-01';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'published-'));
  git('init', '--quiet', '--initial-branch=main');
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

function git(...parts: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...parts], {cwd: folder, stdio: 'pipe'});
}
function commit(day: string): void {
  git('add', '--all');
  const env = {...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`};
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--allow-empty', '--message', 'Change'], {cwd: folder, env});
}
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}
const page = (file: string, keys = ''): void => write(file, `---\nkind: article\ntitle: ${file}\n${keys}---\n\nText of ${file}.\n`);

/** What the check says of the folder as it is now. */
function found({moved = {}, gone = []}: Partial<OldAddresses> = {}): string[] {
  const published = publishedAddresses(folder, release);
  if ('unknown' in published) return [published.unknown];
  const pages = globSync('docs/**/*.mdx', {cwd: folder}).map((file) => readPage(folder, file));
  const addresses = addressesOf(pages, {routes: {docs: '/docs'}, sidebars: {}, generated: [], unread: []});
  return checkForgotten(published.addresses, {moved, gone}, addresses, new Set(), closestPages).map(({file, message}) => `${file}: ${message}`);
}

describe('an address that was published', () => {
  beforeEach(() => {
    page('docs/team.mdx');
    page('docs/billing/index.mdx');
    commit('2026-02-01');
  });

  it('is missed when its page is renamed, and a redirect or a reason answers for it', () => {
    renameSync(path.join(folder, 'docs/team.mdx'), path.join(folder, 'docs/teams.mdx'));
    const missed = [expect.stringMatching(/^docs\/team\.mdx: \/docs\/team was published .* "\/docs\/team: \/docs\/teams" .* "\/docs\/team: \{gone: why\}"/)];
    expect(found(), 'before the commit').toEqual(missed);
    commit('2026-03-05');
    expect(found(), 'after it').toEqual(missed);
    commit('2027-01-01');
    expect(found(), 'a year later').toEqual(missed);
    expect(found({moved: {'/docs/team': '/docs/teams'}})).toEqual([]);
    expect(found({gone: ['/docs/team']})).toEqual([]);
  });

  it('is answered by the line of a folder, but for codes', () => {
    page('docs/billing/plans.mdx');
    page('docs/billing/issues/10141.mdx');
    commit('2026-03-05');
    git('rm', '--quiet', '-r', 'docs/billing');
    commit('2026-03-06');
    expect(found()).toHaveLength(3);
    for (const old of [{moved: {'/docs/billing/*': '/docs/team'}}, {gone: ['/docs/billing/*']}])
      expect(found(old)).toEqual([expect.stringMatching(/^docs\/billing\/issues\/10141\.mdx: .* a code keeps its page for good/)]);
    expect(found({moved: {'/docs/bill/*': '/docs/team'}}), 'a folder of another name').toHaveLength(3);
  });

  it('is missed when it was a list of a menu', () => {
    write('sidebars.ts', "const docs = [{link: {type: 'generated-index', slug: '/category/account-and-team', title: 'Account'}, items: []}];\n");
    commit('2026-03-05');
    write('sidebars.ts', "const docs = [{link: {type: 'generated-index', slug: '/category/account', title: 'Account'}, items: []}];\n");
    commit('2026-03-06');
    expect(found({gone: ['/docs/category/account']})).toEqual([
      expect.stringMatching(/^sidebars\.ts: \/docs\/category\/account-and-team was published and no page answers it now/),
    ]);
  });

  it('is missed when its page is deleted, or becomes a draft, and not when nothing but the file has moved', () => {
    git('mv', 'docs/billing/index.mdx', 'docs/billing.mdx');
    commit('2026-03-05');
    expect(found(), 'a page of its own instead of a folder’s').toEqual([]);
    git('mv', 'docs/billing.mdx', 'docs/plans.mdx');
    page('docs/plans.mdx', 'slug: /billing\n');
    commit('2026-03-06');
    expect(found(), 'the slug keeps the address').toEqual([]);
    page('docs/plans.mdx', 'slug: /billing\ndraft: true\n');
    expect(found().join()).toContain('/docs/billing was published');
    git('rm', '--quiet', '--force', 'docs/plans.mdx');
    commit('2026-03-07');
    expect(found().join()).toContain('/docs/billing was published');
  });

  it('is missed when it was a slug', () => {
    page('docs/team.mdx', 'slug: /people\n');
    commit('2026-03-05');
    page('docs/team.mdx', 'slug: /colleagues\n');
    commit('2026-03-06');
    expect(found({moved: {'/docs/team': '/docs/colleagues'}})).toEqual([expect.stringContaining('docs/team.mdx: /docs/people was published')]);
  });

  it('does not count when it went before the first release', () => {
    git('mv', 'docs/team.mdx', 'docs/colleagues.mdx');
    commit('2026-02-20');
    expect(found()).toEqual([]);
  });

  it('does not count when it was moved again before it went out', () => {
    git('checkout', '--quiet', '-b', 'writing');
    page('docs/pausing.mdx');
    commit('2026-03-05');
    git('mv', 'docs/pausing.mdx', 'docs/pauses.mdx');
    commit('2026-03-06');
    expect(found(), 'on the branch').toEqual([]);
    git('checkout', '--quiet', 'main');
    git('merge', '--quiet', '--no-ff', 'writing');
    expect(found(), 'merged').toEqual([]);
    git('mv', 'docs/pauses.mdx', 'docs/holidays.mdx');
    expect(found().join(), 'what the merge brought').toContain('/docs/pauses was published');
  });

  it('does not count while its page is unlisted, and does once it is listed', () => {
    page('docs/pausing.mdx', 'unlisted: true\n');
    commit('2026-03-05');
    expect([...addressesNow(folder)]).not.toContain('/docs/pausing');
    git('mv', 'docs/pausing.mdx', 'docs/pauses.mdx');
    expect(found()).toEqual([]);
    git('mv', 'docs/pauses.mdx', 'docs/pausing.mdx');
    page('docs/pausing.mdx');
    commit('2026-03-06');
    expect([...addressesNow(folder)]).toContain('/docs/pausing');
    git('mv', 'docs/pausing.mdx', 'docs/pauses.mdx');
    expect(found().join()).toContain('/docs/pausing was published');
  });

  it('does not count while its page was a draft', () => {
    page('docs/pausing.mdx', 'draft: true\n');
    commit('2026-03-05');
    git('rm', '--quiet', 'docs/pausing.mdx');
    expect(found()).toEqual([]);
  });

  it('of an error is not to be redirected', () => {
    page('docs/tools/publications/issues/10141.mdx');
    commit('2026-03-05');
    git('rm', '--quiet', 'docs/tools/publications/issues/10141.mdx');
    expect(found()).toEqual([expect.stringMatching(/issues\/10141 was published .* "status: retired"/)]);
  });
});

it('follows the routes of the API and its calls', () => {
  const routes = (...lines: string[]): void => write('src/api/versions.ts', `export const apiVersions = [\n${lines.join('\n')}\n];\n`);
  const document = (...calls: string[]): string =>
    `tags:\n  - name: posts\n    description: x\npaths:\n${calls.map((id) => `  /${id}:\n    get:\n      operationId: ${id}\n`).join('')}`;
  routes(`  {id: '1.0', sidebar: 'a', route: '/docs/api'},`);
  write('openapi/v1.0.yaml', document('get-posts'));
  page('api_versioned_docs/version-1.0/first-post.mdx');
  commit('2026-03-02');
  write('openapi/v1.0.yaml', document('read-posts'));
  commit('2026-03-03');
  routes(`  {id: '1.1', sidebar: 'b', route: '/docs/api'},`, `  {id: '1.0', sidebar: 'a', route: '/docs/api/v1.0'},`);
  write('openapi/v1.1.yaml', document('posts'));
  commit('2026-03-04');
  const published = publishedAddresses(folder, release);
  expect('addresses' in published ? [...published.addresses.keys()].sort() : published.unknown).toEqual(
    [
      // Of the first version, while it was the newest.
      ...['/first-post', '/posts', '/get-posts', '/read-posts'].map((name) => `/docs/api${name}`),
      // The second was changed from the first, which was changed from nothing.
      '/docs/api/changelog',
      // Since then.
      ...['/first-post', '/posts', '/read-posts'].map((name) => `/docs/api/v1.0${name}`),
    ].sort(),
  );
});

it('says why where git cannot tell', () => {
  const other = path.join(folder, 'clone');
  commit('2026-03-02');
  commit('2026-03-03');
  git('clone', '--quiet', '--depth', '1', `file://${folder}`, 'clone');
  expect(publishedAddresses(other)).toEqual({unknown: expect.stringContaining('shallow')});
  rmSync(path.join(folder, '.git'), {recursive: true});
  expect(publishedAddresses(folder)).toEqual({unknown: expect.stringContaining('no git history')});
});
