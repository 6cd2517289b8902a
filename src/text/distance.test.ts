import {describe, expect, it} from 'vitest';
import {allowedTypos, distances} from './distance.ts';

describe('typos', () => {
  it.each([
    ['telegram', 'telegram', 0],
    ['telegarm', 'telegram', 1],
    ['telgram', 'telegram', 1],
    ['teelegram', 'telegram', 1],
    ['talegrem', 'telegram', 2],
    ['xxxxxxxx', 'telegram', 3],
  ])('%s for %s are %i', (typed, word, typos) => expect(distances(typed, word, 2, false).whole).toBe(typos));
  it('may stand in the beginning of a word', () => {
    expect(distances('telgr', 'telegram', 1, true)).toEqual({whole: 2, beginning: 1});
    expect(distances('telegram', 'telegrams', 1, true)).toEqual({whole: 1, beginning: 0});
    expect(distances('telgr', 'telegram', 1, false).beginning).toBe(2);
  });
  it('are allowed by length', () => expect([3, 4, 7, 8].map(allowedTypos)).toEqual([0, 1, 1, 2]));
});
