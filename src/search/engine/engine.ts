import {Collection} from './collection.ts';
import {apiTags, indexFolder, learnedFile, olderApiTag, type HeadingsFile, type PageTextFile, type TextFile, type WordsFile} from './format.ts';
import {toHit, type Hit} from './hit.ts';
import {namesOlderVersion} from './intent.ts';
import {type LearnedFile, unpackLearned} from '../../text/learned-file.ts';
import type {Learned} from '../../text/likeness.ts';
import {rank, type Ranked, type Ranking} from './ranking.ts';
import {readQuery} from './reading.ts';
import {SearchSet} from './search-set.ts';
import type {Slot} from './slots.ts';
import {isExact, tokenize} from './tokens.ts';

/** Fetches a file of the index as parsed JSON; undefined when the server has none. Rejects when it cannot be fetched. */
export type Load = (path: string) => Promise<unknown>;

/** Longest query that is read, in UTF-16 units; what goes beyond is ignored. */
export const queryCap = 512;
/** How long an answer waits for the texts around its hits unless it is told, in milliseconds. */
const snippetPatience = 120;
const pagesWithSnippets = 20;
/** Words of queries whose matches are kept in each index: while a query is typed, only its last word changes. */
const mostKept = 32;

export interface Query {
  readonly text: string;
  /** Search tags of the indexes to look into. */
  readonly tags: readonly string[];
  /** First page is 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  /** How long to wait for the texts around hits, in milliseconds; 0 for an answer at once. */
  readonly patience?: number;
}

export interface Answer {
  readonly hits: readonly Hit[];
  readonly total: number;
  /**
   * Loads the texts that the answer went without and says whether any came: if so, the same query has more to show. Left
   * out when all are here, or when what is missing was tried for this query already.
   */
  readonly later?: () => Promise<boolean>;
}

interface Judged {
  readonly ranking: Ranking;
  readonly slots: readonly Slot[];
  /** Answered from names, while the texts of these indexes, which may know more, are not here. */
  readonly early?: readonly SearchSet[];
}

/** A judged query that may be asked again, for further results or for the texts around its hits. */
interface Kept extends Judged {
  readonly key: string;
  /** What could not be had, texts of pages or of an index: for this query it is not asked for again. */
  readonly failed: Set<string>;
}

/** Stands for the texts of all pages among what could not be had. */
const allTexts = 'texts';

/** Whether an unknown word can have typos: numbers and the shortest words are what they are. */
function mayBeTypo({own}: Slot): boolean {
  return own.length > 2 && !isExact(own);
}

/** Pages are numbered anew by every build. */
function textKey(set: SearchSet, page: number): string {
  return `${set.tag} ${set.hash} ${page}`;
}

/**
 * The search over the files of {@link ./format.ts}, without a browser: stages are loaded when a query needs them.
 * Searches never throw for what a query holds; they reject when a file cannot be loaded.
 */
export class Engine {
  readonly #load: Load;
  readonly #mostKept: number;
  readonly #sets = new Map<string, Promise<SearchSet>>();
  /** Texts of pages that are here or on their way. */
  readonly #texts = new Map<string, Promise<boolean>>();
  /** The last query's results. */
  #last: Kept | undefined;
  #collection = new Collection([]);
  /** What was learned from known queries, once it is here, and on its way. */
  #learned: Learned | undefined;
  #learning: Promise<boolean> | undefined;
  /** The texts that are here already: an answer that does not wait takes these. */
  readonly #ready = new Map<string, PageTextFile>();

  /** `kept`: how many words are kept, for who asks thousands of questions. */
  constructor(load: Load, kept = mostKept) {
    this.#load = load;
    this.#mostKept = kept;
  }

  /** Loads the names of all pages, which answer most first queries. */
  async prepare(tags: readonly string[]): Promise<void> {
    await this.#open(tags);
  }

  /** Loads the texts as well, for the queries that names do not answer. */
  async prepareText(tags: readonly string[]): Promise<void> {
    await this.#loadTexts(await this.#open(tags));
  }

