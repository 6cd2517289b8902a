import {expect, it} from 'vitest';
import {checkCodes} from './check-codes.ts';
import {buildRules} from './rules.ts';
import type {NetworkRules} from './types.ts';

const rules = buildRules('en');
const telegram = rules.find(({id}) => id === 'telegram') as NetworkRules;

it('finds nothing in the data as they are', () => {
  expect(checkCodes(rules)).toEqual([]);
});

it('names a limit that refuses a post without a code, and what to write where', () => {
  const limits = telegram.limits.map((limit) => (limit.id === 'text_max' ? {...limit, codes: []} : limit));
  expect(checkCodes([{...telegram, limits}])).toEqual([
    {file: 'src/data/networks/telegram.yaml', message: expect.stringMatching(/"text_max" is refused.*telegram\.text_max to the limits of a code/)},
  ]);
});

it('names a limit that the service stops at with codes no call is answered with', () => {
  const limits = telegram.limits.map((limit) => (limit.id === 'text_max' ? {...limit, codes: [{code: 1, to: '', title: ''}]} : limit));
  expect(checkCodes([{...telegram, limits}])).toEqual([
    {file: 'src/data/networks/telegram.yaml', message: expect.stringContaining('none of its codes (1) has http_status 422')},
  ]);
});

it('names contents that a kind of post does not take without a code', () => {
  const kinds = telegram.kinds.map((kind) =>
    kind.kind === 'post' ? {...kind, contents: ['image' as const], codes: {unsupported: [], noFile: [], files: []}} : kind,
  );
  const [finding] = checkCodes([{...telegram, kinds}]);
  expect(finding?.message).toMatch(/^a post of kind "post" with a text without a file, .*telegram\.post to the findings of a code/);
});
