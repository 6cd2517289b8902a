import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {dropRepeated, linkErrors} from './index.ts';

const limits = (usual: string, effect: string, ids: readonly string[]) => ({usual, usualAgain: `again: ${usual}`, effect, groups: [{rows: [{ids}]}]});

it('says of limits once what the network does, once what the service does, and gives an anchor once', () => {
  const seen = new Set<string>();
  const said = (facts: object): unknown => dropRepeated(facts, seen);
  expect(said(limits('refused, stopped', 'refused', ['a', 'b']))).toEqual({usual: 'refused, stopped', groups: [{rows: [{ids: ['a', 'b']}]}]});
  expect(said(limits('refused, cut', 'refused', ['b', 'c']))).toEqual({usual: 'again: refused, cut', groups: [{rows: [{ids: ['c']}]}]});
  expect(said(limits('refused, stopped', 'refused', []))).toEqual({usual: '', groups: [{rows: [{ids: []}]}]});
});

it('a link to a code that does not exist ends the build', () => {
  const link = (code: number): Root => ({type: 'root', children: [{type: 'paragraph', children: [{type: 'link', url: `error:${code}`, children: []}]}]});
  expect(() => linkErrors(link(10000), 'en')).not.toThrow();
  expect(() => linkErrors(link(99998), 'en')).toThrow('link "error:99998": there is no such code in src/data/errors/');
});
