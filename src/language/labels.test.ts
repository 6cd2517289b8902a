import {expect, it} from 'vitest';
import {typesetBar, typesetLabels} from './labels.ts';

const menu = {links: [{title: 'API', items: [{label: 'Schedule a post', to: '/a post'}]}]};

it('typesets the words of a menu in the first language, where they are shown, and in no other, where they are names', () => {
  expect(typesetLabels(menu, 'en').links[0]?.items[0]).toEqual({label: 'Schedule a\u00a0post', to: '/a post'});
  expect(typesetLabels(menu, 'ru')).toEqual(menu);
});

it('typesets the sentence of the bar, not its address', () => {
  expect(typesetBar({id: 'a', content: 'Новое: <a href="/a - b">ошибка — и решение</a>'}, 'ru').content).toBe(
    'Новое: <a href="/a - b">ошибка\u00a0— и\u00a0решение</a>',
  );
});
