// A temporary folder for a whole run, taken away at its end however it comes: by itself, by Ctrl+C, or stopped from outside.
import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {constants, tmpdir} from 'node:os';
import path from 'node:path';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Makes the folder and has whatever this process starts use it. */
export function temporaryFolder(prefix) {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, {recursive: true, force: true, maxRetries: 3}));
  // A signal ends a process without its `exit`; 128 and its number is what a shell makes of that.
  for (const signal of signals) process.once(signal, () => process.exit(128 + constants.signals[signal]));
  return folder;
}
