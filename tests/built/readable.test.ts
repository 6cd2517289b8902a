import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, it} from 'vitest';

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
    return heading === '' || main.text().replaceAll(/\s+/g, ' ').trim().length < 40;
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
