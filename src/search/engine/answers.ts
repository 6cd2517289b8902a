import type {Found, Match} from '../../errors/matching/match.ts';
import type {Matcher} from '../../errors/matching/matcher.ts';
import type {MatcherEntry} from '../../errors/matching/patterns.ts';
import {networksNamedIn} from '../../errors/matching/network-names.ts';
import {exactCode, ownCodesIn} from '../../errors/matching/own-codes.ts';
import {saysRefusal} from './intent.ts';
import {looksLikeMessage, messageSigns} from './message-signs.ts';
import {isOnlyLimit, type LimitQuestion, limitQuestion, type LimitWords} from './metrics.ts';

/** A limit as the window answers with it. `scope`: post kinds that it holds for, its condition and the time that a rate counts in. */
export type LimitAnswer = readonly [metric: string, name: string, value: string, condition: string, id: string, source: string, bound: string, scope: string];

/** What the window answers by itself: `answers.json` of a language. */
export interface AnswersFile {
  /** By code: path below the language's base, title, what to do, first step. */
  readonly errors: Readonly<Record<string, readonly [path: string, title: string, action: string, step: string]>>;
  /** By network: its name, the page of its limits, its limits. */
  readonly networks: Readonly<
    Record<
      string,
      {readonly name: string; readonly page: string; readonly connecting: string; readonly limitsPage: string; readonly limits: readonly LimitAnswer[]}
    >
  >;
  readonly limitWords: LimitWords;
  /** The page of all limits side by side; its title names the networks in place of `{networks}`. `most`: what stands before an upper end. */
  readonly comparison: {
    readonly path: string;
    readonly title: string;
    readonly text: string;
    readonly and: string;
    readonly all: string;
    readonly most: string;
  };
  readonly words: {
    readonly answer: string;
    readonly first: string;
    readonly connect: string;
    readonly limits: string;
    readonly errors: string;
    readonly source: string;
  };
}

/** A row above the hits: the answer itself, and where more of it stands. `path` is below the language's base. */
export interface AnswerRow {
  readonly kind: 'error' | 'limit' | 'way';
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly network?: string;
  /** Host of the document that says so. */
  readonly source?: string;
}

const mostLimits = 3;
/** Of so many networks at least a limit is known that is answered for all of them. */
const fewestNetworks = 3;
/** Metrics that count what a post holds. */
const isCount = /^(?:image|media)_count$/;
const isLength = /_length$/;
/** Metrics of which one value says enough: of a ratio both ends are asked for. */
const isTold = /_(?:length|duration|size|format|rate)$/;
/** Who was refused looks for the error, not for the limit alone. */
const refused =
  /too (?:long|large|big|many|short|small|wide)|error|fail|reject|exceed|refus|not work|(?:does|wo|ca)n['’]?t|cannot|слишком|ошибк|превыш|отклон|не (?:работ|выход|выш|прин|подош|подход|груз|загру|публик)/i;
/** Words beside a network's name that leave the query a name. */
const fillers = /^(?:social|network|channel|сеть|соцсеть|канал)$/i;

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}

function errorRow(code: number, {errors, words}: AnswersFile): readonly AnswerRow[] {
  const entry = errors[code];
  if (!entry) return [];
  const [path, title, action, step] = entry;
  return [{kind: 'error', path, title: `${code}: ${title}`, text: step === '' ? `${action}.` : `${action}. ${words.first} ${step}`}];
}

/** What a number is asked for is its upper end first; that a title is required answers no question for its length. */
const bounds = ['max', 'exact', 'allowed', 'min'];

/** Limits that answer a question, the one that is meant first. */
function limitsFor(limits: readonly LimitAnswer[], {metrics, kind, prefers, names, isDaily}: LimitQuestion): readonly LimitAnswer[] {
  const placed = limits.flatMap((limit) => {
    const [metric, , , , , , bound, scope] = limit;
    const scopes = scope.split(' ');
    const isOther = (['gif', 'link'] as const).some((name) => scopes.includes(name) && !names.has(name) && metric !== 'animation_size');
    const isOtherTime = isDaily && metric === 'publication_rate' && !scopes.includes('day');
    if (!metrics.includes(metric) || !scopes.includes(kind) || !bounds.includes(bound) || isOther || isOtherTime) return [];
    const isOwn = kind === 'post' || !scopes.includes('post');
    return [
      {
        limit,
        metric: metrics.indexOf(metric),
        isOwn,
        places: [prefers.some((name) => scopes.includes(name)) ? 0 : 1, bounds.indexOf(bound)],
      },
    ];
  });
  // What holds for stories alone answers a question for stories, where there is such a limit.
  const ofKind = placed.some(({isOwn}) => isOwn) ? placed.filter(({isOwn}) => isOwn) : placed;
  // A ratio that is wanted says more than the ends of what is taken.
  const exact = new Set(ofKind.flatMap(({limit: [metric, , , , , , bound]}) => (bound === 'exact' ? [metric] : [])));
  const meant = ofKind.filter(({limit: [metric, , , , , , bound]}) => bound === 'exact' || !exact.has(metric));
  return meant
    .toSorted((left, right) => left.metric - right.metric || (left.places[0] ?? 0) - (right.places[0] ?? 0) || (left.places[1] ?? 0) - (right.places[1] ?? 0))
    .map(({limit}) => limit);
}

