import {describe, expect, it} from 'vitest';
import {type CatalogueInput, checkCatalogue} from './check-catalogue.ts';
import {checkSimilarity, similarPairs} from '../content/checks/similarity.ts';
import type {CatalogueEntry} from '../facts/load.ts';
import {catalogueEntry as entry} from '../../tests/fixtures/catalogue-entry.ts';

const pagesOf = (...codes: number[]): Set<string> => new Set(codes.map((code) => `docs/tools/publications/issues/${code}.mdx`));
function input(entries: readonly CatalogueEntry[], change: Partial<CatalogueInput> = {}): CatalogueInput {
  const pages = pagesOf(10107, 10108);
  return {
    errors: new Map(entries.map((item) => [item.code, item])),
    ranges: {
      medium: [
        [10107, 10108],
        [10400, 10409],
      ],
    },
    pages: {en: pages, ru: pages},
    titles: {
      en: new Map([
        [10107, 'One'],
        [10108, 'Two'],
      ]),
      ru: new Map([
        [10107, 'Один'],
        [10108, 'Два'],
      ]),
    },
    hasLimit: () => true,
    hasKind: () => true,
    ...change,
  };
}
const found = (value: CatalogueInput): string =>
  checkCatalogue(value)
    .map((finding) => finding.message)
    .join('\n');

describe('catalogue', () => {
  it('finds nothing in a whole catalogue', () => {
    expect(found(input([entry(10107), entry(10108, {related: [10107]})]))).toBe('');
  });
  it('finds a code without facts', () => {
    expect(found(input([entry(10108)]))).toContain('code 10107 has no facts, though 10108 has');
    expect(found(input([entry(10107), entry(10108), entry(10401)]))).toContain('code 10400 has no facts');
  });
  it('finds contents of a kind of post that the network does not take', () => {
    const text = found(input([entry(10107, {findings: ['medium.story', 'file_damaged']}), entry(10108)], {hasKind: () => false}));
    expect(text).toContain('code 10107: finding "medium.story": medium takes no "story"');
    expect(text).not.toContain('file_damaged');
  });
  it('finds a page missing in one language, and a page of no range', () => {
    const text = found(input([entry(10107), entry(10108)], {pages: {en: pagesOf(10107, 10108, 10999), ru: pagesOf(10107)}}));
    expect(text).toContain('code 10108 has no page in "ru"');
    expect(text).toContain('is a page of a code that has no facts');
  });
  it('finds facts outside their range, and references to nothing or to themselves', () => {
    const text = found(
      input([entry(10107, {limits: ['medium.gone'], related: [10999]}), entry(10108, {related: [10108]}), entry(10110)], {hasLimit: () => false}),
    );
    expect(text).toContain('limit "medium.gone" does not exist');
    expect(text).toContain('refers to 10999, which does not exist');
    expect(text).toContain('code 10108 refers to itself');
    expect(text).toContain('code 10110 lies outside the ranges');
  });
  it('finds two equal titles', () => {
    const titles = {
      en: new Map([
        [10107, 'Same'],
        [10108, 'same'],
      ]),
      ru: new Map<number, string>(),
    };
    expect(found(input([entry(10107), entry(10108)], {titles}))).toContain('have the same title in "en"');
  });
});

describe('similarity', () => {
  const words = (from: number, to: number): string => Array.from({length: to - from}, (_, index) => `word${from + index}`).join(' ');
  it('measures shared five-word runs and refuses more than 30 %', () => {
    const pages = [
      {file: 'a', body: words(0, 100)},
      {file: 'b', body: `${words(0, 40)} ${words(200, 260)}`},
      {file: 'c', body: `${words(300, 380)} ${words(0, 20)}`},
    ];
    expect(similarPairs(pages)[0]).toMatchObject({first: 'a', second: 'b'});
    expect(checkSimilarity(pages).map((finding) => finding.file)).toEqual(['b']);
  });
  it('does not count headings, code and comments', () => {
    const shared = `## How to fix it now and for all time {/* #fix */}\n\n\`\`\`json\n${words(0, 60)}\n\`\`\`\n`;
    expect(
      similarPairs([
        {file: 'a', body: shared + words(100, 140)},
        {file: 'b', body: shared + words(200, 240)},
      ]),
    ).toEqual([]);
  });
});
