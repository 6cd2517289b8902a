import {existsSync} from 'node:fs';
import {brotliModule, nginxPath, wrkPath} from './nginx-paths.mjs';
import {run, UserError} from './run.mjs';

/** Path of nginx: the one that NGINX_PATH names, one on the path, or the distribution's (installed where we may, with its module for brotli, and with wrk). */
export async function findNginx() {
  const found = nginxPath();
  if (process.env.NGINX_PATH && !existsSync(found)) throw new UserError(`NGINX_PATH="${found}": there is no such file.`);
  if (found && wrkPath() && (process.env.NGINX_PATH || brotliModule())) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('nginx, its brotli module or wrk is missing; installing the distribution’s …');
    await run('apt-get', ['update', '-qq'], {capture: true});
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light', 'libnginx-mod-http-brotli-static', 'openssl', 'wrk'], {
      capture: true,
      environment: {DEBIAN_FRONTEND: 'noninteractive'},
    });
  }
  const installed = nginxPath();
  if (installed && !wrkPath()) throw new UserError('No wrk: install it (Debian: wrk), and run the command again.');
  if (installed) return installed;
  throw new UserError('No nginx: install it (Debian: nginx-light libnginx-mod-http-brotli-static wrk), or set NGINX_PATH to one, and run the command again.');
}
