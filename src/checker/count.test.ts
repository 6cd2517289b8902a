import {describe, expect, it} from 'vitest';
import {countText, cutAt, findHashtags, findLinks, findMentions} from './count.ts';

describe('Threads: emoji by their bytes, the rest by characters', () => {
  // "Emojis are counted as the number of UTF-8 bytes", https://developers.facebook.com/docs/threads/posts/
  it.each([
    ['a©b™c↔d®', 8],
    ['©️', 5],
    ['↔️', 6],
    ['👍', 4],
    ['👍🏽', 8],
    ['👩‍👩‍👧', 18],
    ['🇷🇺', 8],
    ['1️⃣', 7],
    ['1', 1],
    ['☎', 1],
    ['☎️', 6],
    ['Привет', 6],
  ] as const)('%s is %d', (text, length) => expect(countText(text, 'emoji_bytes')).toBe(length));
});

describe('hashtags', () => {
  it.each([
    ['#a#b', ['#a', '#b']],
    ['#один#два #три', ['#один', '#два', '#три']],
    ['#🍕', ['#🍕']],
    ['#pizza🍕time', ['#pizza🍕time']],
    ['#👩‍👩‍👧', ['#👩‍👩‍👧']],
    ['#❤️ and #1', ['#❤️']],
    ['C#b, a&#b, ##c, # d, #2026', []],
    ['https://example.com/#anchor #tag', ['#tag']],
  ] as const)('of %s', (text, found) => expect(findHashtags(text)).toEqual(found));
});

describe('links', () => {
  // Threads' own examples have no scheme: https://developers.facebook.com/docs/threads/create-posts/text-attachments
  it.each([
    ['www.facebook.com', ['www.facebook.com']],
    ['www.example.com, www.example.com and www.test.com.', ['www.example.com', 'www.test.com']],
    ['https://www.example.com/a', ['https://www.example.com/a']],
    ['mail@www.example.com awww.example.com www. www', []],
    ['т.е.так и example.com', []],
  ] as const)('of %s', (text, found) => expect(findLinks(text)).toEqual(found));
  it('hold no mentions', () => expect(findMentions('www.example.com/@name @real')).toEqual(['@real']));
});

it('a long text is counted once, and anew when it changes', () => {
  let calls = 0;
  const weigh = (text: string): number => {
    calls += 1;
    return text.length;
  };
  const text = 'a'.repeat(1000);
  expect([1, 2, 3].map(() => countText(text, 'weighted', weigh))).toEqual([1000, 1000, 1000]);
  expect(calls).toBe(1);
  expect(countText(`${text}b`, 'weighted', weigh)).toBe(1001);
  expect(countText('b'.repeat(600), 'weighted')).toBeUndefined();
});

it('100,000 characters of any kind are counted in a blink', () => {
  for (const piece of ['#a', '#🍕', 'www.', 'http://', '@a', '👍', 'е\u0301', '#1', '© ']) {
    const text = piece.repeat(100_000 / piece.length);
    const started = performance.now();
    for (const counting of ['utf16', 'code_points', 'graphemes', 'bytes', 'emoji_bytes'] as const) countText(text, counting);
    findHashtags(text);
    findLinks(text);
    findMentions(text);
    expect(performance.now() - started, piece).toBeLessThan(3000);
  }
});

it('characters as people see them are those of the library, whatever stands beside what', () => {
  const segmenter = new Intl.Segmenter(undefined, {granularity: 'grapheme'});
  const pieces = [
    'a',
    'Я',
    ' ',
    '1',
    '#',
    '\n',
    '\r',
    '👍',
    '👩‍👩‍👧',
    '🇷',
    'е\u0301',
    '\uFE0F',
    '\u20E3',
    '\u200D',
    '漢',
    'é',
    '…',
    '️',
    '\u0301',
    '한',
    'ก',
    'ำ',
  ];
  let seed = 7;
  for (let round = 0; round < 400; round += 1) {
    const text = Array.from({length: 12}, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return pieces[seed % pieces.length];
    }).join('');
    expect(countText(text, 'graphemes'), JSON.stringify(text)).toBe([...segmenter.segment(text)].length);
  }
});

describe('where a text goes too far', () => {
  it('is told as the network counts', () => {
    expect(cutAt('abcdef', 'utf16', 4)).toBe(4);
    expect(cutAt('abcd', 'utf16', 4)).toBeUndefined();
    expect(cutAt('приветик', 'bytes', 8)).toBe(4);
    expect(cutAt('👩‍👩‍👧ab', 'graphemes', 2)).toBe('👩‍👩‍👧a'.length);
    expect(cutAt('a👍👍', 'utf16', 2)).toBe(1);
    expect(cutAt('one two', 'weighted', 3, (text) => text.length)).toBe(3);
    expect(cutAt('one two', 'weighted', 3)).toBeUndefined();
  });
});
