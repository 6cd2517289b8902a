import {copyFileSync, existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {deployedSite, immutable} from './site.ts';

/** List of the hashed files of a release; it travels with the release, and stands beside its home page. */
const manifestName = 'release.json';

const manifestSchema = z.object({
  /** Files that the release brought itself, as paths below its folder. */
  files: z.array(z.string()),
  /** Files that it keeps of the release before it. */
  kept: z.array(z.string()).default([]),
});
type Manifest = z.infer<typeof manifestSchema>;

/** The release that was meant to be the previous one is not to be had, or is none; the message says where that was. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** A release that readers may have open: its list, and a way to copy a file of it (false: it has no such file). */
export interface PreviousRelease extends Manifest {
  copy(file: string, target: string): Promise<boolean>;
}

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

/** The list of a release; throws {@link ReleaseError} when it is none or names something else than hashed files. */
function readManifest(text: string, where: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ReleaseError(`${where} is not JSON.`);
  }
  const manifest = manifestSchema.safeParse(json);
  if (!manifest.success) throw new ReleaseError(`${where} is not a list of files: ${z.prettifyError(manifest.error)}`);
  const languages = deployedSite.prefixedLocales.join('|');
  const hashed = new RegExp(`^(?:(?:${languages})/)?(?:assets|search-index)/(?!.*\\.\\.)`);
  const foreign = [...manifest.data.files, ...manifest.data.kept].find((file) => !hashed.test(file));
  if (foreign !== undefined) throw new ReleaseError(`${where} names "${foreign}", which is not a hashed file of this site.`);
  return manifest.data;
}

function manifestOf(folder: string): Manifest {
  const file = path.join(folder, manifestName);
  return existsSync(file) ? readManifest(readFileSync(file, 'utf8'), file) : {files: hashedFiles(folder), kept: []};
}

/**
 * A release in a folder: the folder of its pages, or one that holds them below `site` or below the site's base path.
 * Undefined when there is no such folder: nothing was released before. Throws {@link ReleaseError} when the folder is
 * there and holds no hashed file: it is not a release, and readers with an open page would lose theirs.
 */
export function releaseInFolder(folder: string, baseUrl: string = deployedSite.baseUrl): PreviousRelease | undefined {
  if (!existsSync(folder)) return undefined;
  const places = [folder, path.join(folder, 'site'), path.join(folder, baseUrl), path.join(folder, 'site', baseUrl)];
  const place = places.find((candidate) => existsSync(candidate) && hashedFiles(candidate).length > 0);
  if (place === undefined)
    throw new ReleaseError(
      `${folder} holds no hashed file (assets/…), nor do ${[...new Set(places.slice(1))].join(', ')}. Give the folder of the previous release, or one that does not exist if there was none.`,
    );
  return {
    ...manifestOf(place),
    copy: async (file, target) => {
      const source = path.join(place, file);
      if (!existsSync(source)) return false;
      mkdirSync(path.dirname(target), {recursive: true});
      copyFileSync(source, target);
      return true;
    },
  };
}

/**
 * The release that is online at an address, which is what readers have open wherever the site is hosted. Undefined, with
 * the reason said to `tell`, when nothing answers there or no release was made before: a first deployment must be
 * possible, and one that repairs a site that is down. Throws {@link ReleaseError} when the list there is none.
 */
export async function releaseAt(address: string, tell: (reason: string) => void): Promise<PreviousRelease | undefined> {
  const base = address.endsWith('/') ? address : `${address}/`;
  const place = `${base}${manifestName}`;
  let answer: Response;
  try {
    answer = await fetch(place, {signal: AbortSignal.timeout(30_000)});
  } catch (cause) {
    tell(`${place} does not answer (${(cause as Error).message}), so no file of the previous release is kept.`);
    return undefined;
  }
  if (!answer.ok) {
    tell(`${place} answers ${answer.status}, so no file of the previous release is kept.`);
    return undefined;
  }
  const {files, kept} = readManifest(await answer.text(), place);
  if (files.length === 0) throw new ReleaseError(`${place} names no file.`);
  // Servers hand out compressed copies instead of the files, not under their own names.
  const asked = (list: readonly string[]): string[] => list.filter((file) => !/\.(br|gz)$/.test(file));
  return {
    files: asked(files),
    kept: asked(kept),
    copy: async (file, target) => {
      const part = await fetch(base + file.split('/').map(encodeURIComponent).join('/'), {signal: AbortSignal.timeout(60_000)});
      if (part.status === 404) return false;
      if (!part.ok) throw new ReleaseError(`${base}${file} answers ${part.status}.`);
      const content = Buffer.from(await part.arrayBuffer());
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, content);
      return true;
    },
  };
}

/** How many files are asked for at a time. */
const atATime = 16;

/**
 * Adds the hashed files of the previous release to a finished build, so that a page that was opened before the
 * deployment still finds its parts; those of the release before that are left behind. The same release put online a
 * second time keeps what it kept. Running it again changes nothing. Returns how many files were kept, and the names of
 * those that the previous release lists and does not have.
 */
export async function keepPreviousRelease(
  build: string,
  previous: PreviousRelease | undefined,
): Promise<{readonly kept: number; readonly missing: readonly string[]}> {
  const own = manifestOf(build).files;
  const ownNames = new Set(own);
  const same = previous?.files.every((file) => ownNames.has(file)) ?? false;
  const wanted = ((same ? previous?.kept : previous?.files) ?? []).filter((file) => !ownNames.has(file));
  const kept: string[] = [];
  const missing: string[] = [];
  let copied = 0;
  for (let start = 0; start < wanted.length; start += atATime) {
    await Promise.all(
      wanted.slice(start, start + atATime).map(async (file) => {
        const target = path.join(build, file);
        if (existsSync(target)) kept.push(file);
        else if (await previous?.copy(file, target)) {
          kept.push(file);
          copied += 1;
        } else missing.push(file);
      }),
    );
  }
  writeFileSync(path.join(build, manifestName), `${JSON.stringify({files: own, kept: kept.sort()} satisfies Manifest)}\n`);
  return {kept: copied, missing: missing.sort()};
}
