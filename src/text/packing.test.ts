import {describe, expect, it} from 'vitest';
import {packNumbers, packWords, unpackNumbers, unpackWords} from './packing.ts';

describe('packing', () => {
  it('gives numbers back', () => {
    const numbers = [0, 1, 31, 32, 33, 1023, 1024, 123_456, 2 ** 31];
    expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
    expect(unpackNumbers('')).toEqual([]);
  });
  it('gives words back', () => {
    const words = ['telegram', 'telegrams', 'x', 'вк', 'вконтакте', 'а'.repeat(90), `${'а'.repeat(90)}б`];
    expect(unpackWords(packWords(words))).toEqual(words);
    expect(unpackWords(packWords([]))).toEqual([]);
  });
});
