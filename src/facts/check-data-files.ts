import path from 'node:path';
import {networkIds} from '../data/network-ids.ts';
import {nearestName} from '../text/nearest-name.ts';
import {errorGroups} from './schema/error.ts';

/** Data files of which there is one, below `src/data`. `*` stands for a language. */
const single = [
  'api/client-actions',
  'api/fields',
  'concepts',
  'errors/ranges',
  'headings',
  'interface',
  'network-words',
  'questions.*',
  'redirects',
  'search-words',
  'service',
  'synonyms.*',
  'terms',
  'wordings',
] as const;

/** Folders of sets, which are read whole: a file for each language of a set, or one for all. */
const sets = {queries: '.<language>.yaml', 'messages/public': '.yaml'} as const;

/** Whether a file is one of a folder that is read whole. */
function isOfSet(file: string, locales: readonly string[]): boolean {
  const ending = Object.entries(sets).find(([folder]) => path.posix.dirname(file) === folder)?.[1];
  return ending !== undefined && locales.some((locale) => file.endsWith(ending.replace('<language>', locale)));
}

/** Names of all files that something reads, below `src/data`. */
function readFiles(locales: readonly string[]): string[] {
  return [
    ...single.flatMap((name) => (name.includes('*') ? locales.map((locale) => name.replace('*', locale)) : [name])),
    ...networkIds.map((id) => `networks/${id}`),
    ...errorGroups.flatMap((group) => [`errors/${group}`, `sources/${group}`, `messages/examples/${group}`, `messages/words/${group}`]),
  ].map((name) => `${name}.yaml`);
}

/** Data files that nothing reads: what stands in them is shown nowhere. `files` are paths below `src/data`. */
export function checkDataFiles(files: readonly string[], locales: readonly string[]): {readonly file: string; readonly message: string}[] {
  const read = readFiles(locales);
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !read.includes(file) && !isOfSet(file, locales))
    .map((file) => {
      const folder = path.posix.dirname(file);
      const beside = read.filter((name) => path.posix.dirname(name) === folder).map((name) => path.posix.basename(name, '.yaml'));
      const near = nearestName(path.posix.basename(file).replace(/\.ya?ml$/, ''), beside);
      const meant = near === undefined ? '' : `rename it to src/data/${path.posix.join(folder, near)}.yaml if that is meant, `;
      return {
        file: `src/data/${file}`,
        message: `nothing reads this file; ${meant}${meant === '' ? '' : 'or '}delete it, or name it in src/facts/check-data-files.ts with what reads it`,
      };
    });
}
