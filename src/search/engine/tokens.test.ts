import {describe, expect, it} from 'vitest';
import {otherLayout} from './keyboard.ts';
import {stems, tokenize} from './tokens.ts';

describe('words', () => {
  it('are stemmed by their own script, so that both languages mix', () => {
    expect(stems('Подключить Telegram')).toEqual(stems('подключите telegram'));
    expect(stems('публикаций')).toEqual(stems('Публикация'));
    expect(stems('connected channels')).toEqual(stems('Connecting channel'));
  });
  it.each([
    ['отключать', 'отключить'],
    ['добавлять', 'добавить'],
    ['проверять', 'проверить'],
  ])('are the same whether it is done often or once: %s, %s', (often, once) => expect(stems(often)).toEqual(stems(once)));
  it('treat ё as е', () => expect(stems('Учётная')).toEqual(stems('учетная')));
  it('are the same with letters and their marks apart', () => {
    expect(stems('короткий адрес'.normalize('NFD'))).toEqual(stems('короткий адрес'));
    expect(stems('café naïve'.normalize('NFD'))).toEqual(stems('café naïve'));
    expect(stems('учётная'.normalize('NFD'))).toEqual(stems('учетная'));
  });
  it('are the same with stress', () => expect(stems('кана\u0301лы')).toEqual(stems('каналы')));
  it('with digits stay as they are', () => expect(stems('10141 4.1 битрикс24')).toEqual(['10141', '4', '1', 'битрикс24']));
  it('know where they stand', () => {
    const text = 'Код: PEER_ID';
    expect(tokenize(text).map(({start, end}) => text.slice(start, end))).toEqual(['Код', 'PEER', 'ID']);
  });
  it('are found in any text without an error', () => expect(tokenize('\ud800 👍🏽 <b>ok</b> \u0000')).toHaveLength(3));
});

describe('the other keyboard layout', () => {
  it.each([
    ['ntktuhfv', 'телеграм'],
    ['штыефпкфь', 'instagram'],
    ['ghj,ysq gthbjl', 'пробный период'],
    ['<jn', 'Бот'],
  ])('turns %s into %s', (typed, meant) => expect(otherLayout(typed)).toBe(meant));
  it.each(['телеграм bot', '10141', ''])('leaves %j alone', (typed) => expect(otherLayout(typed)).toBeUndefined());
});
