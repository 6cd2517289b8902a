import type {Weigh} from './count.ts';
import type {FileFacts} from './files/facts.ts';
import {isAnimated, type Measured, measure, nothing, type Post, type Unmeasured} from './measure.ts';
import {isAllowed} from './names.ts';
import {toleranceOf} from './tolerance.ts';
import type {KindRule, LimitRule, NetworkRules, RuleCode} from './types.ts';
import {inBasicUnit, ratioOf} from './units.ts';

export type Verdict = 'refused' | 'remark' | 'passes';

/**
 * Why something beyond a limit may still go out: the service changes it (`service`), the network publishes it all the same
 * (`recommended`) or cuts it (`silent`), it depends on the account (`account`), or only those that pay may do it (`premium`,
 * which is a refusal all the same: most do not).
 */
export type RemarkReason = 'service' | 'recommended' | 'silent' | 'account' | 'premium';

export interface LimitResult {
  readonly limit: LimitRule;
  readonly found: Measured;
  readonly verdict: Verdict;
  readonly reason?: RemarkReason;
}

/** The network has no such kind of post, or its kind of post does not take what the post holds; the codes that it is refused with. */
export interface ContentProblem {
  readonly problem: 'kind' | 'content';
  readonly kind: KindRule | undefined;
  readonly codes: readonly RuleCode[];
}

export interface NetworkResult {
  readonly network: NetworkRules;
  readonly verdict: Verdict;
  readonly content: ContentProblem | undefined;
  /** The kind that the network makes of the post, by whose limits it was judged. */
  readonly became: KindRule | undefined;
  /** The kind of post is published with reservations. */
  readonly partly: KindRule | undefined;
  readonly limits: readonly LimitResult[];
  /** Limits that hold for the post and could not be looked at. */
  readonly open: readonly {readonly limit: LimitRule; readonly why: Unmeasured}[];
  /** Files that no network would take. */
  readonly badFiles: readonly FileFacts[];
  /** GIFs that the network takes and is not known to play. */
  readonly stills: readonly FileFacts[];
}

function keeps(limit: LimitRule, value: number | string, hasMinimum: boolean): boolean {
  if (limit.bound === 'forbidden') return value === nothing;
  if (Array.isArray(limit.value)) return isAllowed(String(value), limit.value);
  if (typeof value !== 'number') return false;
  const isRatio = limit.metric.endsWith('_ratio');
  const wanted = isRatio ? ratioOf(String(limit.value)) : Number(limit.value);
  const slack = wanted * toleranceOf(limit);
  // "At most 20:1" without a least ratio means the longer side to the shorter one, whichever lies.
  const measured = isRatio && limit.bound === 'max' && wanted > 1 && !hasMinimum && value < 1 ? 1 / value : value;
  if (limit.bound === 'max') return measured <= wanted + slack;
  if (limit.bound === 'min' || limit.bound === 'required') return measured >= wanted - slack;
  return Math.abs(measured - wanted) <= slack;
}

/** What becomes of a post beyond a limit, by what the service does first and what the network does then. */
function consequence(limit: LimitRule): {readonly verdict: Verdict; readonly reason?: RemarkReason} {
  if (limit.service === 'refuses') return {verdict: 'refused'};
  if (limit.service !== 'passes') return {verdict: 'remark', reason: 'service'};
  return limit.effect === 'refused' ? {verdict: 'refused'} : {verdict: 'remark', reason: limit.effect};
}

const ofAccount: readonly LimitRule['when'][] = ['free', 'premium', 'personal'];

/**
 * Whether a limit that the network refuses at holds for some accounts only: the service lets the post through
 * and stops it at another, looser limit of the same quantity, because it cannot know which account it is.
 */
function isOfSomeAccounts(limit: LimitRule, all: readonly LimitRule[]): boolean {
  if (limit.service !== 'passes' || typeof limit.value !== 'number' || limit.bound === 'exact') return false;
  const own = inBasicUnit(limit.value, limit.unit);
  return all.some((other) => {
    if (other.ofService || other.metric !== limit.metric || other.bound !== limit.bound || other.when !== limit.when || other.service !== 'refuses')
      return false;
    if (other.counting !== limit.counting || typeof other.value !== 'number') return false;
    const value = inBasicUnit(other.value, other.unit);
    return limit.bound === 'max' ? value > own : value < own;
  });
}

/** Limits for kinds of accounts, of which one that is kept is enough. */
function alternativeKey(limit: LimitRule): string | undefined {
  return ofAccount.includes(limit.when) ? `${limit.metric} ${limit.bound}` : undefined;
}

/** Contents of a post in the data's words, any of which the kind has to name. */
function contentsOf(post: Post): readonly string[] {
  const images = post.files.filter((file) => file.type === 'image');
  const videos = post.files.filter((file) => file.type === 'video');
  // An attached link travels with a text; a kind that takes links without texts needs a file beside them.
  if (post.files.length === 0) return ['text', 'article'];
  if (images.length > 0 && videos.length > 0) return ['mixed'];
  if (videos.length > 1) return ['mixed'];
  if (videos.length === 1) return ['video'];
  if (images.length > 1) return ['images', 'mixed'];
  return images.some(isAnimated) ? ['gif', 'image', 'images'] : ['image', 'images'];
}

