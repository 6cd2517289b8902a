import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

export interface Measured {
  readonly seconds: number;
  /** Highest memory of all its processes together, in MB; 0 where the system does not tell. */
  readonly peakMegabytes: number;
  readonly code: number;
  readonly output: string;
}

/** Resident memory of a process group in bytes, from /proc. */
function memoryOfGroup(group: number): number {
  let pages = 0;
  let names: string[] = [];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    // No /proc on this system: memory is not measured.
    return 0;
  }
  for (const name of names) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      if (Number(fields[2]) === group) pages += Number(fields[21]);
    } catch {
      // The process has ended meanwhile.
    }
  }
  return pages * 4096;
}

/** Runs a command in a folder and measures its time and the peak memory of all its processes, looked at five times a second. */
export function measure(command: string, args: readonly string[], folder: string, environment: Readonly<Record<string, string>> = {}): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(command, args, {cwd: folder, env: {...process.env, ...environment}, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
    let peak = 0;
    let output = '';
    const timer = setInterval(() => {
      if (child.pid) peak = Math.max(peak, memoryOfGroup(child.pid));
    }, 200);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output = `${output}${data}`.slice(-20_000)));
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      resolve({seconds: (performance.now() - started) / 1000, peakMegabytes: Math.round(peak / 1e6), code: code ?? 1, output});
    });
  });
}
