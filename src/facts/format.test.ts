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
  it('has no unit that ends in a full stop, so that a sentence can end behind it', () => {
    expect(formatLimitValue({value: 700, unit: 'pixel'}, 'ru')).toBe('700\u00a0px');
  });
});
