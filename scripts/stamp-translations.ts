/**
 * Writes into Russian pages the revision of the English page they stand for: npm run translations:stamp -- <Russian files>. Files are
 * named one by one, since a stamp says that a person has brought this very page up to date.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {revisionOf, sourceOf, stamp} from '../src/content/revision.ts';

const root = path.resolve(import.meta.dirname, '..');
const files = process.argv.slice(2).map((file) => path.relative(root, path.resolve(file)).split(path.sep).join('/'));
if (files.length === 0) {
  console.error('Name the Russian pages that are up to date: npm run translations:stamp -- i18n/ru/…/page.mdx. npm run check:content lists the stale ones.');
  process.exit(1);
}
let changed = 0;
for (const file of files) {
  const source = sourceOf(file);
  if (source === file || !existsSync(path.join(root, file)) || !existsSync(path.join(root, source))) {
    console.error(
      `${file}: ${source === file ? 'is no translation (i18n/ru/…)' : `it or its English page ${source} does not exist`}; nothing was stamped there.`,
    );
    process.exitCode = 1;
    continue;
  }
  const before = readFileSync(path.join(root, file), 'utf8');
  const after = stamp(before, revisionOf(readFileSync(path.join(root, source), 'utf8')));
  if (after === before) continue;
  writeFileSync(path.join(root, file), after);
  changed += 1;
}
console.log(`${changed} page(s) stamped.`);
