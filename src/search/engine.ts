import {otherLayout} from './keyboard.ts';
import {SearchSet} from './search-set.ts';
import {allowedTypos, distance} from './distance.ts';
import {indexFolder, type HeadingsFile, type PageTextFile, type TextFile, type WordsFile} from './format.ts';
import {rank, type Candidate, type Ranked} from './ranking.ts';
import {toHit, type Hit} from './hit.ts';
import {Phrases} from './phrases.ts';
import {isStopWord} from './stop-words.ts';
import {stem, tokenize, type Token} from './tokens.ts';

/** Fetches a file of the index as parsed JSON; undefined when the server has none. Rejects when it cannot be fetched. */
export type Load = (path: string) => Promise<unknown>;

/** Longest query that is read, in UTF-16 units; what goes beyond is ignored. */
export const queryCap = 512;
/** Words of a query that are looked up; a pasted message has enough in these. */
const wordCap = 24;
/** How long an answer waits for the texts around its hits unless it is told, in milliseconds. */
const snippetPatience = 120;
const pagesWithSnippets = 20;

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
  readonly key: string;
  readonly ranked: readonly Ranked[];
  readonly slots: readonly Slot[];
  /** Pages whose texts could not be had: for this query they are not asked for again. */
  readonly failed: Set<string>;
}

/** What one word (or known phrase) of the query may stand for. */
export interface Slot {
  /** Stem of what was typed; the words of a phrase joined by a space. */
  readonly own: string;
  /** The last word may go on: it matches what begins with this. */
  readonly prefix?: string;
  /** Other stems or phrases and what they cost: typos, or a synonym at no typo. */
  readonly others: readonly {readonly stems: string; readonly typos: number}[];
}

/** Pages are numbered anew by every build. */
function textKey(set: SearchSet, page: number): string {
  return `${set.tag} ${set.hash} ${page}`;
}

function slotOf(own: string, synonyms: readonly string[], prefix: string | undefined): Slot {
  return {own, others: synonyms.map((stems) => ({stems, typos: 0})), ...(prefix === undefined ? {} : {prefix})};
}

function phrasesOf(sets: readonly SearchSet[]): Phrases {
  return new Phrases(sets.find((set) => set.synonyms.length > 0)?.synonyms ?? []);
}

interface Word {
  readonly surface: string;
  readonly stem: string;
  /** It ends the query: the reader may still be typing it. */
  readonly open: boolean;
}

/**
 * The search over the files of {@link ./format.ts}, without a browser: stages are loaded when a query needs them.
 * Searches never throw for what a query holds; they reject when a file cannot be loaded.
 */
export class Engine {
  readonly #load: Load;
  readonly #sets = new Map<string, Promise<SearchSet>>();
  /** Texts of pages that are here or on their way. */
  readonly #texts = new Map<string, Promise<boolean>>();
  /** The last query's results. */
  #last: Judged | undefined;
  /** The texts that are here already: an answer that does not wait takes these. */
  readonly #ready = new Map<string, PageTextFile>();

  constructor(load: Load) {
    this.#load = load;
  }