function limitRows(network: string, question: LimitQuestion, {networks}: AnswersFile): readonly AnswerRow[] {
  const entry = networks[network];
  if (!entry) return [];
  return limitsFor(entry.limits, question)
    .slice(0, mostLimits)
    .map(([, name, value, condition, id, source]) => ({
      kind: 'limit',
      path: `${entry.limitsPage}#limit-${id}`,
      title: `${entry.name}. ${name}: ${value}`,
      text: condition,
      network,
      source: hostOf(source),
    }));
}

/** Several networks: what fits all of them, chosen already on the page that compares them. */
function comparisonRows(asked: readonly string[], {kind}: LimitQuestion, {comparison, networks}: AnswersFile): readonly AnswerRow[] {
  const names = asked.map((network) => networks[network]?.name ?? network);
  const named = [names.slice(0, -1).join(', '), names.at(-1)].join(comparison.and);
  const path = `${comparison.path}?networks=${asked.join(',')}${kind === 'post' ? '' : `&kind=${kind}`}`;
  return [{kind: 'limit', path, title: comparison.title.replace('{networks}', named), text: comparison.text}];
}

/** What stands behind the number: ` characters`, ` posts per day`, or all of a value without a number. */
function unitOf(value: string): string {
  return value.replace(/^\d(?:[\d.,\s]*\d)?/, '');
}

function always(scope: string): boolean {
  return scope.split(' ').includes('any');
}

/** No network: the limit that is asked for, of all networks that have it. Fewer than three tell nothing of the others. */
function everywhereRows(question: LimitQuestion, {comparison, networks}: AnswersFile): readonly AnswerRow[] {
  const [metric = ''] = question.metrics;
  if (question.kind !== 'post' || !(isCount.test(metric) || isTold.test(metric))) return [];
  // A network counts images or all files; everything else is measured in one way alone.
  const metrics = isCount.test(metric) ? question.metrics.filter((other) => isCount.test(other)) : [metric];
  const known = Object.values(networks).flatMap(({name, limits}) => {
    const [first, ...others] = limitsFor(limits, {...question, metrics});
    if (!first) return [];
    const [own, called, , , , , bound, scope] = first;
    // Beside what always holds, what holds under a condition is said on the page.
    const isSaid = ([other, , , , , , otherBound, otherScope]: LimitAnswer) => other === own && otherBound === bound && (!always(scope) || always(otherScope));
    const values = [first, ...others].filter(isSaid).map(([, , value]) => value.replace(`${comparison.most} `, ''));
    // Characters are the measure where a network counts bytes as well.
    const measured = isLength.test(own) ? values.filter((value) => unitOf(value) === unitOf(values[0] ?? '')) : values;
    return [{called, name, isMost: first[2] !== values[0], values: [...new Set(measured)]}];
  });
  const [first] = known;
  if (first === undefined || known.length < fewestNetworks) return [];
  // A unit that all have is said once.
  const unit = unitOf(first.values[0] ?? '');
  const isOneUnit = known.every(({values}) => values.every((value) => unitOf(value) === unit));
  const said = known.map(({name, values}, index) => {
    const shown = isOneUnit ? values.map((value, place) => (index + place === 0 ? value : value.slice(0, value.length - unit.length))) : values;
    return `${name}\u00A0${shown.join('\u00A0/ ')}`;
  });
  const most = known.some(({isMost}) => isMost) ? `${comparison.most.charAt(0).toUpperCase()}${comparison.most.slice(1)}: ` : '';
  return [{kind: 'limit', path: `${comparison.path}#table`, title: comparison.all.replace('{limit}', first.called), text: most + said.join('\u00A0· ')}];
}

function wayRows(network: string, {networks, words}: AnswersFile): readonly AnswerRow[] {
  const entry = networks[network];
  if (!entry) return [];
  const way = (path: string, text: string): AnswerRow => ({kind: 'way', path, title: `${entry.name}: ${text}`, text: '', network});
  return [
    way(entry.connecting, words.connect),
    way(entry.limitsPage + (entry.limitsPage === entry.page ? '#limits' : ''), words.limits),
    way(`${entry.page}#errors`, words.errors),
  ];
}

/** Network whose own page an address is; undefined for all other pages. */
export function networkOfPage(address: string): string | undefined {
  return /\/docs\/channels\/(\w+)$/.exec(address)?.[1];
}

