import type {Weigh} from './count.ts';
import type {FileFacts} from './files/facts.ts';
import {isAnimated, type Measured, measure, type Post, type Unmeasured} from './measure.ts';
import {isAllowed} from './names.ts';
import type {KindRule, LimitRule, NetworkRules} from './types.ts';
import {inBasicUnit, ratioOf} from './units.ts';

export type Verdict = 'refused' | 'remark' | 'passes';

/**
 * Why something beyond a limit still goes out: the service changes it (`service`), the network publishes it all the same
 * (`recommended`) or cuts it (`silent`), it depends on the account (`account`), or another place takes the text (`place`).
 */
export type RemarkReason = 'service' | 'recommended' | 'silent' | 'account' | 'place';

export interface LimitResult {
  readonly limit: LimitRule;
  readonly found: Measured;
  readonly verdict: Verdict;
  readonly reason?: RemarkReason;
}

/** What the post holds, in the data's words, when the network's kind of post does not take it. */
export type ContentProblem = {readonly problem: 'kind' | 'content'; readonly kind: KindRule | undefined};

export interface NetworkResult {
  readonly network: NetworkRules;
  readonly verdict: Verdict;
  readonly content: ContentProblem | undefined;
  /** The kind of post is published with reservations. */
  readonly partly: KindRule | undefined;
  readonly limits: readonly LimitResult[];
  /** Limits that hold for the post and could not be looked at. */
  readonly open: readonly {readonly limit: LimitRule; readonly why: Unmeasured}[];
  /** Files that no network would take, and files that could not be looked into. */
  readonly badFiles: readonly FileFacts[];
}

/** Frame rates such as 23.976 and ratios of whole pixels miss a round number by less than this share. */
const tolerance = {ratio: 0.005, exactRatio: 0.02, frameRate: 0.005};

function keeps(limit: LimitRule, value: number | string, hasMinimum: boolean): boolean {
  if (Array.isArray(limit.value)) return isAllowed(String(value), limit.value);
  if (typeof value !== 'number') return false;
  const isRatio = limit.metric.endsWith('_ratio');
  const wanted = isRatio ? ratioOf(String(limit.value)) : Number(limit.value);
  const slack =
    wanted * (isRatio ? (limit.bound === 'exact' ? tolerance.exactRatio : tolerance.ratio) : limit.metric === 'video_frame_rate' ? tolerance.frameRate : 1e-9);
  // "At most 20:1" without a least ratio means the longer side to the shorter one, whichever lies.
  const measured = isRatio && limit.bound === 'max' && wanted > 1 && !hasMinimum && value < 1 ? 1 / value : value;
  if (limit.bound === 'max') return measured <= wanted + slack;
  if (limit.bound === 'min') return measured >= wanted - slack;
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
    if (other.metric !== limit.metric || other.bound !== limit.bound || other.when !== limit.when || other.service !== 'refuses') return false;
    if (other.counting !== limit.counting || typeof other.value !== 'number') return false;
    const value = inBasicUnit(other.value, other.unit);
    return limit.bound === 'max' ? value > own : value < own;
  });
}

/** Limits of which one that is kept is enough: kinds of accounts, and two fields for one text. */
function alternativeKey(limit: LimitRule, all: readonly LimitRule[]): string | undefined {
  if (ofAccount.includes(limit.when)) return `account ${limit.metric} ${limit.bound}`;
  if (
    (limit.metric === 'text_length' || limit.metric === 'description_length') &&
    all.some((other) => other.metric === 'description_length') &&
    all.some((other) => other.metric === 'text_length')
  )
    return `place ${limit.bound}`;
  return undefined;
}

/** Contents of a post in the data's words, any of which the kind has to name. */
function contentsOf(post: Post): readonly string[] {
  const images = post.files.filter((file) => file.type === 'image');
  const videos = post.files.filter((file) => file.type === 'video');
  if (post.files.length === 0) return ['text', 'link', 'article'];
  if (images.length > 0 && videos.length > 0) return ['mixed'];
  if (videos.length > 1) return ['mixed'];
  if (videos.length === 1) return ['video'];
  if (images.length > 1) return ['images', 'mixed'];
  return images.some(isAnimated) ? ['gif', 'image', 'images'] : ['image', 'images'];
}

function contentProblem(network: NetworkRules, post: Post): ContentProblem | undefined {
  const kind = network.kinds.find((item) => item.kind === post.kind);
  if (!kind || kind.supported === 'no') return {problem: 'kind', kind};
  if (post.files.length > 1) {
    // Where several files become several posts, each of them has to fit by itself.
    const splits = network.limits.some((limit) => limit.metric === 'media_count' && limit.service === 'splits' && limit.kinds.includes(post.kind));
    if (splits) {
      const bad = post.files.some((file) => contentProblem(network, {...post, files: [file]}));
      return bad ? {problem: 'content', kind} : undefined;
    }
  }
  const contents = contentsOf(post);
  return contents.some((content) => (kind.contents as readonly string[]).includes(content)) ? undefined : {problem: 'content', kind};
}

/** Whether there is anything to look at. */
export function isEmpty(post: Post): boolean {
  return post.text.trim() === '' && post.files.length === 0;
}

/** Would it publish? Looks at one network's limits for one post. `weigh` counts for X; without it X's texts stay open (`loading`). */
export function evaluate(network: NetworkRules, post: Post, weigh?: Weigh): NetworkResult {
  const good = post.files.filter((file) => file.type !== 'other');
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
    const key = alternativeKey(result.limit, ofKind);
    if (key !== undefined) {
      const rest = results.filter((other) => alternativeKey(other.limit, ofKind) === key && other.found.file === result.found.file);
      const oneKept = rest.some((other) => other.verdict !== 'refused');
      if (oneKept || (rest.length === 1 && key.startsWith('account')))
        return {...result, verdict: 'remark', reason: key.startsWith('account') ? 'account' : 'place'};
      return result;
    }
    return isOfSomeAccounts(result.limit, ofKind) ? {...result, verdict: 'remark', reason: 'account'} : result;
  });
  const partly = kind?.supported === 'partly' ? kind : undefined;
  const unreadable = open.some(({why}) => why === 'unreadable');
  const broken = badFiles.some((file) => file.problem !== 'too-large');
  const verdict: Verdict =
    content || broken || limits.some((result) => result.verdict === 'refused')
      ? 'refused'
      : partly || unreadable || badFiles.length > 0 || limits.some((result) => result.verdict === 'remark')
        ? 'remark'
        : 'passes';
  return {network, verdict, content, partly, limits, open, badFiles};
}
