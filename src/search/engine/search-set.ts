import MiniSearch, {type Query as MiniQuery, type SearchOptions} from 'minisearch';
import {type HeadingsFile, type OutlineEntry, type PageEntry, type TextFile, withOwnCode, type WordsFile} from './format.ts';
import {fields, type Match, merge, readerOf, worthOf, worthOfPage, worthOfQuestions} from './matching.ts';
import {codeKey, type HeadingNames, namesOf, type PageNames, reader, telling, withSentences} from './names.ts';
import {unpackNumbers, unpackWords} from '../../text/packing.ts';
import {type Slot, slotKey} from './slots.ts';
import {stems} from './tokens.ts';
import {noWords, WordList} from './word-list.ts';

const boost = {title: 6, keywords: 4, codes: 4, heading: 4, group: 1};

/** One letter begins so much that only titles are searched for it; two, and texts are left out when names alone give enough sections. */
const titleBeginning = 1;
const shortBeginning = 2;
const enoughSections = 60;
/** Words of the vocabulary that a beginning stands for, where stems are shorter than what was typed. */
const mostBeginnings = 40;

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

/** Where one word of a query was found. */
export interface Found {
  /** By number of the section; sections without a match are missing. */
  readonly matches: readonly (Match | undefined)[];
  /** Sections with a match. */
  readonly sections: readonly number[];
  /** What each page as a whole adds to its sections, see {@link worthOfPage}. */
  readonly worthOfPage: readonly number[];
  /** What its questions add, see {@link worthOfQuestions}. */
  readonly askedOfPage: readonly number[];
  /** How many pages are called or asked for by it, and do not only mention it. */
  readonly naming: number;
}

/** Where a word stands in the questions of a section. */
interface Asked {
  /** Bits of {@link fields}: one word names what many sections are about. */
  readonly where: number;
  readonly questions: number;
}

/** The words of questions, each with how it stands in them. */
function askedIn(questions: readonly (readonly string[])[]): ReadonlyMap<string, Asked> {
  const asked = new Map<string, Asked>();
  for (const words of questions)
    for (const word of new Set(words)) {
      const known = asked.get(word);
      asked.set(word, {where: (known?.where ?? 0) | (words.length > 1 ? fields.question : fields.askedWord), questions: (known?.questions ?? 0) + 1});
    }
  return asked;
}

/** One index as the browser holds it: titles and headings from the start, texts and words when they are added. */
export class SearchSet {
  readonly tag: string;
  readonly hash: string;
  readonly synonyms: HeadingsFile['synonyms'];
  readonly subjects: readonly string[];
  readonly #product: ReadonlySet<string>;
  readonly pages: readonly PageEntry[];
  readonly groups: readonly string[];
  /** Sentences that networks send join the names with the texts. */
  names: readonly PageNames[];
  /** Codes of the errors that pages are about. */
  readonly ownCodes: ReadonlySet<number>;
  /** Number of each page's introduction among all sections. */
  readonly introductions: readonly number[];
  /** The page of each section. */
  readonly pageOf: readonly number[];
  readonly #outlines: readonly (readonly OutlineEntry[])[];
  readonly #headingNames: ReadonlyMap<string, HeadingNames>;
  readonly #headings: MiniSearch<HeadingDocument>;
  readonly #headingTerms: WordList;
  readonly #headingSurfaces: WordList;
  readonly #stages = new Map<string, Promise<void>>();
  readonly #kept = new Map<string, Found>();
  readonly #mostKept: number;
  #text: MiniSearch | undefined;
  /** What is asked of a section, each question as its telling stems. */
  #questions: ReadonlyMap<number, readonly (readonly string[])[]> = new Map();
  /** Sections by the questions that they answer, word for word. */
  #spoken: ReadonlyMap<string, ReadonlySet<number>> = new Map();
  /** The stems of a section's questions. */
  #asked: ReadonlyMap<number, ReadonlyMap<string, Asked>> = new Map();
  /** The stems of a section's questions that its text does not hold. */
  #onlyAsked: ReadonlyMap<number, ReadonlySet<string>> = new Map();
  #textTerms = noWords;
  #textSurfaces = noWords;

