import {globSync} from 'node:fs';
import path from 'node:path';
import {load} from '../../scripts/bench/wrk.ts';
import {anyPort, serveWithNginx} from '../../scripts/lib/serve.ts';
import {expect, test} from './setup.ts';

test('a thousand readers at a time get their page and its main script without an error', async () => {
  const served = await serveWithNginx({build: path.resolve('build'), port: await anyPort(), workers: 'auto'});
  const [script = ''] = globSync('assets/js/main.*.js', {cwd: 'build'});
  expect(script).not.toBe('');
  for (const [name, address] of [
    ['page', '/docs/channels/telegram'],
    ['main script', `/${script}`],
  ] as const) {
    const {errors, requestsPerSecond, latency99} = await load(name, served.address + address, 5);
    console.log(`1,000 connections for 5 s, ${name}: ${requestsPerSecond} requests a second, 99 % within ${latency99}, errors: ${errors}`);
    expect(errors, name).toBe('none');
  }
  // An address that does not answer with a page is told apart from one that does.
  expect((await load('unknown', `${served.address}/nothing`, 1)).errors).toContain('Non-2xx or 3xx responses');
  await served.stop();
});
