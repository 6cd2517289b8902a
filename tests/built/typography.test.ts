import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {leftoversIn} from './leftovers.ts';

const build = path.resolve(import.meta.dirname, '../../build');

/** Places by what is left there, with the first page that has it: what stands on every page is one finding. */
function leftovers(locale: 'en' | 'ru'): {readonly pages: number; readonly found: string[]} {
  // Short addresses only lead on; /design shows parts to who builds the site.
  const pages = globSync('**/*.html', {cwd: build})
    .map((file) => file.split(path.sep).join('/'))
    .filter((page) => page.startsWith('ru/') === (locale === 'ru') && !/^(?:ru\/)?(?:e\/\d+|design)\b/.test(page));
  const first = new Map<string, string>();
  for (const page of pages)
    for (const place of leftoversIn(readFileSync(path.join(build, page), 'utf8'), locale)) if (!first.has(place)) first.set(place, page);
  return {pages: pages.length, found: [...first].map(([place, page]) => `${page}: ${place}`)};
}

it('sees what is left on a page, and not in its code', () => {
  const html = `<p>Set a post's "time" - or <code>a "b"</code> — a <b>draft</b></p><p>I\u00a0am a\u00a0b<code>I x</code></p><svg><text>a b</text></svg>`;
  expect(leftoversIn(html, 'en')).toHaveLength(6);
  expect(leftoversIn('<p>Пост в <b>чате</b> — и\u00a0всё, в\u00a0срок\u00a0— так. С диска: 3000\u00a0Б</p>', 'ru')).toHaveLength(4);
});

// packages/lean puts the interface's English texts into typographer's spaces where it puts them into scripts; Russian ones are kept so.
const typesetLocales = process.env.LEAN === 'off' ? (['ru'] as const) : (['en', 'ru'] as const);
it.each(typesetLocales)('no %s page has a word of one letter, a dash or a quote that the typographer did not see', (locale) => {
  const {pages, found} = leftovers(locale);
  expect(pages).toBeGreaterThan(400);
  expect(found).toEqual([]);
});
