import path from 'node:path';
import {load} from '../../scripts/bench/wrk.ts';
import {anyPort, serveWithNginx} from '../../scripts/lib/serve.ts';
import {expect, test} from './setup.ts';

test('a thousand readers at a time get their page without an error', async () => {
  const served = await serveWithNginx({build: path.resolve('build'), port: await anyPort(), workers: 'auto'});
  const {errors, requestsPerSecond} = await load('page', `${served.address}/docs/channels/telegram`, 5);
  console.log(`1,000 connections for 5 s: ${requestsPerSecond} requests a second, errors: ${errors}`);
  expect(errors).toBe('none');
  // An address that does not answer with a page is told apart from one that does.
  expect((await load('unknown', `${served.address}/nothing`, 1)).errors).toContain('Non-2xx or 3xx responses');
  await served.stop();
});
