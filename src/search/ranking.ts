import type {Slot} from './engine.ts';
import {codeKey, fields, type SearchSet} from './search-set.ts';
import {stems} from './tokens.ts';

/** How one word of the query was found in a section. */
export interface Match {
  /** Bits of {@link fields}. */
  readonly where: number;
  /** Bits where the whole word, or a synonym of it, was found. */
  readonly exactWhere: number;
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
  readonly matched: number;
  readonly typos: number;
  readonly tier: number;
  readonly loose: number;
  readonly score: number;
  /** Terms to mark. */
  readonly terms: ReadonlySet<string>;
  /** Title, heading or code tell why it was found; if not, its text must. */
  readonly byText: boolean;
  /** No later stage can find anything better. */
  readonly sure: boolean;
}

/** From best to worst: where the query's words stand. */
export const tiers = {
  codeEquals: 0,
  titleEquals: 1,
  codeHolds: 2,
  titleHoldsAll: 3,
  headingEquals: 4,
  headingHoldsAll: 5,
  titleAndHeading: 6,
  some: 7,
  text: 8,
} as const;

const title = fields.title | fields.keywords;
/** Sections of one page that stand among the others; further ones come after everything else. */
const sectionsOfPage = 3;

function sameWords(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((word) => right.includes(word));
}

function tierOf(candidate: Candidate, slots: readonly Slot[], code: string, queryStems: readonly string[]): number {
  const {set, page, section, matches, titleMatches} = candidate;
  const entry = set.pages[page];
  const inTitle = slots.map((_, index) => ((titleMatches[index]?.where ?? 0) & title) !== 0);
  if (section === 0) {
    const codes = (entry?.[5] ?? []).map(codeKey);
    if (codes.includes(code)) return tiers.codeEquals;
    const fits = (text: string): boolean => {
      const words = stems(text);
      return (
        sameWords(words, queryStems) ||
        slots.every((slot) => slot.own === words.join(' ') || slot.others.some((other) => other.typos === 0 && other.stems === words.join(' ')))
      );
    };
    if (entry && fits(entry[2])) return tiers.titleEquals;
    if ((code.includes(' ') || /\d|.{9}/.test(code)) && codes.some((known) => ` ${known} `.includes(` ${code} `))) return tiers.codeHolds;
    if (inTitle.every(Boolean)) return tiers.titleHoldsAll;
    return inTitle.some(Boolean) ? tiers.some : tiers.text;
  }
  const inHeading = slots.map((_, index) => ((matches[index]?.where ?? 0) & fields.heading) !== 0);
  if (inHeading.every(Boolean)) {
    const heading = set.outline(page)[section - 1]?.[0] ?? '';
    return sameWords(stems(heading), queryStems) ? tiers.headingEquals : tiers.headingHoldsAll;
  }
  if (!inHeading.some(Boolean)) return inTitle.some(Boolean) ? tiers.some : tiers.text;
  return inHeading.every((found, index) => found || inTitle[index]) ? tiers.titleAndHeading : tiers.some;
}

function judge(candidate: Candidate, slots: readonly Slot[], code: string, queryStems: readonly string[]): Ranked | undefined {
  const {set, page, section, matches, titleMatches} = candidate;
  // A section that holds nothing itself is its page's match, not one of its own.
  if (!matches.some((match) => match !== undefined)) return undefined;
  let matched = 0;
  let typos = 0;
  let loose = 0;
  let score = 0;
  const terms = new Set<string>();
  for (const index of slots.keys()) {
    const fromTitle = ((titleMatches[index]?.where ?? 0) & (title | fields.codes)) !== 0 ? titleMatches[index] : undefined;
    const own = matches[index];
    const best = own && fromTitle ? (own.typos + own.loose <= fromTitle.typos + fromTitle.loose ? own : fromTitle) : (own ?? fromTitle);
    if (!best) continue;
    matched += 1;
    typos += best.typos;
    loose += best.loose;
    score += (own?.score ?? 0) + (section > 0 ? (fromTitle?.score ?? 0) / 2 : 0);
    for (const term of [...(own?.terms ?? []), ...(fromTitle?.terms ?? [])]) terms.add(term);
  }
  const tier = tierOf(candidate, slots, code, queryStems);
  return {
    set,
    page,
    section,
    matched: tier === tiers.codeEquals || tier === tiers.codeHolds ? slots.length : matched,
    typos: tier === tiers.codeEquals ? 0 : typos,
    tier,
    loose,
    score,
    terms,
    byText: tier >= tiers.some || tier === tiers.codeEquals || tier === tiers.codeHolds,
    sure: tier <= tiers.titleAndHeading,
  };
}

/** Sections that answer the query, best first, at most three of a page before all others had their turn. */
export function rank(query: string, slots: readonly Slot[], candidates: readonly Candidate[], _sets: readonly SearchSet[]): Ranked[] {
  const code = codeKey(query);
  const queryStems = slots.flatMap((slot) => slot.own.split(' '));
  const judged = candidates.map((candidate) => judge(candidate, slots, code, queryStems)).filter((result) => result !== undefined);
  const best = judged.reduce((most, result) => Math.max(most, result.matched), 0);
  const complete = judged.filter((result) => result.matched === best).length;
  const enough = complete >= 5 ? best : Math.max(1, best - 1);
  const sorted = judged
    .filter((result) => result.matched >= enough)
    .sort(
      (left, right) =>
        right.matched - left.matched ||
        left.typos - right.typos ||
        left.tier - right.tier ||
        left.loose - right.loose ||
        right.score - left.score ||
        left.page - right.page ||
        left.section - right.section,
    );
  const counts = new Map<string, number>();
  const first: Ranked[] = [];
  const later: Ranked[] = [];
  for (const result of sorted) {
    const key = `${result.set.tag} ${result.page}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    (count <= sectionsOfPage ? first : later).push(result);
  }
  return [...first, ...later];
}
