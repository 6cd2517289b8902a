import {describe, expect, it} from 'vitest';
import {formatLimit, formatLimitValue} from './format.ts';

describe('values of limits', () => {
  it('writes a ratio with the decimal sign of the language', () => {
    const ratio = {value: '1.91:1', unit: 'ratio'} as const;
    expect(formatLimitValue(ratio, 'en')).toBe('1.91:1');
    expect(formatLimitValue(ratio, 'ru')).toBe('1,91:1');
    expect(formatLimit(ratio, 'ru')).toBe('1,91:1');
  });
  it('leaves names of formats as they are', () => {
    expect(formatLimitValue({value: ['H.264', 'HEVC'], unit: 'item'}, 'ru')).toBe('H.264, HEVC');
  });
  it('counts bytes in words, and larger sizes in signs', () => {
    expect(formatLimit({value: 3000, unit: 'byte'}, 'en')).toBe('3,000\u00a0bytes');
    expect([1, 2, 3000].map((value) => formatLimit({value, unit: 'byte'}, 'ru'))).toEqual(['1\u00a0байт', '2\u00a0байта', '3000\u00a0байт']);
    expect(formatLimit({value: 3000, unit: 'byte'}, 'ru', 'genitive')).toBe('3000\u00a0байт');
    expect(formatLimit({value: 3, unit: 'kilobyte'}, 'en')).toBe('3\u00a0KB');
  });
  it('has no unit that ends in a full stop, so that a sentence can end behind it', () => {
    expect(formatLimitValue({value: 700, unit: 'pixel'}, 'ru')).toBe('700\u00a0px');
  });
});
