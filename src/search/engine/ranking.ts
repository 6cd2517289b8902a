import {fields, type Match, worthOf} from './matching.ts';
import {ownCodesIn} from '../../errors/matching/own-codes.ts';
import {apiTags, olderApiTag} from './format.ts';
import {saysThread} from './homonyms.ts';
import {type Intent, intentOf, isVague} from './intent.ts';
import {codeKey, type PageKind, type PageNames} from './names.ts';
import {type LikelyPages, likelyPages, noneLikely} from './likely-pages.ts';
import type {Learned} from '../../text/likeness.ts';
import type {Found, SearchSet} from './search-set.ts';
import type {Slot} from './slots.ts';
import {isFiller} from './stop-words.ts';
import {normalize, stem, stems, tokenize} from './tokens.ts';
import {otherLayout} from './keyboard.ts';
import {inCyrillic} from './transliteration.ts';

/** A section that answers the query. */
export interface Ranked {
  readonly set: SearchSet;
  readonly page: number;
  /** 0 is the page's introduction. */
  readonly section: number;
  readonly tier: number;
  /** Terms to mark. */
  readonly terms: ReadonlySet<string>;
  /** Title, heading or code tell why it was found; if not, its text must. */
  readonly byText: boolean;
  /** Every word of the query stands in names, not only in texts. */
  readonly named: boolean;
  /** No later stage can find anything better. */
  readonly sure: boolean;
}

/** Sections that answer a query, best first. */
export interface Ranking {
  readonly total: number;
  /** Results from one place up to another. */
  readonly slice: (start: number, end: number) => readonly Ranked[];
}

/** From best to worst: answers that are certain stand before those that are weighed. */
export const tiers = {named: -1, literal: 0, codeEquals: 1, titleEquals: 2, codeHolds: 3, keywordEquals: 4, weighed: 5} as const;
/** Pages of which a code tells that they are meant: networks write the same words as `RateLimitExceeded` and `rate_limit_exceeded`. */
const byCode: ReadonlySet<number> = new Set([tiers.named, tiers.literal, tiers.codeEquals, tiers.codeHolds]);

/** How much one name of the page, be it title, keyword or message, adds that holds the whole query and says nothing else. */
const nameWorth = 0.29;
/** How much a question adds that the section is known to answer. */
const questionWorth = 0.5;
/** How much more, where the query is the question word for word, by how many of its words tell: one, two, more. */
const askedWorths = [0.3, 0.4, 0.6] as const;
/** The same where few of its words tell anything, and the others were left out: "what does it do" is more than "do". */
const askedWholeWorth = 0.8;
/** So many words are few, */
const fewWords = 2;
/** and so many were left out. */
const leftOut = 2;
/** What remains of it where the question is one word: the name of a subject that many pages have. */
const wordQuestionWorth = 0.6;
/** What remains of it on the pages of a network that the query does not name. */
const otherQuestionWorth = 0.92;
/** How much of this a second question adds: whoever asks in one way of many is more surely meant. */
const secondQuestion = 0.25;
/** How much a heading adds that does. */
const headingWorth = 0.17;
/** How much a keyword adds that stands in the query word for word and is made of words that say nothing each: "doing that too much". */
const spokenWorth = 0.3;
/** How much more words tell that few sections hold: 0 not at all, 1 as their rarity, */
const rarityPower = 0.49;
/** and words by which few pages are called or asked for. */
const namingPower = 0.25;
/** What remains of the weight of words that say nothing beside a network's name. */
const besideName = 0.3;
/** What remains of it for such words elsewhere: "went out" tells less than "twice". */
const vagueWeight = 0.9;
/** What remains of it for the words that sentences are made with. */
const fillerWeight = 0.62;
/** What of this a name is worth that says much else. */
const openName = 0.25;
/** How much a title or heading that says nothing else adds. */
const coverageWorth = 0.14;
/** What of this it adds however little of the query it holds. */
const leastCoverage = 0.3;
/** What remains of the worth of a page that is named for a subject, here a network, which the query does not name. */
const otherSubjectWorth = 0.82;
/** And of one that is, where the query names another. */
const wrongSubjectWorth = 0.71;
/** How much more the pages of the network that the query names are worth. */
const ownSubjectWorth = 1.2;
/** The same where it names several: what is asked is about all of them. */
const severalSubjectsWorth = 1.08;
/** What the name of a network is worth for a page that is about none. */
const generalWorth = 0.3;
/** Pages about an error that stand among the others when the query names none by its code or words. */
const errorPages = 2;
/** A code that is longer than the query by this much is not what the query means, though it holds it. */
const codeShare = 3;
/** Sections of one page that may open the list; further ones come after everything else. */
const sectionsOfPage = 2;
/** What an error's page is worth where the query is the name of a field. */
const fieldsErrorWorth = 0.6;
/** What a page of the API is worth where the API is meant. */
const apiWorth = 1.12;
/** And where a network is named as well: what the API does there, its own page says. */
const apiBesideNetwork = 1.08;
/** What a section is worth then that tells what a program can do with the page's subject. */
const apiSectionWorth = 1.15;
/** The same on the page of a network, which stands before others where the network is named. */
const networkSectionWorth = 1.14;
/** What an error's page is worth where the API is meant and something was refused. */
const refusedWorth = 1.3;
/** From here on a question is one that is known, but for a word. */
const saidQuestion = 0.8;
/** Fewer words are the name of a subject, not a question. */
const wordsOfQuestion = 3;
/** What a page of the API is worth then where no word tells that the API is meant. */
const saidWorth = 0.95;
/** How much the pages that find out what went wrong gain where nothing else is said. */
const nothingWorksWorth = 0.7;
/** How much a page gains that queries of these words are known to mean. */
const likelyWorth = 0.6;
/** Results whose worth is below this part of the best one's are not shown. */
const leastWorth = 0.35;

