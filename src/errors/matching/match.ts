import type {NetworkId} from '../../facts/schema/common.ts';
import type {ErrorCategory} from '../../facts/schema/error.ts';
import type {Learned} from '../../text/likeness.ts';
import {amountsIn} from './amounts.ts';
import {conceptsIn, isWeak} from './concepts.ts';
import {fieldsOf} from './fields.ts';
import {kindsIn, nearKinds} from './kinds.ts';
import {learnedWordsOf, likelyCodes} from './likely.ts';
import {isOfOthers, networksIn} from './networks.ts';
import {ownCodesIn} from './own-codes.ts';
import {type Compiled, compile, type MatcherEntry, type Pattern, patternKey, type Sentence, textsOf, type Weighed, weakness} from './patterns.ts';
import {beginningOf, identifierKey, joined, pairsOf, readable, wordsOf} from './text.ts';
import {keptOf, toldIn} from './told.ts';
import {leaningsIn} from './vocabulary.ts';
import {withoutWaits} from './waits.ts';

export {exactCode} from './own-codes.ts';
export type {MatcherEntry} from './patterns.ts';

export type ReasonKind = 'code' | 'network-code' | 'wording' | 'message' | 'words';

export interface Match {
  readonly code: number;
  readonly title: string;
  /** 0 to 100. */
  readonly score: number;
  readonly reason: {readonly kind: ReasonKind; readonly text: string};
}

/** What would tell the likeliest codes apart: the network, the code beside the message, or more of the message. */
export type Decides = 'network' | 'code' | 'message';

export interface Found {
  /** Best first. */
  readonly matches: readonly Match[];
  /** The first one is meant; if not, it is a guess and so are the others. */
  readonly sure: boolean;
  /** Left out when sure or when nothing was found. */
  readonly decides?: Decides;
}

interface Input {
  readonly text: string;
  readonly words: readonly string[];
  readonly set: ReadonlySet<string>;
  /** The words without their endings. */
  readonly beginnings: ReadonlySet<string>;
  /** The same with what each tells. */
  readonly weighed: Weighed;
  readonly joined: string;
  /** Every word and every run of letters, digits and signs, as identifiers are compared. */
  readonly identifiers: ReadonlySet<string>;
  readonly values: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
  readonly pairs: ReadonlySet<string>;
  readonly networks: ReadonlySet<NetworkId>;
  /** Where none is named, those whose words it uses. */
  readonly leanings: ReadonlySet<NetworkId>;
  /** Kinds of failure that it speaks of. */
  readonly kinds: readonly ErrorCategory[];
  readonly media: {readonly says: RegExp; readonly other: RegExp} | undefined;
  /** Things and faults that it speaks of, in any language. */
  readonly concepts: ReadonlySet<string>;
  readonly amounts: ReadonlySet<string>;
  /** As {@link likelyCodes} takes them. */
  readonly learned: readonly string[];
}

/** HTTP statuses tell of a kind of failure that every network has. */
const httpStatuses = new Set([400, 401, 402, 403, 404, 409, 413, 422, 426, 429, 500, 502, 503, 504]);
/** What it adds that a text is all of what a network documents, and nothing else. */
const allOf = 6;
/** What the name of a field says in a text that is longer than a question. */
const anybodys = 60;
const fewWords = 8;
const wordsOfFewest = 0.35;
/** Score below which words in common with a text of no network are chance. */
const fewestWords = 36;
/** What each further error costs that has the same wording, and the most that it costs. */
const sharedCost = 5;
/** What any service says with any error; it tells something where nothing else does. */
const phrase =
  /^(?:please )?(?:re)?try(?: again)?(?: later)?$|^invalid_?request$|^повторите попытку(?: позже)?$|^попробуйте (?:еще раз|позже)$|^something went wrong$|^что-то пошло не так$|^access denied$/;
