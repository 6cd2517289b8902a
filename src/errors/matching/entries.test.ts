import {expect, it} from 'vitest';
import {buildCatalogue} from '../catalogue.ts';
import {entriesIn, matcherEntries, matcherFileOf} from './entries.ts';

const entries = matcherEntries(buildCatalogue('en'), buildCatalogue('ru'));

it('reads from the file what was written into it, the same entries each time', () => {
  const file = JSON.parse(JSON.stringify(matcherFileOf(entries)));
  expect(entriesIn(file)).toEqual(entries);
  expect(entriesIn(file)).toBe(entriesIn(file));
});

it('serves no word of search that a network sends', () => {
  for (const {code, keywords, wordings, network_codes} of entries)
    expect(
      keywords.filter((text) => wordings.includes(text) || network_codes.some((sent) => sent.code === text)),
      String(code),
    ).toEqual([]);
});
