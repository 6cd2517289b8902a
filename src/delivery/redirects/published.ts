import {execFileSync} from 'node:child_process';
import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {apiVersions} from '../../api/versions.ts';
import {historyOf} from '../../config/history.ts';
import {product} from '../../config/product.ts';
import {addressOf, type Routes} from '../../content/checks/addresses.ts';
import {errorGroupPath} from '../../facts/error-path.ts';

/** What was published before, by address: the file that the page was made of. Where git cannot tell, why. */
export type Published = {readonly addresses: ReadonlyMap<string, string>} | {readonly unknown: string};

interface Version {
  readonly file: string;
  readonly text: string;
}

const versionsFile = 'src/api/versions.ts';
/** What addresses are made of; the pages of another language have those of the English ones. */
const sources = ['docs', 'api_versioned_docs', 'openapi', 'src/data/errors', 'sidebars.ts'];
/** Lines that an address depends on: of a page's front matter, of an API document, of the menus. */
const telling = 'slug:|^draft:|^unlisted:|^ +operationId:|^  - name:';

const pageFile = /^(?:docs|api_versioned_docs)\/(?!.*\/_)(?!.*\/reference\/).*\.mdx?$/;
const apiFile = /^openapi\/v([\d.]+)\.yaml$/;
const errorFile = /^src\/data\/errors\/(?!ranges\.)([\w-]+)\.yaml$/;
const menuFile = 'sidebars.ts';
const isSource = (file: string): boolean => file === menuFile || pageFile.test(file) || apiFile.test(file) || errorFile.test(file);

const todaysRoutes = Object.fromEntries(apiVersions.map(({id, route}) => [id, route]));

/** Where each version of the API is served, as `src/api/versions.ts` says; today's where the file is not written so. */
function routesIn(source: string): Readonly<Record<string, string>> {
  const found = [...source.matchAll(/\{id: '([\d.]+)'[^}]*?route: '([^']+)'/g)].map(([, id = '', route = '']) => [id, route] as const);
  return found.length > 0 ? Object.fromEntries(found) : todaysRoutes;
}

function frontMatterOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return (parse(/^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '') ?? {}) as Record<string, unknown>;
  } catch {
    // A page that could not be read was never published.
    return undefined;
  }
}

