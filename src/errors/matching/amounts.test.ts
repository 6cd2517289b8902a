import {describe, expect, it} from 'vitest';
import {amountOf, amountsIn} from './amounts.ts';

describe('amounts in a text', () => {
  it.each([
    ['max 2,200 characters', '2200'],
    ['höchstens 2.200 Zeichen', '2200'],
    ['не более 2 200 символов', '2200'],
    ['10 minutes or shorter', '600s'],
    ['короче 60 секунд', '60s'],
    ['exceeds the 2-minute limit', '120s'],
    ['smaller than 1.5 GB', '1500MB'],
    ['must be <= 5242880 bytes', '5MB'],
    ['720px', '720px'],
  ])('are in one unit: %s', (text, amount) => {
    expect([...amountsIn(text)]).toContain(amount);
  });
  it('are none where a number stands in a name or says nothing', () => {
    expect([...amountsIn('error_2200 v1.2200.3 at 12 items')]).toEqual([]);
  });
  it('are written as limits are', () => {
    expect([amountOf(10, 'minute'), amountOf(512, 'mebibyte'), amountOf(280, 'character'), amountOf(4, 'item'), amountOf('4:5', 'ratio')]).toEqual([
      '600s',
      '512MB',
      '280',
      undefined,
      undefined,
    ]);
  });
});
