/**
 * Makes the API reference from `openapi/`: pages in both languages, sidebars, downloads. Runs before every build and start;
 * what it writes is not kept in git.
 */
import path from 'node:path';
import {ChangelogError} from '../src/api/changelog.ts';
import {DocumentError} from '../src/api/document-error.ts';
import {generateReference} from '../src/api/generate.ts';

const started = performance.now();
try {
  const files = await generateReference(path.resolve(import.meta.dirname, '..'));
  console.log(`API reference: ${files.length} files made in ${Math.round(performance.now() - started)} ms`);
} catch (cause) {
  // A fault of a document names its file and place; anything else is ours, and needs to be found in the code.
  if (!(cause instanceof DocumentError || cause instanceof ChangelogError)) throw cause;
  console.error(cause.message);
  process.exitCode = 1;
}