  /**
   * Loads what was learned from known queries: it tells which of several pages is likelier meant, and hits without it are hits as well.
   * Says whether it came just now; asked again, the same query is ranked by it. Never rejects: the next query tries again.
   */
  async prepareLearned(): Promise<boolean> {
    if (this.#learned) return false;
    this.#learning ??= this.#load(`${indexFolder}/${learnedFile}`)
      .then((file) => {
        // A site that was built without it has none.
        if (file === undefined) return false;
        this.#learned = unpackLearned(file as LearnedFile);
        return true;
      })
      .catch(() => {
        this.#learning = undefined;
        return false;
      });
    return this.#learning;
  }

  async search(query: Query): Promise<Answer> {
    // Some systems write й as и with a mark; codes and the other keyboard layout are read letter by letter.
    const text = query.text.slice(0, queryCap).normalize('NFC');
    const patience = query.patience ?? snippetPatience;
    const collection = this.#together([...(await this.#open(query.tags)), ...(await this.#older(text, query.tags))]);
    if (tokenize(text).length === 0 || collection.sets.length === 0) return {hits: [], total: 0};
    // Who types goes on without it; who waits has it.
    if (patience > 0) await this.prepareLearned();
    const key = (): string => JSON.stringify([text, query.tags, collection.stage, this.#learned !== undefined]);
    const last = this.#last?.key === key() ? this.#last : undefined;
    // An answer from names stands for whoever does not wait, and until the texts are here.
    const isStale = last?.early !== undefined && (patience > 0 || collection.hasText);
    const judged = last && !isStale ? last : {...(await this.#judge(text, collection, patience)), key: key(), failed: new Set<string>()};
    this.#last = judged;
    const start = query.page * query.hitsPerPage;
    const shown = judged.ranking.slice(start, start + query.hitsPerPage);
    return {...(await this.#hits(shown, judged, patience)), total: judged.ranking.total};
  }

  /** All results of a query, loading the stages that it needs. Without patience, what names answer does not wait for texts. */
  async #judge(text: string, collection: Collection, patience: number): Promise<Judged> {
    const {sets, stage} = collection;
    let slots = readQuery(text, collection, false);
    // Of a word that is nowhere yet nothing can be found: later stages may know it.
    const isKnown = slots.every((slot) => collection.knows(slot));
    const ranking = isKnown ? rank(text, slots, sets, this.#learned) : undefined;
    const first = ranking?.slice(0, 1)[0];
    if (!collection.hasText) {
      if (ranking && (first?.sure || first?.named) && patience === 0) return {ranking, slots, early: sets};
      // One letter is looked up in names only.
      if (slots.every((slot) => slot.own.length === 1)) return {ranking: ranking ?? rank(text, slots, sets, this.#learned), slots};
      try {
        await this.#loadTexts(sets);
      } catch (cause) {
        // The page that was meant is known all the same.
        if (ranking && first?.sure) return {ranking, slots};
        throw cause;
      }
    }
    if (ranking && collection.stage === stage) return {ranking, slots};
    slots = readQuery(text, collection, false);
    if (slots.some((slot) => !collection.knows(slot) && mayBeTypo(slot))) {
      await Promise.all(sets.map((set) => this.#loadWords(set)));
      slots = readQuery(text, collection, true);
    }
    return {ranking: rank(text, slots, sets, this.#learned), slots};
  }

  /** The indexes as they are searched together; made anew only when there are others. */
  #together(sets: readonly SearchSet[]): Collection {
    const known = this.#collection.sets;
    if (sets.length !== known.length || sets.some((set, index) => set !== known[index])) this.#collection = new Collection(sets);
    return this.#collection;
  }

  async #open(tags: readonly string[]): Promise<SearchSet[]> {
    return Promise.all(
      tags.map((tag) => {
        const known = this.#sets.get(tag);
        if (known) return known;
        const opening = this.#first(tag);
        this.#sets.set(tag, opening);
        // A failure is not remembered: the next query tries again.
        opening.catch(() => this.#sets.delete(tag));
        return opening;
      }),
    );
  }

  /** The index of the API's older version, for who names it. The newest version in its place would be a wrong answer: a failure is one here too. */
  async #older(text: string, tags: readonly string[]): Promise<readonly SearchSet[]> {
    if (!namesOlderVersion(text) || !tags.some((tag) => tag.startsWith(apiTags)) || tags.includes(olderApiTag)) return [];
    return this.#open([olderApiTag]);
  }

  /** An index that is not there is a failure as well: "no results" would say that there is nothing to be found. */
  async #first(tag: string): Promise<SearchSet> {
    const file = await this.#load(`${indexFolder}/${tag}/headings.json`);
    if (file === undefined) throw new Error(`The search index "${tag}" is missing.`);
    return new SearchSet(tag, file as HeadingsFile, this.#mostKept);
  }

  async #loadTexts(sets: readonly SearchSet[]): Promise<void> {
    await Promise.all(sets.map((set) => set.once('text', async () => set.addText((await this.#later(set, 'text.json')) as TextFile))));
  }

  async #loadWords(set: SearchSet): Promise<void> {
    await set.once('words', async () => set.addWords((await this.#later(set, 'words.json')) as WordsFile));
  }

  /** A file of a later stage. When it is gone the site was built again: the next query starts from the new first stage. */
  async #later(set: SearchSet, name: string): Promise<unknown> {
    const file = await this.#load(`${indexFolder}/${set.tag}/${set.hash}/${name}`);
    if (file !== undefined) return file;
    this.#sets.delete(set.tag);
    throw new Error('The site was built again while its search was open.');
  }

  async #hits(shown: readonly Ranked[], {slots, early, failed}: Kept, patience: number): Promise<Pick<Answer, 'hits' | 'later'>> {
    if (early) {
      const later = (): Promise<boolean> => this.#tryTexts(early, failed);
      return {hits: shown.map((result) => toHit(result, slots, undefined)), ...(failed.has(allTexts) ? {} : {later})};
    }
    const pages = new Map<string, {readonly set: SearchSet; readonly page: number}>();
    for (const {set, page, byText} of shown) if (byText && pages.size < pagesWithSnippets) pages.set(textKey(set, page), {set, page});
    const missing = [...pages].filter(([key]) => !this.#ready.has(key) && !failed.has(key));
    const later = async (): Promise<boolean> => {
      const arrived = await Promise.all(missing.map(([key, {set, page}]) => this.#loadPage(key, set, page)));
      for (const [index, [key]] of missing.entries()) if (!arrived[index]) failed.add(key);
      return arrived.includes(true);
    };
    if (missing.length > 0 && patience > 0) await Promise.race([later(), new Promise((resolve) => setTimeout(resolve, patience))]);
    const hits = shown.map((result) => toHit(result, slots, this.#ready.get(textKey(result.set, result.page))?.[result.section]));
    const isMissing = missing.some(([key]) => !this.#ready.has(key) && !failed.has(key));
    return {hits, ...(isMissing ? {later} : {})};
  }

  async #tryTexts(sets: readonly SearchSet[], failed: Set<string>): Promise<boolean> {
    try {
      await this.#loadTexts(sets);
      return true;
    } catch {
      // What names answer is an answer.
      failed.add(allTexts);
      return false;
    }
  }

  /** Loads the text of a page, once; says whether it is here. A hit without its text is still a hit, so nothing is thrown. */
  #loadPage(key: string, set: SearchSet, page: number): Promise<boolean> {
    const known = this.#texts.get(key);
    if (known) return known;
    const loading = this.#load(`${indexFolder}/${set.tag}/${set.hash}/page/${page}.json`).then(
      (text) => {
        if (text === undefined) return false;
        this.#ready.set(key, text as PageTextFile);
        return true;
      },
      () => {
        // The next query may have a connection again.
        this.#texts.delete(key);
        return false;
      },
    );
    this.#texts.set(key, loading);
    return loading;
  }
}
