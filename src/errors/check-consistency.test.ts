import {expect, it} from 'vitest';
import {checkConsistency} from './check-consistency.ts';

const sound = {
  code: 10001,
  group: 'general',
  action: 'fix_post',
  fixer: 'you',
  post_state: 'errors_tab',
  retried: false,
  may_be_live: 'no',
  http_status: null,
  status: 'active',
} as const;
type Facts = Parameters<typeof checkConsistency>[0] extends Iterable<infer Item> ? Item : never;
const found = (change: Partial<Facts>): string =>
  checkConsistency([{...sound, ...change}])
    .map(({message}) => message)
    .join();

it('finds nothing in sound facts, nor in a retired code', () => {
  expect(found({})).toBe('');
  expect(found({action: 'nothing', status: 'retired'})).toBe('');
  expect(found({action: 'wait_and_retry', fixer: 'you', http_status: 429, post_state: 'not_scheduled'})).toBe('');
  expect(found({action: 'nothing', fixer: 'network', retried: true, post_state: 'publishing'})).toBe('');
});

it.each<[string, Partial<Facts>]>([
  ['retried: true', {action: 'nothing', fixer: 'us'}],
  ['action nothing or check_network', {retried: true}],
  ['may_be_live maybe or yes', {action: 'check_network'}],
  ['goes with may_be_live: "maybe"', {post_state: 'maybe_live'}],
  ['go with may_be_live yes or maybe', {post_state: 'partly'}],
  ['nothing was published', {may_be_live: 'maybe'}],
  ['for what goes out by itself', {post_state: 'publishing'}],
  ['for what goes out by itself', {post_state: 'queued'}],
  ['are for calls that are refused', {post_state: 'not_scheduled'}],
  ['are for calls that are refused', {post_state: 'not_scheduled_or_errors_tab'}],
  ['nothing was published', {post_state: 'not_scheduled_or_errors_tab', http_status: 422, may_be_live: 'maybe'}],
  ['nothing was published', {post_state: 'no_post_or_errors_tab', may_be_live: 'maybe'}],
  ['schedules nothing', {http_status: 422}],
  ['fixer you', {fixer: 'us'}],
  ['fixer network or us', {action: 'wait_and_retry'}],
  ['but you for http_status 429', {action: 'wait_and_retry', fixer: 'us', http_status: 429, post_state: 'not_scheduled'}],
  ['fixer us', {action: 'contact_support'}],
])('%s', (message, change) => {
  expect(found(change)).toContain(message);
});
