import {expect, it} from 'vitest';
import {recipeValue} from './recipe.ts';

const bound = (number: number): {number: number; text: string} => ({number, text: String(number)});

it('takes the strictest bounds and names who sets the upper one', () => {
  const asked = [
    {network: 'a', demand: {min: bound(3), max: bound(900)}},
    {network: 'b', demand: {max: bound(60)}},
    {network: 'c', demand: {max: bound(60), min: bound(1)}},
  ];
  expect(recipeValue(asked)).toEqual({kind: 'range', min: bound(3), max: bound(60), values: [], by: [{network: 'b'}, {network: 'c'}], from: [{network: 'a'}]});
});

it('takes the formats that all have', () => {
  const lists = (...all: string[][]) => all.map((allowed, index) => ({network: String(index), demand: {allowed}}));
  expect(recipeValue(lists(['MP4', 'MOV'], ['MP4']))).toEqual({kind: 'list', values: ['MP4'], by: [{network: '1'}]});
  expect(recipeValue(lists(['MP4'], ['MOV']))?.kind).toBe('none');
});

it('takes an exact value if the others’ bounds allow it, and says when nothing fits', () => {
  const exact = {network: 'a', demand: {exact: bound(0.5625)}};
  expect(recipeValue([exact, {network: 'b', demand: {min: bound(0.3), max: bound(3)}}])).toEqual({kind: 'one', values: ['0.5625'], by: [{network: 'a'}]});
  expect(recipeValue([exact, {network: 'b', demand: {min: bound(0.8)}}])?.kind).toBe('none');
  expect(
    recipeValue([
      {network: 'a', demand: {min: bound(5)}},
      {network: 'b', demand: {max: bound(4)}},
    ]),
  ).toMatchObject({kind: 'none', by: [{network: 'b'}, {network: 'a'}]});
});

it('names those alone who set it: of several exact values the one that is taken, and who sets a lower bound where there is no upper one', () => {
  const exact = [
    {network: 'a', demand: {exact: bound(0.5625)}},
    {network: 'b', demand: {exact: bound(1)}},
  ];
  expect(recipeValue(exact)?.by).toEqual([{network: 'a'}]);
  expect(recipeValue([{network: 'a', demand: {min: bound(3)}}])).toMatchObject({kind: 'range', min: bound(3), by: [{network: 'a'}]});
});

it('names nobody twice', () => {
  expect(recipeValue([{network: 'a', demand: {min: bound(5), max: bound(4)}}])).toMatchObject({kind: 'none', by: [{network: 'a'}]});
});

it('names everybody who has the shortest list', () => {
  const lists = ['a', 'b'].map((network) => ({network, demand: {allowed: ['MP4']}}));
  expect(recipeValue([...lists, {network: 'c', demand: {allowed: ['MP4', 'MOV']}}])?.by).toEqual([{network: 'a'}, {network: 'b'}]);
});

it('has nothing to say where nobody asks', () => {
  expect(recipeValue([{network: 'a', demand: {}}])).toBeUndefined();
});

it('says when a bound holds, of whoever sets it', () => {
  const asked = [
    {network: 'a', demand: {max: {...bound(280), condition: 'without a subscription'}}},
    {network: 'b', demand: {max: bound(280)}},
    {network: 'c', demand: {max: {...bound(500), condition: 'carousel'}}},
  ];
  expect(recipeValue(asked)?.by).toEqual([{network: 'a', condition: 'without a subscription'}, {network: 'b'}]);
});

it('names who sets the lower bound where it is another network', () => {
  const both = {network: 'a', demand: {min: bound(3), max: bound(60)}};
  expect(recipeValue([both])).not.toHaveProperty('from');
  expect(recipeValue([both, {network: 'b', demand: {max: bound(90)}}])).not.toHaveProperty('from');
  expect(recipeValue([both, {network: 'b', demand: {max: bound(50)}}])).toMatchObject({by: [{network: 'b'}], from: [{network: 'a'}]});
});

it('names every network whose list takes a format away', () => {
  const lists = [
    {network: 'a', demand: {allowed: ['JPEG', 'PNG']}},
    {network: 'b', demand: {allowed: ['JPEG', 'PNG', 'GIF', 'WebP']}},
    {network: 'c', demand: {allowed: ['JPEG', 'GIF', 'WebP'], allowedWhen: 'carousel'}},
  ];
  expect(recipeValue(lists)).toEqual({kind: 'list', values: ['JPEG'], by: [{network: 'a'}, {network: 'c', condition: 'carousel'}]});
});