const phraseCost = 25;
const mostShared = 12;
/** What the words of a failed connection cost where no webhook is named. */
const noServerCost = 18;
/** What similar words add among errors of the kind that the text speaks of. */
const sameKind = 24;
/** What it costs a sentence that only most of its words stand in a text that the word which tells it from others is not one of them. */
const withoutRarest = 12;
/** What it costs that a text which names no network writes a name in another way than it was seen. */
const otherSpelling = 20;
/** What remains of the likeness of an error about videos for a text about images. */
const otherMedia = 0.6;
/** Client libraries name a class after each code: `TopicClosedError`, `PeerIdInvalidException`. */
const classEnding = /error$|exception$/;
const saysError = /error|reason|code|fail|ошибк|код|причин/i;
/** What a network's name costs the shortest messages of this service. */
const besideNetwork = 30;
/** Words of the shortest message that nobody types by chance, and of the shortest end of one that says enough. */
const shortestAlone = 7;
const shortestEnd = 5;
/** Words from which a part of a message can be sure, and how far what has fewer stays below: "caption too long" is said of any network. */
const fewestOfCut = 5;
const cutLead = 6;
/** Score of a message of this service that is all that was pasted. */
const wholeMessage = 99;
/** What a concept weighs that no error is about. */
const unheard = 1;
/** What tells more: that a line of an error is said in full, and that the text says nothing else. */
const saidOfLine = 0.6;
const saidOfText = 0.4;
const sureFrom = 80;
/** Score from which a guess is shown beside what is meant. */
const guessBesideSure = 60;
const sureLead = 4;
/** What a sentence needs before the next one where it is known of several networks and none is named: "Access token has expired". */
const sureLeadUnnamed = 8;
/** Words of the longest sentence that says too little to be sure of a network which a longer text does not name. */
const fewestTelling = 4;
/** Score of a text that only resembles a known one: a likely guess, and never sure by itself. */
const mostResembling = sureFrom - 6;
/** Share from which what a text speaks of makes a guess, what the guess scores at least and at most, and what agreeing in full adds. */
const agreedFewest = 0.3;
const agreedBase = 20;
const agreedMost = 76;
const agreedInFull = 50;
/** What the same words add to the same concepts, and what the same concepts add to other evidence. */
const agreedWords = 20;
const agreedBeside = 4;
/** What it costs an error of all networks, or of another network, that the text names one, and one of a network that it names none. */
const agreedGeneral = 12;
const agreedLimited = 6;
const agreedOther = 40;
const agreedUnnamed = 18;
/** What is left of that cost where the text uses the network's words. */
const agreedLeaning = 10;
const agreedGeneralUnnamed = 9;
/** What it costs an error of Threads where the form of an answer tells of Meta alone. */
const seldomMeant = 2;
/** What it costs an error of all networks beside those of the one that is named, where neither is sure. */
const behindOwn = 5;
/** What it adds that a number of the text is a limit of the error, where the network is named and where it is not. */
const amountOfNamed = 6;
const amountOfUnnamed = 15;
/** What the code costs that is surely unlike what was learned beside one that is surely like it, halved. */
const likelyWorth = 28;
/** Score of what a network documents, said in full, and what it costs at most that it is not likely. */
const verbatim = 90;
const codeCost = 4;
/** Score of a guess that is shown among the first three, where nothing was learned. */
const leastGuess = 24;
/** Score of the likeliest code by what was learned, where nothing else speaks for it. */
const guessed = 22;
/** What makes the shortest lines, which any text says in full, count for less. */
const shortLine = 1;

function readInput(raw: string, {weigh}: Compiled): Input {
  const text = readable(raw);
  const kept = readable(keptOf(raw)) || text;
  const told = readable(toldIn(raw)) || text;
  const measured = withoutWaits(told);
  const words = wordsOf(told);
  const beginnings = new Set(words.map(beginningOf));
  const {values, numbers} = fieldsOf(kept, words);
  const networks = networksIn(text);
  const runs = kept.match(/[\p{L}\p{N}_][\p{L}\p{N}_:/.-]*[\p{L}\p{N}_]/gu)?.slice(0, 4000) ?? [];
  return {
    text,
    words,
    set: new Set(words),
    beginnings,
    weighed: weigh(beginnings),
    joined: joined(words),
    identifiers: new Set(
      [...wordsOf(kept), ...runs, ...runs.flatMap((run) => run.split(/[:/.]/))].map(identifierKey).flatMap((key) => [key, key.replace(classEnding, '')]),
    ),
    values,
    numbers,
    pairs: new Set(pairsOf(words)),
    networks,
    leanings: networks.size === 0 ? leaningsIn(kept) : networks,
    kinds: kindsIn(told.slice(0, 2000)),
    media: mediaIn(told),
    concepts: conceptsIn(measured),
    amounts: amountsIn(measured),
    learned: learnedWordsOf(told, networks),
  };
}

