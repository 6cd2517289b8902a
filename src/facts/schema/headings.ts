import * as z from 'zod';

/** A section of a kind of page: its id, its heading in both languages, and whether each page of the kind has it. */
const section = z.strictObject({id: z.string().regex(/^[a-z][a-z-]*$/), en: z.string().min(1), ru: z.string().min(1), every: z.boolean()});

const ofKind = z.strictObject({
  /** Whether a page may have sections that are not in the list. */
  others: z.boolean(),
  sections: z.array(section).min(1),
});

const kinds = ['error', 'network', 'connecting', 'requirements', 'module', 'tool', 'question'] as const;

/** `src/data/headings.yaml`: the sections that pages of one kind share, in their order. */
export const headingsFile = z.strictObject(Object.fromEntries(kinds.map((kind) => [kind, ofKind])) as Record<(typeof kinds)[number], typeof ofKind>);
export type Headings = z.infer<typeof headingsFile>;
