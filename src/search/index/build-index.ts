import {createHash} from 'node:crypto';
import {
  errorTitle,
  type HeadingsFile,
  type OutlineEntry,
  ownCodeOf,
  type PageEntry,
  type PageTextFile,
  type TextFile,
  withoutOwnCode,
  type WordsFile,
} from '../engine/format.ts';
import {packNumbers, packWords} from '../../text/packing.ts';
import type {SearchPage} from './page.ts';
import {codeKey} from '../engine/names.ts';
import {isStopWord} from '../engine/stop-words.ts';
import {isExact, stems, tokenize} from '../engine/tokens.ts';

/** A file of the index: path below the index folder, content as JSON. */
export interface IndexFile {
  readonly path: string;
  readonly json: string;
}

function byCodePoint(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** A code of more words is a sentence. */
const longestCode = 2;
const isSentence = (code: string): boolean => tokenize(code).length > longestCode;

/** Keywords that say something that neither the title nor a keyword before them says: these travel with every first search. */
export function tellingKeywords({title, keywords}: Pick<SearchPage, 'title' | 'keywords'>): readonly string[] {
  const said = new Set([codeKey(title)]);
  return keywords.filter((keyword) => {
    const words = codeKey(keyword);
    if (said.has(words)) return false;
    said.add(words);
    return true;
  });
}

function entry(page: SearchPage, group: number, outline: number): PageEntry {
  const own = ownCodeOf(page.path);
  const codes = page.codes.filter((code) => !isSentence(code) && code !== own);
  const keywords = tellingKeywords(page);
  if (page.about && page.about.length > 0) return [page.path, group, page.title, outline, keywords, codes, page.about.flatMap((name) => stems(name))];
  if (codes.length > 0) return [page.path, group, page.title, outline, keywords, codes];
  if (keywords.length > 0) return [page.path, group, page.title, outline, keywords];
  return [page.path, group, page.title, outline];
}

function numbered<T>(): {readonly of: (value: T) => number; readonly values: T[]} {
  const numbers = new Map<string, number>();
  const values: T[] = [];
  return {
    values,
    of: (value) => {
      const key = JSON.stringify(value);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, values.length);
      return values.push(value) - 1;
    },
  };
}

function sentencesOf(pages: readonly SearchPage[]): TextFile['sentences'] {
  return pages.flatMap(({codes}, number): [number, string[]][] => {
    const sentences = codes.filter(isSentence);
    return sentences.length > 0 ? [[number, sentences]] : [];
  });
}

/** Sections are numbered as the texts are. */
function questionsOf(pages: readonly SearchPage[]): TextFile['questions'] {
  return pages
    .flatMap(({sections}) => sections)
    .flatMap(({questions = []}, number): [number, readonly string[]][] => (questions.length > 0 ? [[number, questions]] : []));
}

/** Whether a word of the texts may be what a word with typos was meant to be. */
function isCorrectable(surface: string): boolean {
  return surface.length >= 3 && surface.length <= 40 && !isExact(surface) && !isStopWord(surface);
}

/** Postings and words of all sections. */
function indexText(pages: readonly SearchPage[]): {readonly text: TextFile; readonly words: WordsFile} {
  const postings = new Map<string, Map<number, number>>();
  const surfaces = new Set<string>();
  const lengths: number[] = [];
  for (const page of pages) {
    const messages = [...(page.messages ?? []), ...page.codes.filter(isSentence)];
    for (const [index, section] of page.sections.entries()) {
      const tokens = tokenize([section.text, ...(index === 0 ? messages : [])].join('. '));
      const number = lengths.push(tokens.length) - 1;
      // Where the words of questions stand is told by the questions; here they are only known for typos.
      for (const {surface} of tokenize((section.questions ?? []).join('. '))) if (isCorrectable(surface)) surfaces.add(surface);
      for (const token of tokens) {
        if (isStopWord(token.surface)) continue;
        if (isCorrectable(token.surface)) surfaces.add(token.surface);
        const counts = postings.get(token.stem) ?? new Map<number, number>();
        counts.set(number, (counts.get(number) ?? 0) + 1);
        postings.set(token.stem, counts);
      }
    }
  }
  const terms = [...postings.keys()].filter((term) => term.length <= 60).sort(byCodePoint);
  const packed = terms.map((term) => {
    const counts = [...(postings.get(term) ?? [])].sort((left, right) => left[0] - right[0]);
    let last = -1;
    const numbers = counts.flatMap(([section, count]) => {
      const step = section - last - 1;
      last = section;
      return count > 1 ? [step * 2 + 1, count] : [step * 2];
    });
    return packNumbers([counts.length, ...numbers]);
  });
  return {
    text: {terms: packWords(terms), postings: packed.join(''), lengths: packNumbers(lengths), sentences: sentencesOf(pages), questions: questionsOf(pages)},
    words: {words: packWords([...surfaces].sort(byCodePoint))},
  };
}

/** What else an index is made with, beside its pages. */
export interface IndexNames {
  /** Groups of phrases that mean the same, as stems. */
  readonly synonyms: readonly (readonly string[])[];
  /** Names of what many pages are about each, as they are written. */
  readonly subjects: readonly string[];
  /** The name of the product, as it is written. */
  readonly product?: string;
}

/**
 * Files of one index. All pages are of one language and one docs version; a tag names the folder.
 * The same pages always give the same files.
 */
export function buildIndex(tag: string, pages: readonly SearchPage[], {synonyms, subjects, product = ''}: IndexNames): IndexFile[] {
  const sorted = [...pages].sort((left, right) => byCodePoint(left.path, right.path));
  const groups = numbered<string>();
  const outlines = numbered<readonly OutlineEntry[]>();
  const entries = sorted.map((page) =>
    entry(page, groups.of(page.group), outlines.of(page.sections.slice(1).map((section): OutlineEntry => [section.heading, section.level, section.anchor]))),
  );
  const errorWord = sorted.flatMap(({title}) => errorTitle.exec(title)?.[1] ?? [])[0] ?? '';
  const {text, words} = indexText(sorted);
  const later = [
    {name: 'text.json', json: JSON.stringify(text)},
    {name: 'words.json', json: JSON.stringify(words)},
    ...sorted.map((page, number) => ({name: `page/${number}.json`, json: JSON.stringify(page.sections.map((section) => section.text) satisfies PageTextFile)})),
  ];
  const hash = createHash('sha256')
    .update(JSON.stringify([entries, later.map((file) => file.json)]))
    .digest('hex')
    .slice(0, 12);
  const headings: HeadingsFile = {
    hash,
    groups: groups.values,
    outlines: outlines.values,
    pages: entries.map((page) => withoutOwnCode(page, errorWord)),
    errorWord,
    synonyms,
    subjects: [...new Set(subjects.flatMap((name) => stems(name)))],
    product: stems(product),
  };
  return [{path: `${tag}/headings.json`, json: JSON.stringify(headings)}, ...later.map(({name, json}) => ({path: `${tag}/${hash}/${name}`, json}))];
}