function contentProblem(network: NetworkRules, post: Post): ContentProblem | undefined {
  const kind = network.kinds.find((item) => item.kind === post.kind);
  if (!kind || kind.supported === 'no') return {problem: 'kind', kind, codes: kind?.codes.unsupported ?? []};
  if (post.files.length > 1) {
    // Where several files become several posts, each of them has to fit by itself; the service does so with every story.
    const splits =
      post.kind === 'story' || network.limits.some((limit) => limit.metric === 'media_count' && limit.service === 'splits' && limit.kinds.includes(post.kind));
    if (splits) {
      const bad = post.files.some((file) => contentProblem(network, {...post, files: [file]}));
      return bad ? {problem: 'content', kind, codes: kind.codes.files} : undefined;
    }
  }
  const contents = contentsOf(post);
  if (contents.some((content) => (kind.contents as readonly string[]).includes(content))) return undefined;
  return {problem: 'content', kind, codes: post.files.length === 0 ? kind.codes.noFile : kind.codes.files};
}

/**
 * GIFs that lose their motion though nothing refuses them: the kind of post takes images and names no GIFs, and no limit of formats
 * speaks of them, which would say what becomes of them.
 */
function stillsOf(kind: KindRule | undefined, files: readonly FileFacts[], limits: readonly LimitRule[]): readonly FileFacts[] {
  const contents = (kind?.contents ?? []) as readonly string[];
  if (!contents.includes('image') || contents.includes('gif') || limits.some(({metric, ofService}) => metric === 'image_format' && !ofService)) return [];
  return files.filter(isAnimated);
}

const isTooLong = ({limit, verdict}: LimitResult): boolean => limit.metric === 'text_length' && limit.bound === 'max' && verdict === 'refused';

/** Of several limits that a text breaks, the one that it goes beyond the furthest stands first: who keeps that keeps the others too. */
function strictestFirst(limits: readonly LimitResult[]): readonly LimitResult[] {
  const share = ({limit, found}: LimitResult): number => Number(found.value) / Number(limit.value);
  const ordered = limits.filter(isTooLong).toSorted((left, right) => share(right) - share(left));
  return limits.map((result) => (isTooLong(result) ? (ordered.shift() ?? result) : result));
}

/** Whether there is anything to look at. */
export function isEmpty(post: Post): boolean {
  return post.text.trim() === '' && post.files.length === 0;
}

/** The kind that the network makes of a post with one video and nothing else, where it is another. */
function becomes(network: NetworkRules, {kind, files}: Post): KindRule | undefined {
  const other = network.kinds.find((item) => item.kind === kind)?.videoBecomes;
  return other !== undefined && files.length === 1 && files[0]?.type === 'video' ? network.kinds.find((item) => item.kind === other) : undefined;
}

/** Would it publish? Looks at one network's limits for one post. `weigh` counts for X; without it X's texts stay open (`loading`). */
export function evaluate(network: NetworkRules, given: Post, weigh?: Weigh): NetworkResult {
  const good = given.files.filter((file) => file.type !== 'other');
  const became = becomes(network, {...given, files: good});
  const post = became ? {...given, kind: became.kind} : given;
  const badFiles = [...post.files, ...(post.cover ? [post.cover] : [])].filter((file) => file.problem);
  const content = good.length === 0 && badFiles.length > 0 ? undefined : contentProblem(network, {...post, files: good});
  const kind = network.kinds.find((item) => item.kind === post.kind);
  const ofKind = network.limits.filter((limit) => limit.kinds.includes(post.kind));
  const results: LimitResult[] = [];
  const open: {limit: LimitRule; why: Unmeasured}[] = [];
  for (const limit of content?.problem === 'kind' ? [] : ofKind) {
    const measured = measure(limit, {...post, files: good}, ofKind, weigh);
    if (measured === undefined) continue;
    if (typeof measured === 'string') {
      open.push({limit, why: measured});
      continue;
    }
    const hasMinimum = ofKind.some((other) => other.metric === limit.metric && other.bound === 'min');
    for (const found of measured) results.push({limit, found, ...(keeps(limit, found.value, hasMinimum) ? {verdict: 'passes' as const} : consequence(limit))});
  }
  const limits = results.map((result): LimitResult => {
    if (result.verdict !== 'refused') return result;
    const key = alternativeKey(result.limit);
    if (key !== undefined) {
      const rest = results.filter((other) => alternativeKey(other.limit) === key && other.found.file === result.found.file);
      if (rest.length === 1) return {...result, verdict: 'remark', reason: 'account'};
      return rest.some((other) => other.verdict !== 'refused') ? {...result, reason: 'premium'} : result;
    }
    return isOfSomeAccounts(result.limit, ofKind) ? {...result, verdict: 'remark', reason: 'account'} : result;
  });
  const partly = kind?.supported === 'partly' ? kind : undefined;
  const unreadable = open.some(({why}) => why === 'unreadable');
  const stills = content ? [] : stillsOf(kind, good, ofKind);
  const verdict: Verdict =
    content || badFiles.length > 0 || limits.some((result) => result.verdict === 'refused')
      ? 'refused'
      : partly || unreadable || stills.length > 0 || limits.some((result) => result.verdict === 'remark')
        ? 'remark'
        : 'passes';
  return {network, verdict, content, became, partly, limits: strictestFirst(limits), open, badFiles, stills};
}
