import {describe, expect, it} from 'vitest';
import {typeset, typesetHtml, typesetRuns} from './typography.ts';

/** Spaces that do not break, made visible. */
const seen = (text: string): string => text.replaceAll('\u00a0', '_');

describe('Russian', () => {
  it.each([
    ['Бот не может начать переписку - и это важно', 'Бот не_может начать переписку_— и_это важно'],
    ['Не больше 5 МБ, 990 ₽ в месяц', 'Не_больше 5_МБ, 990_₽ в_месяц'],
    ['Он сказал "в чате "Старт" пусто"', 'Он_сказал «в_чате „Старт“ пусто»'],
    ['Откройте Настройки → Каналы', 'Откройте Настройки_→ Каналы'],
    ['Если вы или если он над', 'Если вы_или если он_над'],
    ['Статус 4 или 10: 16:9, 1080x1920, 1/2, (c)', 'Статус 4 или 10: 16:9, 1080x1920, 1/2, (c)'],
  ])('%s', (before, after) => {
    expect(seen(typeset(before, 'ru'))).toBe(after);
  });

  it('keeps a preposition with the bold word or code after it', () => {
    expect(typesetRuns([{text: 'Откройте в '}, {text: 'Настройках'}, {text: ' и в '}, {}, {text: ' - всё'}], 'ru').map(seen)).toEqual([
      'Откройте в_',
      'Настройках',
      ' и_в_',
      '_— всё',
    ]);
  });

  it('keeps what follows with a bold name that ends in a short word', () => {
    expect(typesetRuns([{text: 'Укажите '}, {text: 'Показывать с'}, {text: ' и '}, {text: 'до'}], 'ru').map(seen)).toEqual([
      'Укажите ',
      'Показывать с',
      '_и_',
      'до',
    ]);
  });

  it('sets the text of HTML and leaves its tags', () => {
    expect(seen(typesetHtml('Новое: <a href="/ru/a" title="b">вставьте - и готово</a>', 'ru'))).toBe(
      'Новое: <a href="/ru/a" title="b">вставьте_— и_готово</a>',
    );
  });

  it('closes quotes around a name that comes from elsewhere', () => {
    expect(
      typesetRuns([{text: 'роль «'}, {text: 'Автор'}, {text: '», «'}, {text: 'Редактор'}, {text: '» и "'}, {text: 'Аналитик'}, {text: '"'}], 'ru'),
    ).toEqual(['роль «', 'Автор', '», «', 'Редактор', '» и\u00a0«', 'Аналитик', '»']);
  });

  it('leaves markup signs, edges and a second pass alone', () => {
    const once = typeset(' a < b & c > d — в чате ', 'ru');
    expect(seen(once)).toBe(' a_< b_& c_> d_— в_чате ');
    expect(typeset(once, 'ru')).toBe(once);
  });
});

describe('English', () => {
  it.each([
    [`It isn't "allowed" to post a file of 5 MB`, 'It isn’t “allowed” to post a_file of 5_MB'],
    ['Kept for 30 days after Monday, 11:00 a.m., as RFC 3339 has it', 'Kept for 30_days after Monday, 11:00_a.m., as RFC_3339 has it'],
    ['Posts - really', 'Posts_— really'],
    ["The networks' own words, café's and Bitrix24's", 'The networks’ own words, café’s and Bitrix24’s'],
    ['Released on March 2, 2026, updated Mar 12', 'Released on March_2,_2026, updated Mar_12'],
  ])('%s', (before, after) => {
    expect(seen(typeset(before, 'en'))).toBe(after);
  });

  it('closes quotes around a name that comes from elsewhere', () => {
    expect(typesetRuns([{text: 'the role "'}, {text: 'Author'}, {text: '", and more'}], 'en')).toEqual(['the role “', 'Author', '”, and more']);
  });
});
