import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {headersOfBuild} from '../../src/delivery/headers.ts';
import {nginxMain, nginxMaps, nginxSite} from '../../src/delivery/nginx.ts';
import {deployedSite, type DeployedSite} from '../../src/delivery/site.ts';
import {makeCertificate} from './certificate.ts';
import {brotliModule, nginxPath} from './nginx-paths.mjs';

export interface ServeOptions {
  /** The built site. */
  readonly build: string;
  readonly port: number;
  /** A second port with TLS and HTTP/2, on a certificate made for the occasion. */
  readonly securePort?: number;
  /** `1` for tests, `auto` for measurements. */
  readonly workers?: string;
  readonly site?: DeployedSite;
  /** Variables that switch services on, as they would stand in the environment. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

export interface ServedSite {
  readonly address: string;
  /** The folder that nginx serves; point the link `current` elsewhere to deploy another release. */
  readonly root: string;
  /** Whether compressed copies in brotli are served. */
  readonly brotli: boolean;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** A port that nobody listens on, chosen by the system. */
export function anyPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('the system gave no port'))));
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Starts real nginx, without rights, on the configuration that a deployment gets; only its folders and ports differ. Throws when it does not start. */
export async function serveWithNginx({build, port, securePort, workers = '1', site = deployedSite, environment = {}}: ServeOptions): Promise<ServedSite> {
  const nginx = nginxPath();
  if (!nginx) throw new Error('No nginx: npm test and npm run bench install it where they may; elsewhere install it, or set NGINX_PATH to one.');
  const brotli = brotliModule();
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const root = path.join(folder, 'current');
  // Addresses are paths below the root, so a site below a path stands below that path here as well.
  const place = path.join(root, site.baseUrl);
  if (site.baseUrl === '/') symlinkSync(path.resolve(build), root);
  else {
    mkdirSync(path.dirname(place), {recursive: true});
    symlinkSync(path.resolve(build), place.replace(/\/$/, ''));
  }
  mkdirSync(path.join(folder, 'optional'));
  if (brotli) writeFileSync(path.join(folder, 'optional', 'brotli.conf'), 'brotli_static on;\n');
  const places = {root, snippets: folder, optional: path.join(folder, 'optional')};
  writeFileSync(path.join(folder, 'maps.conf'), nginxMaps(site));
  writeFileSync(path.join(folder, 'site.conf'), nginxSite(site, headersOfBuild(build, environment, site), places));
  const extra: string[] = [];
  if (securePort !== undefined) {
    const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
    makeCertificate(key, certificate);
    extra.push(`ssl_certificate ${certificate}`, `ssl_certificate_key ${key}`);
  }
  const listen = [`127.0.0.1:${port}`, ...(securePort === undefined ? [] : [`127.0.0.1:${securePort} ssl http2`])];
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    nginxMain({
      snippets: folder,
      temporary: folder,
      modules: brotli ? [brotli] : [],
      listen,
      extra,
      accessLog: 'off',
      workers,
      // The build of a checkout may be readable by its owner only.
      ...(process.getuid?.() === 0 ? {user: 'root'} : {}),
    }),
  );
  const child = spawn(nginx, ['-c', path.join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'], {stdio: ['ignore', 'ignore', 'pipe']});
  let log = '';
  child.stderr?.on('data', (data) => {
    log = `${log}${data}`.slice(-4000);
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const clean = (): void => rmSync(folder, {recursive: true, force: true});
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) break;
    if (await answers(port)) {
      return {
        address: `http://127.0.0.1:${port}`,
        root,
        brotli: brotli !== undefined,
        process: child,
        async stop() {
          child.kill('SIGTERM');
          await ended;
          clean();
        },
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  clean();
  throw new Error(`nginx did not start on port ${port}:\n${log}`);
}
