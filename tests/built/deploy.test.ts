import {existsSync, globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {deploymentFiles} from '../../src/delivery/files.ts';
import {headersOfBuild} from '../../src/delivery/headers.ts';

const root = path.resolve(import.meta.dirname, '../..');
const build = path.join(root, 'build');

// Another build than the one that is deployed has inline scripts of its own, which the policy names.
it.skipIf(process.env.LEAN === 'off')('deploy/ is what the config and this build make of it; npm run deploy:generate writes it', () => {
  const stale = Object.entries(deploymentFiles(headersOfBuild(build, {})))
    .filter(([name, content]) => !existsSync(path.join(root, name)) || readFileSync(path.join(root, name), 'utf8') !== content)
    .map(([name]) => name);
  expect(stale).toEqual([]);
});

it('every page has copies in brotli and gzip that hold the same text', () => {
  const pages = globSync('**/*.html', {cwd: build}).filter((_page, index) => index % 20 === 0);
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages) {
    const content = readFileSync(path.join(build, page));
    expect(brotliDecompressSync(readFileSync(path.join(build, `${page}.br`))).equals(content), `${page}.br`).toBe(true);
    expect(gunzipSync(readFileSync(path.join(build, `${page}.gz`))).equals(content), `${page}.gz`).toBe(true);
  }
});

it('the build holds nothing secret: no keys, no paths of the machine it was made on', () => {
  const files = globSync('**/*.{html,js,json,txt,xml,md}', {cwd: build});
  const found = files.filter((file) => {
    const text = readFileSync(path.join(build, file), 'utf8');
    return text.includes(root) || /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bghp_[A-Za-z0-9]{36}\b/.test(text);
  });
  expect(found).toEqual([]);
});

it('links that open a new tab give the other side no handle', () => {
  const bad: string[] = [];
  for (const file of globSync('**/*.html', {cwd: build})) {
    for (const [link] of readFileSync(path.join(build, file), 'utf8').matchAll(/<a\b[^>]*target="?_blank[^>]*>/g))
      if (!/rel="[^"]*noopener/.test(link) && !/rel=noopener/.test(link)) bad.push(`${file}: ${link}`);
  }
  expect(bad).toEqual([]);
});
