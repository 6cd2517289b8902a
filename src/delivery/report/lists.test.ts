// The whole report on a small repository that has one of everything that can wear out, and one that has not.
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {revisionOf} from '../../content/revision.ts';
import {type ReportList, reportOf} from './lists.ts';

const today = new Date('2027-06-01T00:00:00Z');
const russian = 'i18n/ru/docusaurus-plugin-content-docs/current';
let root = '';
let lists: readonly ReportList[] = [];

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

function commit(date: string): void {
  const git = (...parts: readonly string[]): void => {
    const env = {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date};
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...parts], {cwd: root, env, stdio: 'pipe'});
  };
  git('add', '.');
  git('commit', '--quiet', '--message', 'Change');
}

const page = (body: string, revision?: string): string => `---\nkind: article\ntitle: T\n${revision ? `translated_from: "${revision}"\n` : ''}---\n\n${body}\n`;
const found = (title: string): readonly string[] => lists.find((list) => list.title === title)?.items.map(({where, what}) => `${where}: ${what}`) ?? [];

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'report-'));
  execFileSync('git', ['init', '--quiet'], {cwd: root});
  const [same, before, after] = [page('Same.'), page('Before.'), page('After. See [this](http://docs.example/a) and [that](https://docs.example/b).')];
  write('docs/same.mdx', same);
  write('docs/changed.mdx', before);
  write(`${russian}/same.mdx`, page('То же.', revisionOf(same)));
  write(`${russian}/changed.mdx`, page('Как было.', revisionOf(before)));
  write(`${russian}/unstamped.mdx`, page('Без отметки.'));
  write('docs/unstamped.mdx', page('Not stamped.'));
  write(`${russian}/gone.mdx`, page('Осталась.', revisionOf(same)));
  commit('2026-01-15T12:00:00Z');
  write('docs/changed.mdx', after);
  write('docs/new.mdx', page('New.'));
  write(
    'src/data/networks/telegram.yaml',
    'id: telegram\nhomepage: http://telegram.example\ndocumentation: https://docs.telegram.example\nlimits:\n  - {id: old, source: "https://docs.telegram.example/a"}\n  - {id: fresh, source: "https://localhost/b"}\n',
  );
  const error = (code: number, more: string): string => `  - {code: ${code}, ${more}}\n`;
  write(
    'src/data/errors/telegram.yaml',
    `group: telegram\nerrors:\n${error(10141, 'status: active, network_codes: []')}${error(10142, 'status: active, network_codes: [{code: A, source: "https://docs.telegram.example/c"}]')}${error(10143, 'status: retired, network_codes: []')}`,
  );
  write(
    'src/data/sources/telegram.yaml',
    'changelogs: []\nsources:\n  - {url: "https://docs.telegram.example/a", updated: 2026-05-01}\n  - {url: "https://docs.telegram.example/b", read_copy_of: 2027-05-01}\n  - {url: "https://docs.telegram.example/c"}\n',
  );
  write('src/data/errors/general.yaml', `group: general\nerrors:\n${error(10000, 'status: active, network_codes: []')}`);
  write('src/data/errors/ranges.yaml', 'telegram: [[10141, 10156]]\n');
  commit('2027-05-01T12:00:00Z');
  write('docs/unfinished.mdx', page('Not committed.'));
  lists = reportOf(root, today);
});
afterAll(() => rmSync(root, {recursive: true, force: true}));

it('lists translations whose English page has changed, has no record, or is gone', () => {
  expect(found('Stale translations').map((line) => line.replace(/(?<=: ).*(is stale|records no|is gone).*/, '$1'))).toEqual([
    `${russian}/changed.mdx: is stale`,
    `${russian}/gone.mdx: is gone`,
    `${russian}/unstamped.mdx: records no`,
  ]);
});

it('lists sources that are old, and those of which nobody knows', () => {
  expect(found('Sources more than a year old')).toEqual(['src/data/sources/telegram.yaml: https://docs.telegram.example/a: as of 2026-05-01, 396 days ago']);
  expect(found('Sources of unknown age')).toEqual(['src/data/sources/telegram.yaml: https://docs.telegram.example/c']);
});

it('lists pages that nobody has touched for a year, and none that is new', () => {
  const line = (file: string): string => `${file}: last changed 2026-01-15, 501 days ago`;
  expect(found('Pages not touched for a year')).toEqual(
    ['docs/same.mdx', 'docs/unstamped.mdx', ...['changed', 'gone', 'same', 'unstamped'].map((name) => `${russian}/${name}.mdx`)].map(line),
  );
});

it('lists codes in use of networks without a code of the network', () => {
  expect(found('Codes of a network without a code of the network')).toEqual(['src/data/errors/telegram.yaml: 10141: no code of the network']);
});

it('lists addresses that cannot be right, of facts, networks and pages', () => {
  const line = (place: string, address: string): string => `${place}: "${address}" is not the address of a page; https://… is expected`;
  expect(found('Addresses that cannot be right')).toEqual([
    line('src/data/networks/telegram.yaml: homepage', 'http://telegram.example'),
    line('src/data/networks/telegram.yaml: limits[1] (fresh)', 'https://localhost/b'),
    line('docs/changed.mdx: line 6', 'http://docs.example/a'),
  ]);
});

it('lists what it can without a history', () => {
  rmSync(path.join(root, '.git'), {recursive: true});
  const counts = reportOf(root, today).map(({items}) => items.length);
  expect(counts).toEqual([3, 1, 1, 0, 1, expect.any(Number), 3]);
});
