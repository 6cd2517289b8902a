import {expect, it} from 'vitest';
import {counted, type GrammaticalCase} from './counted.ts';

it.each<[number, GrammaticalCase, string]>([
  [1, 'nominative', 'день'],
  [2, 'nominative', 'дня'],
  [5, 'nominative', 'дней'],
  [11, 'nominative', 'дней'],
  [21, 'nominative', 'день'],
  [1.5, 'nominative', 'дня'],
  [1, 'genitive', 'дня'],
  [2, 'genitive', 'дней'],
  [21, 'genitive', 'дня'],
  [1.5, 'genitive', 'дня'],
])('%d, %s: %s', (count, grammaticalCase, word) => {
  expect(counted('day', count, 'ru', grammaticalCase)).toBe(word);
});

it('English has one form for one and another for all else', () => {
  expect([1, 0, 2, 1.5].map((count) => counted('day', count, 'en'))).toEqual(['day', 'days', 'days', 'days']);
});