/** The word of a sentence that fewest errors have. */
type Rarest = (sentence: Sentence) => string;

function rarestOf({frequency}: Compiled): Rarest {
  const often = (word: string): number => frequency.get(beginningOf(word)) ?? 0;
  return ({words}) => words.reduce((rarest, word) => (often(word) < often(rarest) ? word : rarest), words[0] ?? '');
}

/** Whether parts of a sentence stand in a text in their order. */
function holds(parts: readonly string[], text: string): boolean {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    // Neighbouring parts share the space between them.
    from = at + part.length - 1;
  }
  return true;
}

function sentenceScore(sentence: Sentence, input: Input, isOfNetwork: boolean, rarest: Rarest): number {
  const {length} = sentence;
  const share = length / Math.max(1, input.words.length);
  if (holds(sentence.parts, input.joined)) {
    if (length === 1) return 0;
    const base = length === 2 ? 66 : length === 3 ? 78 : 84;
    // The more of it there is, and the more of what was pasted it is, the surer.
    return Math.min(97, base + Math.min(8, length / 2) + (share > 0.5 ? 6 : share > 0.25 ? 3 : 0));
  }
  // A message without its beginning: `is incomplete: 400000 of 482133 bytes arrived`.
  const {end: left} = sentence;
  if (left >= shortestEnd && left / input.words.length > 0.5 && sentence.parts.length > 2 && holds(sentence.parts.slice(1), input.joined))
    return 88 + Math.min(6, left / 2);
  // The beginning of a message that was cut, or a part of it.
  if (input.words.length >= 3 && length > input.words.length && sentence.parts.some((part) => part.includes(input.joined))) {
    const cut = 62 + Math.min(26, (input.words.length / length) * 30);
    return input.words.length >= fewestOfCut ? cut + 6 : Math.min(cut, sureFrom - cutLead);
  }
  if (isOfNetwork && sentence.name !== undefined && input.identifiers.has(sentence.name)) return length === 2 ? 74 : 86;
  if (length < 4) return 0;
  // The same sentence with other words in it. A part of one word says nothing by being there, and much by being absent.
  const found = sentence.pairs.reduce((count, pair) => count + (input.pairs.has(pair) ? 1 : 0), 0);
  if (found === 0) return 0;
  const held = found / (sentence.pairs.length + sentence.lone.reduce((count, word) => count + (input.set.has(word) ? 0 : 1), 0));
  if (held < (length < 7 ? 0.75 : 0.6)) return 0;
  const isTold = input.beginnings.has(beginningOf(rarest(sentence)));
  return Math.min(mostResembling, 50 + held * 32 + Math.min(6, length / 3) - (isTold ? 0 : withoutRarest));
}

/** Names of exceptions that follow HTTP’s statuses, and what any API calls its limit and the time to wait, in lower case without separators. */
const anybodysClass =
  /^(?:bad_?request|un_?authorized|forbidden|not_?found|(?:internal_?)?server_?error|connection_?error|timeout)_?exception$|^internal_?(?:server_?)?error$|^(?:rate_?limited|retry_?after)$/;

