import {spawn, spawnSync} from 'node:child_process';
import {chmodSync, chownSync, closeSync, cpSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {makeCertificate} from '../../scripts/lib/certificate.ts';
import {brotliModule, nginxPath} from '../../scripts/lib/nginx-paths.mjs';
import {anyPort} from '../../scripts/lib/serve.ts';
import {headersOfBuild} from '../../src/delivery/headers.ts';
import {nginxFiles} from '../../src/delivery/nginx-files.ts';
import {deployedSite} from '../../src/delivery/site.ts';
import {expect, test} from './setup.ts';

const build = path.resolve('build');
const nginx = nginxPath() ?? 'nginx';
/** Whom nginx runs as where the tests are run by root: a user who owns nothing. */
const nobody = {uid: 65534, gid: 65534};
const isRoot = process.getuid?.() === 0;

/** A server's folder with a few pages of the build as its only release, and the generated settings with the folder's own paths and ports. */
class Host {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'host-'));
  readonly #brotli = brotliModule();
  readonly ports: Readonly<Record<string, number>>;
  constructor(ports: Readonly<Record<string, number>>) {
    this.ports = ports;
    chmodSync(this.folder, 0o755);
    mkdirSync(path.join(this.folder, 'tmp'));
    if (isRoot) chownSync(path.join(this.folder, 'tmp'), nobody.uid, nobody.gid);
  }
  addRelease(name: string, policy?: string): string {
    const release = path.join(this.folder, 'releases', name);
    for (const file of ['index.html', 'docs.html', 'docs.html.br', 'docs.html.gz', '404.html', 'ru/404.html'])
      cpSync(path.join(build, file), path.join(release, 'site', file), {recursive: true});
    const headers = headersOfBuild(build, {}).map((header) => (policy && header.name === 'Content-Security-Policy' ? {...header, value: policy} : header));
    for (const [file, content] of Object.entries(nginxFiles(headers, deployedSite))) {
      const place = path.join(release, 'nginx', file);
      mkdirSync(path.dirname(place), {recursive: true});
      writeFileSync(place, this.#here(content));
    }
    return release;
  }
  /** The text with everything that is particular to a real host replaced by this one's. */
  #here(text: string): string {
    return text
      .replaceAll(/([ :=])\/tmp\//g, `$1${this.folder}/tmp/`)
      .replaceAll('/usr/local/bin/node', process.execPath)
      .replaceAll('/usr/sbin/nginx', nginx)
      .replaceAll('/srv/help', this.folder)
      .replaceAll('/etc/nginx/help', path.join(this.folder, 'etc'))
      .replaceAll(`/etc/ssl/${new URL(deployedSite.url).hostname}`, this.folder)
      .replace(/^load_module .*$/m, this.#brotli ? `load_module ${this.#brotli};` : '')
      .replace(
        /^(\s*listen )(\[::\]:)?(\d+)/gm,
        (_all, start: string, six: string | undefined, port: string) => `${start}${six ?? '127.0.0.1:'}${this.ports[port]}`,
      );
  }
  check(configuration: string): string {
    // The access log of the container is /dev/stdout, which is opened anew: it has to be a file.
    const output = openSync(path.join(this.folder, 'output'), 'a');
    const {stderr, status} = spawnSync(nginx, ['-t', '-e', 'stderr', '-c', configuration], {encoding: 'utf8', stdio: ['ignore', output, 'pipe']});
    closeSync(output);
    return status === 0 ? 'taken' : stderr;
  }
  /** Starts nginx as a user without rights and waits until it answers; returns how to stop it. */
  async start(configuration: string): Promise<() => Promise<void>> {
    return this.run(nginx, ['-c', configuration, '-e', 'stderr', '-g', 'daemon off;']);
  }
  /** The same by a command that ends with nginx. */
  async run(command: string, options: readonly string[], variables: Readonly<Record<string, string>> = {}): Promise<() => Promise<void>> {
    // Opened by the user: /dev/stdout, which the access log is written to, is opened anew.
    const log = path.join(this.folder, 'tmp', 'log');
    writeFileSync(log, '');
    if (isRoot) chownSync(log, nobody.uid, nobody.gid);
    const output = openSync(log, 'a');
    const child = spawn(command, options, {
      stdio: ['ignore', output, output],
      detached: true,
      env: {...process.env, ...variables},
      ...(isRoot ? nobody : {}),
    });
    closeSync(output);
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    await expect(async () => {
      expect(child.exitCode, readFileSync(log, 'utf8')).toBeNull();
      await fetch(this.address);
    }).toPass({timeout: 10_000});
    return async () => {
      // With what it started: in a container, the end of the first process is the end of all.
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await ended;
    };
  }
  get address(): string {
    return `http://127.0.0.1:${this.ports['8080']}`;
  }
}

async function newHost(): Promise<Host> {
  const [plain, secure, container] = await Promise.all([anyPort(), anyPort(), anyPort()]);
  return new Host({80: plain ?? 0, 443: secure ?? 0, 8080: container ?? 0});
}

test('nginx takes the settings of a server and of the container, with the optional ones and without', async () => {
  const host = await newHost();
  const release = host.addRelease('1');
  symlinkSync(release, path.join(host.folder, 'current'));
  makeCertificate(`${host.folder}/privkey.pem`, `${host.folder}/fullchain.pem`);
  const server = path.join(host.folder, 'server.conf');
  const brotli = brotliModule();
  writeFileSync(
    server,
    `${brotli ? `load_module ${brotli};` : ''} pid ${host.folder}/tmp/server.pid; events {} http { include ${host.folder}/current/nginx/help.conf; }\n`,
  );
  expect(host.check(server)).toBe('taken');
  expect(host.check(path.join(release, 'nginx/container.conf'))).toBe('taken');
  if (brotli) {
    cpSync(path.join(release, 'nginx/optional'), path.join(host.folder, 'etc/optional'), {recursive: true});
    expect(host.check(server)).toBe('taken');
    expect(host.check(path.join(release, 'nginx/container.conf'))).toBe('taken');
  }
  writeFileSync(path.join(release, 'nginx/site.conf'), 'no such word;');
  expect(host.check(server)).toContain('unknown directive');
  rmSync(host.folder, {recursive: true, force: true});
});

test('the container’s settings serve without rights, and write to one folder only', async ({page}) => {
  const host = await newHost();
  const release = host.addRelease('1');
  symlinkSync(release, path.join(host.folder, 'current'));
  const stop = await host.start(path.join(host.folder, 'current/nginx/container.conf'));
  const answer = await fetch(`${host.address}/docs`, {headers: {'accept-encoding': 'gzip'}});
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
  expect((await fetch(`${host.address}/ru/nothing`)).status).toBe(404);
  await page.route(/\/assets\/|\/fonts\/|\/img\//, (route) => route.fulfill({status: 200, body: ''}));
  await page.goto(`${host.address}/docs`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // Every request stands in the log, which is the container's standard output.
  await expect.poll(() => readFileSync(path.join(host.folder, 'tmp/log'), 'utf8')).toContain('GET /docs HTTP/1.1" 200');
  await stop();
  expect(existsSync(path.join(release, 'nginx.pid'))).toBe(false);
  rmSync(host.folder, {recursive: true, force: true});
});

test('the container answers assistants where it is told to, and nobody where it is not', async () => {
  const host = await newHost();
  const release = host.addRelease('1');
  symlinkSync(release, path.join(host.folder, 'current'));
  const bundled = spawnSync('npm', ['run', '--silent', 'mcp:bundle', '--', '--file', path.join(host.folder, 'mcp/server.mjs')], {encoding: 'utf8'});
  expect(bundled.status, bundled.stderr).toBe(0);
  const script = path.join(release, 'nginx/start.sh');
  const question = {
    method: 'POST',
    headers: {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/call', params: {name: 'explain_error', arguments: {text: '10141'}}}),
  };
  const ask = (headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(`${host.address}/mcp`, {...question, headers: {...question.headers, ...headers}});

  const stopFiles = await host.run('sh', [script], {SITE_FOLDER: build});
  expect((await ask()).status).toBe(404);
  await stopFiles();

  const stop = await host.run('sh', [script], {SITE_FOLDER: build, MCP: 'on', MCP_RATE: '20'});
  await expect.poll(async () => (await ask()).status, {timeout: 15_000}).toBe(200);
  const answer = await ask();
  expect(await answer.text()).toContain('# 10141: ');
  expect((await ask({Origin: 'https://evil.example'})).status).toBe(403);
  expect((await ask({Origin: deployedSite.url})).status).toBe(200);
  // Each client of the proxy before the container has a limit of its own.
  const many = await Promise.all(Array.from({length: 25}, () => ask({'X-Forwarded-For': '203.0.113.1'})));
  expect(many.filter(({status}) => status === 429).length).toBeGreaterThan(0);
  expect((await ask({'X-Forwarded-For': '203.0.113.2'})).status).toBe(200);
  // The pages are there as ever.
  expect((await fetch(`${host.address}/docs`)).status).toBe(200);
  await stop();
  expect(spawnSync('sh', [script], {env: {...process.env, MCP: 'yes'}, encoding: 'utf8'}).stderr).toContain('MCP is yes; it can be on or off');
  rmSync(host.folder, {recursive: true, force: true});
});

test('a release brings its policy with it; one that nginx refuses changes nothing', async () => {
  const host = await newHost();
  const [first, second, broken] = [host.addRelease('1', "default-src 'self'; x 1"), host.addRelease('2', "default-src 'self'; x 2"), host.addRelease('3')];
  writeFileSync(path.join(broken ?? '', 'nginx/site.conf'), 'no such word;');
  symlinkSync(first ?? '', path.join(host.folder, 'current'));
  makeCertificate(`${host.folder}/privkey.pem`, `${host.folder}/fullchain.pem`);
  const configuration = path.join(host.folder, 'current/nginx/container.conf');
  const stop = await host.start(configuration);
  // What a server's administrator has: nginx, and the right to run it.
  for (const [name, content] of [
    ['nginx', `exec ${nginx} -e stderr -c ${configuration} "$@" >> ${host.folder}/output`],
    ['sudo', 'shift\nexec "$@"'],
  ] as const) {
    mkdirSync(path.join(host.folder, 'bin'), {recursive: true});
    writeFileSync(path.join(host.folder, 'bin', name), `#!/bin/sh\n${content}\n`, {mode: 0o755});
  }
  const switchTo = (release: string | undefined): number | null =>
    spawnSync('sh', [path.join(release ?? '', 'nginx/switch.sh')], {env: {...process.env, PATH: `${host.folder}/bin:${process.env.PATH}`}}).status;
  const policy = async (): Promise<string | null> =>
    (await fetch(`${host.address}/docs`, {headers: {connection: 'close'}})).headers.get('content-security-policy');
  expect(await policy()).toContain('x 1');
  expect(switchTo(second)).toBe(0);
  await expect.poll(policy).toContain('x 2');
  // The running nginx serves the folder whose settings it has read, wherever the link leads: a switch that is cut off after the
  // link has moved shows nobody the pages of one release with the policy of another.
  writeFileSync(path.join(second ?? '', 'site/docs.html'), 'the second release');
  rmSync(path.join(host.folder, 'current'));
  symlinkSync(first ?? '', path.join(host.folder, 'current'));
  expect(await (await fetch(`${host.address}/docs`, {headers: {connection: 'close', 'accept-encoding': 'identity'}})).text()).toBe('the second release');
  expect(switchTo(second)).toBe(0);
  expect(switchTo(broken)).toBe(1);
  expect(await policy()).toContain('x 2');
  expect((await fetch(`${host.address}/docs`)).status).toBe(200);
  await stop();
  rmSync(host.folder, {recursive: true, force: true});
});
