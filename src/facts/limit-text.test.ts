import {describe, expect, it} from 'vitest';
import {buildRules} from '../checker/rules.ts';
import {repairFacts} from '../errors/page-facts.ts';
import {limitsTable} from './tables.ts';
import {limitText} from './limit-text.ts';
import {findLimit} from './load.ts';
import type {Limit} from './schema/network.ts';

/** Spaces that hold number and word together, as plain ones. */
const plain = (text: string): string => text.replace(/\u00a0/gu, ' ');

describe('a limit in words', () => {
  it('in Russian, takes the genitive after "не больше" and "не меньше"', () => {
    const most = (value: number, unit: 'character' | 'hour' | 'second'): string => plain(limitText({bound: 'max', value, unit}, 'ru'));
    const forms: readonly [number, string, string][] = [
      [1, 'не больше 1 символа', 'не больше 1 часа'],
      [2, 'не больше 2 символов', 'не больше 2 часов'],
      [5, 'не больше 5 символов', 'не больше 5 часов'],
      [21, 'не больше 21 символа', 'не больше 21 часа'],
      [1024, 'не больше 1024 символов', 'не больше 1024 часов'],
      [1000, 'не больше 1000 символов', 'не больше 1000 часов'],
      [1.5, 'не больше 1,5 символа', 'не больше 1,5 часа'],
    ];
    for (const [value, characters, hours] of forms) {
      expect(most(value, 'character')).toBe(characters);
      expect(most(value, 'hour')).toBe(hours);
    }
    expect(plain(limitText({bound: 'min', value: 3, unit: 'second'}, 'ru'))).toBe('не меньше 3 секунд');
    expect(plain(limitText({bound: 'max', value: 1, unit: 'publication', per: 'second'}, 'ru'))).toBe('не больше 1 поста в секунду');
    expect(plain(limitText({bound: 'max', value: 3, unit: 'request', per: 'second'}, 'ru'))).toBe('не больше 3 запросов в секунду');
  });
  it('in Russian, keeps the nominative after "ровно"', () => {
    expect(plain(limitText({bound: 'exact', value: 2, unit: 'hour'}, 'ru'))).toBe('ровно 2 часа');
  });
  it('in English, has one form', () => {
    expect(plain(limitText({bound: 'max', value: 1024, unit: 'character'}, 'en'))).toBe('at most 1,024 characters');
    expect(plain(limitText({bound: 'min', value: 1, unit: 'minute'}, 'en'))).toBe('at least 1 minute');
    expect(limitText({bound: 'allowed', value: ['JPEG', 'PNG'], unit: 'list'}, 'en')).toBe('JPEG, PNG');
  });
  it('is worded so in the tables, on error pages and in the post checker', () => {
    const caption = plain(limitText(findLimit('telegram.caption_max')?.limit as Limit, 'ru'));
    const table = (network: string): readonly string[] => limitsTable({network}, {locale: 'ru'}).rows.map((row) => plain(row.cells[1]?.text ?? ''));
    expect(table('telegram')).toEqual(expect.arrayContaining([caption, 'не больше 1 поста в секунду']));
    expect(table('facebook')).toEqual(expect.arrayContaining(['не больше 4 часов', 'не меньше 3 секунд']));
    expect(table('vkontakte')).toContain('ровно 1 час');
    const onErrorPage = repairFacts({}, {locale: 'ru', code: 10147}).rows.flatMap(({links}) => (links ?? []).map(({text}) => plain(text)));
    expect(onErrorPage).toContain(`Длина текста: ${caption}`);
    const inChecker = buildRules('ru').flatMap(({limits}) => limits.map(({text}) => plain(text)));
    expect(inChecker).toEqual(expect.arrayContaining([caption, 'не меньше 3 секунд']));
  });
});
