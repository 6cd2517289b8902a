import path from 'node:path';
import * as z from 'zod';
import {dataFolder, readData} from '../../facts/load.ts';

const from = z
  .string()
  .regex(
    /^(?!\/ru\/)(?:\/[\w-]+(?:\.[\w-]+)*)+(?<!\.html|\.md)(?:\/\*)?$/,
    'an old address is written as /docs/tools/old: without language, ending and last slash; a folder with all below it as /docs/tools/*',
  );
const answer =
  'a new address is written as /docs/tools/new or /docs/tools/new#section, without language; of a page that none answers for, the reason as {gone: a sentence}';
const to = z.union(
  [z.string().regex(/^\/docs(?:\/[\w.-]+)*(?:#[\w-]+)?$/, answer), z.strictObject({gone: z.string().min(10, 'say in a sentence why no page answers')})],
  {error: answer},
);

/** `src/data/redirects.yaml`: addresses that pages had, and the page that answers in the stead of each, or why none does. */
const redirectsFile = z.record(from, to, {error: 'a line is written /docs/tools/old: /docs/tools/new, with a space after the colon'});

/** Old addresses, and where each leads; `/docs/api/v4.0/*` is a folder and all below it (`answer.ts`). */
export type Redirects = Readonly<Record<string, string>>;

export interface OldAddresses {
  readonly moved: Redirects;
  /** Addresses that no page answers for any more. */
  readonly gone: readonly string[];
}

export function loadOldAddresses(folder = dataFolder): OldAddresses {
  const lines = Object.entries(readData(path.join(folder, 'redirects.yaml'), redirectsFile, {}));
  return {
    moved: Object.fromEntries(lines.flatMap(([old, answer]) => (typeof answer === 'string' ? [[old, answer]] : []))),
    gone: lines.flatMap(([old, answer]) => (typeof answer === 'string' ? [] : [old])),
  };
}

/** What of the old addresses leads on. */
export function loadRedirects(folder = dataFolder): Redirects {
  return loadOldAddresses(folder).moved;
}
