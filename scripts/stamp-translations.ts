/** Writes into every Russian page the revision of the English page it stands for. Run it when a translation is up to date. */
import {existsSync, globSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {revisionOf, sourceOf, stamp} from '../src/content/revision.ts';

const root = path.resolve(import.meta.dirname, '..');
let changed = 0;
for (const file of globSync('i18n/*/docusaurus-plugin-content-docs*/**/*.mdx', {cwd: root, exclude: ['**/reference/**']})) {
  const source = path.join(root, sourceOf(file));
  if (!existsSync(source)) continue;
  const before = readFileSync(path.join(root, file), 'utf8');
  const after = stamp(before, revisionOf(readFileSync(source, 'utf8')));
  if (after === before) continue;
  writeFileSync(path.join(root, file), after);
  changed += 1;
}
console.log(`${changed} page(s) stamped.`);
