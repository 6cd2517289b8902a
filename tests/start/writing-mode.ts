import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {install} from '../../scripts/lib/install.mjs';
import {anyPort} from '../../scripts/lib/serve.ts';

export interface WritingMode {
  readonly address: string;
  /** Replaces the only place of a text in a file; throws where it has none, or several. */
  readonly change: (file: string, from: string, to: string) => void;
  /** What has been printed. */
  readonly said: () => string;
  readonly stop: () => Promise<void>;
}

/** The repository as it stands, with its history and without what git leaves out, so that a test may write into its files. */
function copy(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'help-start-'));
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', '.', folder]);
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {encoding: 'utf8', maxBuffer: 2 ** 26});
  for (const file of listed.split('\0')) if (file !== '' && existsSync(file)) cpSync(file, path.join(folder, file));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Whether a server answers an address with a page. */
const answers = async (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ok}) => ok,
    () => false,
  );

/** Ends a program and all that it started. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  process.kill(-child.pid, 'SIGTERM');
  const late = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), 10_000);
  await ended;
  clearTimeout(late);
}

/** `npm start` of a language, in a copy of the repository; ready when `page` is served. Throws when it ends before. */
export async function startWriting(locale: 'en' | 'ru', page: string): Promise<WritingMode> {
  // What the copy borrows has to be what the lockfile asks for: otherwise its own start would install.
  await install();
  const folder = copy();
  const port = await anyPort();
  const child = spawn('npm', ['start', '--', '--locale', locale], {
    cwd: folder,
    detached: true,
    env: {...process.env, PORT: String(port), NODE_ENV: undefined},
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const stop = async (): Promise<void> => {
    await end(child);
    rmSync(folder, {recursive: true, force: true, maxRetries: 3});
  };
  const address = `http://127.0.0.1:${port}`;
  while (!(await answers(`${address}${page}`))) {
    if (child.exitCode !== null) {
      await stop();
      throw new Error(`npm start ended:\n${output}`);
    }
    await wait(500);
  }
  return {
    address,
    change(file, from, to) {
      const name = path.join(folder, file);
      const parts = readFileSync(name, 'utf8').split(from);
      if (parts.length !== 2) throw new Error(`${file}: ${JSON.stringify(from)} is there ${parts.length - 1} times`);
      writeFileSync(name, parts.join(to));
    },
    said: () => output,
    stop,
  };
}