function scorePattern({entry, what, source}: Pattern, input: Input, fits: boolean, rarest: Rarest): number {
  if (what.kind === 'number') {
    const isRange = what.from !== what.to;
    for (const number of input.numbers) {
      if (number < what.from || number > what.to) continue;
      if (httpStatuses.has(number) && !isRange) return fits ? 55 : 0;
      if (isRange) return fits ? 70 : 34;
      if (number >= 100_000) return 96;
      return fits ? 85 : number >= 1000 ? 66 : 40;
    }
    return what.from === what.to && what.from >= 1_000_000 && input.set.has(String(what.from)) ? 94 : 0;
  }
  if (what.kind === 'identifier') {
    const isThere = what.open ? Array.from(input.identifiers).some((found) => found.startsWith(what.key)) : input.identifiers.has(what.key);
    if (!isThere) return 0;
    if (what.key.length < 4) return fits ? 70 : 0;
    // Every framework has a class of that name: it tells of a network only where that one is named.
    if (anybodysClass.test(what.key) && !fits) return 0;
    // Fields and headers of this service's API stand in anybody's answers: `content-type`, `file_id`.
    if (source === 'keyword' && entry.networks.length === 0 && input.words.length > fewWords) return anybodys;
    return source === 'keyword' ? 84 : 93;
  }
  if (what.kind === 'word') {
    if (input.values.has(what.word)) return fits ? 92 : input.networks.size === 0 ? 72 : 0;
    if (!input.set.has(what.word) || !fits || input.networks.size === 0) return 0;
    // "youtube channel description length" is a question; "youtube length" and "youtube error length" are not.
    return input.words.length <= 2 || (input.words.length <= 4 && saysError.test(input.text)) ? 82 : 58;
  }
  const score = sentenceScore(what, input, entry.networks.length > 0, rarest);
  if (score === 0) return 0;
  // A message of this service that is all that was pasted: networks' messages begin with the same words.
  if (source === 'message' && what.length >= shortestAlone && what.length === input.words.length && holds(what.parts, input.joined)) return wholeMessage;
  // Two or three words that many networks say, or that this service says of anything.
  if (what.length <= 3 && !fits) return score - 22;
  return what.length <= 3 && entry.networks.length === 0 ? score - 10 : score;
}

/** Share of a text's rare words that another holds, 0 to 1; frequent words weigh little. */
function overlap({weights, total}: Weighed, other: Weighed): number {
  let found = 0;
  for (const [word, weight] of weights) if (other.weights.has(word)) found += weight;
  return total === 0 ? 0 : found / total;
}

function similarity(entry: MatcherEntry, {words, weighed}: Input, {texts}: Compiled): number {
  if (words.length > 120) return 0;
  let best = 0;
  for (const text of texts.get(entry) ?? []) {
    const share = overlap(text, weighed);
    if (share <= best) continue;
    const both = share * 0.6 + overlap(weighed, text) * 0.4;
    if (both > best) best = both;
  }
  return best;
}

/** How much of what a text speaks of an error is about, and how much of one of its lines the text says, 0 to 1. */
function agreement(entry: MatcherEntry, {concepts}: Input, {concepts: known, telling}: Compiled): number {
  // What tells little where it is said is missed in full where it is not: "only a video" is not said by "video".
  const weightOf = (id: string): number => (telling.get(id) ?? unheard) / (concepts.has(id) || !isWeak(id) ? 1 : weakness);
  const weigh = (ids: Iterable<string>): number => Array.from(ids).reduce((sum, id) => sum + weightOf(id), 0);
  const all = weigh(concepts);
  let best = 0;
  for (const line of known.get(entry) ?? []) {
    const said = line.filter((id) => concepts.has(id));
    if (said.length === 0) continue;
    const weight = weigh(said);
    best = Math.max(best, saidOfLine * (weight / (weigh(line) + shortLine)) + saidOfText * (weight / all));
  }
  return best;
}

const pictures = /image|photo|picture|картин|изображен|фото|foto|(?<!\p{L})bild(?:er)?(?!\p{L})|imagen|imágen/iu;
const videos = /v[ií]deo|reel|clip|видео|ролик|рилс|клип/i;

/** What a text speaks of, and what it does not: images or videos; nothing where it speaks of both, or of neither. */
function mediaIn(text: string): Input['media'] {
  const [picture, video] = [pictures.test(text), videos.test(text)];
  if (picture === video) return undefined;
  return picture ? {says: pictures, other: videos} : {says: videos, other: pictures};
}

/** Whether an error is about videos where the text speaks of images alone, or the other way round. */
function isOtherMedia(entry: MatcherEntry, {media}: Input): boolean {
  if (media === undefined) return false;
  const about = textsOf(entry).join(' ');
  return media.other.test(about) && !media.says.test(about);
}

/** Whether a text names a message as a class of a library does: this says nothing beside the identifier itself. */
function isNamed({what}: Pattern, input: Input): boolean {
  return what.kind === 'sentence' && what.name !== undefined && input.identifiers.has(what.name);
}

