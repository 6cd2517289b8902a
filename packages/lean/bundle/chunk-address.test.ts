import {expect, it} from 'vitest';
import {missingNumbers} from './chunk-address.ts';

it('tells the numbers of chunks that have no file', () => {
  expect(missingNumbers(['0', 'main', undefined, '2', 'facts', '5'])).toEqual([1, 3, 4]);
  expect(missingNumbers([])).toEqual([]);
});
