import * as z from 'zod';
import {localizedText, networkId} from '../../facts/schema/common.ts';

const row = z.strictObject({
  /** What stands there; without it the row is a bar in place of words that do not matter. */
  text: localizedText.optional(),
  /** At the row's end. */
  end: localizedText.optional(),
  network: networkId.optional(),
  as: z.enum(['row', 'blank', 'field', 'slot', 'link', 'checked', 'unchecked', 'radio', 'chosen', 'on', 'off']).default('row'),
  /** The one thing to touch or to look at. */
  here: z.boolean().default(false),
});

const button = z.strictObject({text: localizedText, here: z.boolean().default(false)});

/** A drawn fragment of a screen: a window with its title, rows and buttons; not a picture of it. */
export const screen = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Path of the page below `/docs`, and the section in which the fragment stands. */
  page: z.string(),
  section: z.string(),
  /** What the reader presses or checks, word for word as the step has it: the fragment stands below that step. */
  words: localizedText,
  /** Whose screen it is, and where to find it. */
  place: localizedText,
  title: localizedText,
  network: networkId.optional(),
  tabs: z.array(button).default([]),
  rows: z.array(row),
  buttons: z.array(button).default([]),
});
export type Screen = z.infer<typeof screen>;

export const screens = z.array(screen);
