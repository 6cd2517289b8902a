import path from 'node:path';
import {expect, it} from 'vitest';
import {product} from '../../src/config/product.ts';
import {checkContract, readList} from '../contract/contract.ts';

const build = path.resolve(import.meta.dirname, '../../build');
const routes = readList('routes.txt').map((route) => route.replaceAll('{product}', product.slug));

it('every route of the specification stands in both languages', () => {
  expect(checkContract(build, routes, readList('exemptions.txt'))).toEqual({missing: [], stale: []});
});
