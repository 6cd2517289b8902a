import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {ranges} from '../../src/config/fonts.ts';
import {isOfTags} from './of-tags.ts';

const build = path.resolve(import.meta.dirname, '../../build');
const pages = globSync('**/*.html', {cwd: build}).map((file) => file.split(path.sep).join('/'));
const isShortAddress = (page: string): boolean => /^(?:[a-z]{2}\/)?e\/\d+\//.test(page);

/** What a browser without script shows of a page: `noscript` is shown, nothing else changes. */
function read(page: string): ReturnType<typeof load> {
  return load(readFileSync(path.join(build, page), 'utf8'), {scriptingEnabled: false});
}

it('every page can be read without script: it has its heading and its text', () => {
  const read200 = pages.filter((page) => !isShortAddress(page));
  expect(read200.length).toBeGreaterThan(700);
  const unreadable = read200.filter((page) => {
    const $ = read(page);
    const main = $('main');
    const heading = $('h1').first().text().trim();
    main.find('h1, button, script, style, template, .breadcrumbs, .pagination-nav').remove();
    return heading === '' || main.text().replaceAll(/\s+/g, ' ').trim().length < (isOfTags(page) ? 1 : 40);
  });
  expect(unreadable).toEqual([]);
});

it('every short address leads on without script', () => {
  const short = pages.filter(isShortAddress);
  expect(short.length).toBeGreaterThan(400);
  const lost = short.filter((page) => {
    const $ = read(page);
    const target = $('a').attr('href') ?? '';
    return $('meta[http-equiv=refresh]').attr('content') !== `0; url=${target}` || !pages.includes(`${target.slice(1)}.html`);
  });
  expect(lost).toEqual([]);
});

it('every quote that is opened in a Russian page is closed', () => {
  const russian = globSync('ru/docs/**/*.md', {cwd: build});
  expect(russian.length).toBeGreaterThan(300);
  const wrong = russian.flatMap((page) => readFileSync(path.join(build, page), 'utf8').match(/.{0,30}[\p{L}\p{N}]„.{0,10}/gu) ?? []);
  expect(wrong).toEqual([]);
});

it('signs that pages are full of come from the site’s own font: from a machine’s they would be of another weight on every machine', () => {
  const inFont = Object.values(ranges)
    .flatMap((list) => list.split(','))
    .map((range) =>
      range
        .replace('U+', '')
        .split('-')
        .map((digits) => Number.parseInt(digits, 16)),
    );
  const pagesWith = new Map<string, number>();
  for (const page of pages) {
    const text = readFileSync(path.join(build, page), 'utf8')
      .replaceAll(/<(script|style|pre|code|svg)\b.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]*>/g, '');
    for (const sign of new Set(text)) if (/[^\s\u200b\p{Cc}\p{Emoji_Presentation}]/u.test(sign)) pagesWith.set(sign, (pagesWith.get(sign) ?? 0) + 1);
  }
  const isInFont = (sign: string): boolean => {
    const point = sign.codePointAt(0) ?? 0;
    return inFont.some(([first = 0, last = first]) => point >= first && point <= last);
  };
  expect(pagesWith.get('→')).toBeGreaterThan(100);
  expect([...pagesWith].filter(([sign, count]) => count > 10 && !isInFont(sign))).toEqual([]);
});
