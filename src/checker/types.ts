import type {PostKind} from '../facts/schema/common.ts';
import type {Limit, Network} from '../facts/schema/network.ts';

/** An error code that a limit causes, with its page. */
export interface RuleCode {
  readonly code: number;
  readonly to: string;
  readonly title: string;
}

/** A limit as the checker's page carries it: the data's own fields and their words in the page's language. */
export interface LimitRule
  extends Pick<Limit, 'id' | 'metric' | 'bound' | 'value' | 'unit' | 'per' | 'counting' | 'kinds' | 'when' | 'effect' | 'service' | 'source'> {
  /** How fresh the source is, in words. */
  readonly dated: string;
  /** "Text length (with media)". */
  readonly label: string;
  /** "at most 1,024 characters". */
  readonly text: string;
  /** How characters are counted. */
  readonly countingText: string;
  readonly note: string;
  /** "converted", "cut to length": what the service does before sending; empty when it sends the post as it is. */
  readonly serviceText: string;
  readonly codes: readonly RuleCode[];
  /** The service's own limit, whatever the network. */
  readonly ofService?: true;
}

export interface KindRule extends Pick<Network['post_kinds'][number], 'kind' | 'supported' | 'contents' | 'source'> {
  readonly dated: string;
  readonly name: string;
  readonly note: string;
  /** Kind that the network makes of a post that holds one video and nothing else. */
  readonly videoBecomes?: PostKind;
  /** "text, one image, video". */
  readonly contentsText: string;
  /** Codes of a post that the kind does not take: a kind that the network does not have, a text where a file is needed, other files. */
  readonly codes: Readonly<Record<'unsupported' | 'noFile' | 'files', readonly RuleCode[]>>;
}

export interface NetworkRules {
  readonly id: string;
  readonly name: string;
  /** Every kind of post, those that the network does not have as well. */
  readonly kinds: readonly KindRule[];
  /** The service's own limits first. */
  readonly limits: readonly LimitRule[];
}

/** What the page itself carries, so that its choices stand in the HTML. */
export interface CheckerChoices {
  readonly networks: readonly {readonly id: string; readonly name: string}[];
  readonly kinds: readonly {readonly id: PostKind; readonly label: string}[];
}
