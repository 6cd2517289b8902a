import type {Slot} from './engine.ts';
import {codeKey, fields, telling, type SearchSet} from './search-set.ts';

/** How one word of the query was found in a section. */
export interface Match {
  /** Bits of {@link fields}. */
  readonly where: number;
  readonly typos: number;
  /** 0 the word itself, 1 a synonym or corrected word, 2 only its beginning. */
  readonly loose: number;
  readonly score: number;
  /** Terms of the index that were found. */
  readonly terms: readonly string[];
}

/** A section in which something was found, before it is judged. */
export interface Candidate {
  readonly set: SearchSet;
  readonly page: number;
  /** 0 is the page's introduction. */
  readonly section: number;
  /** One entry a word of the query. */
  readonly matches: readonly (Match | undefined)[];
  /** The same for the page's title, keywords and codes; they count for every section of it. */
  readonly titleMatches: readonly (Match | undefined)[];
}

/** A judged section. */
export interface Ranked {
  readonly set: SearchSet;
  readonly page: number;
  readonly section: number;
  readonly tier: number;
  readonly typos: number;
  /** How well the words that were found stand for the whole query: about 1 when each stands in the title. */
  readonly worth: number;
  /** Share of the query that was found at all, rare words counting more. */
  readonly found: number;
  readonly score: number;
  /** Terms to mark. */
  readonly terms: ReadonlySet<string>;
  /** Title, heading or code tell why it was found; if not, its text must. */
  readonly byText: boolean;
  /** No later stage can find anything better. */
  readonly sure: boolean;
}

/** From best to worst: answers that are certain stand before those that are weighed. */
export const tiers = {literal: 0, codeEquals: 1, titleEquals: 2, codeHolds: 3, keywordEquals: 4, weighed: 5} as const;
/** Pages of which a code tells that they are meant: networks write the same words as `RateLimitExceeded` and `rate_limit_exceeded`. */
const byCode: ReadonlySet<number> = new Set([tiers.literal, tiers.codeEquals, tiers.codeHolds]);

/** What a word is worth by where it stands. A word of the title counts less for a section further down. */
const places = [
  {field: fields.title, introduction: 1, section: 0, inherited: 0.72},
  {field: fields.keywords, introduction: 0.9, section: 0, inherited: 0.6},
  {field: fields.codes, introduction: 0.85, section: 0, inherited: 0.5},
  {field: fields.heading, introduction: 0, section: 0.88, inherited: 0},
  {field: fields.group, introduction: 0.7, section: 0, inherited: 0.6},
  {field: fields.text, introduction: 0.55, section: 0.5, inherited: 0},
] as const;
type Place = 'introduction' | 'section' | 'inherited';
const looseness = [1, 0.97, 0.9] as const;
const typoCost = 0.22;
/** How much a title or heading that says nothing else adds. */
const coverageWorth = 0.16;
/** What remains of the worth of a page about one error: whoever means an error says so in its words or by its code. */
const errorWorth = 0.95;
/** What remains of the worth of a page that is named for a subject, here a network, which the query does not name. */
const otherSubjectWorth = 0.85;
/** A code that is longer than the query by this much is not what the query means, though it holds it. */
const codeShare = 3;
/** How much the rest of a section's page adds. */
const pageWorth = 0.2;
/** Sections of one page that stand among the others; further ones come after everything else. */
const sectionsOfPage = 3;
/** Results whose worth is below this part of the best one's are not shown. */
const leastWorth = 0.4;

function worthOf(match: Match | undefined, place: Place): number {
  if (!match) return 0;
  let worth = 0;
  for (const entry of places) if ((match.where & entry.field) !== 0 && entry[place] > worth) worth = entry[place];
  return worth * (looseness[match.loose] ?? 1) * Math.max(0, 1 - typoCost * match.typos);
}

/** Every keystroke judges the same titles, headings, keywords and codes: their words are read once. */
function once<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      value = read(text);
      known.set(text, value);
    }
    return value;
  };
}

const knownCodeKey = once(codeKey);

const tellingStems = once(telling);

/** Share of a title's or heading's telling words that the query holds. */
function coverage(text: string, matches: readonly (Match | undefined)[], field: number): number {
  const words = tellingStems(text);
  if (words.length === 0) return 0;
  const here = matches.filter((match) => match !== undefined && (match.where & field) !== 0);
  if (here.length === 0) return 0;
  return words.filter((word) => here.some((match) => match?.terms.includes(word))).length / words.length;
}

const errorTitle = /^\p{L}+ \d{5}: /u;

interface Query {
  readonly slots: readonly Slot[];
  /** The whole query as it was typed. */
  readonly text: string;
  /** The whole query as codes are compared. */
  readonly code: string;
  /** Subjects that the query names, be it by a synonym or by their beginning. */
  readonly subjects: ReadonlySet<string>;
  /** Weight of each word: rare ones tell more. They add up to 1. */
  readonly weights: readonly number[];
}

function tierOf({set, page, section, matches}: Candidate, {slots, text, code}: Query): number {
  const entry = set.pages[page];
  if (section !== 0 || !entry) return tiers.weighed;
  if (entry[5]?.includes(text) || set.isLiteralKeyword(page, text)) return tiers.literal;
  const codes = (entry[5] ?? []).map(knownCodeKey);
  if (codes.includes(code)) return tiers.codeEquals;
  const inTitle = matches.filter((match) => match && (match.where & fields.title) !== 0).length;
  if (inTitle === slots.length && coverage(entry[2], matches, fields.title) === 1) return tiers.titleEquals;
  if (/[ \d]/.test(code) && codes.some((known) => known.length <= code.length * codeShare && ` ${known} `.includes(` ${code} `))) return tiers.codeHolds;
  if (set.keywordsThatTell(page).includes(slots.map((slot) => slot.own).join(' '))) return tiers.keywordEquals;
  return tiers.weighed;
}

