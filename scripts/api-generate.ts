/**
 * Makes the API reference from `openapi/`: pages in both languages, sidebars, downloads. Runs before every build and start;
 * what it writes is not kept in git.
 */
import path from 'node:path';
import {generateReference} from '../src/api/generate.ts';

const started = performance.now();
const files = await generateReference(path.resolve(import.meta.dirname, '..'));
console.log(`API reference: ${files.length} files made in ${Math.round(performance.now() - started)} ms`);
