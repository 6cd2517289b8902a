import {globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {extractPage, type GroupNames} from './extract.ts';
import type {SearchPage} from './page.ts';

const groupNames: Readonly<Record<string, GroupNames>> = {
  en: {documentation: 'Documentation', api: (version) => `API ${version}`},
  ru: {documentation: 'Документация', api: (version) => `API ${version}`},
};

/** What the server shows for an address that is not there: built like a page, but an answer to nothing. */
const notFoundFile = '404.html';

/** Address of a built file: `docs/team.html` below `/ru/` is `/ru/docs/team`. */
function addressOf(file: string, baseUrl: string): string {
  const bare = file.replace(/\.html$/, '').replace(/(^|\/)index$/, '');
  return bare === '' ? baseUrl : `${baseUrl}${bare}`;
}

/**
 * The search's view of every built page of a language. `folder` is the language's build folder, `baseUrl` its base
 * path, `other` the folders of other languages inside it.
 */
export function collectPages(folder: string, baseUrl: string, language: string, other: readonly string[]): SearchPage[] {
  const names = groupNames[language] ?? groupNames.en;
  if (!names) return [];
  return globSync('**/*.html', {cwd: folder, exclude: (name) => other.includes(name)})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file !== notFoundFile && !other.some((name) => file.startsWith(`${name}/`)))
    .sort()
    .map((file) => extractPage(readFileSync(path.join(folder, file), 'utf8'), addressOf(file, baseUrl), names))
    .filter((page) => page !== undefined);
}

/** Pages by index: one for each docs version; pages outside any docs join the unversioned ones. */
export function pagesByTag(pages: readonly SearchPage[]): Map<string, SearchPage[]> {
  const tags = new Map<string, SearchPage[]>();
  for (const page of pages) {
    const tag = page.tag === 'default' ? unversionedTag : page.tag;
    tags.set(tag, [...(tags.get(tag) ?? []), page]);
  }
  return tags;
}

export const unversionedTag = 'docs-default-current';
