import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {anyPort, serveWithNginx} from '../../scripts/lib/serve.ts';

export interface Site {
  readonly address: string;
  /** Folder of the built site. */
  readonly build: string;
}

/**
 * Builds a small site of `tests/fixtures` for production with an environment, serves it through nginx with the policy of that
 * environment while `use` runs, and takes it away again. Throws when the build fails; its output is in the error.
 */
export async function serveFixture(name: string, environment: Readonly<Record<string, string>>, use: (site: Site) => Promise<void>): Promise<void> {
  const fixture = path.resolve('tests/fixtures', name);
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  // Several builds of one site may run at a time; they differ in what they generate only, which a cache would not see.
  const generated = path.resolve('.cache/fixtures', path.basename(folder));
  execFileSync(path.resolve('node_modules/.bin/docusaurus'), ['build', fixture, '--config', path.join(fixture, 'docusaurus.config.ts'), '--out-dir', folder], {
    cwd: fixture,
    env: {...process.env, NODE_ENV: 'production', DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', ...environment},
    stdio: 'pipe',
  });
  const served = await serveWithNginx({build: folder, port: await anyPort(), environment});
  try {
    await use({address: served.address, build: folder});
  } finally {
    await served.stop();
    for (const made of [folder, generated]) rmSync(made, {recursive: true, force: true});
  }
}
