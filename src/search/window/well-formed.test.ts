import {expect, it} from 'vitest';
import {cut, wellFormed} from './well-formed.ts';

it('halves of characters can be put into an address', () => {
  expect(() => encodeURIComponent(wellFormed('a\ud83d'))).not.toThrow();
  expect(wellFormed('a\ud83db\udc00')).toBe('a\ufffdb\ufffd');
  expect(wellFormed('пост 🚀')).toBe('пост 🚀');
});

it('a cut goes round an emoji, not through it', () => {
  expect(cut('ab🚀', 3)).toBe('ab');
  expect(cut('ab🚀', 4)).toBe('ab🚀');
  expect(cut('ab', 10)).toBe('ab');
  expect(cut('ab\ufffdc', 3)).toBe('ab\ufffd');
});
