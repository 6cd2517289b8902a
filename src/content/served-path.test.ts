import {expect, it} from 'vitest';
import {servedPath} from './served-path.ts';

it.each([
  ['/docs/channels/', '/docs/channels'],
  ['/ru/docs/', '/ru/docs'],
  ['/docs/team', '/docs/team'],
  ['/', '/'],
])('%s is served at %s', (permalink, expected) => {
  expect(servedPath(permalink)).toBe(expected);
});
