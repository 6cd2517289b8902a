import * as z from 'zod';

const pattern = z.string().refine(
  (source) => {
    try {
      return new RegExp(source, 'gu') !== undefined;
    } catch {
      return false;
    }
  },
  {message: 'this is no regular expression'},
);

const avoided = z.strictObject({
  form: pattern,
  /** What to write. */
  instead: z.string().min(1),
  /** Where the form is right: a pattern over the sentence around it. */
  unless: pattern.optional(),
});
export type AvoidedForm = z.infer<typeof avoided>;

/** `src/data/terms.yaml`: the words of the site and the forms to avoid. */
export const termsFile = z.strictObject({
  terms: z.array(z.strictObject({en: z.string().min(1), ru: z.string().min(1), meaning: z.string().min(1)})).min(1),
  avoid: z.strictObject({en: z.array(avoided), ru: z.array(avoided)}),
});
export type Terms = z.infer<typeof termsFile>;