const videoNetworks: ReadonlySet<string> = new Set(['tiktok', 'youtube', 'rutube']);
/** Kinds of posts that one network alone has. */
const kindsOfOne: readonly (readonly [network: string, sign: RegExp])[] = [
  ['youtube', /(?<![a-z])shorts(?![a-z])|шортс|шорты/i],
  ['pinterest', /(?<![a-z])pins?(?![a-z])|(?<![а-я])пин(?:а|у|ы|ов)?(?![а-я])/i],
];

function networkOfKind(text: string): string | undefined {
  return kindsOfOne.find(([, sign]) => sign.test(text))?.[0];
}

/** Errors of which one sentence may tell. */
const mostMessages = 3;
/** Score of a message that is read as it was sent. */
const leastVerbatim = 90;
/** Score of a message of which a part was typed. */
const leastLikely = 70;
/** Score of what a text may mean where no page answers it. */
const leastAlone = 50;

/** A question for an amount or for a way, which holds an error's words by chance: "how many photos in a carousel". */
const questions = /^\s*(?:how (?:many|much|long|big|to|do)|what(?:'s| is) the|can (?:i|you|we)|сколько|как(?:ой|ая|ие|ого) |как |можно ли|где )/i;

/**
 * Whether an error of this service was found by nothing but the name of a field or a header, in a text that speaks of no
 * refusal: "rubric_id where from" asks for the field, not for what is wrong with it.
 */
function isNameOfField(text: string, match: Match | undefined, entries: readonly MatcherEntry[]): boolean {
  if (match?.reason.kind !== 'wording' || /\s/.test(match.reason.text) || saysRefusal(text)) return false;
  return entries.find(({code}) => code === match.code)?.networks.length === 0;
}

/** What a text that may be a message is found to be; undefined for what only has an error's words. */
function messageIn(text: string, {entries, find}: Matcher): Found | undefined {
  if (!looksLikeMessage(text)) return undefined;
  const found = find(text, mostMessages);
  const [first] = found.matches;
  const isAsked = questions.test(text) && first?.reason.kind === 'wording' && !saysRefusal(text);
  return isAsked || isNameOfField(text, first, entries) ? undefined : found;
}

/**
 * What is answered at once: a code of ours, a message of a network, a limit of a network or of several, or the ways to a network that is named
 * alone. `subject` is the network of the page that answers best, where the query is its name; `matcher` is there once it is loaded.
 */
export function answerRows(text: string, answers: AnswersFile, matcher: Matcher | undefined, subject: string | undefined): readonly AnswerRow[] {
  const isCode = (code: number): boolean => answers.errors[code] !== undefined;
  const own = exactCode(text, isCode) ?? ownCodesIn(text, isCode)[0];
  if (own !== undefined) return errorRow(own, answers);
  const message = matcher && messageIn(text, matcher);
  // A code that a network has sent says more than the words beside it: "MEDIA_CAPTION_TOO_LONG in telegram" asks for no limit.
  if (message?.sure && message.matches[0]?.reason.kind === 'network-code') return errorRow(message.matches[0].code, answers);
  const networks = [...networksNamedIn(text)];
  const [network = networkOfKind(text)] = networks;
  const question = refused.test(text) ? undefined : limitQuestion(text, answers.limitWords, network !== undefined && videoNetworks.has(network));
  if (networks.length <= 1 && network !== undefined && question) {
    const rows = limitRows(network, question, answers);
    if (rows.length > 0) return rows;
  }
  if (networks.length > 1 && question) return comparisonRows(networks, question, answers);
  if (network === undefined && question && isOnlyLimit(text, answers.limitWords)) {
    const rows = everywhereRows(question, answers);
    if (rows.length > 0) return rows;
  }
  // A code beside the words of a message tells that a message is meant, though not which.
  const least = messageSigns.test(text) ? leastLikely : leastVerbatim;
  const likely = (message?.matches ?? []).filter(({score, reason}) => score >= least && (reason.kind === 'wording' || reason.kind === 'network-code'));
  const [first] = message?.matches ?? [];
  if (message?.sure && first && (first.reason.kind !== 'message' || first.score >= leastVerbatim)) return errorRow(first.code, answers);
  // The same sentence of a network has several reasons: each has its page.
  if (likely.length > 0) return likely.flatMap(({code}) => errorRow(code, answers).slice(0, 1));
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => !fillers.test(word));
  if (subject !== undefined && words.length <= 2 && (networks.length === 0 || network === subject)) return wayRows(subject, answers);
  return [];
}

/** Errors that a text may mean where no page answers it, such as an exception's name that stands on none; the likeliest first. */
export function likelyErrors(text: string, answers: AnswersFile, matcher: Matcher | undefined): readonly AnswerRow[] {
  const found = matcher && messageIn(text, matcher);
  return (found?.matches ?? []).filter(({score}) => score >= leastAlone).flatMap(({code}) => errorRow(code, answers));
}
