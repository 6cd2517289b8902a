import {describe, expect, it} from 'vitest';
import {locales} from '../../config/product.ts';
import {Engine} from '../engine/engine.ts';
import {stems} from '../engine/tokens.ts';
import {buildIndex} from './build-index.ts';
import type {SearchPage} from './page.ts';
import {loadSynonyms, readSynonyms} from './synonyms.ts';

const tag = 'docs-default-current';

describe.each(locales)('synonyms in %s', (locale) => {
  const file = new Map<string, string>();
  const groups = readSynonyms(locale);
  const page = (title: string, number: number): SearchPage => ({
    path: `/docs/${number}`,
    language: locale,
    tag,
    version: 'current',
    group: 'g',
    title,
    keywords: [],
    codes: [],
    sections: [{heading: '', level: 1, anchor: '', text: 'x'}],
  });
  // A page a group, named by the group's first word.
  for (const {path, json} of buildIndex(
    tag,
    groups.map(([first = ''], number) => page(first, number)),
    {synonyms: loadSynonyms(locale), subjects: []},
  ))
    file.set(`search-index/${path}`, json);
  const engine = new Engine(async (path) => (file.has(path) ? (JSON.parse(file.get(path) ?? '') as unknown) : undefined));

  it.each(groups.map((group, number) => [group.join(', '), group, number] as const))('each of: %s', async (_, group, number) => {
    for (const word of group.filter((phrase) => stems(phrase).length > 0)) {
      const {hits} = await engine.search({text: `${word} `, tags: [tag], page: 0, hitsPerPage: 10});
      expect(
        hits.map(({url}) => url),
        word,
      ).toContain(`/docs/${number}`);
    }
  });
});
