import parse from 'twitter-text/dist/parseTweet.js';
import {describe, expect, it} from 'vitest';
import {weighWords} from './weigh.ts';

const exact = (text: string): number => parse(text).weightedLength;

describe('the count word by word', () => {
  it.each([
    'Hello',
    'Привет, мир! 👩‍👩‍👧 #тег @name & 100 %\n\n\tконец ',
    '  two  spaces \u00a0 and a tab\t',
    '你好，世界。看 https://example.com/путь?q=1#a и www.example.com, example.org.',
    `${'ы'.repeat(258)} https://example.com/${'a'.repeat(300)}`,
    `https://example.com/${'a'.repeat(2000)} end`,
    `https://example.com/${'a'.repeat(5000)}`,
    'こんにちは'.repeat(300),
    '👩‍👩‍👧'.repeat(200),
    '👍'.repeat(1000),
    'e\u0301'.repeat(900),
    'слово'.repeat(300),
    `(${'x'.repeat(500)})`,
  ])('is the library’s own: %j', (text) => expect(weighWords(exact)(text)).toBe(exact(text)));

  it('takes a moment where the library takes a quarter of a minute, and nothing the second time', () => {
    const weigh = weighWords(exact);
    const text = 'да.'.repeat(12_500);
    const started = performance.now();
    expect(weigh(text)).toBe(text.length);
    expect(performance.now() - started).toBeLessThan(3000);
    const again = performance.now();
    expect(weigh(`${text} а`)).toBe(text.length + 2);
    expect(performance.now() - again).toBeLessThan(300);
  });
  it('takes a moment for parts that all differ', () => {
    let text = '';
    for (let index = 0; text.length < 99_000; index += 1)
      text += `${String.fromCharCode(0x430 + (index % 32))}${String.fromCharCode(0x430 + ((index * 7) % 31))}.`;
    const started = performance.now();
    expect(weighWords(exact)(text)).toBe(text.length);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
