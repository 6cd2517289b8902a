import MiniSearch, {type Query as MiniQuery, type SearchOptions} from 'minisearch';
import type {Slot} from './engine.ts';
import type {HeadingsFile, OutlineEntry, PageEntry, TextFile, WordsFile} from './format.ts';
import {unpackNumbers, unpackWords} from './packing.ts';
import type {Candidate, Match} from './ranking.ts';
import {isStopWord} from './stop-words.ts';
import {normalize, stems, tokenize} from './tokens.ts';

/** Where a word was found: parts of a page, as bits. */
export const fields = {title: 1, keywords: 2, codes: 4, heading: 8, text: 16, group: 32} as const;

const boost = {title: 6, keywords: 4, codes: 4, heading: 4, group: 1};

interface HeadingDocument {
  readonly id: number;
  readonly title?: string;
  readonly keywords?: string;
  readonly codes?: string;
  readonly group?: string;
  readonly heading?: string;
}

/** Terms come as stems joined by spaces: nothing is left to be done to them. */
const asGiven = {tokenize: (text: string) => text.split(' '), processTerm: (term: string) => term};
const searchAsGiven: SearchOptions = {...asGiven, combineWith: 'OR'};

/** Sorted words, to be asked for a beginning. */
class WordList {
  readonly words: readonly string[];
  readonly #set: ReadonlySet<string>;

  constructor(words: Iterable<string>) {
    this.words = [...new Set(words)].sort();
    this.#set = new Set(this.words);
  }

  has(word: string): boolean {
    return this.#set.has(word);
  }

  /** The words that begin so, at most `limit`. */
  startingWith(prefix: string, limit: number): string[] {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let index = low; index < this.words.length && found.length < limit && this.words[index]?.startsWith(prefix); index += 1)
      found.push(this.words[index] ?? '');
    return found;
  }
}

const noWords = new WordList([]);

/** A keyword of more pages than these tells none of them from the others. */
const pagesOfTellingKeyword = 2;

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** One index as the browser holds it: titles and headings from the start, texts and words when they are added. */
export class SearchSet {
  readonly tag: string;
  readonly hash: string;
  readonly synonyms: HeadingsFile['synonyms'];
  readonly subjects: readonly string[];
  readonly pages: readonly PageEntry[];
  readonly groups: readonly string[];
  readonly #outlines: readonly (readonly OutlineEntry[])[];
  /** Number of each page's introduction among all sections. */
  readonly #offsets: number[] = [];
  readonly #pageOf: number[] = [];
  readonly #headings: MiniSearch<HeadingDocument>;
  readonly #headingTerms: WordList;
  readonly #headingSurfaces: WordList;
  readonly #subjectsOf: (readonly string[])[] = [];
  readonly #headingPages = new Map<string, number>();
  readonly #keywordPages = new Map<string, number>();
  readonly #stages = new Map<string, Promise<void>>();
  #text: MiniSearch | undefined;
  #textTerms = noWords;
  #textSurfaces = noWords;

