import {expect, it} from 'vitest';
import {search} from './search.ts';

it('searches without a service when nothing is set', () => {
  expect(search({}, 'ru')).toMatchObject({backend: 'embedded', embedded: true, indexName: 'help-ru', contextualSearch: true, searchPagePath: 'search'});
});

it('uses the hosted service with its ids, and keeps the embedded index behind it', () => {
  const ids = {SEARCH_BACKEND: 'algolia', SEARCH_APP_ID: 'APP', SEARCH_API_KEY: 'key', SEARCH_INDEX_NAME: 'help'};
  expect(search(ids, 'en')).toMatchObject({backend: 'algolia', embedded: true, appId: 'APP', apiKey: 'key', indexName: 'help'});
  expect(search({...ids, SEARCH_EMBEDDED: 'no'}, 'en').embedded).toBe(false);
});

it('says which setting is missing or unknown', () => {
  expect(() => search({SEARCH_BACKEND: 'algolia', SEARCH_APP_ID: 'APP'}, 'en')).toThrow(/SEARCH_API_KEY is empty/);
  expect(() => search({SEARCH_BACKEND: 'algolia', SEARCH_EMBEDDED: 'off'}, 'en')).toThrow(/SEARCH_EMBEDDED="off" is not known; "yes" .* or "no" is expected/);
  expect(() => search({SEARCH_BACKEND: 'other'}, 'en')).toThrow(/SEARCH_BACKEND="other" is not known; embedded or algolia is expected/);
});
