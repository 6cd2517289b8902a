import {expect, it} from 'vitest';
import {nearestName} from './nearest-name.ts';

it('is the nearest of those that differ by little', () => {
  const names = ['homepage', 'home', 'value', 'unit'];
  expect(nearestName('homepagee', names)).toBe('homepage');
  expect(nearestName('Homepage', names)).toBe('homepage');
  expect(nearestName('unti', names)).toBe('unit');
  expect(nearestName('colour', names)).toBeUndefined();
  expect(nearestName('queue', names)).toBeUndefined();
  expect(nearestName('documentation', ['documents'])).toBeUndefined();
});
