import * as z from 'zod';
import {networkIds, sourceUrl} from './common.ts';

/** A word of a network's screens exactly as it reads there. Without `ru`, Russian pages describe it and don't name it. */
const word = z.strictObject({en: z.string().min(1), ru: z.string().min(1).optional()});
export type NetworkWord = z.infer<typeof word>;

const shown = z.strictObject({
  /** The network's own page that shows the words, in English, in Russian, or one for each. Without it nobody has seen such a page. */
  source: z
    .strictObject({en: sourceUrl, ru: sourceUrl})
    .partial()
    .refine((pages) => Object.keys(pages).length > 0, {message: 'the page in `en`, in `ru`, or no `source` at all'})
    .optional(),
  words: z.array(word).min(1),
});

/** What is no network's: Windows, macOS, browsers and other programs. */
const system = 'system';

/** `src/data/network-words.yaml`: the words of the networks' own screens that pages name. */
export const networkWordsFile = z
  .array(z.strictObject({id: z.enum([...networkIds, system]), documents: z.array(shown).min(1)}))
  .superRefine((networks, context) => {
    const known = new Set<string>();
    for (const [index, {id, documents}] of networks.entries())
      for (const key of [id, ...documents.flatMap(({words}) => words.map(({en}) => `${id}: "${en}"`))]) {
        if (known.has(key)) context.addIssue({code: 'custom', path: [index], message: `${key} stands here twice; once is enough`});
        known.add(key);
      }
  });
export type NetworkWords = z.infer<typeof networkWordsFile>;
