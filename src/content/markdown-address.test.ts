import {expect, it} from 'vitest';
import {markdownAddress} from './markdown-address.ts';

it.each([
  ['/docs/team', '/', '/docs/team.md'],
  ['/docs', '/', '/docs.md'],
  ['/docs/', '/', '/docs.md'],
  ['/docs/team.html', '/', '/docs/team.md'],
  ['/docs/team/index.html', '/', '/docs/team.md'],
  ['/docs/api/v4.0', '/', '/docs/api/v4.0.md'],
  ['/', '/', '/index.md'],
  ['/ru/', '/ru/', '/ru/index.md'],
  ['/ru', '/ru/', '/ru/index.md'],
  ['/ru/docs/team', '/ru/', '/ru/docs/team.md'],
  ['/help/', '/help/', '/help/index.md'],
])('%s below %s is at %s', (page, baseUrl, expected) => {
  expect(markdownAddress(page, baseUrl)).toBe(expected);
});
