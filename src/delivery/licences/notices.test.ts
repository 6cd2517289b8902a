import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {noticeOf, noticesText, packageFolder} from './notices.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'licences-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

function packageOf(manifest: object, files: Readonly<Record<string, string>> = {}): string {
  const place = mkdtempSync(path.join(folder, 'package-'));
  mkdirSync(place, {recursive: true});
  writeFileSync(path.join(place, 'package.json'), JSON.stringify({name: 'part', version: '1.2.3', ...manifest}));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(place, name), text);
  return place;
}

it('finds the package of a file, scoped, nested, or none', () => {
  expect(packageFolder('/site/node_modules/react/cjs/react.js')).toBe('/site/node_modules/react');
  expect(packageFolder('/site/node_modules/@a/b/node_modules/@c/d/x.js')).toBe('/site/node_modules/@a/b/node_modules/@c/d');
  expect(packageFolder('/site/src/x.ts')).toBeUndefined();
});

it('says licence, source and both the licence and the notice of a package', () => {
  const place = packageOf({license: 'Apache-2.0', repository: {url: 'git+https://github.com/a/part.git'}}, {LICENSE: 'Apache text', NOTICE: 'made by A'});
  expect(noticeOf(place)).toEqual({
    name: 'part',
    version: '1.2.3',
    licence: 'Apache-2.0',
    source: 'https://github.com/a/part',
    text: 'Apache text\n\nmade by A',
  });
  for (const repository of [
    'a/part',
    'github:a/part',
    'git@github.com:a/part.git',
    {url: 'git://github.com/a/part.git'},
    {url: 'ssh://git@github.com/a/part.git'},
  ])
    expect(noticeOf(packageOf({license: 'MIT', repository})).source).toBe('https://github.com/a/part');
});

it('ends the build for a licence that nobody has decided on', () => {
  for (const license of ['GPL-3.0', undefined, 'UNLICENSED', 'MITish'])
    expect(() => noticeOf(packageOf({license}))).toThrow(/part 1\.2\.3 is served to readers under .* take the package out/);
});

it('writes each text once, with every package that stands under it', () => {
  const notice = {version: '1', licence: 'MIT', source: 'https://x.example', text: 'the text'};
  const text = noticesText([
    {...notice, name: 'b'},
    {...notice, name: 'a'},
    {...notice, name: 'c', text: ''},
  ]);
  expect(text.match(/the text/g)).toHaveLength(1);
  expect(text).toMatch(/a 1 \(MIT\)\nSource: https:\/\/x\.example\nb 1 \(MIT\)/);
  expect(text).toContain('c 1 (MIT)\nSource: https://x.example\n\nIts package brings no licence text');
});
