import type {Slot} from './slots.ts';

/** Where a word was found: parts of a page, as bits. */
export const fields = {title: 1, keywords: 2, codes: 4, heading: 8, text: 16, group: 32, question: 64, askedWord: 128} as const;

/** How one word of the query was found in a section. */
export interface Match {
  /** Bits of {@link fields}. */
  readonly where: number;
  readonly typos: number;
  /** 0 the word itself, 1 a synonym or corrected word, 2 only its beginning. */
  readonly loose: number;
  readonly score: number;
  /** How many of the section's questions hold it. */
  readonly asked: number;
  /** How much the section's text speaks of it: what the text index says, where the text itself holds it. */
  readonly spoken: number;
  /** Terms of the index that were found. */
  readonly terms: readonly string[];
}

/** What a word is worth by where it stands. A word of the title counts less for a section further down. */
const places = [
  {field: fields.title, introduction: 1, section: 0, inherited: 0.72},
  {field: fields.keywords, introduction: 0.9, section: 0, inherited: 0.6},
  {field: fields.codes, introduction: 0.85, section: 0, inherited: 0.5},
  {field: fields.heading, introduction: 0, section: 0.88, inherited: 0},
  {field: fields.group, introduction: 0.7, section: 0, inherited: 0.6},
  {field: fields.question, introduction: 0.66, section: 0.66, inherited: 0.3},
  {field: fields.text, introduction: 0.55, section: 0.55, inherited: 0},
] as const;
type Place = 'introduction' | 'section' | 'inherited';

const combinations = Object.values(fields).reduce<number>((sum, bit) => sum + bit, 1);

/** Worth of the best place of each combination of fields. */
function best(place: Place): readonly number[] {
  return Array.from({length: combinations}, (_, where) => Math.max(0, ...places.filter(({field}) => (where & field) !== 0).map((entry) => entry[place])));
}
const worths = {introduction: best('introduction'), section: best('section'), inherited: best('inherited')};

const looseness = [1, 0.97, 0.9] as const;
const typoCost = 0.22;

/** What a match is worth: in a page's introduction, in a section, or in the introduction for a section further down. */
export function worthOf(match: Match | undefined, place: Place): number {
  if (match === undefined) return 0;
  return (worths[place][match.where] ?? 0) * (looseness[match.loose] ?? 1) * Math.max(0, 1 - typoCost * match.typos);
}

/** Reads an index's hits for one word of the query; what the word may stand for is looked up once, and terms that it does not stand for are left out. */
export function readerOf(slot: Slot, isOther: (term: string) => boolean): (match: Readonly<Record<string, readonly string[]>>, score: number) => Match {
  const own = new Set(slot.own.split(' '));
  const others = new Map(slot.others.flatMap((other) => other.stems.split(' ').map((stem) => [stem, other.typos] as const)));
  return (match, score) => {
    let where = 0;
    let typos = Number.POSITIVE_INFINITY;
    let loose = 2;
    const terms = Object.keys(match).filter((term) => own.has(term) || !isOther(term));
    for (const term of terms) {
      for (const name of match[term] ?? []) where |= fields[name as keyof typeof fields];
      const isOwn = own.has(term);
      const other = isOwn ? undefined : others.get(term);
      typos = Math.min(typos, other ?? 0);
      if (isOwn) loose = 0;
      else if (other !== undefined) loose = Math.min(loose, 1);
    }
    return {where, typos, loose, score, asked: 0, spoken: 0, terms};
  };
}

/** The same word found twice in a section, in its names and in its text. */
export function merge(left: Match | undefined, right: Match): Match {
  if (left === undefined) return right;
  return {
    where: left.where | right.where,
    typos: Math.min(left.typos, right.typos),
    loose: Math.min(left.loose, right.loose),
    score: left.score + right.score,
    asked: Math.max(left.asked, right.asked),
    spoken: left.spoken + right.spoken,
    terms: [...new Set([...left.terms, ...right.terms])],
  };
}

/** What a page as a whole adds to each of its sections for one word of the query. */
const pageWorths = {best: 0.23, text: 0.22, questions: 0.097};

/** By where the word stands best, and how much of what the texts say of it stands here, as a part of the page that says most. */
export function worthOfPage(best: number, spoken: number, mostSpoken: number): number {
  return pageWorths.best * best + (spoken === 0 ? 0 : (pageWorths.text * spoken) / mostSpoken);
}

/** By how many of the page's questions hold the word. */
export function worthOfQuestions(count: number): number {
  return pageWorths.questions * Math.log2(1 + count);
}
