import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {hashedFiles, keepPreviousRelease, ReleaseError, releaseAt, releaseInFolder} from './release.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

function release(name: string, files: readonly string[]): string {
  for (const file of ['index.html', ...files]) {
    mkdirSync(path.dirname(path.join(folder, name, file)), {recursive: true});
    writeFileSync(path.join(folder, name, file), `${name} ${file}`);
  }
  return path.join(folder, name);
}

describe('from a folder', () => {
  it('keeps the hashed files of one release, not of the one before it, and no page', async () => {
    const first = release('first', ['assets/js/a.1.js', 'ru/assets/js/a.1.js', 'docs/old.html']);
    const second = release('second', ['assets/js/a.2.js']);
    const third = release('third', ['assets/js/a.3.js']);
    expect(await keepPreviousRelease(first, releaseInFolder(path.join(folder, 'none')))).toEqual({kept: 0, missing: []});
    expect(await keepPreviousRelease(second, releaseInFolder(first))).toEqual({kept: 2, missing: []});
    expect(await keepPreviousRelease(second, releaseInFolder(first))).toEqual({kept: 0, missing: []});
    expect(hashedFiles(second)).toEqual(['assets/js/a.1.js', 'assets/js/a.2.js', 'ru/assets/js/a.1.js']);
    expect(await keepPreviousRelease(third, releaseInFolder(second))).toEqual({kept: 1, missing: []});
    expect(hashedFiles(third)).toEqual(['assets/js/a.2.js', 'assets/js/a.3.js']);
    expect(existsSync(path.join(second, 'docs/old.html'))).toBe(false);
  });

  it('put online a second time, a release keeps what it kept', async () => {
    const first = release('first', ['assets/js/a.1.js']);
    const second = release('second', ['assets/js/a.2.js']);
    const again = release('again', ['assets/js/a.2.js']);
    await keepPreviousRelease(second, releaseInFolder(first));
    await keepPreviousRelease(again, releaseInFolder(second));
    expect(hashedFiles(again)).toEqual(['assets/js/a.1.js', 'assets/js/a.2.js']);
  });

  it('finds a site below a path, and below the folder of a server’s release', async () => {
    release('current/site/help', ['assets/js/a.1.js']);
    const second = release('second', ['assets/js/a.2.js']);
    expect(await keepPreviousRelease(second, releaseInFolder(path.join(folder, 'current'), '/help/'))).toEqual({kept: 1, missing: []});
  });

  it('does not take a folder without hashed files for a release', () => {
    release('current', ['docs/a.html']);
    expect(() => releaseInFolder(path.join(folder, 'current'))).toThrow(/current holds no hashed file/);
  });
});

describe('from the site itself', () => {
  let server: http.Server;
  let address = '';
  let online = '';
  beforeEach(async () => {
    server = http.createServer((request, response) => {
      const file = path.join(online, decodeURIComponent(request.url ?? '/').replace(/^\/help\//, ''));
      const found = existsSync(file) && !/\.(br|gz)$/.test(file);
      response.writeHead(found ? 200 : 404).end(found ? readFileSync(file) : '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/help`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));
  const silent = (): void => undefined;

  it('keeps its files, byte for byte, and says which it lacks', async () => {
    online = release('online', ['assets/js/a.1.js', 'assets/js/a.1.js.br', 'assets/js/gone.1.js', 'search-index/docs/0a1b2c3d/page/1.json']);
    await keepPreviousRelease(online, undefined);
    rmSync(path.join(online, 'assets/js/gone.1.js'));
    const next = release('next', ['assets/js/a.2.js']);
    expect(await keepPreviousRelease(next, await releaseAt(address, silent))).toEqual({kept: 2, missing: ['assets/js/gone.1.js']});
    expect(readFileSync(path.join(next, 'assets/js/a.1.js'), 'utf8')).toBe('online assets/js/a.1.js');
    expect(hashedFiles(next)).toEqual(['assets/js/a.1.js', 'assets/js/a.2.js', 'search-index/docs/0a1b2c3d/page/1.json']);
  });

  it('goes on without one, and says so, where nothing was released or nothing answers', async () => {
    const said: string[] = [];
    online = release('online', []);
    expect(await releaseAt(address, (reason) => said.push(reason))).toBeUndefined();
    expect(await releaseAt('http://127.0.0.1:1/', (reason) => said.push(reason))).toBeUndefined();
    expect(said).toEqual([
      expect.stringContaining('/help/release.json answers 404'),
      expect.stringContaining('http://127.0.0.1:1/release.json does not answer'),
    ]);
  });

  it('refuses a list that is none, names nothing, or leads elsewhere', async () => {
    online = release('online', []);
    for (const [list, message] of [
      ['<html>', 'is not JSON'],
      ['{"files":"a"}', 'is not a list of files'],
      ['{"files":[]}', 'names no file'],
      ['{"files":["assets/../../etc/passwd"]}', 'not a hashed file'],
      ['{"files":["index.html"]}', 'not a hashed file'],
    ] as const) {
      writeFileSync(path.join(online, 'release.json'), list);
      await expect(releaseAt(address, silent), list).rejects.toThrow(message);
      await expect(releaseAt(address, silent), list).rejects.toThrow(ReleaseError);
    }
  });
});
