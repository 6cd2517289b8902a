import {existsSync} from 'node:fs';
import path from 'node:path';

const moduleFolders = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules', '/etc/nginx/modules'];

function onPath(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/local/bin'];
  return folders
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/** Path of nginx: the one that NGINX_PATH names, or one on the path; undefined where there is none. */
export function nginxPath() {
  return process.env.NGINX_PATH || onPath('nginx');
}

/** Path of wrk, which puts nginx under load; undefined where there is none. */
export function wrkPath() {
  return onPath('wrk');
}

/** File of nginx's module for brotli copies, or undefined where nginx has none. */
export function brotliModule() {
  return moduleFolders.map((folder) => path.join(folder, 'ngx_http_brotli_static_module.so')).find((file) => existsSync(file));
}
