import {existsSync, globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import type {Locale} from '../../src/config/product.ts';
import {loadErrors} from '../../src/facts/load.ts';
import {Engine} from '../../src/search/engine/engine.ts';
import type {HeadingsFile} from '../../src/search/engine/format.ts';
import {loadKnownQueries} from '../../src/search/index/known-queries.ts';
import {loadQuestions} from '../../src/search/index/questions.ts';
import {keyOf} from '../../src/search/index/search-words.ts';
import {builtAnswers, builtEngine, evaluate, helpTags, type QuerySet, readQueries, success, workerFiles} from '../search/queries.ts';
import {randomQueries} from '../search/random.ts';

const build = path.resolve(import.meta.dirname, '../../build');
const folderOf = (locale: string): string => (locale === 'en' ? build : path.join(build, locale));
const prefixOf = (locale: string): string => (locale === 'en' ? '' : `/${locale}`);
const compressed = (file: string): number => brotliCompressSync(readFileSync(file)).length;

/** Hits that hold the first three pages, two sections of one page and what the window answers by itself included: each costs its excerpt. */
const enoughHits = 8;

/** Names of all pages and the worker with the engine, in kB over the wire. */
const firstAnswerBudget = 60;
/** Names of the documentation's pages, in kB over the wire. */
const namesBudget = 30;

/** What most readers type first: a network, how to connect one, its limits, an error, the price. */
const typical = {
  en: ['telegram', 'connect instagram', 'telegram limits', 'error 10141', 'pricing', 'webhook'],
  ru: ['telegram', 'подключить вк', 'ограничения telegram', 'ошибка 10141', 'тарифы', 'вебхук'],
} as const satisfies Record<Locale, readonly string[]>;

/** A file of its own for each language calls it, so that both are looked at at the same time: they take longer than all other tests of the build. */
export const testSearch = (locale: Locale) =>
  describe(`search in ${locale}`, () => {
    const {engine} = builtEngine(folderOf(locale));
    const answers = builtAnswers(folderOf(locale));
    const queries = readQueries(locale);

    // The aim is 0.95 first and 0.99 among three for questions that nobody has seen; below stands what is measured, rounded down.
    const sets = (
      [
        ['its own queries', ['queries'], 0.99, 0.99],
        ['questions of forums and of other help centres', ['fresh', 'held-out'], 0.98, 0.99],
        ['questions that it was tuned with', ['sealed', 'asked'], 0.96, 0.99],
        ['questions of strangers, which it was mended by', ['strangers'], 0.95, 0.99],
        ['questions of people who came from other services, which it was mended by too', ['newcomers'], 0.97, 0.99],
        ['questions of visitors, asked once before the search was mended by some of them', ['visitors'], 0.95, 0.98],
        ['questions of customers and developers, asked once before the search was mended by some of them', ['customers'], 0.99, 0.99],
        ['questions of developers, asked once before the search was mended by their causes', ['developers'], 0.97, 0.99],
        ['questions of guests, asked once before the search was mended by the causes of what it missed', ['guests'], 0.99, 0.99],
        ['questions of callers, asked once before the search was given words for some of them', ['callers'], 0.97, 0.99],
        ['questions of enquirers, asked once before the search was mended by the causes of what it missed', ['enquirers'], 0.99, 0.99],
        ['questions of askers, asked once before the search was given words for some of them', ['askers'], 0.96, 0.99],
        ['questions of inquirers, asked once before the search was mended by the causes of what it missed', ['inquirers'], 0.99, 0.99],
        ['questions of townspeople, asked once before the search was given words for some of them', ['townspeople'], 0.95, 0.99],
        ['questions of patrons, asked once before the search was mended by the causes of what it missed', ['patrons'], 0.97, 0.99],
        ['questions of neighbors, asked once before the search was given words for some of them', ['neighbors'], 0.97, 0.99],
        ['questions of travelers, asked once before the search was given words for some of them', ['travelers'], 0.97, 0.99],
        ['questions of passengers, asked once before the search was given words for some of them', ['passengers'], 0.97, 0.99],
        ['questions of commuters, asked once before the search was given words for some of them', ['commuters'], 0.96, 0.99],
        ['questions of regulars, asked once before the search learned from them', ['regulars'], 0.96, 0.98],
        ['questions of wayfarers, asked once before the search learned from them', ['wayfarers'], 0.96, 0.98],
        ['questions of lodgers, which it learns nothing from', ['lodgers'], 0.94, 0.98],
        ['questions of excursionists, gathered when the ranking was settled, which it learns nothing from', ['excursionists'], 0.95, 0.99],
        ['questions that it was not made with', ['unseen'], 0.97, 0.99],
      ] as const satisfies readonly (readonly [whose: string, names: readonly QuerySet[], first: number, amongThree: number])[]
    ).map(([whose, names, first, amongThree]) => ({whose, names, asked: names.flatMap((name) => readQueries(locale, name)), first, amongThree}));
    const unseen = readQueries(locale, 'unseen');
    const measured = [...unseen, ...readQueries(locale, 'lodgers'), ...readQueries(locale, 'excursionists')];

    it('is asked at least 150 queries, and 150 that it was not made with, and each names pages that exist', () => {
      expect(queries.length).toBeGreaterThanOrEqual(150);
      expect(unseen.length).toBeGreaterThanOrEqual(150);
      const missing = [...loadKnownQueries(locale), ...measured]
        .flatMap((query) => query.pages)
        .filter((page) => ![`${page}.html`, `${page}/index.html`].some((file) => existsSync(path.join(folderOf(locale), file))));
      expect([...new Set(missing)]).toEqual([]);
    });

    it('asks nothing of the one set in the other', () => {
      const texts = measured.map(({text}) => text);
      const learned = new Set(loadKnownQueries(locale).map(({text}) => text));
      expect(texts.filter((text, index) => learned.has(text) || texts.indexOf(text) !== index)).toEqual([]);
    });

    it.each(sets)('gives the right page first, and among the first three, for $whose', async ({asked, first, amongThree}) => {
      const outcomes = await evaluate(engine, answers, asked, prefixOf(locale), enoughHits);
      const wrong = outcomes
        .filter(({place}) => place !== 1)
        .map(
          ({query, place, found}) =>
            `${query.text}: place ${place ?? `beyond ${enoughHits} hits`}, wanted ${query.pages.join(' or ')}, got ${found.slice(0, 3).join(', ')}`,
        );
      expect(success(outcomes, 1), wrong.join('\n')).toBeGreaterThanOrEqual(first);
      expect(success(outcomes, 3), wrong.join('\n')).toBeGreaterThanOrEqual(amongThree);
    });

    it.each([
      ['дискорд', 'discord'],
      ['lbcrjhl', 'discord'],
      ['телеграм', 'telegram'],
      ['ntktuhfv', 'telegram'],
      ['инстаграм', 'instagram'],
      ['bycnfuhfv', 'instagram'],
      ['ютуб', 'youtube'],
      ['ютюб', 'youtube'],
      ['ютьюб', 'youtube'],
      ['фейсбук', 'facebook'],
      ['вконтакте', 'vkontakte'],
      ['drjynfrnt', 'vkontakte'],
      ['одноклассники', 'odnoklassniki'],
      ['твиттер', 'x'],
      ['тикток', 'tiktok'],
      ['пинтерест', 'pinterest'],
      ['линкедин', 'linkedin'],
      ['реддит', 'reddit'],
      ['тредс', 'threads'],
      ['блюскай', 'bluesky'],
      ['медиум', 'medium'],
      ['вайбер', 'viber'],
      ['рутуб', 'rutube'],
      ['битрикс', 'bitrix'],
      ['дзен', 'dzen'],
      ['вебхук', 'webhook'],
    ])('finds a network by the name %s, in Russian or with the wrong layout', async (name, channel) => {
      const {hits} = await engine.search({text: name, tags: helpTags, page: 0, hitsPerPage: 1});
      expect(hits[0]?.url).toBe(`${prefixOf(locale)}/docs/channels/${channel}`);
    });

    it('knows questions only of pages and sections that are there', () => {
      const addresses = helpTags.flatMap((tag) => {
        const file = JSON.parse(readFileSync(path.join(folderOf(locale), `search-index/${tag}/headings.json`), 'utf8')) as HeadingsFile;
        return file.pages.flatMap(([page, , , outline]) => [keyOf(page), ...(file.outlines[outline] ?? []).map(([, , anchor]) => `${keyOf(page)}#${anchor}`)]);
      });
      const isThere = (key: string): boolean => {
        const pattern = new RegExp(`^${key.replace('*', '[^/#]+')}$`);
        return addresses.some((address) => pattern.test(address));
      };
      expect(Object.keys(loadQuestions(locale)).filter((key) => !isThere(key))).toEqual([]);
    });

    it.each(
      {
        en: [
          ['lost my phone with the authenticator', '/docs/account#two-factor'],
          ['how do i hide a link behind a word in telegram', '/docs/channels/telegram/faq#links'],
          ['poll in instagram story', '/docs/channels/instagram/faq#stickers'],
          ['remove post automatically after 24 hours', '/docs/tools/publications/faq/editing-and-deleting#delete-at'],
        ],
        ru: [
          ['завершить сеансы', '/ru/docs/account#sessions'],
          ['ссылка в слово телеграм', '/ru/docs/channels/telegram/faq#links'],
          ['gjcn yt dsitk', '/ru/docs/tools/publications/faq/not-published'],
          ['podkluchit vk', '/ru/docs/channels/vkontakte/connecting'],
        ],
      }[locale],
    )('leads "%s" to the section that answers', async (text, url) => {
      const {hits} = await engine.search({text, tags: helpTags, page: 0, hitsPerPage: 1});
      expect(hits[0]?.url).toBe(url);
    });

    it('finds the pages of the older version where it is named, and only there', async () => {
      const find = async (text: string): Promise<string | undefined> =>
        (await engine.search({text, tags: helpTags, page: 0, hitsPerPage: 1})).hits[0]?.url_without_anchor;
      expect(await find('POST /publications v4.0')).toBe(`${prefixOf(locale)}/docs/api/v4.0/publications-post`);
      expect(await find('POST /publications')).toBe(`${prefixOf(locale)}/docs/api/create-publication`);
      expect(await find({en: 'moving from 4.0 to 4.1', ru: 'переход с 4.0 на 4.1'}[locale])).toBe(`${prefixOf(locale)}/docs/api/moving-from-4-0`);
    });

    it('never throws, whatever is typed', async () => {
      for (const text of randomQueries(3000)) {
        const {hits} = await engine.search({text, tags: helpTags, page: 0, hitsPerPage: 20, patience: 0});
        for (const hit of hits) expect(hit._highlightResult.hierarchy.lvl1.value.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
      }
    });

    it('gives the page of every error for its number', async () => {
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

    it(`has the names of all pages of the documentation in at most ${namesBudget} kB`, () => {
      expect(compressed(path.join(folderOf(locale), 'search-index/docs-default-current/headings.json')) / 1000).toBeLessThanOrEqual(namesBudget);
    });

    it(`answers what is typed from what a focus loads, at most ${firstAnswerBudget} kB`, async () => {
      // LEAN=off builds scripts of other names and weights.
      const isLean = process.env.LEAN !== 'off';
      const scripts = isLean ? workerFiles(path.join(folderOf(locale), 'assets/js')) : [];
      const waited: string[] = [];
      for (const text of typical[locale]) {
        const {engine: fresh, read} = builtEngine(folderOf(locale));
        await fresh.prepare(helpTags);
        const loaded = [...read];
        for (let end = 1; end <= text.length; end += 1) {
          const typed = text.slice(0, end);
          const {hits} = await fresh.search({text: typed, tags: helpTags, page: 0, hitsPerPage: 20, patience: 0});
          if (hits.length === 0 || read.length > loaded.length) waited.push(typed);
        }
        const kilobytes = [...scripts, ...loaded].reduce((sum, file) => sum + compressed(file), 0) / 1000;
        if (isLean) expect(kilobytes).toBeLessThanOrEqual(firstAnswerBudget);
      }
      expect(waited).toEqual([]);
    });

    it('answers three of four queries from names alone when they are pasted, and asks for texts for the others', async () => {
      const names = new Engine(async (file) => {
        if (!file.endsWith('headings.json')) throw new Error('texts are wanted');
        return JSON.parse(readFileSync(path.join(folderOf(locale), file), 'utf8')) as unknown;
      });
      let answered = 0;
      for (const {text} of queries) {
        try {
          const {hits} = await names.search({text, tags: helpTags, page: 0, hitsPerPage: 20, patience: 0});
          if (hits.length > 0) answered += 1;
        } catch (cause) {
          expect(String(cause)).toContain('texts are wanted');
        }
      }
      expect(answered / queries.length).toBeGreaterThanOrEqual(0.75);
    });
  });