  /** Loads the first stage of the indexes, then the second, so that the first query finds them. */
  async prepare(tags: readonly string[]): Promise<void> {
    const sets = await this.#open(tags);
    await Promise.all(sets.map((set) => this.#loadText(set)));
  }

  async search(query: Query): Promise<Answer> {
    // Some systems write й as и with a mark; codes and the other keyboard layout are read letter by letter.
    const text = query.text.slice(0, queryCap).normalize('NFC');
    const sets = await this.#open(query.tags);
    if (tokenize(text).length === 0 || sets.length === 0) return {hits: [], total: 0};
    // Asked again for the texts around its hits, a query has been judged already.
    const key = (): string => JSON.stringify([text, query.tags, sets.map((set) => set.stage)]);
    const judged = this.#last?.key === key() ? this.#last : {...(await this.#judge(text, sets)), key: key(), failed: new Set<string>()};
    this.#last = judged;
    const start = query.page * query.hitsPerPage;
    const shown = judged.ranked.slice(start, start + query.hitsPerPage);
    return {...(await this.#hits(shown, judged, query.patience ?? snippetPatience)), total: judged.ranked.length};
  }

  /** All results of a query, loading the stages that it needs. */
  async #judge(text: string, sets: readonly SearchSet[]): Promise<{readonly ranked: readonly Ranked[]; readonly slots: readonly Slot[]}> {
    const phrases = phrasesOf(sets);
    let slots = this.#slots(text, sets, phrases, false);
    let ranked = this.#rank(text, slots, sets);
    const [first] = ranked;
    if (!first?.sure) {
      await Promise.all(sets.map((set) => this.#loadText(set)));
      slots = this.#slots(text, sets, phrases, false);
      if (slots.some((slot) => !this.#isKnown(slot, sets))) {
        await Promise.all(sets.map((set) => this.#loadWords(set)));
        slots = this.#slots(text, sets, phrases, true);
      }
      ranked = this.#rank(text, slots, sets);
    }
    return {ranked, slots};
  }

  #rank(text: string, slots: readonly Slot[], sets: readonly SearchSet[]): Ranked[] {
    const candidates: Candidate[] = sets.flatMap((set) => set.candidates(slots));
    return rank(
      text,
      slots,
      candidates,
      sets.reduce((sum, set) => sum + set.size, 0),
    );
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

  /** An index that is not there is a failure as well: "no results" would say that there is nothing to be found. */
  async #first(tag: string): Promise<SearchSet> {
    const file = await this.#load(`${indexFolder}/${tag}/headings.json`);
    if (file === undefined) throw new Error(`The search index "${tag}" is missing.`);
    return new SearchSet(tag, file as HeadingsFile);
  }

  async #loadText(set: SearchSet): Promise<void> {
    await set.once('text', async () => set.addText((await this.#later(set, 'text.json')) as TextFile));
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

  /** The query's words that count, in order: without words that say nothing, unless there are no others. */
  #words(text: string, sets: readonly SearchSet[], phrases: Phrases): Word[] {
    const known = (token: Token, open: boolean): boolean =>
      isStopWord(token.surface) ||
      phrases.has(token.stem) ||
      sets.some((set) => set.hasTerm(token.stem) || (open && token.surface.length > 1 && set.hasPrefix(token.surface))) ||
      (open && phrases.beginningWith(token.surface).length > 0);
    const words = Array.from(text.matchAll(/\S+/g)).flatMap((chunk): Word[] => {
      const isLast = chunk.index + chunk[0].length === text.length;
      const read = (part: string): Word[] =>
        tokenize(part).map((token) => ({surface: token.surface, stem: token.stem, open: isLast && token.end === part.length}));
      const tokens = tokenize(chunk[0]);
      if (tokens.every((token) => known(token, isLast))) return read(chunk[0]);
      const typed = otherLayout(chunk[0]);
      const retyped = typed === undefined ? [] : tokenize(typed);
      const helps =
        retyped.length > 0 && retyped.every((token) => known(token, isLast && token.surface.length > 2)) && retyped.some((token) => !isStopWord(token.surface));
      return typed !== undefined && helps ? read(typed) : read(chunk[0]);
    });
    const telling = words.filter((word) => !isStopWord(word.surface));
    return (telling.length > 0 ? telling : words).slice(0, wordCap);
  }

  #slots(text: string, sets: readonly SearchSet[], phrases: Phrases, withTypos: boolean): Slot[] {
    const words = this.#words(text, sets, phrases);
    const slots: Slot[] = [];
    for (let index = 0; index < words.length; ) {
      const length =
        [3, 2, 1].find(
          (size) =>
            index + size <= words.length &&
            phrases.has(
              words
                .slice(index, index + size)
                .map((word) => word.stem)
                .join(' '),
            ),
        ) ?? 1;
      const part = words.slice(index, index + length);
      index += length;
      const own = part.map((word) => word.stem).join(' ');
      const [word] = part;
      if (!word) continue;
      const synonyms = phrases.others(own);
      const slot = slotOf(own, synonyms, length === 1 && word.open && word.surface.length > 1 ? word.surface : undefined);
      if (slot.prefix !== undefined && !this.#isKnown(slot, sets)) {
        const meant = phrases.beginningWith(slot.prefix);
        if (meant.length > 0) {
          slots.push(slotOf(own, meant, slot.prefix));
          continue;
        }
      }
      slots.push(withTypos && length === 1 && !this.#isKnown(slot, sets) ? this.#corrected(slot, word, sets, phrases) : slot);
    }
    return slots;
  }

  #isKnown(slot: Slot, sets: readonly SearchSet[]): boolean {
    if (slot.others.length > 0) return true;
    return sets.some((set) => set.hasTerm(slot.own) || (slot.prefix !== undefined && set.hasPrefix(slot.prefix)));
  }

  /** The slot with the known words that differ from what was typed by the fewest typos. */
  #corrected(slot: Slot, word: Word, sets: readonly SearchSet[], phrases: Phrases): Slot {
    const limit = allowedTypos(word.surface.length);
    if (limit === 0 || /\p{N}/u.test(word.surface)) return slot;
    let fewest = limit;
    const found = new Map<string, number>();
    // What only begins with as many typos as are forgiven; it counts when nothing better is found.
    const halves = new Map<string, number>();
    const consider = (surface: string, stems: string): void => {
      let typos = distance(word.surface, surface, fewest);
      if (typos > fewest && word.open) {
        // Half a word with a typo counts as one typo more than a whole one, so that whole words win.
        typos = distance(word.surface, surface, fewest, true) + 1;
        if (typos === limit + 1 && found.size === 0) halves.set(stems, typos);
      }
      if (typos > fewest) return;
      if (typos < fewest) found.clear();
      fewest = typos;
      found.set(stems, typos);
    };
    for (const set of sets) for (const surface of set.surfaces()) consider(surface, stem(surface));
    for (const phrase of phrases.words) consider(phrase, phrase);
    const others = [...(found.size > 0 ? found : halves)].flatMap(([stems, typos]) => [
      {stems, typos},
      ...phrases.others(stems).map((phrase) => ({stems: phrase, typos})),
    ]);
    return {...slot, others};
  }

  async #hits(shown: readonly Ranked[], {slots, failed}: Judged, patience: number): Promise<Pick<Answer, 'hits' | 'later'>> {
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
