import {describe, expect, it} from 'vitest';
import {inCyrillic, softened} from './transliteration.ts';

describe('Russian in Latin letters', () => {
  it.each([
    ['podklyuchit', 'подключит'],
    ['istorii', 'истории'],
    ['obshchiy', 'общий'],
    ['Kartinka', 'картинка'],
    ['vyshel', 'вышел'],
    ['khleb', 'хлеб'],
  ])('%s is %s', (latin, cyrillic) => expect(inCyrillic(latin)).toBe(cyrillic));
  it.each(['подключить', 'h264', ''])('"%s" is left alone', (word) => expect(inCyrillic(word)).toBeUndefined());
  it('has a soft sign again', () => {
    expect(softened('денги')).toContain('деньги');
    expect(softened('вернут')).toContain('вернуть');
    expect(softened('тест')).not.toContain('тьеьсть');
  });
});