/** Whether a text is this message of a few words and nothing else; a longer one is sure by itself. */
function isAllOf({what}: Pattern, input: Input): boolean {
  return what.kind === 'sentence' && what.length <= 4 && what.parts.length === 1 && what.parts[0] === input.joined;
}

/** Whether a text says more than a few words of a network that it does not name. */
function isFewOf({what, source}: Pattern, input: Input): boolean {
  return what.kind === 'sentence' && source !== 'network-code' && what.length <= fewestTelling && input.words.length > what.length * 2;
}

/** What any program says when it reaches no server is said of webhooks too: it is a guess where none is named. */
function isOfWebhooks(networks: readonly NetworkId[]): boolean {
  return networks.length > 0 && networks.every((network) => network === 'webhook');
}

/** Two plain words that a library joins: any system writes them, each in its own way. */
function isOtherSpelling({source, networks}: Pattern, fits: boolean): boolean {
  return source === 'wording' && networks.length > 0 && !fits;
}

/** What the network that a text names, or its silence, and the numbers in it say for an error, whatever its words. */
function standing({networks, limited, amounts}: MatcherEntry, input: Input): number {
  const fits = networks.some((network) => input.networks.has(network));
  const isNamed = amounts.some((amount) => input.amounts.has(amount));
  const counted = isNamed ? (fits ? amountOfNamed : amountOfUnnamed) : 0;
  // Of Meta's three, the one that is seldom meant where none is named comes last.
  if (fits) return counted - (networks.includes('threads') && input.networks.has('facebook') && !/threads/i.test(input.text) ? seldomMeant : 0);
  // An error of all networks that a limit of the named one leads to comes right behind that one's own.
  if (limited.some((network) => input.networks.has(network as NetworkId))) return counted - agreedLimited;
  if (networks.length === 0) return counted - (input.networks.size > 0 ? agreedGeneral : agreedGeneralUnnamed);
  if (input.networks.size > 0) return counted - agreedOther;
  return counted - (networks.some((network) => input.leanings.has(network)) ? agreedLeaning : agreedUnnamed);
}

interface Evidence {
  readonly score: number;
  readonly reason: Match['reason'];
}

