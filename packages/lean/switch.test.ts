import {expect, it} from 'vitest';
import {leanIsOn} from './switch.ts';

it('is on unless it is switched off, and takes no other word', () => {
  expect([leanIsOn({}), leanIsOn({LEAN: 'on'}), leanIsOn({LEAN: 'off'})]).toEqual([true, true, false]);
  expect(() => leanIsOn({LEAN: 'false'})).toThrow('LEAN="false"');
});
