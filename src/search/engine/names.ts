import {errorTitle, type HeadingsFile, type PageEntry} from './format.ts';
import {isStopWord} from './stop-words.ts';
import {tokenize} from './tokens.ts';

/** A keyword of more pages than these tells none of them from the others. */
const pagesOfTellingKeyword = 2;
/** A name of more words than these is a message, which is matched as one. */
const longestName = 12;
/** A keyword that is more than words: `GET /publications`, `post_at`. */
const isLiteral = /[^\p{L}\p{N}\s]/u;

export type PageKind = 'error' | 'changes' | 'connecting' | 'network' | 'questions' | 'requirements' | 'failures' | 'list' | 'hours' | 'links' | 'other';

const networkPage = /\/channels\/(\w+)$/;
const networkFolder = /\/channels\/(\w+)(?:\/|$)/;

/** Kinds of pages by their addresses. Lists name what other pages answer. */
const kinds: readonly (readonly [kind: PageKind, path: RegExp])[] = [
  ['error', /\/issues\/\d{5}$/],
  ['changes', /\/api\/(?:changelog|moving-from-[\w-]+)$/],
  ['list', /\/(?:category\/[\w-]+|channels\/facts-and-sources|changelog)$/],
  ['connecting', /\/channels\/\w+\/connecting[\w-]*$/],
  ['requirements', /\/channels\/\w+\/requirements-and-limitations$/],
  ['questions', /\/channels\/\w+\/faq$/],
  ['failures', /\/(?:publications\/issues|faq\/not-published)$/],
  ['network', /\/channels\/\w+$/],
  ['hours', /\/faq\/time-zones$/],
  ['links', /\/short-links$/],
];

/** A page's names as every keystroke compares them. */
export interface PageNames {
  /** Stems of the title that say something. */
  readonly title: readonly string[];
  /** The same without the number of an error. */
  readonly shortTitle: readonly string[];
  /** The same without the names of its subjects. */
  readonly tellingTitle: readonly string[];
  /** Codes as they are compared, see {@link codeKey}. */
  readonly codes: readonly string[];
  /** Keywords that name the page, as their telling stems: not those of many pages, and of errors, whose keywords are symptoms, only those of several words. */
  readonly keywords: readonly string[];
  /** Each name by itself, as its telling stems: title, keywords and messages. What one name holds together, the page is called. */
  readonly strings: readonly (readonly string[])[];
  /** Keywords of which most words say nothing by themselves, as they are spoken, between spaces. */
  readonly spoken: readonly string[];
  /** Keywords that are more than words, in lower case. */
  readonly literals: readonly string[];
  /** Subjects that the title names. */
  readonly subjects: readonly string[];
  /** The page is about one error. */
  readonly isError: boolean;
  /** What kind of page it is, where kinds are worth more or less for what is asked. */
  readonly kind: PageKind;
}

/** A heading as every keystroke compares it. */
export interface HeadingNames {
  /** Stems that say something. */
  readonly words: readonly string[];
  /** How many pages have the heading. */
  readonly pages: number;
}

/** A text as the index and the ranking read it. */
export interface Read {
  readonly stems: readonly string[];
  readonly surfaces: readonly string[];
  /** Stems of the words that say something. */
  readonly telling: readonly string[];
}

/** Reads texts, each once: titles, keywords and headings repeat. */
export function reader(): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    let read = known.get(text);
    if (read === undefined) {
      const tokens = tokenize(text);
      read = {
        stems: tokens.map((token) => token.stem),
        surfaces: tokens.map((token) => token.surface),
        telling: tokens.filter((token) => !isStopWord(token.surface)).map((token) => token.stem),
      };
      known.set(text, read);
    }
    return read;
  };
}

/** A code as it is compared: its words, joined by a space. */
export function codeKey(text: string): string {
  return tokenize(text)
    .map((token) => token.surface)
    .join(' ');
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Stems of the words of a text that say something. */
export function telling(text: string): readonly string[] {
  return tokenize(text)
    .filter((token) => !isStopWord(token.surface))
    .map((token) => token.stem);
}

/** The names of a page with further codes of it, as they are sent. */
export function withSentences(names: PageNames, codes: readonly string[]): PageNames {
  if (codes.length === 0) return names;
  const read = codes.map((code) => tokenize(code));
  const strings = read.map((tokens) => tokens.filter((token) => !isStopWord(token.surface)).map((token) => token.stem));
  return {
    ...names,
    codes: [...names.codes, ...read.map((tokens) => tokens.map((token) => token.surface).join(' '))],
    literals: [...names.literals, ...codes.map((code) => code.toLowerCase())],
    strings: [...names.strings, ...strings.filter(({length}) => length > 0 && length <= longestName)],
  };
}

/** Names of all pages of an index, and of its headings by their text. */
export function namesOf(
  file: HeadingsFile,
  read: (text: string) => Read,
): {readonly pages: readonly PageNames[]; readonly headings: ReadonlyMap<string, HeadingNames>} {
  const keywordPages = new Map<string, number>();
  const headingPages = new Map<string, number>();
  const keyOf = (keyword: string): string => read(keyword).telling.join(' ');
  for (const [, , , outline, keywords = []] of file.pages) {
    for (const keyword of new Set(keywords.map(keyOf))) count(keywordPages, keyword);
    for (const heading of new Set(file.outlines[outline]?.map(([text]) => text))) count(headingPages, heading);
  }
  // Pages in a network's folder are about that network, whatever other one their titles name.
  const folders = new Map<string, readonly string[]>();
  const subjectsIn = (title: string): readonly string[] => {
    const {stems} = read(title);
    return file.subjects.filter((subject) => stems.includes(subject));
  };
  for (const [path, , title] of file.pages) {
    const folder = networkPage.exec(path)?.[1];
    if (folder !== undefined) folders.set(folder, subjectsIn(title));
  }
  const namesOfPage = ([path, , title, , keywords = [], codes = [], about = []]: PageEntry): PageNames => {
    const {telling} = read(title);
    const kind = codes.length > 0 ? 'error' : (kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other');
    const isError = codes.length > 0;
    const own = folders.get(networkFolder.exec(path)?.[1] ?? '') ?? [];
    const subjects = own.length > 0 ? own : [...new Set([...subjectsIn(title), ...about.filter((subject) => file.subjects.includes(subject))])];
    const shortTitle = errorTitle.test(title) ? read(title.replace(errorTitle, '')).telling : telling;
    return {
      title: telling,
      shortTitle,
      tellingTitle: shortTitle.filter((word) => !subjects.includes(word)),
      codes: codes.map((code) => read(code).surfaces.join(' ')),
      keywords: keywords
        .map(keyOf)
        .filter((keyword) => (isError ? keyword.includes(' ') && keywordPages.get(keyword) === 1 : (keywordPages.get(keyword) ?? 0) <= pagesOfTellingKeyword)),
      strings: [title.replace(errorTitle, ''), ...keywords, ...codes]
        .map((name) => read(name).telling)
        .filter(({length}) => length > 0 && length <= longestName),
      spoken: keywords.flatMap((keyword) => {
        const {surfaces, telling: said} = read(keyword);
        return surfaces.length > 1 && said.length < surfaces.length && said.length <= 1 ? [` ${surfaces.join(' ')} `] : [];
      }),
      literals: keywords.filter((keyword) => isLiteral.test(keyword)).map((keyword) => keyword.toLowerCase()),
      subjects,
      isError,
      kind,
    };
  };
  return {
    pages: file.pages.map(namesOfPage),
    headings: new Map(Array.from(headingPages, ([text, pages]) => [text, {words: read(text).telling, pages}])),
  };
}
