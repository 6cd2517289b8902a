import {expect, it} from 'vitest';
import {checkElements} from './elements.ts';

it('names a component that does not exist, once, with those it could be', () => {
  expect(checkElements({file: 'docs/a.mdx', elements: ['Limts', 'Limts', 'br', 'Card']}, ['Limits', 'Plans', 'Card'])).toEqual([
    {file: 'docs/a.mdx', message: '<Limts />: there is no such component; did you mean Limits? CONTRIBUTING.md lists them.'},
  ]);
});
