import {execFileSync} from 'node:child_process';
import {createReadStream, existsSync, mkdtempSync, rmSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css'};

export interface Site {
  readonly address: string;
}

/**
 * Builds a small site of `tests/fixtures` for production with an environment, serves it on a free port while `use` runs, and
 * takes it away again. Throws when the build fails; its output is in the error.
 */
export async function serveFixture(name: string, environment: Readonly<Record<string, string>>, use: (site: Site) => Promise<void>): Promise<void> {
  const fixture = path.resolve('tests/fixtures', name);
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  execFileSync(path.resolve('node_modules/.bin/docusaurus'), ['build', fixture, '--config', path.join(fixture, 'docusaurus.config.ts'), '--out-dir', folder], {
    cwd: fixture,
    env: {...process.env, NODE_ENV: 'production', ...environment},
    stdio: 'pipe',
  });
  const server = http.createServer((request, response) => {
    const pathname = new URL(request.url ?? '/', 'http://x').pathname;
    const file = [pathname, `${pathname}.html`, `${pathname}index.html`]
      .map((candidate) => path.join(folder, candidate))
      .find((candidate) => path.extname(candidate) && existsSync(candidate));
    response.writeHead(file ? 200 : 404, {'content-type': types[path.extname(file ?? '')] ?? 'application/octet-stream'});
    if (file) createReadStream(file).pipe(response);
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use({address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`});
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, {recursive: true, force: true});
  }
}
