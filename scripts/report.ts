/**
 * npm run report: what those who keep the site should look at. It lists and fails nothing; checks that must hold are
 * in npm test.
 */
import path from 'node:path';
import {historyOf, historyWarning} from '../src/config/history.ts';
import {reportOf} from '../src/delivery/report/lists.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Lines shown of each list; the count is always whole. */
const shown = process.argv.includes('--all') ? Number.POSITIVE_INFINITY : 20;

const warning = historyWarning(historyOf(root));
if (warning) console.warn(warning);
for (const {title, items} of reportOf(root, new Date())) {
  console.log(`\n${title}: ${items.length}`);
  for (const {where, what} of items.slice(0, shown)) console.log(`  ${where}: ${what}`);
  if (items.length > shown) console.log(`  … and ${items.length - shown} more; npm run report -- --all lists them`);
}