  /** @param mostKept words of queries whose matches are kept */
  constructor(tag: string, written: HeadingsFile, mostKept: number) {
    this.#mostKept = mostKept;
    const file = {...written, pages: written.pages.map((page) => withOwnCode(page, written.errorWord))};
    this.tag = tag;
    this.hash = file.hash;
    this.synonyms = file.synonyms;
    this.subjects = file.subjects;
    this.#product = new Set(file.product);
    this.pages = file.pages;
    this.groups = file.groups;
    this.#outlines = file.outlines;
    this.#headings = new MiniSearch<HeadingDocument>({fields: ['title', 'keywords', 'codes', 'group', 'heading'], ...asGiven});
    const read = reader();
    const terms = new Set<string>();
    const surfaces = new Set<string>();
    const words = (...texts: readonly string[]): string =>
      texts
        .flatMap((text) => {
          const found = read(text);
          for (const stem of found.stems) terms.add(stem);
          for (const surface of found.surfaces) surfaces.add(surface);
          return found.stems;
        })
        .join(' ');
    const introductions: number[] = [];
    const pageOf: number[] = [];
    const documents: HeadingDocument[] = [];
    for (const [number, [, group, title, , keywords, codes]] of file.pages.entries()) {
      introductions.push(pageOf.length);
      documents.push({
        id: pageOf.length,
        title: words(title),
        group: words(file.groups[group] ?? ''),
        ...(keywords && keywords.length > 0 ? {keywords: words(...keywords)} : {}),
        ...(codes ? {codes: words(...codes)} : {}),
      });
      pageOf.push(number);
      for (const [heading] of this.outline(number)) {
        documents.push({id: pageOf.length, heading: words(heading)});
        pageOf.push(number);
      }
    }
    this.introductions = introductions;
    this.pageOf = pageOf;
    this.#headings.addAll(documents);
    this.#headingTerms = new WordList(terms);
    this.#headingSurfaces = new WordList(surfaces);
    const {pages, headings} = namesOf(file, read);
    this.names = pages;
    this.ownCodes = new Set(pages.flatMap(({kind, codes}) => (kind === 'error' ? [Number(codes[0])] : [])));
    this.#headingNames = headings;
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
    const holding = new Map<string, Record<string, number>>();
    for (const term of terms) {
      const counts: Record<string, number> = {};
      let section = -1;
      for (let left = next(); left > 0; left -= 1) {
        const step = next();
        section += (step >> 1) + 1;
        counts[section] = step % 2 === 1 ? next() : 1;
      }
      holding.set(term, counts);
    }
    this.#questions = new Map(file.questions.map(([section, questions]) => [section, questions.map(telling).filter(({length}) => length > 0)]));
    this.#asked = new Map(Array.from(this.#questions, ([section, questions]) => [section, askedIn(questions)]));
    const onlyAsked = new Map<number, Set<string>>();
    for (const [section, asked] of this.#asked)
      for (const term of asked.keys()) {
        const counts = holding.get(term) ?? {};
        if (counts[section] === undefined) onlyAsked.set(section, (onlyAsked.get(section) ?? new Set()).add(term));
        counts[section] = (counts[section] ?? 0) + 1;
        holding.set(term, counts);
      }
    this.#onlyAsked = onlyAsked;
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
        index: Array.from(holding, ([term, counts]) => [term, {'0': counts}]) as never,
        serializationVersion: 2,
      },
      {fields: ['text'], ...asGiven},
    );
    this.#textTerms = new WordList(holding.keys());
    const sentences = new Map(file.sentences);
    this.names = this.names.map((names, page) => withSentences(names, sentences.get(page) ?? []));
    const spoken = new Map<string, Set<number>>();
    for (const [section, questions] of file.questions)
      for (const question of questions) {
        const key = codeKey(question);
        spoken.set(key, (spoken.get(key) ?? new Set()).add(section));
      }
    this.#spoken = spoken;
    this.#kept.clear();
  }

  addWords(file: WordsFile): void {
    this.#textSurfaces = new WordList(unpackWords(file.words));
    this.#kept.clear();
  }

  /** Number of sections, introductions included. */
  get size(): number {
    return this.pageOf.length;
  }

  /** Whether the texts are here. */
  get hasText(): boolean {
    return this.#text !== undefined;
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
    return [this.#headingSurfaces, this.#headingTerms, this.#textTerms, this.#textSurfaces].some((list) => list.hasBeginning(prefix));
  }

  /** All words as they are written; those of texts once they are loaded. */
  surfaces(): string[] {
    return [...this.#headingSurfaces.words, ...this.#textSurfaces.words.filter((word) => !this.#headingSurfaces.has(word))];
  }

  /** Whether a stem is the product's own name. */
  isProduct(stem: string): boolean {
    return this.#product.has(stem);
  }

  outline(page: number): readonly OutlineEntry[] {
    return this.#outlines[this.pages[page]?.[3] ?? -1] ?? [];
  }

  /** The heading of a section; undefined for an introduction. */
  headingOf(section: number): HeadingNames | undefined {
    const page = this.pageOf[section] ?? 0;
    const heading = this.outline(page)[section - (this.introductions[page] ?? 0) - 1];
    return heading && this.#headingNames.get(heading[0]);
  }

  /** The anchor of a section; undefined for an introduction. */
  anchorOf(section: number): string | undefined {
    const page = this.pageOf[section] ?? 0;
    return this.outline(page)[section - (this.introductions[page] ?? 0) - 1]?.[2];
  }

  /** Questions that a section answers, as their telling stems; known once the texts are here. */
  questionsOf(section: number): readonly (readonly string[])[] {
    return this.#questions.get(section) ?? [];
  }

  /** Whether a section is known to answer what is asked, word for word; the question as {@link codeKey} gives it. */
  isAsked(section: number, question: string): boolean {
    return this.#spoken.get(question)?.has(section) ?? false;
  }

  /** Sections in which a word of the query was found, with where and how well. */
  find(slot: Slot): Found {
    const key = slotKey(slot);
    let found = this.#kept.get(key);
    if (found === undefined) {
      if (this.#kept.size >= this.#mostKept) this.#kept.clear();
      found = this.#search(slot);
      this.#kept.set(key, found);
    }
    return found;
  }

  #search(slot: Slot): Found {
    // Who has typed a word means it: "post" is no beginning of the product's name.
    const isWord = this.hasTerm(slot.own);
    const read = readerOf(slot, (term) => isWord && this.isProduct(term));
    const matches = new Array<Match | undefined>(this.size);
    const sections: number[] = [];
    const take = (index: MiniSearch<HeadingDocument> | MiniSearch, query: MiniQuery, options: SearchOptions): void => {
      for (const {id, match, score} of index.search(query, options)) {
        const section = id as number;
        const found = read(match, score);
        if (found.terms.length === 0) continue;
        if (matches[section] === undefined) sections.push(section);
        matches[section] = merge(
          matches[section],
          this.#withAsked(section, index === this.#text && this.#isWritten(section, found.terms) ? {...found, spoken: score} : found),
        );
      }
    };
    const length = slot.prefix?.length ?? 0;
    take(this.#headings, this.#query(slot, length > titleBeginning ? 'all' : 'titles'), {...searchAsGiven, boost});
    const isBroad = length <= titleBeginning || (length <= shortBeginning && sections.length >= enoughSections);
    if (this.#text) take(this.#text, this.#query(slot, isBroad ? 'none' : 'all'), searchAsGiven);
    return {matches, sections, ...this.#ofPages(matches, sections)};
  }

  /** Whether the text of a section holds one of these, and not only its questions. */
  #isWritten(section: number, terms: readonly string[]): boolean {
    const asked = this.#onlyAsked.get(section);
    return asked === undefined || terms.some((term) => !asked.has(term));
  }

  #ofPages(matches: readonly (Match | undefined)[], sections: readonly number[]): Pick<Found, 'worthOfPage' | 'askedOfPage' | 'naming'> {
    const best = new Float64Array(this.pages.length);
    const questions = new Float64Array(this.pages.length);
    const spoken = new Float64Array(this.pages.length);
    const naming = new Set<number>();
    for (const section of sections) {
      const page = this.pageOf[section] ?? 0;
      if (((matches[section]?.where ?? 0) & ~fields.text) !== 0) naming.add(page);
      const worth = worthOf(matches[section], section === this.introductions[page] ? 'introduction' : 'section');
      best[page] = Math.max(best[page] ?? 0, worth);
      questions[page] = (questions[page] ?? 0) + (matches[section]?.asked ?? 0);
      spoken[page] = (spoken[page] ?? 0) + (matches[section]?.spoken ?? 0);
    }
    const most = spoken.reduce((left, right) => Math.max(left, right), 0);
    return {
      worthOfPage: Array.from(best, (worth, page) => worthOfPage(worth, spoken[page] ?? 0, most)),
      askedOfPage: Array.from(questions, worthOfQuestions),
      naming: naming.size,
    };
  }

  /** Words of questions stand among the texts: they tell more. */
  #withAsked(section: number, match: Match): Match {
    const asked = this.#asked.get(section);
    if (!asked) return match;
    let {where} = match;
    let questions = 0;
    for (const term of match.terms) {
      const found = asked.get(term);
      if (found === undefined) continue;
      where |= found.where;
      questions += found.questions;
    }
    return {...match, where, asked: questions};
  }

  #query(slot: Slot, beginnings: 'all' | 'titles' | 'none'): MiniQuery {
    const phrase = (text: string): MiniQuery => ({queries: [text], combineWith: 'AND'});
    const queries: MiniQuery[] = [phrase(slot.own), ...slot.others.map((other) => phrase(other.stems))];
    const {prefix} = slot;
    if (prefix !== undefined && beginnings !== 'none') queries.push({queries: [prefix], prefix: true, ...(beginnings === 'titles' ? {fields: ['title']} : {})});
    if (prefix !== undefined && beginnings === 'all') queries.push(...this.#beginnings(prefix).map((stem) => ({queries: [stem]})));
    return {combineWith: 'OR', queries};
  }

  /** Stems of written words that begin so; the stem itself may be shorter than what was typed. */
  #beginnings(prefix: string): string[] {
    const written = [this.#headingSurfaces, this.#textSurfaces].flatMap((list) => list.startingWith(prefix, mostBeginnings));
    return [...new Set(written.flatMap((surface) => stems(surface)))].filter((stem) => !stem.startsWith(prefix));
  }
}
