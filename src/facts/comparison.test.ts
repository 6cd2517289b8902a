import {expect, it} from 'vitest';
import {comparisonData} from './comparison.ts';

const data = {en: comparisonData({}, {locale: 'en'}), ru: comparisonData({}, {locale: 'ru'})};

it('breaks a narrow cell between words, and never after a Russian word of one letter', () => {
  const texts = data.ru.rows.flatMap(({cells}) => cells.flatMap((cell) => (cell === false ? [] : cell.flatMap(({text, condition}) => [text, condition]))));
  expect(texts.filter((text) => /(?<!\p{L})\p{L} /u.test(text))).toEqual([]);
  expect(texts).toEqual(expect.arrayContaining([expect.stringMatching(/^≤\u00a0\S+ символов$/), 'с\u00a0медиафайлами', 'без подписки']));
});

it('says of a list of formats when it holds, or that it is advice', () => {
  const post = data.en.rows.find(({network, kind}) => network === 'telegram' && kind === 'post');
  expect(post?.demands[data.en.lines.findIndex(({id}) => id === 'videoFormat')]).toMatchObject({allowed: ['MP4'], allowedWhen: 'recommended'});
});
