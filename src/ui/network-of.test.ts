import {expect, it} from 'vitest';
import {networkOf} from './network-of.ts';

const networks = new Set(['telegram', 'x']);

it('knows the network of a group by the page it leads to', () => {
  expect(networkOf('/ru/docs/channels/telegram', networks)).toBe('telegram');
  expect(networkOf('/docs/category/errors-x', networks)).toBe('x');
  // The theme knows the page of a folder with a slash.
  expect(networkOf('/docs/channels/x/', networks)).toBe('x');
});

it('takes no other page for a network', () => {
  for (const href of ['/docs/channels', '/docs/category/errors-general', '/docs/channels/telegram/connecting', '/docs/tools/telegram', undefined])
    expect(networkOf(href, networks), href).toBeUndefined();
});
