import {expect, it} from 'vitest';
import {repairFacts} from './page-facts.ts';

it('calls a network by its short name where it says whose messages these are', () => {
  const labels = repairFacts({step: '1'}, {locale: 'en', code: 10210}).rows.map(({label}) => label);
  expect(labels).toContain('X’s error messages');
  expect(labels).toContain('X’s error messages (old API)');
});