/** Pages that tell of all networks what holds for each. */
const generalKinds: ReadonlySet<PageKind> = new Set(['other', 'hours', 'links']);

interface Query {
  readonly slots: readonly Slot[];
  /** Stems of the whole query. */
  readonly words: string;
  /** The whole query as it was typed. */
  readonly text: string;
  /** The same in lower case. */
  readonly literal: string;
  /** Words that name a network, by their places. */
  readonly subjectSlots: ReadonlySet<number>;
  /** Its words as they stand there, between spaces. */
  readonly spoken: string;
  /** The whole query as codes are compared. */
  readonly code: string;
  /** Most of its words are such as every question holds, and were left out. */
  readonly isMostlyLeftOut: boolean;
  /** What is wanted, as far as the words tell. */
  readonly intent: ReadonlySet<Intent>;
  /** Codes of this service that stand in the query, in their order. */
  readonly own: readonly number[];
  /** Weight of each word: rare ones tell more. They add up to 1. */
  readonly weights: readonly number[];
  /** How likely each page is meant, by all queries that are known. */
  readonly likely: LikelyPages;
}

/** One index with what was found in it. */
interface Searched {
  readonly set: SearchSet;
  /** One entry a word of the query. */
  readonly found: readonly Found[];
  /** Subjects that the query names, be it by a synonym or by their beginning. */
  readonly subjects: ReadonlySet<string>;
}

/** Sections in numbers: most are left out again, and objects are made of the few that are shown. */
interface Judged {
  readonly searched: Searched;
  readonly section: number;
  readonly tier: number;
  /** How well the words that were found stand for the whole query: about 1 when each stands in the title. */
  readonly worth: number;
  /** What is added for the order by how likely the page is meant; how many are shown does not hang on it, since it comes later. */
  readonly learned: number;
  /** Share of the query that was found at all, rare words counting more. */
  readonly share: number;
  readonly score: number;
  /** It answers the query word for word: how far the others fall behind says nothing of them. */
  readonly isAsked: boolean;
}

/** Share of a title's or heading's telling words that the query holds. */
function coverage(words: readonly string[], found: readonly Found[], section: number, field: number): number {
  if (words.length === 0) return 0;
  let held = 0;
  for (const word of words) {
    for (const {matches} of found) {
      const match = matches[section];
      if (match !== undefined && (match.where & field) !== 0 && match.terms.includes(word)) {
        held += 1;
        break;
      }
    }
  }
  return held / words.length;
}

