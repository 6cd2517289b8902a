import * as z from 'zod';
import {networkId, postKind, sourceUrl} from './common.ts';

export const errorGroups = ['general', ...networkId.options, 'publications', 'automation'] as const;
export const errorGroup = z.enum(errorGroups);
export type ErrorGroup = z.infer<typeof errorGroup>;

/**
 * What the reader should do, one word for it: nothing (the service tries again), wait and press Retry, look at the profile before
 * anything else (the post may be live), fix the post or the request, reconnect the account, act in the network (a captcha, an
 * appeal, a right, a setting there), ask the project's owner or administrator (plan, payment, role), write to support.
 */
export const errorActions = ['nothing', 'wait_and_retry', 'check_network', 'fix_post', 'reconnect', 'act_in_network', 'ask_admin', 'contact_support'] as const;

/**
 * Where the post is after the failure: in Publications → Errors; never scheduled (refused in the editor or by the call); either of the two,
 * since what the service can measure is refused early and what only the network sees when the post is due; still Scheduled, though its
 * time has come; Publishing while tries remain; published for some accounts only; live but incomplete; perhaps live; live and unchanged (an edit
 * or a deletion failed); a draft that is kept (a file was refused); or the code concerns no post at all.
 */
export const postStates = [
  'errors_tab',
  'not_scheduled',
  'not_scheduled_or_errors_tab',
  'queued',
  'publishing',
  'partly',
  'live_incomplete',
  'maybe_live',
  'live_unchanged',
  'draft_kept',
  'no_post',
  'no_post_or_errors_tab',
] as const;

export const errorFixers = ['you', 'network', 'us'] as const;

export const errorCategories = [
  'access',
  'account_type',
  'token',
  'file',
  'format',
  'size',
  'length',
  'ratio',
  'count',
  'text',
  'rate',
  'policy',
  'duplicate',
  'unsupported',
  'outage',
  'content',
  'time',
  'billing',
  'settings',
] as const;
export type ErrorCategory = (typeof errorCategories)[number];

/** What the post checker finds in a post, besides limits, whatever the network: a kind of post that the network does not have, files that are no good. */
export const generalFindings = ['kind_unsupported', 'file_empty', 'file_truncated', 'file_damaged', 'file_not_media'] as const;

const networkCode = z
  .strictObject({
    /** The code, subcode or message exactly as the network sends it. Variable parts stand as `…`. */
    code: z.string().min(1),
    /** The network that sends it; needed in the general groups only. */
    network: networkId.optional(),
    /** The network's document that holds it. */
    source: sourceUrl.optional(),
    /** The network sends it, and no document of its own holds it: then there is no source, and the page says so. */
    seen: z.literal(true).optional(),
    /** Of an API of the network that came before the one in use. Such codes stand after the others. */
    old: z.literal(true).optional(),
  })
  .refine(({source, seen}) => (source === undefined) === (seen === true), {
    message: 'a code has the document that holds it for its source; "seen: true" stands in its place where the network documents it nowhere',
  });
const networkCodes = z.array(networkCode).refine((codes) => !codes.some(({old}, index) => old && codes[index + 1] && !codes[index + 1]?.old), {
  message: 'codes of an old API ("old: true") stand after those of the one in use',
});

export const errorFacts = z.strictObject({
  code: z.number().int(),
  category: z.enum(errorCategories),
  /** Networks it concerns; empty means all of them. */
  networks: z.array(networkId),
  kinds: z.array(postKind).min(1),
  action: z.enum(errorActions),
  fixer: z.enum(errorFixers),
  /** Where the post is afterwards; the sentence at the top of the page comes from it. */
  post_state: z.enum(postStates),
  /** Whether the service repeats the attempt by itself. */
  retried: z.boolean(),
  /** Whether the post may be live in the network although the attempt counts as failed. */
  may_be_live: z.enum(['no', 'maybe', 'yes']),
  /** HTTP status of a call that is refused with the code; null where only the network says no, after the call was answered. */
  http_status: z
    .union([z.literal(400), z.literal(401), z.literal(403), z.literal(404), z.literal(422), z.literal(429), z.literal(500), z.literal(503)])
    .nullable(),
  /** Further statuses that calls answer with the same code. */
  other_http_statuses: z.array(z.number().int().min(400).max(599)).default([]),
  network_codes: networkCodes,
  /** Limits behind it, as `<network>.<limit id>`, or `service.<limit id>` for the service's own. */
  limits: z.array(z.string().regex(/^[a-z]+\.[a-z][a-z0-9_]*$/)),
  /**
   * What else the post checker finds that leads to the code: one of the general findings, or contents that a kind of post does
   * not take, as `<network>.<kind>`; narrower with `.no_file` (a text where a file is needed) or `.files` (other files than it takes).
   */
  findings: z.array(z.union([z.enum(generalFindings), z.string().regex(/^[a-z]+\.(post|story|short)(\.(no_file|files))?$/)])).default([]),
  /** The step to which the way out leads, counted from 1, where it is not the first: one before it that only says where to look may be passed over. */
  step: z.number().int().min(1).optional(),
  related: z.array(z.number().int()),
  api_versions: z.array(z.enum(['4.1', '4.0'])),
  status: z.enum(['active', 'retired']),
  /** For a retired code: where to look instead. */
  replaced_by: z.number().int().optional(),
});
export type ErrorFacts = z.infer<typeof errorFacts>;

/** One group's codes: `src/data/errors/<group>.yaml`. */
export const errorFile = z.strictObject({group: errorGroup, errors: z.array(errorFacts).min(1)}).superRefine((file, context) => {
  for (const [index, item] of file.errors.entries()) {
    if (item.status === 'retired' && item.replaced_by === undefined) {
      context.addIssue({code: 'custom', path: ['errors', index, 'replaced_by'], message: 'a retired code says where to look instead'});
    }
  }
});
