import * as z from 'zod';
import {isoDate, sourceUrl} from './common.ts';

/**
 * One document that facts rest on, and how fresh our knowledge of it is. `published` and `updated` are dates that the document
 * itself shows; `read_copy_of` is the day from which the copy dates that was read; `checked` the day on which a person compared
 * the facts with the live page. None of them: a copy was read whose age is not known, and pages say so.
 */
export const sourceDocument = z.strictObject({
  /** Address without `#…`; facts may add a place in the document. */
  url: sourceUrl.refine((url) => !url.includes('#'), {message: 'the address of the document, without #'}),
  published: isoDate.optional(),
  updated: isoDate.optional(),
  read_copy_of: isoDate.optional(),
  checked: isoDate.optional(),
});
export type SourceDocument = z.infer<typeof sourceDocument>;

/** `src/data/sources/<network>.yaml`: its documents, and where the network announces changes of its publishing API. */
export const sourceFile = z.strictObject({
  changelogs: z.array(z.strictObject({title: z.string().min(1), url: sourceUrl})),
  sources: z.array(sourceDocument),
});
export type SourceFile = z.infer<typeof sourceFile>;
