/**
 * npm run rename -- Weaver: gives the product another name everywhere it stands outside the pages (those say `{product}`): in
 * src/config/product.ts and service.yaml first of all, in the API's documents, deployment files and tests. The pictures for shared links
 * are drawn anew. Look at `git diff` afterwards: hosts are made of the name, and an owner's real ones may differ.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {product} from '../src/config/product.ts';
import {nameOf, renamed} from '../src/config/rename/rename.ts';

const root = path.resolve(import.meta.dirname, '..');
const [name = '', slug] = process.argv.slice(2);
let to: ReturnType<typeof nameOf>;
try {
  to = slug ? {name, slug} : nameOf(name);
} catch (cause) {
  console.error((cause as Error).message);
  process.exit(1);
}
const from = {name: product.name, slug: product.slug};
const files = execFileSync('git', ['ls-files', '-z'], {cwd: root, encoding: 'utf8'})
  .split('\0')
  .filter(
    (file) =>
      /\.(ts|tsx|mjs|cjs|json|ya?ml|md|mdx|conf|sh|txt|html)$|(^|\/)(LICENSE|Containerfile|_headers|_redirects)$/.test(file) && file !== 'package-lock.json',
  );
let changed = 0;
for (const file of files) {
  const before = readFileSync(path.join(root, file), 'utf8');
  const after = renamed(before, from, to);
  if (after === before) continue;
  writeFileSync(path.join(root, file), after);
  console.log(`  changed  ${file}`);
  changed += 1;
}
console.log(`${changed} file(s) now say ${to.name}. Drawing the pictures for shared links …`);
execFileSync('npm', ['run', '--silent', 'social-images'], {cwd: root, stdio: 'inherit'});
const remains = [
  'Check the hosts in src/config/product.ts and the addresses in src/data/service.yaml.',
  'Put your sign into static/img/logo.svg, favicon.svg and static/favicon.ico, then: npm run social-images.',
  'Take the pictures of .github/screenshots anew, or leave them out of README.md: they show the old name.',
  ...(to.slug === from.slug
    ? []
    : [
        `Where readers know the site under its old name, add the line "/docs/tools/${from.slug}-ai: /docs/tools/${to.slug}-ai" to src/data/redirects.yaml; where not, set firstRelease in src/config/product.ts.`,
      ]),
  'npm test',
];
console.log(`\nWhat remains:\n${remains.map((line, index) => `  ${index + 1}. ${line}`).join('\n')}`);
