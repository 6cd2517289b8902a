/**
 * Files of one index (one language, one docs version), in the order in which a reader's browser asks for them:
 * `<tag>/headings.json` first, then, in a folder named by the content's hash, `text.json`, `words.json`
 * and, for the pages that are shown, `page/<number>.json`.
 */

/** How the tags of the API's versions begin. */
export const apiTags = 'docs-api-';
/** The version before the newest one: searched where a query names it, and on its own pages. */
export const olderApiTag = 'docs-api-4.0';

/** A heading: text, level, anchor. */
export type OutlineEntry = readonly [heading: string, level: number, anchor: string];

/**
 * A page: path, number of its group, title, number of its outline, keywords, codes that are no sentences, subjects that it is about. Empty lists at
 * the end are left out, and so is a page's own code, which its path ends with: {@link withOwnCode} puts it back.
 */
export type PageEntry = readonly [
  path: string,
  group: number,
  title: string,
  outline: number,
  keywords?: readonly string[],
  codes?: readonly string[],
  about?: readonly string[],
];

/** The code of this service that the path of an error's page ends with; undefined for all other pages. */
export function ownCodeOf(path: string): string | undefined {
  return /\/(\d{5})$/.exec(path)?.[1];
}

/** How the titles of errors begin, with the word that errors are called by: `Error 10141: `. */
export const errorTitle = /^(\p{L}+) \d{5}: /u;

/** Stands in a title for the word that errors are called by and the page's own code: `:Access has expired`. */
const namedError = ':';

/** A page as it is written: `Error 10141: Not found` without what the path and all other errors' titles say. */
export function withoutOwnCode([path, group, title, ...more]: PageEntry, errorWord: string): PageEntry {
  const start = `${errorWord} ${ownCodeOf(path)}: `;
  return [path, group, title.startsWith(start) ? `${namedError}${title.slice(start.length)}` : title, ...more];
}

/** A page as it is searched: its own code before all others, and in its title. */
export function withOwnCode(page: PageEntry, errorWord: string): PageEntry {
  const own = ownCodeOf(page[0]);
  if (own === undefined) return page;
  const [path, group, title, outline, keywords = [], codes = [], ...about] = page;
  const whole = title.startsWith(namedError) ? `${errorWord} ${own}: ${title.slice(namedError.length)}` : title;
  return [path, group, whole, outline, keywords, [own, ...codes], ...about];
}

/** Stage 1: enough to answer by titles, headings, keywords and codes. */
export interface HeadingsFile {
  /** Folder of the other files. */
  readonly hash: string;
  readonly groups: readonly string[];
  /** Headings of a page without its introduction; pages of one kind share theirs. */
  readonly outlines: readonly (readonly OutlineEntry[])[];
  readonly pages: readonly PageEntry[];
  /** What titles call an error: `Error`, `Ошибка`. */
  readonly errorWord: string;
  /** Groups of phrases that mean the same, as stems. */
  readonly synonyms: readonly (readonly string[])[];
  /** Stems of the names of what many pages are about each, here networks: a title with a name that nobody asked for answers less. */
  readonly subjects: readonly string[];
  /** Stems of the product's name: whoever means a word that only begins it, "post", does not mean the product. */
  readonly product: readonly string[];
}

/** Stage 2: which sections hold which word. Sections are numbered through all pages, a page's introduction first. */
export interface TextFile {
  /** Stems, sorted, packed. */
  readonly terms: string;
  /** For each term: how many sections, then of each the distance from the last one × 2, + 1 if a count above one follows. */
  readonly postings: string;
  /** Words of each section. */
  readonly lengths: string;
  /** Codes that are sentences, by number of the page: nobody types them, they are pasted. */
  readonly sentences: readonly (readonly [page: number, codes: readonly string[]])[];
  /** How people ask for what a section answers, by its number. */
  readonly questions: readonly (readonly [section: number, questions: readonly string[]])[];
}

/** Stage 3: the words as they are written, for typos; sorted, packed. */
export interface WordsFile {
  readonly words: string;
}

/** Text of each section of one page. */
export type PageTextFile = readonly string[];

/** Folder of the index files below the language's base path. Not `search`: the search page lives there. */
export const indexFolder = 'search-index';
/** What was learned from known queries, for all indexes of a language; see {@link ../../text/learned-file.ts}. Labels are paths of pages. */
export const learnedFile = 'learned.json';
