import * as z from 'zod';
import {isoDate, networkId, postKind, sourceUrl} from './common.ts';

export const errorGroups = ['general', ...networkId.options, 'publications', 'automation'] as const;
export const errorGroup = z.enum(errorGroups);
export type ErrorGroup = z.infer<typeof errorGroup>;

/** What the reader should do; shown as the badge at the top of the page. */
export const errorActions = ['reconnect', 'fix_content', 'wait_and_retry', 'change_settings', 'contact_support'] as const;
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

/** What the post checker finds in a post, besides limits, whatever the network: a kind of post that the network does not have, files that are no good. */
export const generalFindings = ['kind_unsupported', 'file_empty', 'file_truncated', 'file_damaged', 'file_not_media'] as const;

const networkCode = z.strictObject({
  /** The code, subcode or message exactly as the network sends it. Variable parts stand as `…`. */
  code: z.string().min(1),
  /** The network that sends it; needed in the general groups only. */
  network: networkId.optional(),
  source: sourceUrl,
});

export const errorFacts = z.strictObject({
  code: z.number().int(),
  category: z.enum(errorCategories),
  /** Networks it concerns; empty means all of them. */
  networks: z.array(networkId),
  kinds: z.array(postKind).min(1),
  action: z.enum(errorActions),
  fixer: z.enum(errorFixers),
  /** Whether the service repeats the attempt by itself. */
  retried: z.boolean(),
  /** Whether the post may be live in the network although the attempt counts as failed. */
  may_be_live: z.enum(['no', 'maybe', 'yes']),
  /** HTTP status of a call that is refused with the code; null where only the network says no, after the call was answered. */
  http_status: z.union([z.literal(400), z.literal(401), z.literal(403), z.literal(404), z.literal(422)]).nullable(),
  network_codes: z.array(networkCode),
  /** Limits behind it, as `<network>.<limit id>`, or `service.<limit id>` for the service's own. */
  limits: z.array(z.string().regex(/^[a-z]+\.[a-z][a-z0-9_]*$/)),
  /**
   * What else the post checker finds that leads to the code: one of the general findings, or contents that a kind of post does
   * not take, as `<network>.<kind>`; narrower with `.no_file` (a text where a file is needed) or `.files` (other files than it takes).
   */
  findings: z.array(z.union([z.enum(generalFindings), z.string().regex(/^[a-z]+\.(post|story|short)(\.(no_file|files))?$/)])).default([]),
  related: z.array(z.number().int()),
  api_versions: z.array(z.enum(['4.1', '4.0'])),
  status: z.enum(['active', 'retired']),
  /** For a retired code: where to look instead. */
  replaced_by: z.number().int().optional(),
  checked: isoDate,
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