function judge(candidate: Candidate, query: Query, pageMatches: readonly number[]): Ranked | undefined {
  const {set, page, section, matches, titleMatches} = candidate;
  // A section that holds nothing itself is its page's match, not one of its own.
  if (!matches.some((match) => match !== undefined)) return undefined;
  let worth = 0;
  let found = 0;
  let typos = 0;
  let score = 0;
  let named = 0;
  for (const [index, weight] of query.weights.entries()) {
    const own = matches[index];
    const inherited = section === 0 ? undefined : titleMatches[index];
    const value = Math.max(worthOf(own, section === 0 ? 'introduction' : 'section'), worthOf(inherited, 'inherited'));
    worth += weight * (value + pageWorth * (pageMatches[index] ?? 0));
    if (value > 0) found += weight;
    typos += Math.min(own?.typos ?? Number.POSITIVE_INFINITY, inherited?.typos ?? Number.POSITIVE_INFINITY, value > 0 ? 2 : 0);
    score += own?.score ?? 0;
    if ((((own?.where ?? 0) | (inherited?.where ?? 0)) & ~fields.text) !== 0) named += 1;
  }
  const entry = set.pages[page];
  const name = section === 0 ? (entry?.[2] ?? '').replace(errorTitle, '') : (set.outline(page)[section - 1]?.[0] ?? '');
  // A heading that many pages have tells no page from another.
  const sharing = section === 0 ? 1 : Math.sqrt(set.pagesWithHeading(name));
  worth += (coverageWorth * coverage(name, matches, section === 0 ? fields.title : fields.heading)) / sharing;
  if (entry?.[5]) worth *= errorWorth;
  const subjects = set.subjectsOf(page);
  if (subjects.length > 0 && !subjects.some((subject) => query.subjects.has(subject))) worth *= otherSubjectWorth;
  const tier = tierOf(candidate, query);
  const all = named === query.slots.length;
  const byName = section === 0 ? fields.title | fields.keywords : fields.heading;
  return {
    set,
    page,
    section,
    tier,
    typos,
    worth,
    found: byCode.has(tier) ? 1 : found,
    score,
    // Asked for when a result is shown, which few of them are.
    get terms() {
      const marked = section === 0 ? matches : [...matches, ...titleMatches];
      return new Set(marked.flatMap((match) => match?.terms ?? []));
    },
    byText: byCode.has(tier) || !query.slots.every((_, index) => ((matches[index]?.where ?? 0) & byName) !== 0),
    sure: all && typos === 0 && matches.some((match) => match && (match.where & byName) !== 0),
  };
}

/** Best of each word's worth over all sections of each page. */
function pagesOf(candidates: readonly Candidate[], words: number): Map<SearchSet, Map<number, number[]>> {
  const pages = new Map<SearchSet, Map<number, number[]>>();
  for (const {set, page, section, matches} of candidates) {
    let ofSet = pages.get(set);
    if (ofSet === undefined) {
      ofSet = new Map();
      pages.set(set, ofSet);
    }
    let best = ofSet.get(page);
    if (best === undefined) {
      best = new Array<number>(words).fill(0);
      ofSet.set(page, best);
    }
    for (let index = 0; index < matches.length; index += 1)
      best[index] = Math.max(best[index] ?? 0, worthOf(matches[index], section === 0 ? 'introduction' : 'section'));
  }
  return pages;
}

function weigh(slots: readonly Slot[], candidates: readonly Candidate[], sections: number): number[] {
  const weights = slots.map((_, index) => {
    const holding = candidates.filter(({matches}) => matches[index] !== undefined).length;
    return Math.sqrt(Math.log(1 + sections / Math.max(holding, 1)));
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / (sum || 1));
}

function isNamed(subject: string, slots: readonly Slot[]): boolean {
  return slots.some(
    ({own, others, prefix}) => own === subject || (prefix !== undefined && subject.startsWith(prefix)) || others.some(({stems}) => stems === subject),
  );
}

/** Sections that answer the query, best first, at most three of a page before all others had their turn. */
export function rank(text: string, slots: readonly Slot[], candidates: readonly Candidate[], sections: number): Ranked[] {
  const known = new Set(candidates.map(({set}) => set));
  const subjects = new Set([...known].flatMap((set) => set.subjects.filter((subject) => isNamed(subject, slots))));
  const query: Query = {slots, text: text.trim(), code: codeKey(text), subjects, weights: weigh(slots, candidates, sections)};
  const pages = pagesOf(candidates, slots.length);
  const judged = candidates
    .map((candidate) => judge(candidate, query, pages.get(candidate.set)?.get(candidate.page) ?? []))
    .filter((result) => result !== undefined)
    .sort(
      (left, right) => left.tier - right.tier || right.worth - left.worth || right.score - left.score || left.page - right.page || left.section - right.section,
    );
  const best = judged.reduce((most, {worth}) => Math.max(most, worth), 0);
  const most = judged.reduce((share, {found}) => Math.max(share, found), 0);
  const counts = new Map<string, number>();
  const first: Ranked[] = [];
  const later: Ranked[] = [];
  for (const result of judged) {
    if (result.tier === tiers.weighed && (result.worth < best * leastWorth || result.found < most * leastWorth)) continue;
    const key = `${result.set.tag} ${result.page}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    (count <= sectionsOfPage ? first : later).push(result);
  }
  return [...first, ...later];
}
