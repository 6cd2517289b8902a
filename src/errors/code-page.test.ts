import {expect, it} from 'vitest';
import {codePageIn, codePageOf} from './code-page.ts';

const paths = ['/docs', '/docs/tools/publications/issues', '/docs/tools/publications/issues/10141', '/docs/tools/automation/issues/20004'];

it('finds the page of a code in a text', () => {
  expect(codePageIn('/help/error-10141-again', paths)).toBe('/docs/tools/publications/issues/10141');
  expect(codePageIn('12345, then 20004', paths)).toBe('/docs/tools/automation/issues/20004');
});

it('takes no longer number and no unknown code for one', () => {
  expect(codePageIn('1014100 and 910141', paths)).toBeUndefined();
  expect(codePageIn('10999', paths)).toBeUndefined();
});

it('leads straight to a code that stands alone, and leaves sentences to the finder', () => {
  for (const text of ['10141', ' Error 10141. ', 'код 10141', '#10141']) expect(codePageOf(text, paths), text).toBe('/docs/tools/publications/issues/10141');
  for (const text of ['Bad Request: chat not found', '{"code": 10141, "message": "chat not found"}', '10141 10142', ''])
    expect(codePageOf(text, paths), text).toBeUndefined();
});
