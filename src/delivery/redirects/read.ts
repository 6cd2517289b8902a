import path from 'node:path';
import * as z from 'zod';
import {dataFolder, readData} from '../../facts/load.ts';

const from = z
  .string()
  .regex(/^(?!\/ru\/)(?:\/[\w-]+(?:\.[\w-]+)*)+(?<!\.html|\.md)$/, 'an old address is written as /docs/tools/old: without language, ending and last slash');
const to = z.string().regex(/^\/docs(?:\/[\w.-]+)*(?:#[\w-]+)?$/, 'a new address is written as /docs/tools/new or /docs/tools/new#section, without language');

/** `src/data/redirects.yaml`: addresses that pages had, and the page that answers in the stead of each. */
const redirectsFile = z.record(from, to, {error: 'a line is written /docs/tools/old: /docs/tools/new, with a space after the colon'});
export type Redirects = Readonly<z.infer<typeof redirectsFile>>;

export function loadRedirects(folder = dataFolder): Redirects {
  return readData(path.join(folder, 'redirects.yaml'), redirectsFile, {});
}
