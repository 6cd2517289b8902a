// Plain JavaScript without dependencies: these files run before anything is installed.
import {spawn} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The repository's root. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A message for the person at the terminal; nothing else is printed of it. */
export class UserError extends Error {}

/** Stops with one clear line when Node is too old to run anything here. */
export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    throw new UserError(`Node ${process.versions.node} is too old: 20 or newer is needed. Install a current one from nodejs.org and run the command again.`);
}

/** Environment in which the project's own Node (a dependency) comes first on the path. */
export function projectEnvironment(extra = {}) {
  return {...process.env, PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`, ...extra};
}

/**
 * Runs a command in the root; output goes to the terminal, or is returned with `capture`.
 * Resolves to exit code and captured text; it does not throw for a failing command.
 */
export function run(command, args, {capture = false, environment = {}, echo = false} = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: projectEnvironment(environment),
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => {
        output += data;
        if (echo) process.stdout.write(data);
      });
    }
    child.on('error', (cause) => reject(new UserError(`${command} could not be started: ${cause.message}`)));
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

/** Runs `main`; a UserError becomes one line and exit code 1, anything else keeps its stack. */
export async function command(main) {
  try {
    requireNode();
    await main();
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause;
    console.error(`\n${cause.message}`);
    process.exitCode = 1;
  }
}
