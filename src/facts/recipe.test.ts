import {expect, it} from 'vitest';
import {recipeValue} from './recipe.ts';

const bound = (number: number): {number: number; text: string} => ({number, text: String(number)});

it('takes the strictest bounds and names who sets the upper one', () => {
  const asked = [
    {network: 'a', demand: {min: bound(3), max: bound(900)}},
    {network: 'b', demand: {max: bound(60)}},
    {network: 'c', demand: {max: bound(60), min: bound(1)}},
  ];
  expect(recipeValue(asked)).toEqual({kind: 'range', min: bound(3), max: bound(60), values: [], by: ['b', 'c']});
});

it('takes the formats that all have', () => {
  const lists = (...all: string[][]) => all.map((allowed, index) => ({network: String(index), demand: {allowed}}));
  expect(recipeValue(lists(['MP4', 'MOV'], ['MP4']))).toEqual({kind: 'list', values: ['MP4'], by: ['1']});
  expect(recipeValue(lists(['MP4'], ['MOV']))?.kind).toBe('none');
});

it('takes an exact value if the others’ bounds allow it, and says when nothing fits', () => {
  const exact = {network: 'a', demand: {exact: bound(0.5625)}};
  expect(recipeValue([exact, {network: 'b', demand: {min: bound(0.3), max: bound(3)}}])).toEqual({kind: 'one', values: ['0.5625'], by: ['a']});
  expect(recipeValue([exact, {network: 'b', demand: {min: bound(0.8)}}])?.kind).toBe('none');
  expect(
    recipeValue([
      {network: 'a', demand: {min: bound(5)}},
      {network: 'b', demand: {max: bound(4)}},
    ]),
  ).toMatchObject({kind: 'none', by: ['b', 'a']});
});

it('has nothing to say where nobody asks', () => {
  expect(recipeValue([{network: 'a', demand: {}}])).toBeUndefined();
});
