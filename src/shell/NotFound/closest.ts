import {distances} from '../../text/distance.ts';

/** Length of the longest run of characters at the start that both share. */
function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Last part of a path, lower case: `/docs/team/` gives `team`. */
function lastPart(path: string): string {
  return (
    path
      .toLowerCase()
      .replace(/\.html$/, '')
      .replace(/\/(index)?$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}

/**
 * Pages of the site that a mistyped path was probably meant for, best first, at most three: pages whose own name is nearly the
 * same, those in the same folders first. Paths are given without the site's base; a path far longer than any page is cut.
 */
export function closestPages(path: string, paths: readonly string[]): string[] {
  const wanted = path.slice(0, 200).toLowerCase();
  const name = lastPart(wanted);
  // Of a name of three letters one may be wrong; "team" is still found behind "taem".
  const limit = name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
  return paths
    .map((known) => ({known, typos: distances(name, lastPart(known), limit, false).whole, shared: sharedStart(wanted, known.toLowerCase())}))
    .filter(({known, typos}) => typos <= limit && typos < lastPart(known).length)
    .sort((a, b) => (a.typos - b.typos) * 20 - (a.shared - b.shared))
    .slice(0, 3)
    .map(({known}) => known);
}

/** A page by what it is called. */
export interface NamedPage {
  readonly path: string;
  readonly title: string;
}

/** Words of an address or a title that say something: no numbers, no single letters but the network X, nothing that half of all paths have. */
function wordsOf(text: string): string[] {
  const common = new Set(['docs', 'html', 'help', 'index', 'the', 'and', 'for', 'with', 'как', 'для', 'или']);
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => (word.length > 2 || word === 'x') && !common.has(word));
}

/** Parts of addresses that say where a page lies, not what it is about. */
const folders = new Set(['docs', 'channels', 'tools', 'publications', 'issues', 'category', 'help', 'api', 'faq', 'ru', 'en']);

/** What to search for in place of a page that is not there: the words of the last two parts of its address that are no folder's. */
export function searchWords(path: string): string {
  const parts = path
    .slice(0, 200)
    .replace(/\.(html?|php|aspx?|md)$/i, '')
    .split('/')
    .filter((part) => part && !folders.has(part.toLowerCase()));
  return (
    parts
      .slice(-2)
      .join(' ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
}

/** How well two words agree: the same, or the same beginning of at least four letters ("connect", "connecting"). */
function agreement(wanted: string, word: string): number {
  if (wanted === word) return 2;
  return Math.min(wanted.length, word.length) >= 4 && (word.startsWith(wanted) || wanted.startsWith(word)) ? 1 : 0;
}

/** Pages of single errors are many and long-titled: they give way to a page of a topic that has the same words. */
function isErrorPage(path: string): boolean {
  return /\/\d+$/.test(path);
}

/**
 * Pages whose path or title has the most of an address' words, best first; of two that are alike the one with fewer other words. A
 * word counts the more the fewer pages have it: "billing" more than "channels".
 */
export function pagesByWords(path: string, pages: readonly NamedPage[]): NamedPage[] {
  const wanted = [...new Set(wordsOf(path.slice(0, 200)))];
  const known = pages.map((page) => {
    const words = [...new Set(wordsOf(`${page.path} ${page.title}`))];
    return {page, words, worths: wanted.map((word) => Math.max(0, ...words.map((other) => agreement(word, other))))};
  });
  const pagesWith = wanted.map((_, index) => known.filter(({worths}) => (worths[index] ?? 0) > 0).length);
  const rarity = pagesWith.map((count) => Math.log(1 + pages.length / (1 + count)));
  // A word of a whole folder ("channels") names the folder's own page, none of the pages in it.
  const telling = pagesWith.map((count) => count <= Math.max(5, pages.length / 10));
  return known
    .filter(({words, worths}) => worths.filter((worth) => worth > 0).length === words.length || worths.some((worth, index) => worth > 0 && telling[index]))
    .map(({page, words, worths}) => ({
      page,
      words: words.length,
      score: worths.reduce((sum, worth, index) => sum + worth * (rarity[index] ?? 0), 0) * (isErrorPage(page.path) ? 0.5 : 1),
    }))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || a.words - b.words)
    .map(({page}) => page);
}

/** Pages of the list for programs (`llms.txt`): `- [Title](https://host/path.md): …`, as paths of this site. */
export function pagesOfList(list: string, origin: string): NamedPage[] {
  return [...list.matchAll(/^- \[(.+)\]\((\S+)\.md\)/gm)].flatMap(([, title = '', address = '']) =>
    address.startsWith(`${origin}/`) ? [{title, path: address.slice(origin.length).replace(/(?<=\/)index$/, '')}] : [],
  );
}
