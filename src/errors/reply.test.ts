import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {locales} from '../config/product.ts';
import {parsePage} from '../content/page.ts';
import {loadErrors} from '../facts/load.ts';
import {errorReply, steps} from './reply.ts';
import {docsFolder, errorPath} from './texts.ts';

describe('reply for support', () => {
  it.each(locales)('holds every step of the page, in %s', (locale) => {
    let longest = 0;
    for (const {code, group} of loadErrors().values()) {
      const reply = errorReply(code, group, locale, 'https://x.example/e');
      if (reply === undefined) continue;
      const file = path.join(docsFolder(locale), `${errorPath(code, group)}.mdx`);
      const all = steps(parsePage(file, readFileSync(file, 'utf8')).tree);
      const numbered = reply.split('\n').filter((line) => /^\d+\. /.test(line));
      expect(numbered, `${code}`).toHaveLength(all.length);
      longest = Math.max(longest, all.length);
    }
    expect(longest).toBeGreaterThan(3);
  });
});
