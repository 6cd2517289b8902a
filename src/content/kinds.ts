import * as z from 'zod';
import {networkId} from '../facts/schema/common.ts';

/** A description is what a search result shows: long enough to answer, short enough not to be cut. */
const description = z.string().refine((text) => text.length >= 70 && text.length <= 160, {
  error: (issue) => `description has ${String(issue.input).length} characters; 70 to 160 are allowed`,
});

/** Keys that every page may carry. */
const common = {
  title: z.string().min(2).max(110),
  description,
  /** Where the page lives if its file name does not say so. */
  slug: z.string().startsWith('/').optional(),
  sidebar_label: z.string().min(1).max(60).optional(),
  sidebar_position: z.number().optional(),
  /** Other words people search this page by; they are matched, not shown. */
  keywords: z.array(z.string().min(1)).optional(),
  hide_table_of_contents: z.boolean().optional(),
  pagination_next: z.null().optional(),
  pagination_prev: z.null().optional(),
  /** Russian pages: hash of the English page they were made from; `npm run translations:stamp` writes it. */
  translated_from: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .optional(),
};

const plain = <Kind extends string>(kind: Kind) => z.strictObject({kind: z.literal(kind), ...common});
const ofNetwork = <Kind extends string>(kind: Kind) => z.strictObject({kind: z.literal(kind), network: networkId, ...common});

/** Front matter by kind of page; the key `kind` decides which keys are allowed. */
export const frontMatter = z.discriminatedUnion('kind', [
  plain('section'),
  plain('article'),
  plain('module'),
  plain('tool'),
  plain('question'),
  plain('catalogue'),
  plain('api-overview'),
  plain('api-guide'),
  /** Made by the build; "Edit this page" would open a file that is not in the repository. */
  z.strictObject({kind: z.literal('api-reference'), ...common, description: z.string(), custom_edit_url: z.null()}),
  ofNetwork('network'),
  ofNetwork('connecting'),
  ofNetwork('requirements'),
  z.strictObject({kind: z.literal('faq'), network: networkId.optional(), ...common}),
  z.strictObject({
    kind: z.literal('error'),
    ...common,
    /** The message exactly as the service shows it; `…` stands for a variable part. */
    message: z.string().min(10),
    /** One sentence under the title: what happened. It stands on a phone's first screen with the first step. */
    meaning: z.string().min(20).max(170),
  }),
]);
export type FrontMatter = z.infer<typeof frontMatter>;
export type PageKind = FrontMatter['kind'];
