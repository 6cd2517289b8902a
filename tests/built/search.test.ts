import {existsSync, globSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {locales} from '../../src/config/product.ts';
import {loadErrors} from '../../src/data/load.ts';
import {builtEngine, evaluate, helpTags, readQueries, success} from '../search/queries.ts';

const build = path.resolve(import.meta.dirname, '../../build');
const folderOf = (locale: string): string => (locale === 'en' ? build : path.join(build, locale));
const prefixOf = (locale: string): string => (locale === 'en' ? '' : `/${locale}`);
const compressed = (file: string): number => brotliCompressSync(readFileSync(file)).length;

/** The index and the worker with the engine, in kB over the wire. */
const firstAnswerBudget = 60;

describe.each(locales)('search in %s', (locale) => {
  const queries = readQueries(locale);

  it('is asked at least 150 queries, and each names pages that exist', () => {
    expect(queries.length).toBeGreaterThanOrEqual(150);
    const missing = queries
      .flatMap((query) => query.pages)
      .filter((page) => ![`${page}.html`, `${page}/index.html`].some((file) => existsSync(path.join(folderOf(locale), file))));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('gives the right page first for 95 queries of 100, and among the first three for 99', async () => {
    const outcomes = await evaluate(builtEngine(folderOf(locale)).engine, queries, prefixOf(locale));
    const wrong = outcomes
      .filter(({place}) => place !== 1)
      .map(({query, place, found}) => `${query.text}: place ${place ?? 'none'}, wanted ${query.pages.join(' or ')}, got ${found.slice(0, 3).join(', ')}`);
    expect(success(outcomes, 1), wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(success(outcomes, 3), wrong.join('\n')).toBeGreaterThanOrEqual(0.99);
  });

  it('gives the page of every error for its number', async () => {
    const {engine} = builtEngine(folderOf(locale));
    const pages = globSync('docs/tools/**/issues/*.html', {cwd: folderOf(locale)})
      .map((file) => file.replace(/\.html$/, '').replaceAll(path.sep, '/'))
      .filter((page) => /\d{5}$/.test(page));
    expect(pages.length).toBeGreaterThan(0);
    const wrong: string[] = [];
    for (const page of pages) {
      const {hits} = await engine.search({text: page.slice(-5), tags: helpTags, page: 0, hitsPerPage: 1});
      if (hits[0]?.url !== `${prefixOf(locale)}/${page}`) wrong.push(`${page.slice(-5)}: ${hits[0]?.url}`);
    }
    expect(wrong).toEqual([]);
  });

  it('gives a page that carries it for every code of a network, as the network writes it', async () => {
    const {engine} = builtEngine(folderOf(locale));
    const pages = new Map<string, number[]>();
    for (const {code, network_codes: codes} of loadErrors().values())
      for (const carried of new Set([String(code), ...codes.map((entry) => entry.code)])) pages.set(carried, [...(pages.get(carried) ?? []), code]);
    expect(pages.size).toBeGreaterThan(700);
    const wrong: string[] = [];
    for (const [code, carriers] of pages) {
      const {hits} = await engine.search({text: code, tags: helpTags, page: 0, hitsPerPage: 1});
      const first = Number(hits[0]?.url_without_anchor.slice(-5));
      if (!carriers.includes(first)) wrong.push(`${code}: wanted ${carriers.join(' or ')}, got ${hits[0]?.url}`);
    }
    expect(wrong).toEqual([]);
  });

  it(`answers the first query after at most ${firstAnswerBudget} kB`, async () => {
    const {engine, read} = builtEngine(folderOf(locale));
    await engine.search({text: 'telegram', tags: helpTags, page: 0, hitsPerPage: 20});
    const index = read.reduce((sum, file) => sum + compressed(file), 0);
    const worker = globSync('assets/js/*.js', {cwd: folderOf(locale)})
      .map((file) => path.join(folderOf(locale), file))
      .filter((file) => statSync(file).size < 200_000 && /search-index/.test(readFileSync(file, 'utf8')));
    expect(worker.length).toBeGreaterThan(0);
    const engineSize = worker.reduce((sum, file) => sum + compressed(file), 0);
    expect((index + engineSize) / 1000).toBeLessThanOrEqual(firstAnswerBudget);
  });
});
