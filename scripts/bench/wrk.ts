import {wrkPath} from '../lib/nginx-paths.mjs';
import {measure} from './measure.ts';

export interface LoadResult {
  readonly name: string;
  readonly requestsPerSecond: number;
  readonly latencyMedian: string;
  readonly latency99: string;
  /** What went wrong, in wrk's words; `none` when nothing did. */
  readonly errors: string;
}

/** What wrk printed of a run; throws when it holds no result. */
export function readWrk(name: string, output: string): LoadResult {
  const field = (pattern: RegExp): string => pattern.exec(output)?.[1] ?? '';
  const failed = [/Socket errors: (.*)/, /(Non-2xx or 3xx responses: .*)/].map(field).filter((text) => text !== '');
  const requestsPerSecond = Math.round(Number(field(/Requests\/sec:\s+([\d.]+)/)));
  if (requestsPerSecond === 0) throw new Error(`wrk: no request of "${name}" was answered: ${output}`);
  return {
    name,
    requestsPerSecond,
    latencyMedian: field(/50%\s+(\S+)/),
    latency99: field(/99%\s+(\S+)/),
    errors: failed.length === 0 ? 'none' : failed.join('; '),
  };
}

/** wrk with 1,000 connections against an address, each asking as browsers do; an answer that takes longer than 4 seconds is an error. Throws when wrk is missing or measures nothing. */
export async function load(name: string, address: string, seconds: number): Promise<LoadResult> {
  const wrk = wrkPath();
  if (!wrk) throw new Error('No wrk: install it (Debian: wrk), and run the command again.');
  const {code, output} = await measure(
    wrk,
    ['-t2', '-c1000', `-d${seconds}s`, '--latency', '--timeout', '4s', '-H', 'Accept-Encoding: gzip, deflate, br', address],
    '.',
  );
  if (code !== 0) throw new Error(`wrk: ${output}`);
  return readWrk(name, output);
}
