import {describe, expect, it} from 'vitest';
import {loadErrors} from '../facts/load.ts';
import {conceptsOf, loadConcepts} from './concepts.ts';
import {lexicon} from './matching/lexicon.ts';

describe('what messages about errors speak of', () => {
  it('stands for errors that exist, each line once', () => {
    const known = loadErrors();
    expect([...loadConcepts().keys()].filter((code) => !known.has(code))).toEqual([]);
    for (const [code, lines] of loadConcepts()) expect(new Set(lines.map((line) => line.split(' ').sort().join(' '))).size, String(code)).toBe(lines.length);
  });
  it('has no concept that no error is about', () => {
    const said = new Set([...loadConcepts().values()].flat().flatMap((line) => line.split(' ')));
    expect(Object.entries(lexicon).flatMap(([id, concept]) => (said.has(id) || 'weak' in concept ? [] : [id]))).toEqual([]);
  });
  it('is what the title says where the data say nothing', () => {
    expect(conceptsOf(99_999, 'The video is too long')).toEqual(['video media long over']);
  });
});