function evidenceOf(entry: MatcherEntry, patterns: readonly Pattern[], input: Input, compiled: Compiled): Evidence | undefined {
  let best: Evidence | undefined;
  const kinds = new Map<string, number>();
  let hasOwnCode = false;
  const hinted = input.networks.size > 0;
  const rarest = rarestOf(compiled);
  for (const pattern of patterns) {
    const isGeneral = pattern.networks.length === 0;
    const fits = pattern.networks.some((network) => input.networks.has(network));
    let score = scorePattern(pattern, input, fits || isGeneral, rarest);
    if (score <= 0) continue;
    if (hinted && !isGeneral) score += fits ? 4 : -42;
    // What is of no network in particular gives way where one is named.
    if (hinted && isGeneral && (pattern.source !== 'message' || score < sureFrom)) score -= 12;
    // A few words of this service that a network is named beside are what that one says as well: "Discord: too many requests".
    else if (hinted && isGeneral && pattern.what.kind === 'sentence' && pattern.what.length < shortestAlone) score -= besideNetwork;
    if (pattern.source === 'keyword') score -= 3;
    if (!fits && !isGeneral && isFewOf(pattern, input)) score = Math.min(score, sureFrom - 1);
    if (phrase.test(pattern.text.toLowerCase().replaceAll('ё', 'е'))) score -= phraseCost;
    // What any program says when it reaches no server is about a webhook where one is named.
    if (!fits && pattern.source !== 'network-code' && isOfWebhooks(pattern.networks)) score -= noServerCost;
    // What is known of one error alone decides before what several share.
    const sharing = compiled.shared.get(patternKey(pattern)) ?? 1;
    if (pattern.what.kind !== 'number' || pattern.what.to < 1000) score -= Math.min(mostShared, sharedCost * (sharing - 1));
    // Of equals, what the network documents tells why, before it what is written the same way, and first what is all of the text.
    if (pattern.source === 'network-code') score += isAllOf(pattern, input) ? allOf : 0.5;
    if (pattern.what.kind === 'identifier') score += input.text.includes(pattern.text) ? 1 : isOtherSpelling(pattern, fits) ? -otherSpelling : 0;
    if ((pattern.what.kind === 'number' || pattern.what.kind === 'identifier') && sharing === 1) hasOwnCode = true;
    const kind = isNamed(pattern, input) ? 'identifier' : pattern.what.kind;
    kinds.set(kind, Math.max(kinds.get(kind) ?? 0, score));
    if (best === undefined || score > best.score) best = {score, reason: {kind: reasonOf(pattern), text: pattern.text}};
  }
  // What was found word for word stays the reason: what is like it, and what it speaks of, only make it likelier.
  const share = isOtherMedia(entry, input) ? otherMedia : 1;
  const similar = similarity(entry, input, compiled) * share;
  if (similar >= wordsOfFewest) {
    const fits = entry.networks.some((network) => input.networks.has(network));
    const score = similar * 66 + (hinted ? (fits ? 6 : entry.networks.length === 0 ? -4 : -24) : 0);
    if (best === undefined) best = {score, reason: {kind: 'words', text: entry.texts[0] ?? entry.title}};
    else if (score > best.score) best = {...best, score};
    else best = {...best, score: best.score + similar * 2};
  }
  // Of a network that is named, what is of the kind that the text speaks of is a guess at least.
  const kind = input.kinds.indexOf(entry.category);
  const near = input.kinds.findIndex((other) => nearKinds[entry.category]?.includes(other));
  if ((kind >= 0 || near >= 0) && hinted && entry.networks.some((network) => input.networks.has(network))) {
    // Of several of the kind, the one that says most of the same.
    const score = (kind >= 0 ? 46 - kind * 2 : 36 - near * 2) * share + similar * sameKind;
    if (best === undefined) best = {score, reason: {kind: 'words', text: entry.title}};
    else if (score > best.score) best = {...best, score};
    else best = {...best, score: best.score + 2};
  }
  const agreed = agreement(entry, input, compiled);
  if (agreed >= agreedFewest) {
    const score = Math.min(agreedMost, agreedBase + agreed * agreedInFull + similar * agreedWords + standing(entry, input));
    if (best === undefined) best = {score, reason: {kind: 'words', text: entry.title}};
    else if (score > best.score) best = {...best, score};
    else if (best.score < agreedMost) best = {...best, score: best.score + agreed * agreedBeside};
  }
  if (best === undefined) return undefined;
  // A number and a sentence that say the same are surer than either.
  const others = [...kinds.values()].sort((left, right) => right - left).slice(1);
  const together = others.reduce((sum, score) => sum + (score > 30 ? 5 : 0), 0);
  // A code that no other error has means an error that is out of use as well.
  const isOut = entry.status === 'retired' && !hasOwnCode;
  // Of a network that is named, its own page goes before one of all networks that says as much.
  const isBehind = hinted && entry.networks.length === 0 && best.score < sureFrom;
  const score = best.score + together - (isOut ? 15 : 0) - (isBehind ? behindOwn : 0);
  const most = isOfWebhooks(entry.networks) && !input.networks.has('webhook') && best.reason.kind !== 'network-code' ? sureFrom - 2 : 99;
  return {...best, score: Math.max(0, Math.min(most, score))};
}

function reasonOf({source}: Pattern): ReasonKind {
  if (source === 'network-code' || source === 'message') return source;
  return 'wording';
}

function decidesBetween(matches: readonly MatcherEntry[], input: Input): Decides {
  const networks = new Set(matches.map((entry) => entry.networks.join()));
  if (networks.size > 1 && input.networks.size !== 1) return 'network';
  return input.numbers.size === 0 ? 'code' : 'message';
}

/** Whether the first of two is of a network in particular, and both are known by their words. */
function isOfOneNetwork(first: Match, second: Match | undefined, {codes}: Compiled): boolean {
  return (codes.get(first.code)?.networks.length ?? 0) > 0 && /\s/.test(first.reason.text) && second !== undefined && /\s/.test(second.reason.text);
}

