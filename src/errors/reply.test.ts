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

const page = (body: string) => parsePage('docs/x.mdx', `---\ntitle: X\n---\n\n${body}`).tree;

it('keeps ratios and times of a step', () => {
  expect(steps(page('1. Crop to 9:16 or 1.91:1, then wait until 10:00.\n'))).toEqual(['Crop to 9:16 or 1.91:1, then wait until 10:00.']);
});

it('says a table of a step row by row, without its head', () => {
  expect(steps(page('1. Change the clip:\n\n| Number | What to do |\n|---|---|\n| 1363040 | Crop it. |\n| `1363128` | Cut it. |\n\n2. Try again.\n'))).toEqual([
    'Change the clip:\n– 1363040: Crop it.\n– 1363128: Cut it.',
    'Try again.',
  ]);
});

it.each(locales)('leaves no variable, brace or cell’s edge in a reply, in %s', (locale) => {
  const replies = [...loadErrors().values()].map(({code, group}) => errorReply(code, group, locale, 'https://x.example/e') ?? '');
  expect(replies.filter((reply) => /[{|}]|\b(?:service|limits)\.\w/.test(reply))).toEqual([]);
});
