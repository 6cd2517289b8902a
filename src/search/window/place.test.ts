import {expect, it} from 'vitest';
import {networkAt, strandOf} from './place.ts';

const codes = {
  telegram: [
    [10141, 10156],
    [10440, 10459],
  ],
  x: [[10209, 10218]],
} as const;

it('knows the network of its pages, of its errors and of their list, in both languages', () => {
  expect(networkAt('/docs/channels/telegram', codes)).toBe('telegram');
  expect(networkAt('/ru/docs/channels/x/connecting#steps', codes)).toBe('x');
  expect(networkAt('/docs/tools/publications/issues/10150', codes)).toBe('telegram');
  expect(networkAt('/ru/docs/tools/publications/issues/10459#support', codes)).toBe('telegram');
  expect(networkAt('/docs/category/errors-telegram', codes)).toBe('telegram');
});

it('names no network for pages of several and for general codes', () => {
  for (const path of [
    '/docs/channels',
    '/docs/channels/facts-and-sources',
    '/docs/channels/x-and-others',
    '/docs/category/errors-general',
    '/docs/tools/publications/issues/10000',
    '/docs/team',
  ])
    expect(networkAt(path, codes), path).toBeUndefined();
});

it('dyes a list of errors as its errors', () => {
  expect(strandOf('/docs/category/errors-telegram')).toBe('errors');
  expect(strandOf('/docs/tools/publications/issues/10141')).toBe('errors');
  expect(strandOf('https://help.example/base/ru/docs/channels/telegram#limits')).toBe('channels');
  expect(strandOf('/ru/docs/team#inviting')).toBe('account');
  expect(strandOf('/ru/')).toBeUndefined();
});