/** Whether the first of matches, best first, is meant: a code of ours, or what stands out from all others. */
function isMeant([first, second]: readonly Match[], input: Input, compiled: Compiled): boolean {
  if (first?.reason.kind === 'code') return true;
  if (first === undefined || first.reason.kind === 'words' || first.score < sureFrom || isOfOthers(input.text, input.networks)) return false;
  const lead = input.networks.size === 0 && isOfOneNetwork(first, second, compiled) ? sureLeadUnnamed : sureLead;
  return first.score - (second?.score ?? 0) >= lead;
}

/** What is known beside the entries, and how many codes are wanted. */
export interface FindOptions {
  readonly most?: number;
  /** Which words tell of which code; without it, what the entries say decides alone. */
  readonly learned?: Learned | undefined;
}

/** What a code costs at most that is not likely: ours and those of networks are what they are, whatever the words around them tell of. */
function mostCost({reason, score}: Match): number {
  if (reason.kind === 'code') return 0;
  return reason.kind === 'network-code' && score >= verbatim ? codeCost : Number.POSITIVE_INFINITY;
}

/** The same matches, those that are less likely by what was learned further behind, with guesses that nothing else speaks for. */
function weighLikely(matches: readonly Match[], input: Input, learned: Learned, {codes}: Compiled): Match[] {
  const {behind, guesses} = likelyCodes(input.learned, learned);
  const known = new Set(matches.map(({code}) => code));
  const further = guesses.flatMap((code): Match[] => {
    const entry = codes.get(code);
    return entry === undefined || known.has(code) ? [] : [{code, title: entry.title, score: guessed, reason: {kind: 'words', text: entry.title}}];
  });
  return [...matches, ...further].map((match) => ({...match, score: Math.max(0, match.score - Math.min(mostCost(match), likelyWorth * behind(match.code)))}));
}

/**
 * Codes that a pasted text stands for, best first, at most `most`, each with the reason, and whether the first is meant.
 * Takes anything: a number, a message in either language, an API answer, a network's raw error. Never throws.
 */
export function findErrors(raw: string, entries: readonly MatcherEntry[], {most = 8, learned}: FindOptions = {}): Found {
  const compiled = compile(entries);
  const input = readInput(raw, compiled);
  if (input.words.length === 0) return {matches: [], sure: false};
  const own = ownCodesIn(input.text, (code) => compiled.codes.has(code));
  // Discord's numbers are as long as ours: in its own form they are its own.
  const isForeign = input.networks.has('discord') && /discordapierror|error code:? \d{5}|"code"\s*:\s*\d{5}|unknown|missing|invalid/i.test(input.text);
  const found: Match[] = [];
  for (const entry of entries) {
    const evidence = evidenceOf(entry, compiled.patterns.get(entry) ?? [], input, compiled);
    const place = own.indexOf(entry.code);
    if (place >= 0) {
      found.push({code: entry.code, title: entry.title, score: isForeign ? 84 : 100, reason: {kind: 'code', text: String(entry.code)}});
    } else if (evidence) found.push({code: entry.code, title: entry.title, ...evidence});
  }
  // Of no network in particular, a few words in common say nothing.
  const telling = found.filter(({score, reason}) => reason.kind !== 'words' || input.networks.size > 0 || score >= fewestWords);
  const bestFirst = (left: Match, right: Match): number =>
    right.score - left.score || own.indexOf(left.code) - own.indexOf(right.code) || left.code - right.code;
  telling.sort(bestFirst);
  const matches = learned === undefined ? telling : weighLikely(telling, input, learned, compiled).sort(bestFirst);
  const top = matches[0]?.score ?? 0;
  const shown = matches
    .filter(({score}, index) => score >= Math.min(60, top * 0.6) || (index < 3 && (score >= leastGuess || learned !== undefined)) || score >= top - 12)
    .slice(0, most);
  const [first] = shown;
  if (first === undefined) return {matches: [], sure: false};
  // What was learned makes nothing surer: it takes back what it speaks against.
  const sure = isMeant(matches, input, compiled) && telling[0]?.code === first.code && isMeant(telling, input, compiled);
  // Beside what is meant, an error of another wording is no news.
  if (sure) return {matches: shown.filter(({reason, score}) => reason.kind !== 'words' || score >= guessBesideSure), sure};
  const likeliest = shown.slice(0, 3).flatMap(({code}) => compiled.codes.get(code) ?? []);
  return {matches: shown, sure, decides: decidesBetween(likeliest, input)};
}
