import {expect, it} from 'vitest';
import {titleLines} from './title-lines.ts';

it('counts the lines of a title on a phone', () => {
  expect(titleLines('The post is empty')).toBe(1);
  expect(titleLines('Ваша роль в\u00a0проекте этого не\u00a0позволяет')).toBe(2);
  expect(titleLines('Заголовок или текст не\u00a0соответствует требованиям сабреддита')).toBe(3);
});

it('keeps what is tied together on one line', () => {
  expect(titleLines('aaaaaaaaaaaaaaa bbbbbbbbbb cc')).toBe(2);
  expect(titleLines('aaaaaaaaaaaaaaa\u00a0bbbbbbbbbb\u00a0cc')).toBe(1);
});
