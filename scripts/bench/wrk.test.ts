import {expect, it} from 'vitest';
import {readWrk} from './wrk.ts';

const run = `  2 threads and 1000 connections
  Latency Distribution
     50%   22.97ms
     99%    1.50s
  1196160 requests in 30.00s, 12.1GB read
Requests/sec:  39872.00
Transfer/sec:    413.00MB
`;

it('reads what wrk measured', () => {
  expect(readWrk('page', run)).toEqual({name: 'page', requestsPerSecond: 39872, latencyMedian: '22.97ms', latency99: '1.50s', errors: 'none'});
});

it('reads every kind of error', () => {
  const spoilt = run.replace('Requests/sec', '  Socket errors: connect 0, read 3, write 0, timeout 7\n  Non-2xx or 3xx responses: 12\nRequests/sec');
  expect(readWrk('page', spoilt).errors).toBe('connect 0, read 3, write 0, timeout 7; Non-2xx or 3xx responses: 12');
});

it('does not take silence for a result', () => {
  expect(() => readWrk('page', 'unable to connect')).toThrow('no request of "page" was answered');
});
