import {describe, expect, it} from 'vitest';
import {bytesNamed, kindNamed, networkAmong, secondsNamed} from './asked.ts';

const networks = [
  {id: 'x', aliases: ['x', 'twitter', 'твиттер']},
  {id: 'tiktok', aliases: ['tiktok', 'tik tok', 'тикток']},
  {id: 'youtube', aliases: ['youtube', 'ютуб']},
] as const;

describe('a network among other words', () => {
  it.each([
    ['X (Twitter)', 'x'],
    ['https://x.com/', 'x'],
    ['twitter.com', 'x'],
    ['my Tik-Tok account', 'tiktok'],
    ['ютуб шортс', 'youtube'],
    ['@youtube', 'youtube'],
    ['youtube and tiktok', undefined],
    ['__proto__', undefined],
    ['', undefined],
  ])('%s', (text, id) => {
    expect(networkAmong(networks, text)?.id).toBe(id);
  });
});

it.each([
  ['Reels', 'short'],
  ['instagram reel', 'short'],
  ['рилсы', 'short'],
  ['шортс', 'short'],
  ['VK Clips', 'short'],
  ['stories', 'story'],
  ['сторис', 'story'],
  ['история', 'story'],
  ['Post', 'post'],
  ['лента', 'post'],

  ['telegram', undefined],
  ['eclipse', undefined],
])('"%s" is the kind %s', (text, kind) => {
  expect(kindNamed(text)).toBe(kind);
});

it.each([
  ['60 MB', 60_000_000],
  ['6mb', 6_000_000],
  ['90,5 МБ', 90_500_000],
  ['10 MiB', 10_485_760],
  ['2 ГБ', 2_000_000_000],
  ['1200', 1200],
  ['large', undefined],
  ['-5 MB', undefined],
  ['5 minutes', undefined],
])('"%s" is %s bytes', (text, bytes) => {
  expect(bytesNamed(text)).toBe(bytes);
});

it.each([
  ['1:30', 90],
  ['1:02:03', 3723],
  ['20:00', 1200],
  ['20 минут', 1200],
  ['1 мин', 60],
  ['1 h 20 min', 4800],
  ['30 сек.', 30],
  ['2.5s', 2.5],
  ['90', 90],
  ['long', undefined],
  ['5 MB', undefined],
  ['1 2', undefined],
])('"%s" is %s seconds', (text, seconds) => {
  expect(secondsNamed(text)).toBe(seconds);
});
