import net from 'node:net';
import {UserError} from './run.mjs';

function isFree(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.once('listening', () => server.close(() => resolve(true)));
    server.listen(port, '127.0.0.1');
  });
}

/** The wanted port, or the next free one of the following twenty with a line that says so. */
export async function freePort(wanted) {
  for (let port = wanted; port < wanted + 20; port += 1) {
    if (await isFree(port)) {
      if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`);
      return port;
    }
  }
  throw new UserError(`Ports ${wanted} to ${wanted + 19} are all taken. Set another with PORT=…`);
}

/** Port that the environment asks for, or the default. */
export function wantedPort(fallback) {
  const text = process.env.PORT;
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65515) throw new UserError(`PORT="${text}" is not a port; a number from 1 to 65515 is expected.`);
  return port;
}