/** The addresses that one state of a file had. */
function addressesIn({file, text}: Version, apiRoutes: Readonly<Record<string, string>>): string[] {
  if (pageFile.test(file)) {
    const frontMatter = frontMatterOf(text);
    // An unlisted page is told to no search engine and in no list; whoever has its address was given it alone.
    if (frontMatter === undefined || frontMatter.draft === true || frontMatter.unlisted === true) return [];
    const routes: Routes = {docs: '/docs', ...Object.fromEntries(Object.entries(apiRoutes).map(([id, route]) => [`api_versioned_docs/version-${id}`, route]))};
    const address = addressOf({key: file, locale: 'en', frontMatter}, routes);
    return address === undefined ? [] : [address];
  }
  const group = errorFile.exec(file)?.[1];
  if (group !== undefined) return [`/docs${errorGroupPath(group)}`];
  // Lists that a menu makes of a category; those of the codes are made of the groups.
  if (file === menuFile) return [...text.matchAll(/\bslug: '(\/[\w/-]+)'/g)].map(([, slug]) => `/docs${slug}`);
  const version = apiFile.exec(file)?.[1] ?? '';
  const route = apiRoutes[version];
  if (route === undefined) return [];
  const [head = ''] = text.split(/^paths:/m);
  const names = [...head.matchAll(/^ {2}- name: ['"]?([\w-]+)/gm), ...text.matchAll(/^ +operationId: ['"]?([\w-]+)/gm)];
  // The oldest has nothing that it was changed from.
  const changes = version === Object.keys(apiRoutes).at(-1) ? [] : [`${route}/changelog`];
  return [...names.map(([, name]) => `${route}/${name}`), ...changes];
}

/** The addresses that the files of a folder have as they are now: what a release made of them publishes. */
export function addressesNow(folder: string): ReadonlySet<string> {
  const files = globSync(
    sources.map((source) => (path.extname(source) === '' ? `${source}/**/*.*` : source)),
    {cwd: folder},
  ).filter(isSource);
  return new Set(files.flatMap((file) => addressesIn({file, text: readFileSync(path.join(folder, file), 'utf8')}, todaysRoutes)));
}

/** Runs git in a folder, and reads from its objects. */
class Repository {
  readonly #folder: string;
  constructor(folder: string) {
    this.#folder = folder;
  }

  run(parts: readonly string[], input?: string): Buffer {
    return execFileSync('git', parts, {cwd: this.#folder, input, stdio: ['pipe', 'pipe', 'ignore'], maxBuffer: 2 ** 30});
  }

  lines(...parts: readonly string[]): string[] {
    return this.run(parts)
      .toString()
      .split('\n')
      .filter((line) => line !== '');
  }

  /** The one line that a question is answered with; undefined when git has no answer. */
  line(...parts: readonly string[]): string | undefined {
    try {
      return this.lines(...parts)[0];
    } catch {
      // Git says no by its exit code.
      return undefined;
    }
  }

  text(name: string): string {
    return this.line('cat-file', '-t', name) === 'blob' ? this.run(['cat-file', 'blob', name]).toString() : '';
  }

  /** Contents of many blobs, by id. */
  blobs(ids: readonly string[]): ReadonlyMap<string, string> {
    const out = this.run(['cat-file', '--batch'], ids.map((id) => `${id}\n`).join(''));
    const found = new Map<string, string>();
    for (let at = 0; at < out.length; ) {
      const end = out.indexOf('\n', at);
      const [id = '', , size = '0'] = out.subarray(at, end).toString().split(' ');
      found.set(id, out.subarray(end + 1, end + 1 + Number(size)).toString());
      at = end + Number(size) + 2;
    }
    return found;
  }
}

/** Commits along the main line, each compared with the one before it on that line. */
const mainLine = ['--first-parent', '-m', '--no-renames'];

/**
 * The newest state that others may have seen and that this one is built on: what was only committed here, and moved again before
 * it went out, was never published.
 */
function publishedTip(repository: Repository): string {
  for (const branch of [`refs/remotes/origin/${product.repositoryBranch}`, `refs/heads/${product.repositoryBranch}`]) {
    const shared = repository.line('merge-base', 'HEAD', branch);
    if (shared !== undefined) return shared;
  }
  return 'HEAD';
}

/** Every state of the files between two commits that an address can depend on; from the first commit on when `start` is undefined. */
function versionsBetween(repository: Repository, start: string | undefined, end: string): Version[] {
  const range = start === undefined ? end : `${start}..${end}`;
  const log = (...parts: readonly string[]): string[] =>
    repository.lines('log', '--format=', '--raw', '--no-abbrev', '--relative', ...mainLine, ...parts, range, '--', ...sources);
  const states = [
    ...(start === undefined ? [] : repository.lines('ls-tree', '-r', start, '--', ...sources)),
    ...log('--diff-filter=A'),
    ...log('--diff-filter=M', '-G', telling),
  ];
  // `:100644 100644 <id before> <id> M<tab><file>` of the log, `100644 blob <id><tab><file>` of the tree.
  const found = states.flatMap((line) => {
    const [, id = '', file = ''] = /([0-9a-f]{40,64})(?: [A-Z])?\t(.*)$/.exec(line) ?? [];
    return isSource(file) ? [{file, id}] : [];
  });
  const texts = repository.blobs([...new Set(found.map(({id}) => id))]);
  return found.map(({file, id}) => ({file, text: texts.get(id) ?? ''}));
}

/**
 * Every address that this repository published since a day: those of the last state before it, and all that came since. Addresses
 * are made as today's are, out of the front matter of then, and of the routes that the versions of the API had then.
 */
export function publishedAddresses(folder: string, since: string = product.firstRelease): Published {
  const history = historyOf(folder);
  if (history === 'none') return {unknown: 'there is no git history here'};
  if (history === 'shallow') return {unknown: 'this clone is shallow; git fetch --unshallow brings the rest of the history'};
  const repository = new Repository(folder);
  const tip = publishedTip(repository);
  const base = repository.line('rev-list', '-1', '--first-parent', `--before=${since}T00:00:00Z`, tip);
  const addresses = new Map<string, string>();
  const read = (start: string | undefined, end: string): void => {
    const routes = routesIn(repository.text(`${end}:./${versionsFile}`));
    for (const version of versionsBetween(repository, start, end)) for (const address of addressesIn(version, routes)) addresses.set(address, version.file);
  };
  let start = base;
  const turns = repository.lines('log', '--format=%H', '--reverse', ...mainLine, base === undefined ? tip : `${base}..${tip}`, '--', versionsFile);
  for (const turn of turns) {
    const before = repository.line('rev-parse', '--verify', '--quiet', `${turn}^`);
    if (before !== undefined) read(start, before);
    start = before === undefined ? undefined : turn;
  }
  read(start, tip);
  return {addresses};
}
