import * as z from 'zod';
import {networkId} from '../facts/schema/common.ts';

/** A description is what a search result shows: long enough to answer, short enough not to be cut. */
const description = z.string().refine((text) => text.length >= 70 && text.length <= 160, {
  error: (issue) => `description has ${String(issue.input).length} characters; 70 to 160 are allowed`,
});

const headingLevel = z.int().min(2).max(6);

/** A day as YAML reads it: `2026-11-22`, with or without quotes. */
const day = z.union([z.date(), z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a day is written as 2026-11-22')]);

/** Keys that every page may carry; Docusaurus’ documentation says what each does. */
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
  /** Headings that the contents of the page list; without, levels 2 and 3. */
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  /** What the links before and after this page call it, where that is not its label in the menu. */
  pagination_label: z.string().min(1).max(60).optional(),
  /** Id of the page before and after; null for none. */
  pagination_next: z.string().min(1).nullable().optional(),
  pagination_prev: z.string().min(1).nullable().optional(),
  /** Picture for where links are shared, a path of this site or an address; without, that of the section. */
  image: z
    .string()
    .regex(/^(?:\/(?!\/)|https:\/\/)/, 'image is a path of this site (/img/…) or an address (https://…)')
    .optional(),
  /** Is built by npm start only. */
  draft: z.boolean().optional(),
  /** Is built, and found by its address only: no menu, search, sitemap or list names it. */
  unlisted: z.boolean().optional(),
  tags: z.array(z.string().min(1)).optional(),
  /** Instead of the day that the history tells. */
  last_update: z.strictObject({date: day.optional(), author: z.string().min(1).optional()}).optional(),
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
  z.strictObject({kind: z.literal('api-reference'), ...common, description: z.string(), hide_title: z.boolean().optional(), custom_edit_url: z.null()}),
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
