import {expect, it} from 'vitest';
import {decodablePath, isDecodable} from './decodable.ts';

it('tells what can be decoded', () => {
  expect(['/docs', '/%D1%8F', '/%25ff'].every(isDecodable)).toBe(true);
  expect(['/%ff', '/%E0%A4%A', '#100%'].some(isDecodable)).toBe(false);
});

it('leaves a good path alone, and makes a broken one decode to what was typed', () => {
  expect(decodablePath('/docs/%D1%8F')).toBe('/docs/%D1%8F');
  for (const typed of ['/%ff', '/ru/%E0%A4%A', '/%']) expect(decodeURIComponent(decodablePath(typed))).toBe(typed);
});
