import * as z from 'zod';

/** A word of the interface exactly as it reads there; typography is not applied, since it is compared letter by letter. */
const word = z.strictObject({en: z.string().min(1), ru: z.string().min(1)});

/** `src/data/interface.yaml`: the words of the service's interface by place. */
export const interfaceFile = z
  .array(z.strictObject({id: z.string().regex(/^[a-z_]+$/), place: word, words: z.array(word).min(1)}))
  .superRefine((places, context) => {
    const known = new Map<string, string>();
    for (const [index, {words}] of places.entries())
      for (const {en, ru} of words) {
        const before = known.get(en);
        if (before !== undefined && before !== ru)
          context.addIssue({
            code: 'custom',
            path: [index, 'words'],
            message: `"${en}" is «${ru}» here and «${before}» elsewhere; one word has one translation`,
          });
        known.set(en, ru);
      }
  });
export type Interface = z.infer<typeof interfaceFile>;
