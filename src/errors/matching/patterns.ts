import type {NetworkId} from '../../facts/schema/common.ts';
import type {ErrorCategory, ErrorGroup} from '../../facts/schema/error.ts';
import {isWeak} from './concepts.ts';
import {beginningOf, identifierKey, joined, pairsOf, wordsOf} from './text.ts';

/** A code as the matcher needs it: what networks send for it, and what this service says, in every language at hand. */
export interface MatcherEntry {
  readonly code: number;
  readonly title: string;
  /** Range that the code belongs to, which says where its page is. */
  readonly group: ErrorGroup;
  readonly networks: readonly NetworkId[];
  readonly status: 'active' | 'retired';
  /** What kind of failure it is. */
  readonly category: ErrorCategory;
  readonly network_codes: readonly {readonly code: string; readonly network?: NetworkId | undefined}[];
  /** Further texts of networks, as they were seen. */
  readonly wordings: readonly string[];
  /** What messages about it speak of: each line is one way of saying it, ids of the lexicon with a space between. */
  readonly concepts: readonly string[];
  /** Where it concerns all networks: those whose limits are behind it. */
  readonly limited: readonly string[];
  /** Numbers of the limits behind it, as `amountsIn` reads them. */
  readonly amounts: readonly string[];
  /** Other words that people paste. */
  readonly keywords: readonly string[];
  /** Messages of this service, and the title in the other language; variable parts stand as `…`. */
  readonly texts: readonly string[];
}

/** All that this service says of an error, its message first. */
export function textsOf({title, texts}: MatcherEntry): readonly string[] {
  return [...texts, title];
}

export type Source = 'network-code' | 'wording' | 'keyword' | 'message';

/** A text with fixed parts around variable ones, as words. */
export interface Sentence {
  readonly kind: 'sentence';
  /** Each part as {@link joined} words. */
  readonly parts: readonly string[];
  readonly words: readonly string[];
  /** Number of words in the fixed parts. */
  readonly length: number;
  /** Number of words behind the first part. */
  readonly end: number;
  /** Neighbouring words of all parts, and parts that are one word. */
  readonly pairs: readonly string[];
  readonly lone: readonly string[];
  /** Two to five words as a class of a library names them: `InvalidHashException`. */
  readonly name: string | undefined;
}
interface NumberPattern {
  readonly kind: 'number';
  readonly from: number;
  readonly to: number;
}
/** A name that no sentence holds by chance. */
interface Identifier {
  readonly kind: 'identifier';
  readonly key: string;
  /** `FLOOD_WAIT_…`: what follows varies. */
  readonly open: boolean;
}
/** An ordinary word that a network uses as a code. */
interface Word {
  readonly kind: 'word';
  readonly word: string;
}

export interface Pattern {
  readonly entry: MatcherEntry;
  readonly source: Source;
  readonly text: string;
  readonly networks: readonly NetworkId[];
  readonly what: Sentence | NumberPattern | Identifier | Word;
}

const range = /^(\d+)-(\d+)$/;
/** One word with a sign or a capital inside, or with digits: `quotaExceeded`, `spam_risk`, `BlobTooLarge`, `media/x-1`. */
const identifier = /^[\p{L}\d][\w:/.-]*$/u;
const distinct = /[_\d:/]|\p{Ll}\p{Lu}|-\p{L}/u;
/** `10MB`, `1080px`: any text can have the amount. */
const amount = /^\d+(?:[kmgt]i?b|px|ms|fps|[smhd])$/i;

function sentenceOf(text: string): Sentence {
  const parts = text
    .split(/…|\.{3}/)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const words = parts.flat();
  const isName = parts.length === 1 && words.length >= 2 && words.length <= 5;
  return {
    kind: 'sentence',
    parts: parts.map(joined),
    words,
    length: words.length,
    end: words.length - (parts[0]?.length ?? 0),
    pairs: parts.flatMap(pairsOf),
    lone: parts.filter((part) => part.length === 1).flat(),
    name: isName ? identifierKey(words.join('')) : undefined,
  };
}

function whatOf(text: string): Pattern['what'] | undefined {
  const trimmed = text.trim();
  const between = range.exec(trimmed);
  if (between) return {kind: 'number', from: Number(between[1]), to: Number(between[2])};
  if (/^-?\d+$/.test(trimmed)) return {kind: 'number', from: Number(trimmed), to: Number(trimmed)};
  const open = trimmed.endsWith('…');
  const bare = trimmed.replace(/…$/, '');
  if (identifier.test(bare)) {
    if (distinct.test(bare) && !amount.test(bare)) return {kind: 'identifier', key: identifierKey(bare), open};
    return {kind: 'word', word: identifierKey(bare)};
  }
  const sentence = sentenceOf(trimmed);
  return sentence.length === 0 ? undefined : sentence;
}

