import * as z from 'zod';
import {localizedText, networkId} from './common.ts';

/** What a network does with a field of the API: a post without it is refused, it is used, or it has no effect. */
const use = z.enum(['required', 'used', 'ignored']);
const fieldUse = z.union([use, z.strictObject({use, note: localizedText})]);

/** Fields of an item of `details` that every network may have a use for. */
export const commonFields = ['title', 'content', 'file_ids', 'link', 'comment'] as const;

/** `src/data/api/fields.yaml`: fields of the API by network. */
export const apiFields = z.record(
  networkId,
  z.strictObject({
    title: fieldUse,
    content: fieldUse,
    file_ids: fieldUse,
    link: fieldUse,
    comment: fieldUse,
    /** Fields that only this network has. */
    own: z.record(z.string().regex(/^[a-z][a-z_]*$/), use).optional(),
  }),
);
export type ApiFields = z.infer<typeof apiFields>;

/** `src/data/api/client-actions.yaml`: what an integration does with a code, at most ten words. */
export const clientActions = z.record(z.string().regex(/^\d{5}$/), localizedText);
export type ClientActions = z.infer<typeof clientActions>;
