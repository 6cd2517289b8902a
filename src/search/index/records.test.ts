import {expect, it} from 'vitest';
import type {SearchPage} from './page.ts';
import {split, toRecords} from './records.ts';

const page: SearchPage = {
  path: '/ru/docs/channels/telegram',
  language: 'ru',
  tag: 'docs-default-current',
  version: 'current',
  group: 'Каналы',
  title: 'Telegram',
  keywords: ['тг'],
  codes: ['10141'],
  sections: [
    {heading: '', level: 1, anchor: '', text: 'Посты выходят в каналах.'},
    {heading: 'Ограничения', level: 2, anchor: 'limits', text: ''},
    {heading: 'Текст', level: 3, anchor: 'text', text: 'Не больше 4096 символов.'},
    {heading: 'Ошибки', level: 2, anchor: 'errors', text: ''},
  ],
};

it('makes a record of each heading and of each text, in the form of the service', () => {
  const records = toRecords(page, 'https://help.example');
  expect(records.map(({type, anchor, content}) => [type, anchor, content])).toEqual([
    ['lvl1', null, null],
    ['content', null, 'Посты выходят в каналах.'],
    ['lvl2', 'limits', null],
    ['lvl3', 'text', null],
    ['content', 'text', 'Не больше 4096 символов.'],
    ['lvl2', 'errors', null],
  ]);
  expect(records[4]).toMatchObject({
    url: 'https://help.example/ru/docs/channels/telegram#text',
    url_without_anchor: 'https://help.example/ru/docs/channels/telegram',
    hierarchy: {lvl0: 'Каналы', lvl1: 'Telegram', lvl2: 'Ограничения', lvl3: 'Текст', lvl4: null},
    language: 'ru',
    docusaurus_tag: 'docs-default-current',
  });
  // A heading of a higher level ends the one before it.
  expect(records[5]?.hierarchy).toMatchObject({lvl2: 'Ошибки', lvl3: null});
  // Codes and keywords find the page, not each of its parts.
  expect(records.map(({codes, keywords}) => [...codes, ...keywords])).toEqual([['10141', 'тг'], ['10141', 'тг'], [], [], [], []]);
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
});

it('cuts a long text at spaces, and loses nothing', () => {
  const text = 'слово '.repeat(5000).trim();
  const parts = split(text, 7000);
  expect(parts.length).toBeGreaterThan(5);
  expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThanOrEqual(7000);
  expect(parts.join(' ')).toBe(text);
});