/** Weight of the query's words that a title or heading holds. */
function heldWeight(found: readonly Found[], weights: readonly number[], section: number, field: number): number {
  return found.reduce((sum, {matches}, index) => sum + (((matches[section]?.where ?? 0) & field) === 0 ? 0 : (weights[index] ?? 0)), 0);
}

/** How much of the query stands together in one of several names, and how little else: 1 for the query itself. */
function bestName(
  {set, found, subjects}: Searched,
  page: number,
  section: number,
  names: readonly (readonly string[])[],
  {weights}: Query,
  wordWorth = 1,
  secondWorth = 0,
): number {
  const terms = found.map(({matches}) => matches[section]?.terms);
  const here = new Set(terms.flatMap((entry) => entry ?? []));
  const own = set.names[page]?.subjects ?? [];
  const introduction = set.introductions[page] ?? 0;
  // The page is about the network that the query names: its names say so or need not.
  const isOwn = own.some((subject) => subjects.has(subject));
  const isSubject = found.map(({matches}) => isOwn && matches[introduction]?.terms.some((term) => own.includes(term)) === true);
  const ofSubject = isSubject.reduce((sum, is, index) => sum + (is ? (weights[index] ?? 0) : 0), 0);
  let best = 0;
  let second = 0;
  for (const name of names) {
    // Most names hold no word of the query.
    if (!name.some((word) => here.has(word))) continue;
    let held = 0;
    for (let index = 0; index < terms.length; index += 1)
      if (!isSubject[index] && name.some((word) => terms[index]?.includes(word))) held += weights[index] ?? 0;
    if (held === 0) continue;
    const others = name.filter((word) => !own.includes(word));
    // The network's name, where the word means no network.
    if (others.length === 0) continue;
    const words = others.filter((word) => here.has(word)).length;
    const telling = (held + ofSubject) * (openName + ((1 - openName) * words) / others.length);
    const value = others.length === 1 ? telling * wordWorth : telling;
    second = Math.max(second, Math.min(best, value));
    best = Math.max(best, value);
  }
  return best + secondWorth * second;
}

/** Sections that tell of a page's subject what a program can do. */
const apiSection = /^api(?:-fields)?$/;

/** How much a page's kind answers what is wanted; of a section that is for programs, how much that. */
function kindWorth(kind: PageKind, {tag}: SearchSet, intent: ReadonlySet<Intent>, isNetworkNamed: boolean, isForPrograms: boolean): number {
  if (isForPrograms && kind !== 'error' && intent.has('api')) return kind === 'network' ? networkSectionWorth : apiSectionWorth;
  // What has changed between versions is asked with words of versions.
  if (kind === 'changes' && (!intent.has('versions') || intent.has('older'))) return 0.82;
  if (tag.startsWith(apiTags) && intent.has('older')) return tag === olderApiTag ? 1.4 : 0.9;
  if (tag.startsWith(apiTags)) return intent.has('api') ? (isNetworkNamed ? apiBesideNetwork : apiWorth) : 0.84;
  // What a field is, its call tells; what is wrong with it is asked in words of refusal.
  if (intent.has('field') && kind === 'error' && !intent.has('refused')) return fieldsErrorWorth;
  if (intent.has('api') && (kind === 'error' || kind === 'network' || kind === 'requirements'))
    return intent.has(kind === 'error' ? 'refused' : 'failed') ? (kind === 'error' ? refusedWorth : 0.92) : kind === 'error' ? 0.78 : 0.8;
  if (kind === 'list') return 0.78;
  if (kind === 'links' && intent.has('short')) return 0.6;
  if (intent.has('shifted')) return kind === 'hours' ? 1.3 : 1;
  if (intent.has('nothing-works')) {
    // Which error it was is not said: the pages that find out come before any one error.
    if (kind === 'failures') return isNetworkNamed ? 1.05 : 1.15;
    if (kind === 'error') return isNetworkNamed ? 0.86 : 0.85;
    // Of a network's own, the questions tell more of what goes wrong than what can be published there.
    if (isNetworkNamed && kind === 'questions') return 1.25;
    return isNetworkNamed && kind === 'network' ? 1 : 0.82;
  }
  // A network and "post": its own page says what can be published there.
  if (intent.has('network-only')) return kind === 'network' ? 1.1 : 0.9;
  if (kind === 'error') {
    if (intent.has('failed')) return isNetworkNamed ? 1.02 : 1.05;
    return intent.has('amount') ? 0.88 : 0.82;
  }
  if (kind === 'failures') return intent.has('failed') ? 1.1 : 0.95;
  if (kind === 'connecting') {
    return intent.has('failed') && !intent.has('connect') ? 0.9 : 1;
  }
  if (intent.has('connect') && (kind === 'network' || kind === 'questions') && !intent.has('failed')) return 0.93;
  // What failed on a network that is named has a page of its own more often than not.
  if (intent.has('failed') && isNetworkNamed && (kind === 'network' || kind === 'requirements')) return 0.95;
  if (intent.has('failed') && isNetworkNamed && kind === 'questions') return 1;
  if ((kind === 'network' || kind === 'requirements') && isNetworkNamed) return intent.has('amount') && !intent.has('failed') ? 1.05 : 0.98;
  return 1;
}

