import parseTweet from 'twitter-text/dist/parseTweet.js';
import {describe, expect, it} from 'vitest';
import {characterAt, countText, cutAt, findHashtags, findLinks, findMentions, type Weigh} from './count.ts';

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
  it('takes no character apart that people see as one', () => {
    // Eight UTF-16 units, five code points: three people and what joins them; a letter and its accent; a flag.
    expect(cutAt('ab👩‍👩‍👧c', 'utf16', 5)).toBe(2);
    expect(cutAt('ab👩‍👩‍👧c', 'code_points', 4)).toBe(2);
    expect(cutAt('ab👩‍👩‍👧c', 'bytes', 10)).toBe(2);
    expect(cutAt('abe\u0301c', 'code_points', 3)).toBe(2);
    expect(cutAt('ab🇪🇸c', 'utf16', 4)).toBe(2);
    expect(characterAt('👩‍👩‍👧'.repeat(40), 8 * 20 + 5)).toBe(8 * 20);
  });
  it('takes no address apart where it counts as one for X, and keeps what fits behind a long one', () => {
    const weigh: Weigh = (text) => parseTweet(text).weightedLength;
    const long = `https://${'a-very-long-name.'.repeat(5)}example.com/${'path/'.repeat(12)}`;
    const fits = `${'x'.repeat(240)} ${long} and so on, to the end`;
    expect(weigh(fits)).toBe(240 + 1 + 23 + 22);
    expect(fits.slice(0, cutAt(fits, 'weighted', 280, weigh))).toBe(`${'x'.repeat(240)} ${long} and so on, to t`);
    const beyond = `${'x'.repeat(270)} ${long}`;
    expect(beyond.slice(0, cutAt(beyond, 'weighted', 280, weigh))).toBe(`${'x'.repeat(270)} `);
    expect(cutAt('ы'.repeat(281), 'weighted', 280, weigh)).toBe(280);
    expect(cutAt('👩‍👩‍👧'.repeat(141), 'weighted', 280, weigh)).toBe(140 * 8);
  });
});
