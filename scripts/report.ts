/**
 * npm run report: what those who keep the site should look at. It lists and fails nothing; checks that must hold are
 * in npm test.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, globSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {checkRevision} from '../src/content/checks/revision.ts';
import {contentRoots, readPage} from '../src/content/page.ts';
import {sourceOf} from '../src/content/revision.ts';
import {loadErrors, loadNetworks} from '../src/data/load.ts';
import {lastChanges, malformedSources, oldFacts, type ReportItem, unmappedCodes, untouchedPages} from '../src/report/freshness.ts';

const root = path.resolve(import.meta.dirname, '..');
const today = new Date();
/** Lines shown of each list; the count is always whole. */
const shown = process.argv.includes('--all') ? Number.POSITIVE_INFINITY : 20;

const pages = contentRoots
  .flatMap((folder) => globSync('**/*.mdx', {cwd: path.join(root, folder), exclude: ['**/reference/**']}).map((file) => `${folder}/${file}`))
  .sort();

function staleTranslations(): ReportItem[] {
  return pages
    .filter((file) => sourceOf(file) !== file)
    .flatMap((file) => {
      const source = path.join(root, sourceOf(file));
      if (!existsSync(source)) return [{where: file, what: 'its English page is gone'}];
      return checkRevision(readFileSync(source, 'utf8'), readPage(root, file)).map(({message}) => ({where: file, what: message}));
    });
}

const dataFiles = globSync('src/data/{networks,errors}/*.yaml', {cwd: root})
  .filter((file) => !file.endsWith('ranges.yaml'))
  .sort()
  .map((file) => ({file, data: parse(readFileSync(path.join(root, file), 'utf8')) as unknown}));
const changes = lastChanges(
  execFileSync('git', ['log', '--format=%x00%cI', '--name-only', '--', ...contentRoots], {cwd: root, encoding: 'utf8', maxBuffer: 512 * 1024 * 1024}),
);

const lists: readonly (readonly [string, readonly ReportItem[]])[] = [
  ['Stale translations', staleTranslations()],
  ['Facts checked more than a year ago', dataFiles.flatMap(({file, data}) => oldFacts(file, data, today))],
  ['Pages not touched for a year', untouchedPages(pages, changes, today)],
  ['Codes of a network without a code of the network', unmappedCodes(loadErrors().values(), loadNetworks())],
  ['Source addresses that cannot be right', dataFiles.flatMap(({file, data}) => malformedSources(file, data))],
];
for (const [title, items] of lists) {
  console.log(`\n${title}: ${items.length}`);
  for (const {where, what} of items.slice(0, shown)) console.log(`  ${where}: ${what}`);
  if (items.length > shown) console.log(`  … and ${items.length - shown} more; npm run report -- --all lists them`);
}
