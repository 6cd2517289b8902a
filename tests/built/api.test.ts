import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {apiVersions, downloadPath} from '../../src/api/versions.ts';

const build = path.resolve(import.meta.dirname, '../../build');
describe.each(['', 'ru'])('API pages of the build "%s"', (language) => {
  it('offer the downloads of both versions', () => {
    for (const version of apiVersions) {
      const file = (kind: 'yaml' | 'json' | 'postman'): string => path.join(build, language, downloadPath(version, kind));
      expect(parse(readFileSync(file('yaml'), 'utf8'))).toEqual(JSON.parse(readFileSync(file('json'), 'utf8')));
      expect(existsSync(file('postman'))).toBe(true);
    }
  });

  it('say what field of the API means in the page itself, without script', () => {
    const html = readFileSync(path.join(build, language, 'docs/api/get-publications.html'), 'utf8');
    for (const id of ['query-per_page', 'answer-data-details-files-original', 'answer-pages-next']) expect(html).toMatch(new RegExp(`id="?${id}[ ">]`));
  });
});