/** How much a page's network is the one that the query names. */
function subjectWorth({subjects: own}: PageNames, named: ReadonlySet<string>): number {
  if (own.length === 0) return 1;
  if (own.some((subject) => named.has(subject))) return named.size > 1 ? severalSubjectsWorth : ownSubjectWorth;
  return named.size > 0 ? wrongSubjectWorth : otherSubjectWorth;
}

/** Two or three plain words: "session expired", "too many requests"; one word may be a name, such as `quotaExceeded`. */
const plainWords = /^\p{L}+(?: \p{L}+){1,2}$/u;

/** Whether a query is a few plain words that one network sends, but names none: any network says so, and this service too. */
function saysAnyNetwork({set, subjects}: Searched, page: number, {literal}: Query): boolean {
  return subjects.size === 0 && (set.names[page]?.subjects.length ?? 0) > 0 && plainWords.test(literal);
}

function tierOf(searched: Searched, page: number, query: Query): number {
  const {set, found} = searched;
  const names = set.names[page];
  const introduction = set.introductions[page] ?? 0;
  if (!names) return tiers.weighed;
  if (query.own.length > 0 && query.own.includes(Number(names.codes[0])) && names.kind === 'error') return tiers.named;
  if (set.pages[page]?.[5]?.includes(query.text) || names.literals.includes(query.literal)) return tiers.literal;
  const isAnyones = saysAnyNetwork(searched, page, query);
  if (names.codes.includes(query.code) && !isAnyones) return tiers.codeEquals;
  const inTitle = found.every(({matches}) => ((matches[introduction]?.where ?? 0) & fields.title) !== 0);
  // The reference of the API has pages with every name; they are meant where the API is. What failed is not asked of a page that is named for what was done.
  const tellsFailures = names.kind === 'error' || names.kind === 'failures';
  const isMeant = set.tag.startsWith(apiTags) ? query.intent.has('api') : tellsFailures || !query.intent.has('failed');
  if (isMeant && inTitle && coverage(names.title, found, introduction, fields.title) === 1) return tiers.titleEquals;
  // Whoever speaks of the API and of no refusal does not mean a network's message that has the same words.
  const isAsking = query.intent.has('api') && !query.intent.has('refused');
  if (
    !isAsking &&
    !isAnyones &&
    /[ \d]/.test(query.code) &&
    names.codes.some((code) => code.length <= query.code.length * codeShare && ` ${code} `.includes(` ${query.code} `))
  )
    return tiers.codeHolds;
  return isMeant && names.keywords.includes(query.words) ? tiers.keywordEquals : tiers.weighed;
}

