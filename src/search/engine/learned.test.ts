import {describe, expect, it} from 'vitest';
import {buildIndex} from '../index/build-index.ts';
import type {KnownQuery} from '../index/known-queries.ts';
import {learnedIndex} from '../index/learned.ts';
import type {SearchPage} from '../index/page.ts';
import {Engine} from './engine.ts';
import {learnedWordsOf, likelyPages} from './likely-pages.ts';

const tag = 'docs-default-current';

function page(path: string, title: string, text: string, more: Partial<SearchPage> = {}): SearchPage {
  const sections = [{heading: '', level: 1, anchor: '', text}];
  return {path, language: 'en', tag, version: 'current', group: 'Help', title, keywords: [], codes: [], sections, ...more};
}

/** Two pages that speak of colleagues, the wrong one more. */
const pages = [
  page('/docs/calendar', 'Calendar of the month', 'A colleague sees what is planned. A colleague can move posts.'),
  page('/docs/team', 'Team and roles', 'Who leaves keeps nothing. Every colleague has a role that says what may be read, written, planned, approved and paid.'),
  page('/docs/billing', 'Plans and bills', 'Pay by card.'),
];
const query = (text: string, ...own: string[]): KnownQuery => ({kind: 'asked', text, pages: own});
const queries = [
  query('colleague left the company', '/docs/team'),
  query('a colleague leaves us', '/docs/team'),
  query('remove a colleague who leaves', '/docs/team'),
  query('colleague gone', '/docs/team'),
  query('see the month', '/docs/calendar'),
  query('month view', '/docs/calendar'),
  query('pay the bill', '/docs/billing'),
  query('a bill by card', '/docs/billing'),
  query('of no page that is there', '/docs/nowhere'),
];

function setup(learned: 'here' | 'missing' | (() => boolean)) {
  const files = new Map(buildIndex(tag, pages, {synonyms: [], subjects: []}).map((file) => [`search-index/${file.path}`, file.json]));
  const {path, json} = learnedIndex(pages, 'en', queries);
  if (learned !== 'missing') files.set(`search-index/${path}`, json);
  const asked: string[] = [];
  const engine = new Engine(async (file) => {
    asked.push(file);
    if (file.endsWith(path) && typeof learned === 'function' && learned()) throw new Error('no connection');
    const found = files.get(file);
    return found === undefined ? undefined : JSON.parse(found);
  });
  const ask = (text: string, patience?: number) => engine.search({text, tags: [tag], page: 0, hitsPerPage: 20, ...(patience === undefined ? {} : {patience})});
  const first = async (text: string, patience?: number): Promise<string | undefined> => (await ask(text, patience)).hits[0]?.url;
  return {engine, first, asked: () => asked.filter((file) => file.endsWith(path)).length};
}

describe('what was learned from known queries', () => {
  const unheard = 'what if a colleague quits';

  it('puts the page first that queries of these words mean', async () => {
    expect(await setup('missing').first(unheard)).toBe('/docs/calendar');
    expect(await setup('here').first(unheard)).toBe('/docs/team');
  });

  it.each([
    ['with a typo', 'coleague quits'],
    ['in the other layout', 'сщддуфпгу'],
  ])('knows a query %s as it is read', async (_, text) => {
    expect(await setup('missing').first(text)).toBe('/docs/calendar');
    expect(await setup('here').first(text)).toBe('/docs/team');
  });

  it('adds no page that the words do not find', async () => {
    const {engine} = setup('here');
    const {hits} = await engine.search({text: 'card', tags: [tag], page: 0, hitsPerPage: 20});
    expect(hits.map(({url}) => url)).toEqual(['/docs/billing']);
  });

  it('changes the order, not how many are shown: the number stands in the window before it is here', async () => {
    const totals = async (learned: 'here' | 'missing'): Promise<number[]> => {
      const {engine} = setup(learned);
      const texts = ['colleague leaves', 'colleague who pays', 'what a colleague leaves', 'colleague approved'];
      return Promise.all(texts.map(async (text) => (await engine.search({text, tags: [tag], page: 0, hitsPerPage: 20})).total));
    };
    expect(await totals('here')).toEqual(await totals('missing'));
  });

  it('is not waited for while somebody types, and ranks the same query once it is here', async () => {
    const {engine, first} = setup('here');
    await engine.prepareText([tag]);
    expect(await first(unheard, 0)).toBe('/docs/calendar');
    expect(await engine.prepareLearned()).toBe(true);
    expect(await first(unheard, 0)).toBe('/docs/team');
    expect(await engine.prepareLearned()).toBe(false);
  });

  it('is asked for once where a site has none', async () => {
    const {engine, first, asked} = setup('missing');
    await first(unheard);
    await first('month');
    expect(await engine.prepareLearned()).toBe(false);
    expect(asked()).toBe(1);
  });

  it('may fail: hits are there, and the next query tries again', async () => {
    let isDown = true;
    const {first, asked} = setup(() => isDown);
    expect(await first(unheard)).toBe('/docs/calendar');
    isDown = false;
    expect(await first(unheard)).toBe('/docs/team');
    expect(asked()).toBe(2);
  });

  it('is of the newest version of a page', () => {
    const older = page('/docs/api/v4.0/team', 'Team and roles', 'Old.', {tag: 'docs-api-4.0'});
    expect(JSON.parse(learnedIndex([...pages, older], 'en', queries).json).labels).toEqual(pages.map(({path}) => path).sort());
  });
});

describe('likely pages', () => {
  it('compares words by their first letters, in lower case, once each', () => expect(learnedWordsOf('Colleagues, COLLEAGUE: ёлка')).toEqual(['colle', 'елка']));
  it('are none of a page that nothing is known of', () => {
    const likely = likelyPages('bill', {labels: ['/docs/billing'], weights: new Map([['bill', [[0, 9]]]])});
    expect(likely('/docs/billing')).toBe(2);
    expect(likely('/docs/team')).toBe(0);
  });
  it('takes words against a page for little', () =>
    expect(likelyPages('bill', {labels: ['/docs/team'], weights: new Map([['bill', [[0, -9]]]])})('/docs/team')).toBeCloseTo(-0.2));
});
