import {copyFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deployedSite, immutable} from './site.ts';

/** List of the files that a release brought itself; it travels with the release. */
const manifestName = 'release.json';

/** The hashed files of a release, compressed copies included, as paths below its folder, sorted. */
export function hashedFiles(folder: string): string[] {
  const bases = ['', ...deployedSite.prefixedLocales.map((locale) => `${locale}/`)];
  return bases
    .flatMap((base) => immutable.map(({files}) => `${base}${files}`))
    .flatMap((pattern) => globSync(pattern, {cwd: folder}))
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** What a release brought itself, without what it kept of the one before: its list, or every hashed file where there is none. */
export function ownFiles(release: string): string[] {
  const manifest = path.join(release, manifestName);
  return existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as {readonly files: string[]}).files : hashedFiles(release);
}

/**
 * Adds the hashed files of the previous release to a finished build, so that a page that was opened before the
 * deployment still finds its parts; those of the release before that are left behind. Running it again changes nothing.
 * Returns how many files were kept.
 */
export function keepPreviousRelease(build: string, previous: string): number {
  const own = ownFiles(build);
  writeFileSync(path.join(build, manifestName), `${JSON.stringify({files: own})}\n`);
  if (!existsSync(previous)) return 0;
  let kept = 0;
  for (const file of ownFiles(previous)) {
    const target = path.join(build, file);
    const source = path.join(previous, file);
    if (existsSync(target) || !existsSync(source)) continue;
    mkdirSync(path.dirname(target), {recursive: true});
    copyFileSync(source, target);
    kept += 1;
  }
  return kept;
}

/** Copies what the next deployment needs of this release (its own hashed files and their list) into a folder, replacing what was there. */
export function saveRelease(build: string, folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  for (const file of [...ownFiles(build), manifestName]) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    cpSync(path.join(build, file), path.join(folder, file));
  }
}
