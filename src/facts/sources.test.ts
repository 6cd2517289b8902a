import {expect, it} from 'vitest';
import {checkSources} from './check-sources.ts';
import {datedSource, datedWords, documentName, loadSources, newestDate} from './sources.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

it('says what is known of a document’s age, and that nothing is', () => {
  const words = (dates: Parameters<typeof datedWords>[0], locale: 'en' | 'ru' = 'en'): string => plain(datedWords(dates, locale));
  expect(words({updated: '2026-03-03'})).toBe('updated Mar 3, 2026');
  expect(words({published: '2025-12-01'})).toBe('published Dec 1, 2025');
  expect(words({read_copy_of: '2026-05-05'})).toBe('copy of May 5, 2026');
  expect(words({})).toBe('copy of unknown date');
  expect(words({read_copy_of: '2026-05-05', checked: '2026-06-01'})).toBe('checked against the live page on Jun 1, 2026');
  expect(words({updated: '2026-03-03', checked: '2026-06-01'}, 'ru')).toBe('обновлено 3 мар. 2026 г., сверено с сайтом 1 июн. 2026 г.');
  expect(words({}, 'ru')).toBe('копия без даты');
});

it('finds the document of a place in it', () => {
  const [dated] = loadSources().values();
  expect(dated).toBeDefined();
  if (dated) expect(datedSource(`${dated.url}#limits`, 'en')).toBe(datedWords(dated, 'en'));
});

it('takes the latest of a document’s dates', () => {
  expect(newestDate({updated: '2026-03-03', read_copy_of: '2026-02-01'})).toBe('2026-03-03');
  expect(newestDate({})).toBeUndefined();
});

it('names a document by the end of its address', () => {
  expect(documentName('https://developers.facebook.com/docs/instagram-platform/content-publishing')).toBe('content-publishing');
  expect(documentName('https://developers.facebook.com/docs/reference/ig-user/media')).toBe('ig-user/media');
  expect(documentName('https://docs.example.com/')).toBe('docs.example.com');
});

it('finds a source that nobody registered, and a document that nobody uses', () => {
  const data = new Map([
    [
      'x.yaml',
      {
        limits: [
          {id: 'a', source: 'https://a.example/doc#part'},
          {id: 'b', source: 'https://b.example/doc'},
          {id: 'd', source: {en: 'https://a.example/doc', ru: 'https://d.example/doc'}},
        ],
      },
    ],
  ]);
  expect(
    checkSources(data, new Set(['https://a.example/doc', 'https://c.example/doc'])).map(
      ({file, message}) => `${file}: ${message.split(' ').slice(0, 5).join(' ')}`,
    ),
  ).toEqual([
    'x.yaml: source https://b.example/doc is not in',
    'x.yaml: source https://d.example/doc is not in',
    'src/data/sources: https://c.example/doc is registered, and no',
  ]);
});