  constructor(tag: string, file: HeadingsFile) {
    this.tag = tag;
    this.hash = file.hash;
    this.synonyms = file.synonyms;
    this.subjects = file.subjects;
    this.pages = file.pages;
    this.groups = file.groups;
    this.#outlines = file.outlines;
    this.#headings = new MiniSearch<HeadingDocument>({fields: ['title', 'keywords', 'codes', 'group', 'heading'], ...asGiven});
    const terms = new Set<string>();
    const surfaces = new Set<string>();
    const stemmed = new Map<string, string>();
    const read = (text: string): string => {
      const known = stemmed.get(text);
      if (known !== undefined) return known;
      const tokens = tokenize(text);
      for (const token of tokens) {
        terms.add(token.stem);
        surfaces.add(token.surface);
      }
      const joined = tokens.map((token) => token.stem).join(' ');
      stemmed.set(text, joined);
      return joined;
    };
    const documents: HeadingDocument[] = [];
    for (const [number, [, group, title, , keywords, codes]] of file.pages.entries()) {
      this.#offsets.push(this.#pageOf.length);
      documents.push({
        id: this.#pageOf.length,
        title: read(title),
        group: read(file.groups[group] ?? ''),
        ...(keywords && keywords.length > 0 ? {keywords: keywords.map(read).join(' ')} : {}),
        ...(codes ? {codes: codes.map(read).join(' ')} : {}),
      });
      this.#pageOf.push(number);
      const words = stems(title);
      this.#subjectsOf.push(file.subjects.filter((subject) => words.includes(subject)));
      for (const keyword of new Set(keywords?.map((text) => telling(text).join(' ')))) count(this.#keywordPages, keyword);
      for (const heading of new Set(this.outline(number).map(([text]) => text))) count(this.#headingPages, heading);
      for (const [heading] of this.outline(number)) {
        documents.push({id: this.#pageOf.length, heading: read(heading)});
        this.#pageOf.push(number);
      }
    }
    this.#headings.addAll(documents);
    this.#headingTerms = new WordList(terms);
    this.#headingSurfaces = new WordList(surfaces);
  }

  /** Runs a stage's loading once; a failed one is tried again by the next caller. */
  once(stage: string, work: () => Promise<void>): Promise<void> {
    const known = this.#stages.get(stage);
    if (known) return known;
    const running = work();
    this.#stages.set(stage, running);
    running.catch(() => this.#stages.delete(stage));
    return running;
  }

  addText(file: TextFile): void {
    const terms = unpackWords(file.terms);
    const numbers = unpackNumbers(file.postings);
    const lengths = unpackNumbers(file.lengths);
    let at = 0;
    const next = (): number => numbers[at++] ?? 0;
    const index = terms.map((term): [string, Record<string, Record<string, number>>] => {
      const counts: Record<string, number> = {};
      let section = -1;
      for (let left = next(); left > 0; left -= 1) {
        const step = next();
        section += (step >> 1) + 1;
        counts[section] = step % 2 === 1 ? next() : 1;
      }
      return [term, {'0': counts}];
    });
    const ids = Object.fromEntries(lengths.map((_, number) => [number, number]));
    this.#text = MiniSearch.loadJS(
      {
        documentCount: lengths.length,
        nextId: lengths.length,
        documentIds: ids,
        fieldIds: {text: 0},
        fieldLength: Object.fromEntries(lengths.map((length, number) => [number, [length]])) as never,
        averageFieldLength: [lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)],
        storedFields: {},
        dirtCount: 0,
        index: index as never,
        serializationVersion: 2,
      },
      {fields: ['text'], ...asGiven},
    );
    this.#textTerms = new WordList(terms);
  }

  addWords(file: WordsFile): void {
    this.#textSurfaces = new WordList(unpackWords(file.words));
  }

  /** Number of sections, introductions included. */
  get size(): number {
    return this.#pageOf.length;
  }

  /** Which stages are here: results can change when there are more. */
  get stage(): string {
    return `${this.hash} ${this.#textTerms.words.length} ${this.#textSurfaces.words.length}`;
  }

  hasTerm(stem: string): boolean {
    return this.#headingTerms.has(stem) || this.#textTerms.has(stem);
  }

  /** Whether any word begins so, as it is written (where that is known) or as a stem. */
  hasPrefix(prefix: string): boolean {
    return [this.#headingSurfaces, this.#headingTerms, this.#textTerms, this.#textSurfaces].some((list) => list.startingWith(prefix, 1).length > 0);
  }

  /** All words as they are written; those of texts once they are loaded. */
  *surfaces(): Generator<string> {
    yield* this.#headingSurfaces.words;
    for (const word of this.#textSurfaces.words) if (!this.#headingSurfaces.has(word)) yield word;
  }

  /** Subjects that the page's title names. */
  subjectsOf(page: number): readonly string[] {
    return this.#subjectsOf[page] ?? [];
  }

  /** How many pages have this heading. */
  pagesWithHeading(heading: string): number {
    return this.#headingPages.get(heading) ?? 1;
  }

  /** Keywords, as their telling stems, that name the page: not those of many pages, nor those of errors, which are symptoms. */
  keywordsThatTell(page: number): readonly string[] {
    const entry = this.pages[page];
    if (!entry?.[4] || entry[5]) return [];
    return entry[4].map((keyword) => telling(keyword).join(' ')).filter((keyword) => (this.#keywordPages.get(keyword) ?? 0) <= pagesOfTellingKeyword);
  }

  /** Whether a keyword that is more than words (`GET /publications`, `post_at`) is exactly this text, but for case. */
  isLiteralKeyword(page: number, text: string): boolean {
    const wanted = text.toLowerCase();
    return /[^\p{L}\p{N}\s]/u.test(text) && (this.pages[page]?.[4]?.some((keyword) => keyword.toLowerCase() === wanted) ?? false);
  }

  outline(page: number): readonly OutlineEntry[] {
    return this.#outlines[this.pages[page]?.[3] ?? -1] ?? [];
  }

  /** Sections in which any word of the query was found, with where and how well each word was. */
  candidates(slots: readonly Slot[]): Candidate[] {
    const found = new Map<number, (Match | undefined)[]>();
    for (const [number, slot] of slots.entries()) {
      const query = this.#query(slot);
      const read = readerOf(slot);
      for (const hits of [this.#headings.search(query, {...searchAsGiven, boost}), this.#text?.search(query, searchAsGiven) ?? []]) {
        for (const hit of hits) {
          let matches = found.get(hit.id as number);
          if (matches === undefined) {
            matches = [];
            found.set(hit.id as number, matches);
          }
          matches[number] = merge(matches[number], read(hit.match, hit.score));
        }
      }
    }
    return [...found].map(([section, matches]) => {
      const page = this.#pageOf[section] ?? 0;
      const offset = this.#offsets[page] ?? 0;
      return {set: this, page, section: section - offset, matches, titleMatches: found.get(offset) ?? []};
    });
  }

  #query(slot: Slot): MiniQuery {
    const phrase = (text: string): MiniQuery => ({queries: [text], combineWith: 'AND'});
    const beginnings = slot.prefix === undefined ? [] : this.#beginnings(slot.prefix);
    return {
      combineWith: 'OR',
      queries: [
        phrase(slot.own),
        ...slot.others.map((other) => phrase(other.stems)),
        ...(slot.prefix === undefined ? [] : [{queries: [slot.prefix], prefix: true}, ...beginnings.map((stem) => ({queries: [stem]}))]),
      ],
    };
  }

  /** Stems of written words that begin so; the stem itself may be shorter than what was typed. */
  #beginnings(prefix: string): string[] {
    const written = [...this.#headingSurfaces.startingWith(prefix, 40), ...this.#textSurfaces.startingWith(prefix, 40)];
    return [...new Set(written.flatMap((surface) => stems(surface)))].filter((stem) => !stem.startsWith(prefix));
  }
}

/** Reads the index's hits for one word of the query; what the word may stand for is looked up once. */
function readerOf(slot: Slot): (match: Readonly<Record<string, readonly string[]>>, score: number) => Match {
  const own = new Set(slot.own.split(' '));
  const others = new Map(slot.others.flatMap((other) => other.stems.split(' ').map((stem) => [stem, other.typos] as const)));
  return (match, score) => read(own, others, match, score);
}

function read(own: ReadonlySet<string>, others: ReadonlyMap<string, number>, match: Readonly<Record<string, readonly string[]>>, score: number): Match {
  let where = 0;
  let typos = Number.POSITIVE_INFINITY;
  let loose = 2;
  const terms: string[] = [];
  for (const term in match) {
    terms.push(term);
    for (const name of match[term] ?? []) where |= fields[name as keyof typeof fields];
    typos = Math.min(typos, own.has(term) ? 0 : (others.get(term) ?? 0));
    if (own.has(term)) loose = 0;
    else if (others.has(term)) loose = Math.min(loose, 1);
  }
  return {where, typos, loose, score, terms};
}

function merge(left: Match | undefined, right: Match): Match {
  if (!left) return right;
  return {
    where: left.where | right.where,
    typos: Math.min(left.typos, right.typos),
    loose: Math.min(left.loose, right.loose),
    score: left.score + right.score,
    terms: [...new Set([...left.terms, ...right.terms])],
  };
}

/** Stems of a text's words that say something. */
export function telling(text: string): string[] {
  return tokenize(text)
    .filter((token) => !isStopWord(token.surface))
    .map((token) => token.stem);
}

/** A code as it is compared: its words, joined by a space. */
export function codeKey(text: string): string {
  return tokenize(normalize(text))
    .map((token) => token.surface)
    .join(' ');
}