/** Whether a query holds a request as it is written: `get /publications` stands in `get /publications by date`, and not in `get /publications/{id}`. */
function holdsRequest(query: string, request: string): boolean {
  if (!request.includes(' /')) return false;
  const at = query.indexOf(request);
  return at >= 0 && !/[\w/{-]/.test(query[at + request.length] ?? ' ');
}

/** Whether a page finds out what a query does not tell, which says only that nothing came out: no word of it need stand there. */
function findsOut({set, subjects}: Searched, page: number, {intent}: Query): boolean {
  return set.names[page]?.kind === 'failures' && subjects.size === 0 && intent.has('nothing-works');
}

function judge(searched: Searched, section: number, query: Query): Judged {
  const {set, found, subjects} = searched;
  const page = set.pageOf[section] ?? 0;
  const introduction = set.introductions[page] ?? 0;
  const isIntroduction = section === introduction;
  // What is told of all networks is told of the one that the query names.
  const isGeneral = set.names[page]?.subjects.length === 0 && generalKinds.has(set.names[page]?.kind ?? 'error');
  let worth = 0;
  let share = 0;
  let score = 0;
  for (let index = 0; index < found.length; index += 1) {
    const {matches, worthOfPage, askedOfPage} = found[index] as Found;
    const weight = query.weights[index] ?? 0;
    const own = matches[section];
    let value = worthOf(own, isIntroduction ? 'introduction' : 'section');
    if (!isIntroduction) value = Math.max(value, worthOf(matches[introduction], 'inherited'));
    if (isGeneral && query.subjectSlots.has(index)) value = Math.max(value, generalWorth);
    // A network's name stands in most questions of its pages.
    worth += weight * (value + (worthOfPage[page] ?? 0) + (query.subjectSlots.has(index) ? 0 : (askedOfPage[page] ?? 0)));
    if (value > 0) share += weight;
    score += own?.score ?? 0;
  }
  const names = set.names[page];
  const heading = isIntroduction ? undefined : set.headingOf(section);
  const field = heading === undefined ? fields.title : fields.heading;
  // What a page is about is said by all its names; a title that says nothing else says nothing of a longer query.
  const words = heading?.words ?? (found.length > 1 ? names?.tellingTitle : names?.shortTitle) ?? [];
  const covered = coverage(words, found, section, field);
  if (
    heading === undefined &&
    (names?.spoken.some((keyword) => query.spoken.includes(keyword)) || names?.literals.some((literal) => holdsRequest(query.literal, literal)))
  )
    worth += spokenWorth;
  if (heading === undefined) worth += nameWorth * bestName(searched, page, section, names?.strings ?? [], query);
  if (covered > 0) {
    const held = leastCoverage + (1 - leastCoverage) * heldWeight(found, query.weights, section, field);
    const called = heading === undefined ? 0 : headingWorth * bestName(searched, page, section, [heading.words], query);
    // A heading that many pages have tells no page from another.
    worth += (coverageWorth * covered * held + called) / Math.sqrt(heading?.pages ?? 1);
  }
  // A question to one network is another's too, but less.
  const isOthers = (names?.subjects ?? []).length > 0 && !names?.subjects.some((subject) => subjects.has(subject));
  const isQuestion = found.some(({matches}) => ((matches[section]?.where ?? 0) & (fields.question | fields.askedWord)) !== 0);
  const asked = isQuestion ? bestName(searched, page, section, set.questionsOf(section), query, wordQuestionWorth, secondQuestion) : 0;
  worth += questionWorth * (isOthers ? otherQuestionWorth : 1) * asked;
  const isAsked = set.isAsked(section, query.code);
  if (isAsked) worth += query.isMostlyLeftOut ? askedWholeWorth : (askedWorths[found.length - 1] ?? askedWorths[2]);
  const isForPrograms = apiSection.test(set.anchorOf(section) ?? '');
  const isWayOut = isIntroduction && findsOut(searched, page, query);
  if (isWayOut) worth += nothingWorksWorth;
  if (names) {
    const kind = kindWorth(names.kind, set, query.intent, subjects.size > 0, isForPrograms);
    // What is asked in the words of a known question, or nearly so, needs no word that says "API".
    const isSaid = (isAsked || (asked >= saidQuestion && found.length >= wordsOfQuestion)) && set.tag.startsWith(apiTags);
    const ofSubject = subjectWorth(names, subjects);
    // Nor does it matter of which kind or network a page is that is known for this very question, where none is named.
    const isKnown = isAsked && subjects.size === 0 && (found.length > 1 || query.isMostlyLeftOut);
    worth *= isKnown ? Math.max(kind, 1) * Math.max(ofSubject, 1) : (isSaid ? Math.max(kind, saidWorth) : kind) * ofSubject;
  }
  const learned = likelyWorth * query.likely(set.pages[page]?.[0] ?? '');
  const tier = isIntroduction ? tierOf(searched, page, query) : tiers.weighed;
  return {searched, section, tier, worth, learned, share: byCode.has(tier) || isWayOut ? 1 : share, score, isAsked};
}

/** What is shown of a judged section. */
function resultOf({searched: {set, found}, section, tier}: Judged): Ranked {
  const page = set.pageOf[section] ?? 0;
  const introduction = set.introductions[page] ?? 0;
  const isIntroduction = section === introduction;
  const byName = isIntroduction ? fields.title | fields.keywords : fields.heading;
  const own = found.map(({matches}) => matches[section]);
  const inherited = found.map(({matches}) => (isIntroduction ? undefined : matches[introduction]));
  const inNames = (match: Match | undefined): boolean => match !== undefined && (match.where & ~(fields.text | fields.question | fields.askedWord)) !== 0;
  const isRight = (match: Match | undefined): boolean => match?.typos === 0;
  const named = own.every((match, index) => inNames(match) || inNames(inherited[index]));
  return {
    set,
    page,
    section: section - introduction,
    tier,
    terms: new Set([...own, ...inherited].flatMap((match) => match?.terms ?? [])),
    byText: byCode.has(tier) || !own.every((match) => match !== undefined && (match.where & byName) !== 0),
    named,
    sure:
      named &&
      own.every((match, index) => isRight(match) || isRight(inherited[index])) &&
      own.some((match) => match !== undefined && (match.where & byName) !== 0),
  };
}

/** Weights of the words by how rare they are, in texts and in names, times a factor of each. They add up to 1. */
function weigh(factors: readonly number[], searched: readonly Searched[]): number[] {
  const total = (count: (one: Searched) => number): number => searched.reduce((sum, one) => sum + count(one), 0);
  const rarity = (all: number, having: number): number => Math.log(1 + all / Math.max(having, 1));
  const sections = total(({set}) => set.size);
  const pages = total(({set}) => set.pages.length);
  const weights = factors.map((factor, index) => {
    const holding = total(({found}) => found[index]?.sections.length ?? 0);
    const naming = total(({found}) => found[index]?.naming ?? 0);
    return factor * rarity(sections, holding) ** rarityPower * rarity(pages, naming) ** namingPower;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / (sum || 1));
}

function isNamed(subject: string, slots: readonly Slot[]): boolean {
  return slots.some(
    ({own, others, prefix}) => own === subject || (prefix !== undefined && subject.startsWith(prefix)) || others.some(({stems}) => stems === subject),
  );
}

/** All sections in which any word of the query was found, judged. */
function judgeAll(searched: readonly Searched[], query: Query, withOwn: boolean): Judged[] {
  return searched.flatMap((entry) => {
    const sections = new Set<number>();
    // A page whose code is named need not hold any word of the query.
    if (withOwn)
      for (const [page, names] of entry.set.names.entries())
        if (names.kind === 'error' && query.own.includes(Number(names.codes[0]))) sections.add(entry.set.introductions[page] ?? 0);
    for (const {sections: found} of entry.found) for (const section of found) sections.add(section);
    for (const [page, names] of entry.set.names.entries())
      if (findsOut(entry, page, query) || names.spoken.some((keyword) => query.spoken.includes(keyword)) || names.literals.includes(query.literal))
        sections.add(entry.set.introductions[page] ?? 0);
    return Array.from(sections, (section) => judge(entry, section, query));
  });
}

/**
 * The order that is shown: each page once, unless two of its sections open the list; pages about an error two at most, unless
 * the query names one. What is left comes after.
 */
function spread(judged: readonly Judged[], namesError: boolean): readonly Judged[] {
  const seen = new Map<SearchSet, Set<number>>();
  const first: Judged[] = [];
  const later: Judged[] = [];
  let opening = 0;
  let errors = 0;
  for (const entry of judged) {
    const {set} = entry.searched;
    const page = set.pageOf[entry.section] ?? 0;
    const pages = seen.get(set) ?? new Set<number>();
    seen.set(set, pages);
    const isNew = !pages.has(page);
    const last = first.at(-1);
    const opens = !isNew && first.length === opening && opening < sectionsOfPage && last?.searched.set === set && set.pageOf[last.section] === page;
    const isError = set.names[page]?.kind === 'error' && entry.tier === tiers.weighed && !namesError;
    if ((!isNew && !opens) || (isError && isNew && errors >= errorPages)) {
      later.push(entry);
      continue;
    }
    pages.add(page);
    if (isNew && isError) errors += 1;
    if (opening === first.length && (first.length === 0 || opens)) opening += 1;
    first.push(entry);
  }
  return [...first, ...later];
}

/** The query as its words were read: with the other layout, without typos, and with Russian words in Latin letters as they are written, where these letters say nothing. */
function readAs(text: string, slots: readonly Slot[], isFound: (slot: Slot) => boolean): string {
  const own = new Set(slots.flatMap(({own: name}) => name.split(' ')));
  const typed = otherLayout(text);
  const isRetyped = typed !== undefined && !stems(text).some((word) => own.has(word)) && stems(typed).some((word) => own.has(word));
  const read = slots.reduce(
    (known, {own: name, corrected}) => (corrected === undefined ? known : known.replace(corrected, name)),
    normalize(isRetyped ? typed : text),
  );
  const written = slots.flatMap((slot) => (isFound(slot) ? [] : (inCyrillic(slot.own) ?? [])));
  return [read, ...written].join(' ');
}

/** Sections of the indexes that answer the query, best first; `learned` from known queries, once it is here. */
export function rank(text: string, slots: readonly Slot[], sets: readonly SearchSet[], learned?: Learned): Ranking {
  const naming = saysThread(text) ? slots.filter(({own: name}) => name !== stem('threads')) : slots;
  const searched = sets.map((set): Searched => {
    const subjects = new Set(set.subjects.filter((subject) => isNamed(subject, naming)));
    return {set, found: slots.map((slot) => set.find(slot)), subjects};
  });
  const words = slots.map((slot) => slot.own).join(' ');
  const own = ownCodesIn(text, (code) => sets.some((set) => set.ownCodes.has(code)));
  const names = new Set(
    naming.filter((slot) => sets.some((set) => set.subjects.some((subject) => isNamed(subject, [slot])))).flatMap(({own: name}) => name.split(' ')),
  );
  const isFound = (slot: Slot): boolean => searched.some(({found}) => (found[slots.indexOf(slot)]?.sections.length ?? 0) > 0);
  const read = readAs(text, slots, isFound);
  const intent = intentOf(read, text, (word) => names.has(stem(word)));
  const isNameAlone = (intent.has('nothing-works') || intent.has('network-only')) && names.size > 0;
  const factorOf = ({own: name}: Slot): number => {
    if (names.has(name)) return 1;
    if (isNameAlone) return besideName;
    if (isFiller(name)) return fillerWeight;
    return isVague(name) ? vagueWeight : 1;
  };
  const weights = weigh(slots.map(factorOf), searched);
  const surfaces = tokenize(text).map(({surface}) => surface);
  const spoken = ` ${surfaces.join(' ')} `;
  const isMostlyLeftOut = slots.length <= fewWords && surfaces.length - words.split(' ').length >= leftOut;
  const subjectSlots = new Set(slots.flatMap(({own: name}, index) => (name.split(' ').every((word) => names.has(word)) ? [index] : [])));
  const query = {
    slots,
    words,
    subjectSlots,
    text: text.trim(),
    literal: text.trim().toLowerCase(),
    spoken,
    code: codeKey(text),
    isMostlyLeftOut,
    intent,
    own,
    weights,
    likely: learned ? likelyPages(read, learned) : noneLikely,
  };
  const judged = judgeAll(searched, query, own.length > 0);
  let worth = 0;
  let share = 0;
  for (const entry of judged) {
    if (!entry.isAsked) worth = Math.max(worth, entry.worth);
    share = Math.max(share, entry.share);
  }
  const shown = judged.filter((entry) => entry.tier !== tiers.weighed || (entry.worth >= worth * leastWorth && entry.share >= share * leastWorth));
  // Sections are numbered in the order of pages: of equals, the first page comes first.
  shown.sort(
    (left, right) =>
      left.tier - right.tier || right.worth + right.learned - left.worth - left.learned || right.score - left.score || left.section - right.section,
  );
  const namesError = shown.some(({tier}) => byCode.has(tier));
  const order = spread(shown, namesError);
  return {total: order.length, slice: (start, end) => order.slice(start, end).map(resultOf)};
}
