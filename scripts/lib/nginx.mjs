import {existsSync} from 'node:fs';
import path from 'node:path';
import {run, UserError} from './run.mjs';

const moduleFolders = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules', '/etc/nginx/modules'];

function onPath() {
  for (const folder of [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/local/bin']) {
    const file = path.join(folder, 'nginx');
    if (folder && existsSync(file)) return file;
  }
  return undefined;
}

/** File of nginx's module for brotli copies, or undefined where nginx has none. */
export function brotliModule() {
  return moduleFolders.map((folder) => path.join(folder, 'ngx_http_brotli_static_module.so')).find((file) => existsSync(file));
}

/** Path of nginx: the one that NGINX_PATH names, one on the path, or the distribution's (installed where we may, with its module for brotli). */
export async function findNginx() {
  const named = process.env.NGINX_PATH;
  if (named) {
    if (!existsSync(named)) throw new UserError(`NGINX_PATH="${named}": there is no such file.`);
    return named;
  }
  const found = onPath();
  if (found && brotliModule()) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('nginx or its brotli module is missing; installing the distribution’s …');
    await run('apt-get', ['update', '-qq'], {capture: true});
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light', 'libnginx-mod-http-brotli-static', 'openssl'], {
      capture: true,
      environment: {DEBIAN_FRONTEND: 'noninteractive'},
    });
    const installed = onPath();
    if (installed) return installed;
  }
  if (found) return found;
  throw new UserError('No nginx: install it (Debian: nginx-light libnginx-mod-http-brotli-static), or set NGINX_PATH to one, and run the command again.');
}