const fixedNumber = /^(?:code |error |status |http )?\d{3}(?: |$)/i;

function patternsOf(entry: MatcherEntry): Pattern[] {
  const make = (source: Source, text: string, networks: readonly NetworkId[] = entry.networks): Pattern[] => {
    const what = whatOf(text);
    return what === undefined ? [] : [{entry, source, text, networks, what}];
  };
  return [
    ...entry.network_codes.flatMap(({code, network}) => make('network-code', code, network === undefined ? entry.networks : [network])),
    ...entry.wordings.flatMap((text) => make('wording', text)),
    // A single plain word, or a bare status, would match any text.
    ...entry.keywords.flatMap((text) => make('keyword', text).filter(({what}) => what.kind !== 'word' && !fixedNumber.test(text))),
    ...textsOf(entry).flatMap((text) => make('message', text).filter(({what}) => what.kind === 'sentence')),
  ];
}

/** The same for patterns of the same words. */
export function patternKey({text}: Pattern): string {
  return wordsOf(text).join(' ');
}

export interface Compiled {
  readonly entries: readonly MatcherEntry[];
  readonly codes: ReadonlyMap<number, MatcherEntry>;
  readonly patterns: ReadonlyMap<MatcherEntry, readonly Pattern[]>;
  /** How many entries have a pattern of the same text: what several have decides between none of them. */
  readonly shared: ReadonlyMap<string, number>;
  /** In how many entries' texts a word stands. */
  readonly frequency: ReadonlyMap<string, number>;
  /** Each entry's own texts of three words or more. */
  readonly texts: ReadonlyMap<MatcherEntry, readonly Weighed[]>;
  readonly weigh: (words: Iterable<string>) => Weighed;
  /** What messages about each entry speak of. */
  readonly concepts: ReadonlyMap<MatcherEntry, readonly (readonly string[])[]>;
  /** How much a concept tells: what few errors are about tells most. */
  readonly telling: ReadonlyMap<string, number>;
}

/** Words without their endings, with what each tells: rare ones most. */
export interface Weighed {
  readonly weights: ReadonlyMap<string, number>;
  readonly total: number;
}

/** What remains of the weight of a concept that stands in messages of all kinds. */
export const weakness = 0.3;

const known = new WeakMap<readonly MatcherEntry[], Compiled>();

/** The patterns of all entries, made once. */
export function compile(entries: readonly MatcherEntry[]): Compiled {
  const made = known.get(entries);
  if (made) return made;
  const words = new Map(
    entries.map((entry) => [
      entry,
      [...textsOf(entry), ...entry.wordings, ...entry.keywords.filter((text) => text.includes(' '))].map((text) => wordsOf(text).map(beginningOf)),
    ]),
  );
  const frequency = new Map<string, number>();
  for (const texts of words.values()) for (const word of new Set(texts.flat())) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weigh = (words: Iterable<string>): Weighed => {
    const weights = new Map<string, number>();
    for (const word of words) weights.set(word, word.length < 3 ? 0.05 : Math.log(1 + entries.length / (frequency.get(word) ?? entries.length)));
    return {weights, total: Array.from(weights.values()).reduce((sum, weight) => sum + weight, 0)};
  };
  const patterns = new Map(entries.map((entry) => [entry, patternsOf(entry)]));
  const shared = new Map<string, number>();
  for (const own of patterns.values()) for (const key of new Set(own.map(patternKey))) shared.set(key, (shared.get(key) ?? 0) + 1);
  const concepts = new Map(entries.map((entry) => [entry, entry.concepts.map((line) => line.split(' '))]));
  const about = new Map<string, number>();
  for (const lines of concepts.values()) for (const id of new Set(lines.flat())) about.set(id, (about.get(id) ?? 0) + 1);
  const telling = new Map([...about].map(([id, count]) => [id, Math.log(1 + entries.length / count) * (isWeak(id) ? weakness : 1)]));
  const compiled = {
    concepts,
    telling,
    entries,
    codes: new Map(entries.map((entry) => [entry.code, entry])),
    patterns,
    shared,
    frequency,
    texts: new Map(Array.from(words, ([entry, texts]) => [entry, texts.filter((text) => text.length >= 3).map(weigh)])),
    weigh,
  };
  known.set(entries, compiled);
  return compiled;
}
