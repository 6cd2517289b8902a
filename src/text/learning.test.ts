import {describe, expect, it} from 'vitest';
import {packLearned, unpackLearned} from './learned-file.ts';
import {type Example, learn} from './learning.ts';
import {likeness, unlike} from './likeness.ts';

const texts: readonly (readonly [label: string, ...texts: string[]])[] = [
  ['size', 'the video is too large', 'file too large', 'image larger than the limit', 'size of the file exceeds the limit', 'too large file'],
  ['length', 'the video is too long', 'video longer than the limit', 'text is too long', 'caption too long', 'too long text'],
  ['access', 'token expired', 'the access token has expired', 'no access to the file', 'access denied', 'invalid access token'],
];
const examples: Example[] = texts.flatMap(([label, ...own]) => own.map((text) => ({words: text.split(' '), labels: [label]})));
const learned = learn(examples);

function best(text: string): string | undefined {
  const scores = likeness(text.split(' '), learned);
  return learned.labels[scores.indexOf(Math.max(...scores))];
}

describe('what is learned from examples', () => {
  it('tells texts that it has not seen', () => {
    expect(best('photo too large')).toBe('size');
    expect(best('your caption is too long')).toBe('length');
    expect(best('the token is expired')).toBe('access');
  });
  it('is nothing of words that no example has', () => {
    expect([...likeness(['zebra'], learned)]).toEqual([unlike, unlike, unlike]);
    expect([...likeness([], learned)]).toEqual([unlike, unlike, unlike]);
  });
  it('holds no word that one example has', () => expect(learned.weights.has('photo')).toBe(false));
  it('does not count a word twice', () => expect(likeness(['large', 'large'], learned)).toEqual(likeness(['large'], learned)));
  it('is the same each time', () => expect(learn(examples)).toEqual(learned));
  it('is nothing without examples', () => expect(learn([])).toEqual({labels: [], weights: new Map()}));
  it('teaches all labels that an example has', () => {
    const both = learn([...examples, ...Array.from({length: 4}, () => ({words: ['huge', 'clip'], labels: ['size', 'length']}))]);
    const scores = likeness(['huge', 'clip'], both);
    expect(scores[both.labels.indexOf('size')]).toBeGreaterThan(0);
    expect(scores[both.labels.indexOf('length')]).toBeGreaterThan(0);
    expect(scores[both.labels.indexOf('access')]).toBe(unlike);
  });
  it('comes back from its file as it was', () => {
    const read = unpackLearned(JSON.parse(JSON.stringify(packLearned(learned))));
    expect(read.labels).toEqual(learned.labels);
    expect([...read.weights.keys()].sort()).toEqual([...learned.weights.keys()].sort());
    for (const [word, told] of read.weights)
      for (const [index, [label, weight]] of told.entries()) {
        const [known, before] = [...(learned.weights.get(word) ?? [])].sort(([left], [right]) => left - right)[index] ?? [];
        expect(label).toBe(known);
        expect(weight).toBeCloseTo(before ?? Number.NaN);
      }
    expect(unpackLearned(packLearned(learn([])))).toEqual({labels: [], weights: new Map()});
  });
});
